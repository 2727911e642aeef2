import type { MemberField } from '@vitrine/contract/member-fields'
import { Plus, Trash2 } from 'lucide-react'
import { ChipsField } from '../../shared/chips-field.tsx'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { FormState } from '../../shared/use-form.ts'
import { CustomFields } from './custom-fields.tsx'
import { type AddressForm, emptyAddress, type MemberForm, readEmail } from './form.ts'

export interface MemberFieldsProps {
  readonly state: FormState<MemberForm>
  readonly isNew: boolean
  readonly fields: readonly MemberField[]
}

/** All editable fields of a member. */
export function MemberFields(props: MemberFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <ProfileFields {...props} />
      <ContactFields {...props} />
      <AddressesFields {...props} />
      <CustomFields {...props} />
    </>
  )
}

type TextKey = {
  [K in keyof MemberForm]: MemberForm[K] extends string ? K : never
}[keyof MemberForm]

/** A field of the form by its name. */
function useTextProps({ form, errors, set }: FormState<MemberForm>) {
  const { fields } = useMessages().member
  return (name: Exclude<TextKey, 'privacyStatus'>) => ({
    name,
    label: fields[name],
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onText: (text: string) => set({ [name]: text }),
  })
}

function NameFields({ state, isNew }: MemberFieldsProps) {
  const { memberForm } = useMessages()
  const text = useTextProps(state)
  return (
    <Section title={memberForm.who}>
      {isNew && (
        <TextField {...text('loginEmail')} type="email" required hint={memberForm.emailHint} />
      )}
      <div className="fields-2">
        <TextField {...text('firstName')} maxLength={100} />
        <TextField {...text('lastName')} maxLength={100} />
      </div>
    </Section>
  )
}

function ProfileFields({ state, isNew }: MemberFieldsProps) {
  const { member, members, memberForm } = useMessages()
  const text = useTextProps(state)
  return (
    <Section title={member.profile}>
      <div className="fields-2">
        <TextField {...text('nickname')} maxLength={255} hint={memberForm.nicknameHint} />
        <TextField {...text('title')} maxLength={255} />
      </div>
      {!isNew && <TextField {...text('slug')} maxLength={255} hint={memberForm.slugHint} />}
      <ChoiceField
        label={memberForm.privacyHint}
        value={state.form.privacyStatus}
        options={[
          { value: 'PRIVATE', label: members.privacies.PRIVATE, hint: member.privateMeans },
          { value: 'PUBLIC', label: members.privacies.PUBLIC, hint: member.publicMeans },
        ]}
        onValue={(privacyStatus) => state.set({ privacyStatus })}
      />
    </Section>
  )
}

const MAX_ENTRIES = 50

function ContactFields({ state }: MemberFieldsProps) {
  const messages = useMessages()
  const { member, memberForm } = messages
  const { form, errors, set } = state
  const text = useTextProps(state)
  return (
    <Section title={member.contact}>
      <ChipsField
        label={member.fields.emails}
        hint={memberForm.emailsHint}
        values={form.emails}
        error={errors.emails}
        max={MAX_ENTRIES}
        parse={(typed) => readEmail(typed, messages)}
        onValues={(emails) => set({ emails })}
      />
      <ChipsField
        label={member.fields.phones}
        hint={memberForm.phonesHint}
        values={form.phones}
        error={errors.phones}
        max={MAX_ENTRIES}
        parse={(typed) => ({ value: typed.slice(0, 50) })}
        onValues={(phones) => set({ phones })}
      />
      <div className="fields-2">
        <TextField {...text('company')} maxLength={100} />
        <TextField {...text('jobTitle')} maxLength={100} />
        <TextField {...text('birthdate')} hint={memberForm.birthdateHint} maxLength={10} />
      </div>
    </Section>
  )
}

function AddressesFields({ state: { form, errors, set } }: MemberFieldsProps) {
  const { member, memberForm } = useMessages()
  const { addresses } = form
  const change = (at: number, part: Partial<AddressForm>) =>
    set({ addresses: addresses.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const next = `new-${addresses.length}-${Date.now()}`
  return (
    <Section title={member.fields.addresses}>
      {addresses.map((address, at) => (
        <AddressFields
          key={address.key}
          n={at + 1}
          address={address}
          countryError={errors[`addresses.${at}.country`]}
          onChange={(part) => change(at, part)}
          onRemove={() => set({ addresses: addresses.filter((_, index) => index !== at) })}
        />
      ))}
      {addresses.length < MAX_ENTRIES && (
        <button
          type="button"
          className="button button-start"
          onClick={() => set({ addresses: [...addresses, emptyAddress(next)] })}
        >
          <Plus aria-hidden="true" />
          {memberForm.addAddress}
        </button>
      )}
    </Section>
  )
}

interface AddressFieldsProps {
  readonly n: number
  readonly address: AddressForm
  readonly countryError: string | undefined
  readonly onChange: (part: Partial<AddressForm>) => void
  readonly onRemove: () => void
}

function AddressFields({ n, address, countryError, onChange, onRemove }: AddressFieldsProps) {
  const { memberForm } = useMessages()
  const line = (name: Exclude<keyof AddressForm, 'key' | 'id'>) => ({
    label: memberForm[name],
    value: address[name],
    autoComplete: 'off',
    onText: (text: string) => onChange({ [name]: text }),
  })
  return (
    <fieldset className="boxed">
      <legend>{memberForm.address({ n })}</legend>
      <button
        type="button"
        className="icon-button boxed-remove"
        aria-label={memberForm.removeAddress({ n })}
        title={memberForm.removeAddress({ n })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <div className="fields-2">
        <TextField {...line('addressLine')} maxLength={200} />
        <TextField {...line('addressLine2')} maxLength={200} />
        <TextField {...line('postalCode')} maxLength={50} />
        <TextField {...line('city')} maxLength={200} />
        <TextField {...line('subdivision')} maxLength={20} />
        <TextField
          {...line('country')}
          maxLength={2}
          hint={memberForm.countryHint}
          error={countryError}
          onText={(text) => onChange({ country: text.trim().toUpperCase() })}
        />
      </div>
    </fieldset>
  )
}
