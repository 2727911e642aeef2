import { methodDeliveries } from '@vitrine/contract/payments'
import { countryName } from '@vitrine/messages/countries'
import { useCountrySearch } from '../../shared/country-fields.tsx'
import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import type { MethodFieldsProps } from './method-form.ts'

/** The bank account, and the days to pay. */
export function AccountFields({ form, set, errors }: MethodFieldsProps) {
  const { payments } = useMessages()
  const text = (name: 'holder' | 'iban' | 'bic' | 'dueDays', maxLength: number) => ({
    label: payments[name],
    autoComplete: 'off',
    maxLength,
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  return (
    <fieldset className="payment-account">
      <legend>{payments.account}</legend>
      <p className="field-hint">{payments.accountHint}</p>
      <TextField {...text('holder', 70)} />
      <TextField {...text('iban', 42)} spellCheck={false} autoCapitalize="characters" />
      <div className="fields-2">
        <TextField {...text('bic', 11)} hint={payments.bicHint} spellCheck={false} />
        <TextField {...text('dueDays', 3)} inputMode="numeric" />
      </div>
    </fieldset>
  )
}

/** Limits which orders it is offered for. */
export function LimitFields({ form, set, errors, money: { currency } }: MethodFieldsProps) {
  const { payments } = useMessages()
  const language = useLanguage()
  return (
    <>
      <div className="fields-2">
        <AmountField
          label={payments.minTotal({ currency })}
          hint={payments.limitHint}
          value={form.minTotal}
          {...(errors.minTotal && { error: errors.minTotal })}
          onText={(minTotal) => set({ minTotal })}
        />
        <AmountField
          label={payments.maxTotal({ currency })}
          hint={payments.limitHint}
          value={form.maxTotal}
          {...(errors.maxTotal && { error: errors.maxTotal })}
          onText={(maxTotal) => set({ maxTotal })}
        />
      </div>
      <SelectField
        label={payments.delivery}
        value={form.delivery}
        options={methodDeliveries.map((one) => [one, payments.deliveries[one]] as const)}
        onValue={(delivery) => set({ delivery })}
      />
      <PickerField
        label={payments.countries}
        hint={payments.countriesHint}
        placeholder={payments.findCountry}
        chosen={form.countries.map((id) => ({ id, name: countryName(id, language) }))}
        useSearch={useCountrySearch}
        onChosen={(countries) => set({ countries })}
      />
    </>
  )
}
