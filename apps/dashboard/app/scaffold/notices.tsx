import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useMessages } from './messages.tsx'

interface Notice {
  readonly text: string
  readonly bad?: boolean
  /** Takes back what was done. */
  readonly undo?: () => void
}
type Tell = (notice: Notice) => void

const NoticesContext = createContext<Tell>(() => {})

/** Says what happened, in a corner and to screen readers, for long enough to act on it. */
export const useTell = () => use(NoticesContext)

const SHOWN_MS = 12_000

export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { key: number })[]>([])
  const next = useRef(0)
  const { action } = useMessages()
  const drop = useCallback(
    (key: number) => setNotices((all) => all.filter((notice) => notice.key !== key)),
    [],
  )
  const tell = useCallback<Tell>(
    (notice) => {
      next.current += 1
      const key = next.current
      setNotices((all) => [...all.slice(-2), { ...notice, key }])
      setTimeout(() => drop(key), SHOWN_MS)
    },
    [drop],
  )
  return (
    <NoticesContext value={tell}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {notices.map(({ key, text, bad, undo }) => (
          <div key={key} className={`toast${bad ? ' toast-bad' : ''}`}>
            <span>{text}</span>
            {undo && (
              <button
                type="button"
                onClick={() => {
                  undo()
                  drop(key)
                }}
              >
                {action.undo}
              </button>
            )}
            <button type="button" onClick={() => drop(key)} aria-label={action.dismiss}>
              <X aria-hidden="true" />
            </button>
          </div>
        ))}
      </div>
    </NoticesContext>
  )
}
