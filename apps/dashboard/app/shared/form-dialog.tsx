import { type FormEvent, type ReactNode, useState } from 'react'
import type { OperationName } from '../api/client.ts'
import { useConfirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { useMessages } from './messages.tsx'
import { usePermissionCheck } from './permissions.tsx'
import type { Errors } from './use-form.ts'
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts'

interface DialogForm<F> {
  readonly form: F
  readonly set: (change: Partial<F>) => void
  readonly errors: Errors
  /** Whether anything that was typed would be lost. */
  readonly dirty: boolean
  readonly submit: (event: FormEvent) => void
}

interface DialogFormOptions<F> {
  readonly initialForm: F | (() => F)
  /** Errors by field; shown from the first attempt on. */
  readonly validate: (form: F) => Errors
  /** The server's errors by field. */
  readonly serverErrors?: (form: F) => Errors
  readonly onSubmit: (form: F) => void
}

/** The input of a dialog and its errors. */
export function useDialogForm<F extends object>(options: DialogFormOptions<F>): DialogForm<F> {
  const { initialForm, validate, serverErrors, onSubmit } = options
  const [form, setForm] = useState(initialForm)
  const [first] = useState(form)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const errors = { ...serverErrors?.(form), ...(isSubmitted ? validate(form) : {}) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog may be within a form, which must not be submitted with it.
    event.stopPropagation()
    setIsSubmitted(true)
    if (Object.keys(validate(form)).length === 0) return onSubmit(form)
    focusFirstError(event.currentTarget)
  }
  return {
    form,
    set: (change) => setForm((before) => ({ ...before, ...change })),
    errors,
    dirty: JSON.stringify(form) !== JSON.stringify(first),
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
  /** In place of “Cancel”. */
  readonly closeLabel?: string
  readonly busy: boolean
  /** Nothing can be sent yet. */
  readonly isIncomplete?: boolean
  /** Whether there is unsaved input: then closing asks for confirmation. */
  readonly dirty?: boolean
  /** A refusal that is about no field. */
  readonly failure?: unknown
  /** The operation that saves; without permission the form is read-only. */
  readonly saveOperation?: OperationName
  readonly onClose: () => void
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A window with a form, and the two ways out of it. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, dirty = false, failure, onSubmit, children } = props
  const isDisabled = busy || props.isIncomplete === true
  const { action, form } = useMessages()
  const onClose = useGuardedClose(props)
  const isAllowed = usePermissionCheck()
  const isReadOnly = props.saveOperation !== undefined && !isAllowed(props.saveOperation)
  return (
    <Dialog title={title} onClose={onClose} className="dialog-wide">
      {dirty && !busy && <LeaveGuard title={title} />}
      <form className="dialog-form" onSubmit={onSubmit} noValidate>
        {failure ? <Failure error={failure} /> : null}
        {isReadOnly ? (
          <>
            <p className="notice">{form.readOnly}</p>
            <fieldset className="bare dialog-form" disabled>
              {children}
            </fieldset>
          </>
        ) : (
          children
        )}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {isReadOnly ? action.close : (props.closeLabel ?? action.cancel)}
          </button>
          {!isReadOnly && (
            <button type="submit" className="button button-primary" disabled={isDisabled}>
              {submitLabel}
            </button>
          )}
        </footer>
      </form>
    </Dialog>
  )
}

/** Asks for confirmation before unsaved input is lost. */
function useGuardedClose({ title, dirty, onClose }: FormDialogProps) {
  const { leave, action } = useMessages()
  const confirm = useConfirm()
  return async () => {
    const question = {
      title: leave.closeTitle,
      text: leave.text({ name: title }),
      yes: action.discard,
      no: action.stay,
    }
    if (!dirty || (await confirm(question))) onClose()
  }
}

/** The same for other screens and for closing the page. */
function LeaveGuard({ title }: { readonly title: string }) {
  useUnsavedChangesGuard(title, alwaysUnsaved)
  return null
}

const alwaysUnsaved = () => true
