import type { AddressFormat } from '@vitrine/addresses'
import { countriesIn } from '@vitrine/messages/countries'
import { Disclosure } from '@vitrine/ui/disclosure'
import { SelectField, TextField } from '@vitrine/ui/field'
import type { Errors } from '../flow/errors.ts'
import { useMessages } from '../messages/index.ts'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutFields } from './checkout-form.ts'
import { contactField } from './contact-field.ts'

type ContactFieldsProps = {
  fields: CheckoutFields
  format: AddressFormat
  errors: Errors
  needsDelivery: boolean
  /** The fields of the address follow the country. */
  onCountry: (country: string) => void
}

/** Who buys, and where it goes. */
export function ContactFields({
  fields,
  format,
  errors,
  needsDelivery,
  onCountry,
}: ContactFieldsProps) {
  const messages = useMessages()
  const { checkout: words } = messages
  const field = contactField(fields, errors, words.field)
  return (
    <>
      <fieldset className="checkout-group">
        <legend>{words.contact}</legend>
        <TextField {...field('email')} type="email" autoComplete="email" hint={words.emailHint} />
        <TextField {...field('name')} autoComplete="name" />
      </fieldset>
      <fieldset className="checkout-group">
        <legend>{needsDelivery ? words.delivery : words.billing}</legend>
        <SelectField
          id="country"
          name="country"
          label={words.field.country}
          error={errors.country}
          defaultValue={fields.country}
          autoComplete="country"
          onChange={({ target }) => onCountry(target.value)}
        >
          <option value="">{messages.cart.place.choose}</option>
          {countriesIn(messages.locale).map(({ id, name }) => (
            <option key={id} value={id} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </SelectField>
        <AddressFields format={format} fields={fields} errors={errors} />
        <Disclosure
          summary={words.more}
          open={[fields.address2, fields.phone, fields.company, fields.vatId].some(Boolean)}
        >
          <div className="checkout-more">
            <TextField {...field('address2')} autoComplete="address-line2" optional />
            <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
            <TextField {...field('company')} autoComplete="organization" optional />
            <TextField {...field('vatId')} autoComplete="off" optional hint={words.vatIdHint} />
          </div>
        </Disclosure>
      </fieldset>
    </>
  )
}
