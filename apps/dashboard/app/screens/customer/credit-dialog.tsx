import { useState } from 'react'
import { DateField } from '../../shared/date-field.tsx'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Money } from '../../shared/use-money.ts'
import { minorOf } from '../gift-cards/form.ts'
import { formatMinor } from '../orders/texts.ts'
import { type CreditForm, checkCredit, creditOf, emptyCredit } from './credit-form.ts'
import { staleCredit } from './setup.ts'

interface CreditDialogProps {
  readonly memberId: string
  readonly name: string
  readonly money: Money
  readonly onClose: () => void
}

/** Grants a member store credit; the button shows the amount. */
export function CreditDialog({ memberId, name, money, onClose }: CreditDialogProps) {
  const messages = useMessages()
  const { credit: texts } = messages.customer
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const saving = useDialogSave('storeCredit.giveStoreCredit', {
    invalidates: staleCredit,
    onClose,
    stored: undefined,
    idempotencyKey,
  })
  const amountOf = (form: CreditForm) =>
    formatMinor(minorOf(form.amount, money) ?? 0, money, money.locale)
  const { form, set, errors, dirty, submit } = useDialogForm<CreditForm>({
    initialForm: emptyCredit,
    validate: (typed) => checkCredit(typed, messages, money, new Date()),
    onSubmit: (typed) =>
      saving.save(
        { storeCredit: creditOf(typed, memberId, money) },
        texts.given({ name, amount: amountOf(typed) }),
      ),
  })
  const isAmount = minorOf(form.amount, money) !== undefined
  return (
    <FormDialog
      title={texts.giveTo({ name })}
      submitLabel={isAmount ? texts.submit({ amount: amountOf(form) }) : texts.give}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      saveOperation="storeCredit.giveStoreCredit"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.amount({ currency: money.currency })}
        data-first=""
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        error={errors.amount}
        onText={(amount) => set({ amount })}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        maxLength={200}
        value={form.reason}
        error={errors.reason}
        onText={(reason) => set({ reason })}
      />
      <DateField
        label={texts.until}
        hint={texts.untilHint}
        value={form.until}
        error={errors.until}
        onText={(until) => set({ until })}
      />
      <p className="notice">{texts.effect}</p>
    </FormDialog>
  )
}
