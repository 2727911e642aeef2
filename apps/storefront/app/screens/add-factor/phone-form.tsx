import { SelectField, TextField } from '@vitrine/ui/field'
import { StepForm, type StepFormProps } from '../../flow/step-form.tsx'
import { useWords } from '../../messages/index.ts'
import type { PendingFactor } from './route.ts'

type PhoneFormProps = Pick<StepFormProps, 'action' | 'returnTo' | 'sending' | 'onSubmit'> & {
  pending: Extract<PendingFactor, { countries: unknown }>
  error: string | undefined
}

/** National phone number and country. */
export function PhoneForm({ pending, error, ...form }: PhoneFormProps) {
  const words = useWords()
  const { phone, country, countries } = pending
  return (
    <StepForm {...form} id="phone-form" hidden={{ do: 'phone' }} submit={words.t('phone.submit')}>
      <SelectField
        id="country"
        name="country"
        label={words.t('phone.country')}
        autoComplete="tel-country-code"
        defaultValue={country}
      >
        {country === '' && <option value="">{words.t('phone.country.none')}</option>}
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
        label={words.t('phone.number')}
        hint={words.t('phone.hint')}
        error={error}
        defaultValue={phone}
        maxLength={40}
        dir="ltr"
        required
      />
    </StepForm>
  )
}
