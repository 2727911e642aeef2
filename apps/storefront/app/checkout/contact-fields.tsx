import { countriesIn } from '@vitrine/messages/countries'
import { Disclosure } from '@vitrine/ui/disclosure'
import { SelectField, TextField } from '@vitrine/ui/field'
import type { Errors } from '../flow/errors.ts'
import { useMessages } from '../messages/index.ts'
import type { CheckoutFields } from './checkout-form.ts'

type ContactFieldsProps = { fields: CheckoutFields; errors: Errors; needsDelivery: boolean }

const longest: Partial<Record<keyof CheckoutFields, number>> = {
  email: 254,
  name: 150,
  address: 150,
  address2: 100,
  postalCode: 50,
  city: 50,
  subdivision: 50,
  phone: 100,
  company: 200,
  vatId: 100,
}

/** Who buys, and where it goes. */
export function ContactFields({ fields, errors, needsDelivery }: ContactFieldsProps) {
  const messages = useMessages()
  const { checkout: words } = messages
  const field = (name: keyof typeof words.field) => ({
    id: name,
    name,
    label: words.field[name],
    error: errors[name],
    defaultValue: fields[name],
    maxLength: longest[name],
    dir: 'auto' as const,
  })
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
        >
          <option value="">{messages.cart.place.choose}</option>
          {countriesIn(messages.locale).map(({ id, name }) => (
            <option key={id} value={id} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('address')} autoComplete="address-line1" />
        <div className="checkout-pair">
          <TextField {...field('postalCode')} autoComplete="postal-code" />
          <TextField {...field('city')} autoComplete="address-level2" />
        </div>
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
