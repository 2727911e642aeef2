import { useState } from 'react'
import { DateField } from '../../../shared/date-field.tsx'
import { AmountField, Switch, TextArea, TextField } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { formatMinor } from '../../orders/texts.ts'
import { minorOf } from '../refund-form.ts'
import type { WindowProps } from '../setup.ts'
import { type AskForm, askableOf, askOf, checkAsk, emptyAsk } from './ask-form.ts'
import { staleRequests } from './use-requests.ts'

/** Creates a payment link for the buyer. */
export function AskDialog({ order, locale, onClose }: WindowProps) {
  const messages = useMessages()
  const { paymentRequests: texts } = messages
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const saving = useDialogSave('paymentRequests.createPaymentRequest', {
    invalidates: staleRequests,
    onClose,
    stored: undefined,
    idempotencyKey,
  })
  const amountOf = (minor: number) => formatMinor(minor, order, locale)
  const { form, set, errors, dirty, submit } = useDialogForm<AskForm>({
    initialForm: emptyAsk(order),
    validate: (typed) => checkAsk(typed, order, messages, { locale, now: new Date() }),
    onSubmit: (typed) => {
      const amount = amountOf(minorOf(typed.amount, order) ?? 0)
      saving.save(
        askOf(typed, order),
        typed.mail ? texts.mailed({ amount }) : texts.made({ amount }),
      )
    },
  })
  const typed = minorOf(form.amount, order)
  return (
    <FormDialog
      title={texts.title({ number: order.number })}
      submitLabel={typed ? texts.submit({ amount: amountOf(typed) }) : texts.submitEmpty}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      <AmountField
        label={texts.amount({ currency: order.currency })}
        hint={texts.amountHint({ amount: amountOf(askableOf(order)) })}
        data-first=""
        value={form.amount}
        {...(errors.amount && { error: errors.amount })}
        onText={(amount) => set({ amount })}
      />
      <TextField
        label={texts.what}
        hint={texts.whatHint}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        value={form.title}
        onText={(title) => set({ title })}
      />
      <TextArea
        label={texts.words}
        rows={2}
        maxLength={300}
        dir="auto"
        value={form.description}
        onText={(description) => set({ description })}
      />
      <DateField
        label={texts.until}
        hint={texts.untilHint}
        error={errors.until}
        value={form.until}
        onText={(until) => set({ until })}
      />
      {order.email === null ? (
        <p className="notice">{texts.noMail}</p>
      ) : (
        <Switch
          label={texts.mail({ email: order.email })}
          checked={form.mail}
          onChecked={(mail) => set({ mail })}
        />
      )}
    </FormDialog>
  )
}
