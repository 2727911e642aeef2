import { Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { formatMinor } from '../orders/texts.ts'
import { authorizedOf, refundableOf } from './next-step.ts'
import { staleReads, type WindowProps } from './setup.ts'

/** Cancels an order, after showing the effects on its payments. */
export function CancelDialog({ order, locale, onClose }: WindowProps) {
  const { cancelling } = useMessages().order
  const saving = useDialogSave('orders.cancelOrder', {
    invalidates: staleReads,
    onClose,
    stored: undefined,
  })
  const { form, set, submit } = useDialogForm({
    initialForm: { restock: true, reason: '' },
    validate: () => ({}),
    onSubmit: ({ restock, reason }) =>
      saving.save(
        { id: order.id, restock, ...(reason.trim() !== '' && { reason: reason.trim() }) },
        cancelling.done({ number: order.number }),
      ),
  })
  const refundable = refundableOf(order)
  const authorized = authorizedOf(order)
  const amount = formatMinor(authorized?.amount ?? refundable, order, locale)
  const aboutMoney = refundable > 0 ? cancelling.paid({ amount }) : cancelling.unpaid
  return (
    <FormDialog
      title={cancelling.title({ number: order.number })}
      submitLabel={cancelling.submit}
      closeLabel={cancelling.keep}
      busy={saving.isBusy}
      isIncomplete={authorized !== undefined}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{cancelling.text}</p>
      <p className="notice">{authorized ? cancelling.authorized({ amount }) : aboutMoney}</p>
      <Switch
        label={cancelling.restock}
        hint={cancelling.restockHint}
        checked={form.restock}
        onChecked={(restock) => set({ restock })}
      />
      <TextField
        label={cancelling.why}
        hint={cancelling.whyHint}
        autoComplete="off"
        maxLength={200}
        value={form.reason}
        onText={(reason) => set({ reason })}
      />
    </FormDialog>
  )
}
