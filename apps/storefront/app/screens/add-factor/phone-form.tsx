import { SelectField, TextField } from '@vitrine/ui/field'
import { StepForm, type StepFormProps } from '../../flow/step-form.tsx'
import { useMessages } from '../../messages/index.ts'
import type { PendingFactor } from './route.ts'

type PhoneFormProps = Pick<StepFormProps, 'action' | 'returnTo' | 'sending' | 'onSubmit'> & {
  pending: Extract<PendingFactor, { countries: unknown }>
  error: string | undefined
}

/** National phone number and country. */
export function PhoneForm({ pending, error, ...form }: PhoneFormProps) {
  const messages = useMessages()
  const { phone, country, countries } = pending
  return (
    <StepForm {...form} id="phone-form" hidden={{ do: 'phone' }} submit={messages.phone.submit}>
      <SelectField
        id="country"
        name="country"
        label={messages.phone.country.label}
        autoComplete="tel-country-code"
        defaultValue={country}
      >
        {country === '' && <option value="">{messages.phone.country.none}</option>}
        {countries.map(({ id, name, code }) => (
          <option key={id} value={id}>
            {`${name} (${code})`}
          </option>
        ))}
      </SelectField>
      <TextField
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={messages.phone.number}
        hint={messages.phone.hint}
        error={error}
        defaultValue={phone}
        maxLength={40}
        dir="ltr"
        required
      />
    </StepForm>
  )
}
