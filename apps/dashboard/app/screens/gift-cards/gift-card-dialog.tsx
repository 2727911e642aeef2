import { type GiftCard, giftCardOrigins } from '@vitrine/contract/gift-cards'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { DateField, MomentField } from '../../shared/date-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { TextArea, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { checkGiftCard, emptyGiftCard, formOf, type GiftCardForm } from './form.ts'

interface GiftCardDialogProps {
  /** The gift card to change; absent: issues a new one. */
  readonly stored?: GiftCard | undefined
  readonly money: Money
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: GiftCardForm) => void
}

const fieldNames = Object.keys(emptyGiftCard)

export function GiftCardDialog(props: GiftCardDialogProps) {
  const { stored, money, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { giftCards, action } = messages
  const refused = fieldErrorsOf(failure, stored ? '' : 'giftCard.', fieldNames)
  const { form, set, errors, dirty, submit } = useDialogForm<GiftCardForm>({
    initialForm: stored ? formOf(stored) : emptyGiftCard,
    validate: (typed) => checkGiftCard(typed, messages, money, { now: new Date(), isNew: !stored }),
    serverErrors: () => refused,
    onSubmit,
  })
  const part = { form, set, errors }
  return (
    <FormDialog
      title={stored ? giftCards.changeTitle({ code: stored.lastFour }) : giftCards.new}
      submitLabel={stored ? action.save : giftCards.create}
      busy={busy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && failure}
      saveOperation={stored ? 'giftCards.updateGiftCard' : 'giftCards.issueGiftCard'}
      onClose={onClose}
      onSubmit={submit}
    >
      {!stored && <Amount {...part} currency={money.currency} />}
      <Recipient {...part} isNew={!stored} />
      <Use {...part} />
    </FormDialog>
  )
}

interface PartProps {
  readonly form: GiftCardForm
  readonly set: (change: Partial<GiftCardForm>) => void
  readonly errors: Errors
}

function Amount({ form, set, errors, currency }: PartProps & { readonly currency: string }) {
  const { fields, origins } = useMessages().giftCards
  return (
    <>
      <TextField
        label={fields.amount({ currency })}
        data-first=""
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        error={errors.amount}
        onText={(amount) => set({ amount })}
      />
      <ChoiceField
        label={fields.origin}
        options={giftCardOrigins.map((value) => ({ value, ...origins[value] }))}
        value={form.origin}
        onValue={(origin) => set({ origin })}
      />
    </>
  )
}

/** The recipient, and the message in the mail. */
function Recipient({ form, set, errors, isNew }: PartProps & { readonly isNew: boolean }) {
  const { fields } = useMessages().giftCards
  return (
    <>
      <div className="fields-2">
        <TextField
          label={fields.recipientName}
          autoComplete="off"
          maxLength={100}
          value={form.recipientName}
          error={errors.recipientName}
          onText={(recipientName) => set({ recipientName })}
        />
        <TextField
          label={fields.recipientEmail}
          hint={fields.recipientEmailHint}
          type="email"
          autoComplete="off"
          value={form.recipientEmail}
          error={errors.recipientEmail}
          onText={(recipientEmail) => set({ recipientEmail })}
        />
      </div>
      <TextField
        label={fields.senderName}
        autoComplete="off"
        maxLength={100}
        value={form.senderName}
        error={errors.senderName}
        onText={(senderName) => set({ senderName })}
      />
      <TextArea
        label={fields.message}
        maxLength={500}
        value={form.message}
        error={errors.message}
        onText={(message) => set({ message })}
      />
      {isNew && (
        <MomentField
          label={fields.sendDate}
          hint={fields.sendDateHint}
          value={form.sendDate}
          error={errors.sendDate}
          onText={(sendDate) => set({ sendDate })}
        />
      )}
    </>
  )
}

function Use({ form, set, errors }: PartProps) {
  const { fields } = useMessages().giftCards
  return (
    <>
      <DateField
        label={fields.until}
        hint={fields.untilHint}
        value={form.until}
        error={errors.until ?? errors.expirationDate}
        onText={(until) => set({ until })}
      />
      <TextField
        label={fields.note}
        hint={fields.noteHint}
        autoComplete="off"
        maxLength={500}
        value={form.note}
        error={errors.note}
        onText={(note) => set({ note })}
      />
    </>
  )
}
