import { TextField } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { staleReads, type WindowProps } from '../setup.ts'

/** Keeps an order from being sent, with a reason for colleagues. */
export function HoldDialog({ order, onClose }: WindowProps) {
  const { shipments } = useMessages()
  const { id, number } = order
  const saving = useDialogSave('orders.updateOrder', {
    invalidates: staleReads,
    onClose,
    stored: undefined,
  })
  const { form, set, dirty, submit } = useDialogForm({
    initialForm: { reason: '' },
    validate: () => ({}),
    onSubmit: ({ reason }) =>
      saving.save({ id, hold: { reason: reason.trim() } }, shipments.held({ number })),
  })
  return (
    <FormDialog
      title={shipments.holdTitle({ number })}
      submitLabel={shipments.hold}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{shipments.holdText}</p>
      <TextField
        label={shipments.holdWhy}
        hint={shipments.holdWhyHint}
        data-first=""
        autoComplete="off"
        maxLength={200}
        value={form.reason}
        onText={(reason) => set({ reason })}
      />
    </FormDialog>
  )
}
