import type { AddressFormat } from '@vitrine/addresses'
import { Checkbox } from '@vitrine/ui/checkbox'
import { Disclosure } from '@vitrine/ui/disclosure'
import { TextField } from '@vitrine/ui/field'
import type { Errors } from '../flow/errors.ts'
import { useMessages } from '../messages/index.ts'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutFields } from './checkout-form.ts'
import { contactField } from './contact-field.ts'
import { CountryField } from './country-field.tsx'
import type { SavedAddressView } from './saved-addresses.ts'

type ContactFieldsProps = {
  fields: CheckoutFields
  format: AddressFormat
  errors: Errors
  needsDelivery: boolean
  /** Saved addresses of the account; absent for guests. */
  addresses: readonly SavedAddressView[] | undefined
  /** Whether the address goes into the account. */
  savesAddress: boolean
  /** The fields of the address follow the country. */
  onCountry: (country: string) => void
}

/** The buyer and the shipping address. */
export function ContactFields({
  fields,
  format,
  errors,
  needsDelivery,
  addresses,
  savesAddress,
  onCountry,
}: ContactFieldsProps) {
  const { checkout: texts } = useMessages()
  const field = contactField(fields, errors, texts.field)
  return (
    <>
      <fieldset className="checkout-group">
        <legend>{texts.contact}</legend>
        <TextField {...field('email')} type="email" autoComplete="email" hint={texts.emailHint} />
        <TextField {...field('name')} autoComplete="name" />
      </fieldset>
      <fieldset className="checkout-group">
        <legend>{needsDelivery ? texts.delivery : texts.billing}</legend>
        {addresses && addresses.length > 1 && <SavedAddresses addresses={addresses} />}
        <CountryField fields={fields} errors={errors} onCountry={onCountry} />
        <AddressFields format={format} fields={fields} errors={errors} />
        <Disclosure
          summary={texts.more}
          open={[fields.address2, fields.phone, fields.company, fields.vatId].some(Boolean)}
        >
          <div className="checkout-more">
            <TextField {...field('address2')} autoComplete="address-line2" optional />
            <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
            <TextField {...field('company')} autoComplete="organization" optional />
            <TextField {...field('vatId')} autoComplete="off" optional hint={texts.vatIdHint} />
          </div>
        </Disclosure>
      </fieldset>
      {addresses && (
        <Checkbox name="saveAddress" defaultChecked={savesAddress} label={texts.saveAddress} />
      )}
    </>
  )
}

/** Buttons of the form, so that other input is preserved. */
function SavedAddresses({ addresses }: { addresses: readonly SavedAddressView[] }) {
  const { checkout: texts } = useMessages()
  return (
    <ul className="checkout-addresses" aria-label={texts.savedAddresses}>
      {addresses.map(({ id, text }) => (
        <li key={id}>
          <button
            className="v-button v-button-quiet"
            type="submit"
            name="step"
            value={`address ${id}`}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
