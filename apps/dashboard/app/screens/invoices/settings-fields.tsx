import { invoiceMoments, type JournalAccount } from '@vitrine/contract/invoices'
import { useId } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { CountryField } from '../../shared/country-fields.tsx'
import { Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import './invoices.css'
import { exampleNumber, type SettingsForm } from './settings-form.ts'

interface SettingsFieldsProps {
  readonly form: SettingsForm
  readonly errors: Errors
  /** Paths of fields that have to be filled before an invoice can be issued. */
  readonly missing: readonly string[]
  readonly set: (change: Partial<SettingsForm>) => void
}

export function SettingsFields(props: SettingsFieldsProps) {
  return (
    <>
      {props.missing.length > 0 && <Missing />}
      <Seller {...props} />
      <Moments {...props} />
      <Numbers {...props} />
      <Payment {...props} />
      <Accounts {...props} />
    </>
  )
}

function Missing() {
  const texts = useMessages().invoices.settings
  return <p className="notice">{texts.missing}</p>
}

type TextName = {
  [Name in keyof SettingsForm]: SettingsForm[Name] extends string ? Name : never
}[keyof SettingsForm]

/** A field of the form by its name, with its label and error. */
function useText({ form, errors, set }: SettingsFieldsProps) {
  const texts = useMessages().invoices.settings
  return (name: TextName & keyof typeof texts.fields, maxLength: number, hint?: string) => {
    const error = errors[name]
    return (
      <TextField
        label={texts.fields[name]}
        name={name}
        autoComplete="off"
        maxLength={maxLength}
        value={form[name]}
        {...(hint && { hint })}
        {...(error && { error })}
        onText={(text) => set({ [name]: text })}
      />
    )
  }
}

function Seller(props: SettingsFieldsProps) {
  const texts = useMessages().invoices.settings
  const { form, errors, set } = props
  const text = useText(props)
  return (
    <Section title={texts.seller} hint={texts.sellerHint}>
      {text('name', 200)}
      {text('addressLine', 200)}
      {text('addressLine2', 200)}
      <div className="field-pair">
        {text('postalCode', 50)}
        {text('city', 100)}
      </div>
      <CountryField
        label={texts.fields.country}
        none={texts.noCountry}
        value={form.country}
        error={errors.country}
        onValue={(country) => set({ country })}
      />
      <div className="field-pair">
        {text('vatId', 50, texts.vatIdHint)}
        {text('taxNumber', 50, texts.taxNumberHint)}
      </div>
      {text('register', 200, texts.registerHint)}
      {text('contactName', 100)}
      <div className="field-pair">
        {text('email', 254)}
        {text('phone', 50)}
      </div>
    </Section>
  )
}

function Moments({ form, set }: SettingsFieldsProps) {
  const texts = useMessages().invoices.settings
  return (
    <Section title={texts.when}>
      <ChoiceField
        label={texts.issue}
        value={form.issue}
        options={invoiceMoments.map((value) => ({
          value,
          label: texts.moments[value],
          hint: texts.momentHints[value],
        }))}
        onValue={(issue) => set({ issue })}
      />
      <Switch
        label={texts.mail}
        hint={texts.mailHint}
        checked={form.mail}
        onChecked={(mail) => set({ mail })}
      />
      <Switch
        label={texts.creditNotes}
        hint={texts.creditNotesHint}
        checked={form.creditNotes}
        onChecked={(creditNotes) => set({ creditNotes })}
      />
    </Section>
  )
}

function Numbers(props: SettingsFieldsProps) {
  const texts = useMessages().invoices.settings
  const { form, errors, set } = props
  const text = useText(props)
  const zones = useId()
  return (
    <Section title={texts.numbers}>
      {text(
        'numberPrefix',
        20,
        texts.prefixHint({ number: exampleNumber(form.numberPrefix, new Date()) }),
      )}
      <TextField
        label={texts.fields.timeZone}
        hint={texts.timeZoneHint}
        list={zones}
        autoComplete="off"
        value={form.timeZone}
        {...(errors.timeZone && { error: errors.timeZone })}
        onText={(timeZone) => set({ timeZone })}
      />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <TextArea
        label={texts.fields.footer}
        hint={texts.footerHint}
        rows={3}
        maxLength={1000}
        value={form.footer}
        onText={(footer) => set({ footer })}
      />
    </Section>
  )
}

function Payment(props: SettingsFieldsProps) {
  const texts = useMessages().invoices.settings
  const text = useText(props)
  return (
    <Section title={texts.payment} hint={texts.paymentHint}>
      {text('dueDays', 3, texts.dueDaysHint)}
      <div className="field-pair">
        {text('bankHolder', 100)}
        {text('bankName', 100)}
      </div>
      <div className="field-pair">
        {text('iban', 40)}
        {text('bic', 15)}
      </div>
    </Section>
  )
}

/** The accounts of the journal. */
function Accounts({ form, errors, set }: SettingsFieldsProps) {
  const texts = useMessages().invoices.settings
  const { accounts } = form
  return (
    <Section title={texts.accounts} hint={texts.accountsHint}>
      <div className="field-pair">
        {(Object.keys(accounts) as JournalAccount[]).map((account) => (
          <TextField
            key={account}
            label={texts.accountNames[account]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={accounts[account]}
            {...(errors.accounts &&
              !/^\d{4,9}$/.test(accounts[account]) && { error: errors.accounts })}
            onText={(number) => set({ accounts: { ...accounts, [account]: number.trim() } })}
          />
        ))}
      </div>
    </Section>
  )
}
