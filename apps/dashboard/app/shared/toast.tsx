import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from './messages.tsx'

interface Toast {
  readonly text: string
  readonly isError?: boolean
  /** Reverts the action. */
  readonly undo?: () => void
}
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Shows a message in a corner and to screen readers for twelve seconds, longer while it is hovered or has the focus. */
export const useToast = () => use(ToastContext)

const VISIBLE_MS = 12_000

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { key: number })[]>([])
  const next = useRef(0)
  const dismiss = useCallback(
    (key: number) => setToasts((all) => all.filter((toast) => toast.key !== key)),
    [],
  )
  const showToast = useCallback<ShowToast>((toast) => {
    next.current += 1
    const key = next.current
    setToasts((all) => [...all.slice(-2), { ...toast, key }])
  }, [])
  return (
    <ToastContext value={showToast}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {toasts.map(({ key, ...toast }) => (
          <ToastCard key={key} {...toast} id={key} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  )
}

interface ToastCardProps extends Toast {
  readonly id: number
  readonly onDismiss: (id: number) => void
}

function ToastCard({ text, isError, undo, id, onDismiss }: ToastCardProps) {
  const { action } = useMessages()
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(id), VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [isHeld, id, onDismiss])
  const dismiss = () => onDismiss(id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer.
    <div
      className={`toast${isError ? ' toast-bad' : ''}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo()
            dismiss()
          }}
        >
          {action.undo}
        </button>
      )}
      <button type="button" onClick={dismiss} aria-label={action.dismiss}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
