import { useEffect, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { Icon, X } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import type { ToastEntry } from './toast.tsx'

const stays = 10_000

export type ToastCardProps = { toast: ToastEntry; onLeave: (id: number) => void }

export function ToastCard({ toast, onLeave }: ToastCardProps) {
  const { t } = useMessages()
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
          {toast.undo.label ?? t('ui.undo')}
        </button>
      )}
      <IconButton label={t('ui.dismiss')} onClick={leave}>
        <Icon as={X} size={16} />
      </IconButton>
    </div>
  )
}
