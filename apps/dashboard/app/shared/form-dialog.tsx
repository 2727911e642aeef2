import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { useMessages } from './messages.tsx'
import type { Errors } from './use-form.ts'

interface DialogForm<F> {
  readonly form: F
  readonly set: (change: Partial<F>) => void
  readonly errors: Errors
  readonly submit: (event: FormEvent) => void
}

interface DialogFormOptions<F> {
  readonly initialForm: F | (() => F)
  /** What is wrong, by field; told from the first attempt on. */
  readonly validate: (form: F) => Errors
  /** What the server refused, by field. */
  readonly serverErrors?: (form: F) => Errors
  readonly onSubmit: (form: F) => void
}

/** What is typed in a window and what is wrong with it. */
export function useDialogForm<F extends object>(options: DialogFormOptions<F>): DialogForm<F> {
  const { initialForm, validate, serverErrors, onSubmit } = options
  const [form, setForm] = useState(initialForm)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const errors = { ...serverErrors?.(form), ...(isSubmitted ? validate(form) : {}) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A window may stand in a form of its own, which is not sent with it.
    event.stopPropagation()
    setIsSubmitted(true)
    if (Object.keys(validate(form)).length === 0) return onSubmit(form)
    focusFirstError(event.currentTarget)
  }
  return {
    form,
    set: (change) => setForm((before) => ({ ...before, ...change })),
    errors,
    submit,
  }
}

/** A long window may have scrolled past the field that is wrong. */
const focusFirstError = (form: Element) =>
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly busy: boolean
  /** A refusal that is about no field. */
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A window with a form, and the two ways out of it. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, failure, onClose, onSubmit, children } = props
  const { action } = useMessages()
  return (
    <Dialog title={title} onClose={onClose} className="dialog-wide">
      <form className="dialog-form" onSubmit={onSubmit} noValidate>
        {failure ? <Failure error={failure} /> : null}
        {children}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {submitLabel}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
