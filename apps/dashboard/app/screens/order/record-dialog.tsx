import { fromMinorUnits } from '@vitrine/money'
import { useState } from 'react'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { formatMinor } from '../orders/texts.ts'
import { isEnded } from './next-step.ts'
import { minorOf } from './refund-form.ts'
import { staleReads, type WindowProps } from './setup.ts'

/** Records a payment made outside of the shop. */
export function RecordDialog({ order, locale, onClose }: WindowProps) {
  const { order: texts } = useMessages()
  const { payments, wrong } = texts
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const saving = useDialogSave('orders.recordPayment', {
    invalidates: staleReads,
    onClose,
    stored: undefined,
    idempotencyKey,
  })
  const due = Math.max(0, order.balance.due)
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: {
      amount: due > 0 ? fromMinorUnits(BigInt(due), order.currency) : '',
      name: '',
      reference: '',
    },
    validate: ({ amount }) =>
      minorOf(amount, order) === undefined ? { amount: wrong.amount } : {},
    onSubmit: ({ amount, name, reference }) => {
      const minor = minorOf(amount, order) ?? 0
      saving.save(
        {
          id: order.id,
          amount: minor,
          ...(name.trim() !== '' && { name: name.trim() }),
          ...(reference.trim() !== '' && { reference: reference.trim() }),
        },
        payments.recorded({ amount: formatMinor(minor, order, locale) }),
      )
    },
  })
  const typed = minorOf(form.amount, order)
  return (
    <FormDialog
      title={payments.recordTitle({ number: order.number })}
      submitLabel={
        typed ? payments.recordSubmit({ amount: formatMinor(typed, order, locale) }) : texts.record
      }
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{payments.recordText}</p>
      {isEnded(order) && <p className="notice">{payments.placesExpired}</p>}
      <AmountField
        label={payments.amount({ currency: order.currency })}
        hint={payments.amountHint({ amount: formatMinor(due, order, locale) })}
        data-first=""
        value={form.amount}
        {...(errors.amount && { error: errors.amount })}
        onText={(amount) => set({ amount })}
      />
      <TextField
        label={payments.name}
        hint={payments.nameHint}
        autoComplete="off"
        maxLength={100}
        value={form.name}
        onText={(name) => set({ name })}
      />
      <TextField
        label={payments.reference2}
        autoComplete="off"
        maxLength={200}
        value={form.reference}
        onText={(reference) => set({ reference })}
      />
    </FormDialog>
  )
}
