import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { staleReads, type WindowProps } from './setup.ts'

/** Changes the address for mails about an order. */
export function ContactDialog({ order, onClose }: WindowProps) {
  const { order: texts, action } = useMessages()
  const { buyer } = texts
  const { id, number, revision, email } = order
  const saving = useDialogSave('orders.updateOrder', {
    invalidates: staleReads,
    onClose,
    stored: { email },
  })
  const isRefused = Object.keys(fieldErrorsOf(saving.failure, '', ['email'])).length > 0
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { email: email ?? '' },
    validate: (typed) =>
      /^\S+@\S+\.\S+$/.test(typed.email.trim()) ? {} : { email: buyer.badEmail },
    serverErrors: () => (isRefused ? { email: buyer.badEmail } : {}),
    onSubmit: (typed) =>
      saving.save({ id, revision, email: typed.email.trim() }, buyer.saved({ number })),
  })
  return (
    <FormDialog
      title={buyer.contactTitle({ number })}
      submitLabel={action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={!isRefused && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={buyer.email}
        hint={buyer.emailHint}
        type="email"
        data-first=""
        autoComplete="off"
        value={form.email}
        {...(errors.email && { error: errors.email })}
        onText={(typed) => set({ email: typed })}
      />
    </FormDialog>
  )
}
