import type { AddressFormat } from '@vitrine/addresses'
import { SelectField, TextField } from '@vitrine/ui/field'
import type { Errors } from '../flow/errors.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import type { CheckoutFields } from './checkout-form.ts'
import { contactField } from './contact-field.ts'

type AddressFieldsProps = { format: AddressFormat; fields: CheckoutFields; errors: Errors }

/** The address fields of a country, in their usual order there. */
export function AddressFields({ format, fields, errors }: AddressFieldsProps) {
  const { checkout } = useMessages()
  const field = contactField(fields, errors, labelsOf(format, checkout))
  const isOptional = (name: AddressFormat['fields'][number]) => !format.required.includes(name)
  return (
    <>
      <TextField {...field('address')} autoComplete="address-line1" />
      <div className="checkout-pair">
        {format.fields.map((name) => {
          if (name === 'addressLine') return null
          if (name === 'subdivision') {
            return (
              <SubdivisionField
                key={name}
                subdivisions={format.subdivisions}
                field={field(name)}
                choose={checkout.chooseSubdivision}
              />
            )
          }
          const autoComplete = name === 'city' ? 'address-level2' : 'postal-code'
          return (
            <TextField
              key={name}
              {...field(name)}
              autoComplete={autoComplete}
              optional={isOptional(name)}
            />
          )
        })}
      </div>
    </>
  )
}

type SubdivisionFieldProps = {
  subdivisions: AddressFormat['subdivisions']
  field: ReturnType<ReturnType<typeof contactField>>
  choose: string
}

function SubdivisionField({ subdivisions, field, choose }: SubdivisionFieldProps) {
  if (subdivisions.length === 0) return <TextField {...field} autoComplete="address-level1" />
  const { maxLength: _, dir: __, ...select } = field
  return (
    // Remounted to show a state derived by the server from the postal code.
    <SelectField key={field.defaultValue} {...select} autoComplete="address-level1">
      <option value="">{choose}</option>
      {subdivisions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function labelsOf(format: AddressFormat, { field, addressNames: names }: Messages['checkout']) {
  const named = (group: Readonly<Record<string, string>>, name: string, usual: string) =>
    group[name] ?? usual
  return {
    address: field.address,
    city: named(names.city, format.cityName, field.city),
    postalCode: named(names.postalCode, format.postalCodeName, field.postalCode),
    subdivision: named(names.subdivision, format.subdivisionName, field.subdivision),
  }
}
