import type { Errors } from '../flow/errors.ts'
import type { CheckoutFields } from './checkout-form.ts'

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

/** Props that all text fields of the checkout share. */
export const contactField =
  <Name extends keyof CheckoutFields>(
    fields: CheckoutFields,
    errors: Errors,
    labels: Readonly<Record<Name, string>>,
  ) =>
  (name: Name) => ({
    id: name,
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: fields[name],
    maxLength: longest[name],
    dir: 'auto' as const,
  })
