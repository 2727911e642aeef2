import { addressFormat } from '@vitrine/addresses'
import { CountryField } from '../../shared/country-fields.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { type AddressForm, listedSubdivision } from './address-form.ts'

const maxLengths: Readonly<Record<Exclude<keyof AddressForm, 'country'>, number>> = {
  firstName: 100,
  lastName: 100,
  company: 1000,
  phone: 100,
  addressLine: 150,
  addressLine2: 100,
  postalCode: 50,
  city: 50,
  subdivision: 50,
}

export const addressFieldNames: readonly string[] = Object.keys(maxLengths)

interface AddressFieldsProps {
  readonly form: AddressForm
  readonly set: (change: Partial<AddressForm>) => void
  readonly errors: Errors
}

/** Name and address, with the fields of the country. */
export function AddressFields({ form, set, errors }: AddressFieldsProps) {
  const { buyer } = useMessages().order
  const text = (name: keyof typeof maxLengths) => ({
    label: buyer[name],
    autoComplete: 'off',
    maxLength: maxLengths[name],
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  const { subdivisions } = addressFormat(form.country)
  return (
    <>
      <div className="fields-2">
        <TextField {...text('firstName')} data-first="" />
        <TextField {...text('lastName')} />
      </div>
      <TextField {...text('company')} />
      <TextField {...text('addressLine')} />
      <TextField {...text('addressLine2')} />
      <div className="fields-2">
        <TextField {...text('postalCode')} />
        <TextField {...text('city')} />
      </div>
      <div className="fields-2">
        <CountryField
          label={buyer.country}
          none={buyer.noCountry}
          value={form.country}
          onValue={(country) => set({ country, subdivision: '' })}
        />
        {subdivisions.length > 0 ? (
          <SelectField
            label={buyer.subdivision}
            error={errors.subdivision}
            value={listedSubdivision(form)}
            options={[
              ['', buyer.noCountry],
              ...subdivisions.map((one) => [one.code, one.name] as const),
            ]}
            onValue={(subdivision) => set({ subdivision })}
          />
        ) : (
          <TextField {...text('subdivision')} hint={buyer.subdivisionHint} />
        )}
      </div>
      <TextField {...text('phone')} />
    </>
  )
}
