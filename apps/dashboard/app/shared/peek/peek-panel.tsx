import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../empty-state.tsx'
import { Failure } from '../failure.tsx'
import { useMessages } from '../messages.tsx'
import { Link } from '../navigation.tsx'

interface PeekPanelProps {
  readonly title: string
  /** The page with everything; absent: `onOpen` shows it in a dialog. */
  readonly href?: string
  readonly onOpen?: () => void
  readonly onClose: () => void
  readonly error: unknown
  readonly onRetry: () => void
  /** Undefined until it is loaded. */
  readonly children: ReactNode
}

/** A summary of the focused row, next to the list; screen readers announce it. */
export function PeekPanel({
  title,
  href,
  onOpen,
  onClose,
  error,
  onRetry,
  children,
}: PeekPanelProps) {
  const { peek, action, shell } = useMessages()
  return (
    <aside className="peek" aria-label={peek.label}>
      <header>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={action.close}>
          <X aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for who has no mouse */}
      <div className="peek-body" aria-live="polite" tabIndex={0}>
        {error ? (
          <Failure error={error} onRetry={onRetry} />
        ) : (
          (children ?? <Skeleton rows={4} label={shell.loading} />)
        )}
      </div>
      <footer>
        {href ? (
          <Link className="button" href={href}>
            {peek.open}
          </Link>
        ) : (
          <button type="button" className="button" onClick={onOpen}>
            {peek.openDialog}
          </button>
        )}
        <p className="mute">{peek.keys}</p>
      </footer>
    </aside>
  )
}
