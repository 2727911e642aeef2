import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { Icon, X } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'

const stays = 10_000

export type ToastOptions = {
  message: ReactNode
  /** Callback that undoes the action, and its label if not "Undo". */
  undo?: { run: () => void; label?: string }
  tone?: 'plain' | 'bad'
}
export type ToastEntry = ToastOptions & { id: number }

export type ToastCardProps = { toast: ToastEntry; onLeave: (id: number) => void }

export function ToastCard({ toast, onLeave }: ToastCardProps) {
  const messages = useUiMessages()
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onLeave(toast.id), stays)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, onLeave])
  const leave = () => onLeave(toast.id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer.
    <div
      className="v-toast"
      data-tone={toast.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className="v-toast-words">{toast.message}</span>
      {toast.undo && (
        <button
          type="button"
          className="v-toast-undo"
          onClick={() => {
            toast.undo?.run()
            leave()
          }}
        >
          {toast.undo.label ?? messages.undo}
        </button>
      )}
      <IconButton label={messages.dismiss} onClick={leave}>
        <Icon as={X} size={16} />
      </IconButton>
    </div>
  )
}
