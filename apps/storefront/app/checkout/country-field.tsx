import { countriesIn } from '@vitrine/messages/countries'
import { SelectField } from '@vitrine/ui/field'
import type { Errors } from '../flow/errors.ts'
import { useMessages } from '../messages/index.ts'
import type { CheckoutFields } from './checkout-form.ts'

type CountryFieldProps = {
  fields: Pick<CheckoutFields, 'country'>
  errors: Errors
  /** The fields of the address follow the country. */
  onCountry: (country: string) => void
}

/** The country of an address. */
export function CountryField({ fields, errors, onCountry }: CountryFieldProps) {
  const messages = useMessages()
  return (
    <SelectField
      id="country"
      name="country"
      label={messages.checkout.field.country}
      error={errors.country}
      defaultValue={fields.country}
      autoComplete="country"
      onChange={({ target }) => onCountry(target.value)}
    >
      <option value="">{messages.cart.place.choose}</option>
      {countriesIn(messages.locale).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
