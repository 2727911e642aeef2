import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useUiMessages } from '../messages/index.ts'
import { ToastCard, type ToastEntry, type ToastOptions } from './toast-card.tsx'

export type ShowToast = (toast: ToastOptions) => void

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast: there is no ToastProvider above this component')
})

/**
 * Returns `show({ message, undo })`. A toast stays at least ten seconds, longer while hovered or
 * focused.
 */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const messages = useUiMessages()
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([])
  const show = useCallback<ShowToast>((toast) => {
    // At most three at once: the oldest is removed.
    setToasts((list) => [...list, { ...toast, id: (list.at(-1)?.id ?? 0) + 1 }].slice(-3))
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts((list) => list.filter((toast) => toast.id !== id))
  }, [])
  const cards = useMemo(
    () => toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onLeave={dismiss} />),
    [toasts, dismiss],
  )
  return (
    <ToastContext value={show}>
      {children}
      <section className="v-toasts" aria-label={messages.notices} aria-live="polite">
        {cards}
      </section>
    </ToastContext>
  )
}
