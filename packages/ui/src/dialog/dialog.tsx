import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/index.ts'
import { Icon, X } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'

export type DialogProps = {
  open: boolean
  /** Called on every close: Escape, the close button, the backdrop. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
  className?: string
}

/** A modal dialog. The browser traps the focus and restores it. */
export function Dialog({ open, onClose, title, children, actions, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const messages = useUiMessages()
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape.
    <dialog
      ref={dialog}
      className={`v-dialog ${className}`.trim()}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
      onClick={(event) => isOnBackdrop(event) && onClose()}
    >
      <header className="v-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={messages.close} onClick={onClose}>
          <Icon as={X} />
        </IconButton>
      </header>
      <div className="v-dialog-body">{children}</div>
      {actions && <footer className="v-dialog-foot">{actions}</footer>}
    </dialog>
  )
}

export type SheetProps = DialogProps & { side?: 'start' | 'end' | 'bottom' }

/**
 * A dialog at the edge of the screen: filters and the menu on a phone, details in the dashboard.
 */
export function Sheet({ side = 'end', className = '', ...dialog }: SheetProps) {
  return <Dialog {...dialog} className={`v-sheet v-sheet-${side} ${className}`.trim()} />
}

/** The backdrop belongs to the dialog element, so clicks are distinguished by position. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  const isInside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  return !isInside
}
