import { useState } from 'react'
import { Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { AddressFields } from '../order/address-fields.tsx'
import { type AddressForm, addressFormOf, addressOf, checkAddress } from '../order/address-form.ts'
import type { DraftOrder, DraftPartProps } from './setup.ts'

/** The buyer, the shipping address and the billing address. */
export function BuyerSection(props: DraftPartProps) {
  const { draft, onSave } = props
  const { buyer: texts } = useMessages().draft
  const [edited, setEdited] = useState<'shipping' | 'billing'>()
  return (
    <Section title={texts.heading}>
      <EmailField {...props} />
      <Address
        stored={draft.shipping}
        label={texts.shipping}
        onEdit={() => setEdited('shipping')}
      />
      <Address
        stored={draft.billing}
        label={texts.billing}
        empty={texts.sameAsShipping}
        onEdit={() => setEdited('billing')}
      />
      <Switch
        label={texts.taxExempt}
        checked={draft.taxExempt}
        onChecked={(taxExempt) => void onSave({ taxExempt })}
      />
      {edited && <AddressDialog {...props} which={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  )
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Saved on blur, or with Enter. */
function EmailField({ draft, onSave }: DraftPartProps) {
  const { buyer: texts } = useMessages().draft
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const store = async () => {
    if (typed === undefined) return
    const email = typed.trim()
    if (email !== '' && !emailForm.test(email)) return setError(texts.wrongEmail)
    setError(undefined)
    if (await onSave({ email: email === '' ? null : email })) setTyped(undefined)
  }
  return (
    <TextField
      label={texts.email}
      hint={texts.emailHint}
      type="email"
      autoComplete="off"
      maxLength={254}
      value={typed ?? draft.email ?? ''}
      {...(error && { error })}
      onText={setTyped}
      onBlur={() => void store()}
      onKeyDown={(event) => event.key === 'Enter' && void store()}
    />
  )
}

interface AddressProps {
  readonly stored: DraftOrder['shipping']
  readonly label: string
  readonly empty?: string
  readonly onEdit: () => void
}

function Address({ stored, label, empty, onEdit }: AddressProps) {
  const { buyer: texts } = useMessages().draft
  const form = addressFormOf(stored)
  const lines = [
    [form.firstName, form.lastName].filter(Boolean).join(' '),
    form.company,
    form.addressLine,
    form.addressLine2,
    [form.postalCode, form.city].filter(Boolean).join(' '),
    form.country,
  ].filter(Boolean)
  return (
    <div className="draft-address">
      <h3 className="order-subheading">{label}</h3>
      <p dir="auto">{lines.length > 0 ? lines.join(', ') : (empty ?? texts.noAddress)}</p>
      <button
        type="button"
        className="link-button"
        aria-label={texts.editOf({ what: label })}
        onClick={onEdit}
      >
        {texts.edit}
      </button>
    </div>
  )
}

function AddressDialog({
  draft,
  which,
  onSave,
  onClose,
}: DraftPartProps & { readonly which: 'shipping' | 'billing'; readonly onClose: () => void }) {
  const messages = useMessages()
  const { buyer: texts } = messages.draft
  const stored = draft[which]
  const { form, set, errors, dirty, submit } = useDialogForm<AddressForm>({
    initialForm: addressFormOf(stored),
    validate: (typed) => checkAddress(typed, messages),
    onSubmit: (typed) => {
      onClose()
      void onSave({ [which]: addressOf(typed, stored) })
    },
  })
  return (
    <FormDialog
      title={texts[which]}
      submitLabel={messages.action.save}
      busy={false}
      dirty={dirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <AddressFields form={form} set={set} errors={errors} />
    </FormDialog>
  )
}
