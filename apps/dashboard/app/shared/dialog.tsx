import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from './messages.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A modal dialog that traps the focus and restores it; Escape closes it. */
export function Dialog({ title, onClose, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { action } = useMessages()
  useEffect(() => {
    const opener = document.activeElement
    element.current?.showModal()
    const first = element.current?.querySelector<HTMLElement>('[data-first]')
    // In a field with several parts, the first part.
    ;(first?.querySelector<HTMLElement>('[tabindex="0"]') ?? first)?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className={`dialog ${className ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== element.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Browsers close it at the second Escape; the owner decides nevertheless.
        element.current?.showModal()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" onClick={onClose} aria-label={action.close}>
            <X aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
