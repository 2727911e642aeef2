import { Icon } from '@vitrine/ui/icon'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

interface NoticeLineProps {
  /** Absent or empty while there is nothing to say: the line stays, so that screen readers announce what follows. */
  readonly words: string | undefined
  readonly isBad: boolean
  /** The way back from what was done. */
  readonly children?: ReactNode
}

/** What the last form did, announced to screen readers. */
export function NoticeLine({ words, isBad, children }: NoticeLineProps) {
  return (
    <div
      className="cart-notice"
      data-bad={isBad ? '' : undefined}
      data-empty={words ? undefined : ''}
    >
      <p role="status">
        {words && <Icon as={isBad ? CircleAlert : Check} size={16} />}
        <span>{words}</span>
      </p>
      {children}
    </div>
  )
}
