import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useMessages } from './messages.tsx'

interface Toast {
  readonly text: string
  readonly isError?: boolean
  /** Reverts the action. */
  readonly undo?: () => void
}
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Shows a message in a corner and to screen readers, long enough to act on it. */
export const useToast = () => use(ToastContext)

const VISIBLE_MS = 12_000

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { key: number })[]>([])
  const next = useRef(0)
  const { action } = useMessages()
  const dismiss = useCallback(
    (key: number) => setToasts((all) => all.filter((toast) => toast.key !== key)),
    [],
  )
  const showToast = useCallback<ShowToast>(
    (toast) => {
      next.current += 1
      const key = next.current
      setToasts((all) => [...all.slice(-2), { ...toast, key }])
      setTimeout(() => dismiss(key), VISIBLE_MS)
    },
    [dismiss],
  )
  return (
    <ToastContext value={showToast}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {toasts.map(({ key, text, isError, undo }) => (
          <div key={key} className={`toast${isError ? ' toast-bad' : ''}`}>
            <span>{text}</span>
            {undo && (
              <button
                type="button"
                onClick={() => {
                  undo()
                  dismiss(key)
                }}
              >
                {action.undo}
              </button>
            )}
            <button type="button" onClick={() => dismiss(key)} aria-label={action.dismiss}>
              <X aria-hidden="true" />
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
