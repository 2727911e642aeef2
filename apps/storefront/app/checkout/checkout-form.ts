import { checkAddress, subdivisionOf } from '@vitrine/addresses'
import type { PostalAddress } from '@vitrine/contract/carts'
import type { Errors } from '../flow/errors.ts'
import type { Messages } from '../messages/index.ts'

/** The names of the buyer's fields. */
export const checkoutFields = [
  'email',
  'name',
  'country',
  'address',
  'address2',
  'postalCode',
  'city',
  'subdivision',
  'phone',
  'company',
  'vatId',
  'delivery',
  'payment',
] as const
export type CheckoutFields = Readonly<Record<(typeof checkoutFields)[number], string>>

export const readFields = (form: FormData): CheckoutFields =>
  Object.fromEntries(
    checkoutFields.map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as CheckoutFields

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Missing and invalid fields. Addresses are validated by the format of their country. */
export function problemsOf(fields: CheckoutFields, messages: Messages): Errors {
  const texts = messages.checkout.missing
  return {
    ...(!emailForm.test(fields.email) && { email: texts.email }),
    ...(fields.name === '' && { name: texts.name }),
    ...addressProblems(fields, messages),
  }
}

/** Missing and invalid fields of the address. */
export function addressProblems(fields: CheckoutFields, { checkout }: Messages): Errors {
  const { missing, wrong } = checkout
  const problems = checkAddress({ ...addressOf(fields), country: fields.country })
  const found = Object.fromEntries(
    problems.map(({ field, kind, expected = '' }) => {
      const name = field === 'addressLine' ? 'address' : field
      if (kind === 'MISSING') return [name, missing[name]]
      if (kind === 'WRONG_FORM') return [name, wrong.postalCode({ example: expected })]
      return [name, wrong.subdivision]
    }),
  )
  return { ...(fields.country === '' && { country: missing.country }), ...found }
}

/** One field for the whole name: the last word is the family name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const parts = name.split(/\s+/)
  const lastName = parts.length > 1 ? (parts.pop() ?? '') : ''
  return { firstName: parts.join(' '), lastName }
}

export const addressOf = (fields: CheckoutFields): PostalAddress => ({
  country: fields.country,
  addressLine: fields.address,
  addressLine2: fields.address2 || null,
  postalCode: fields.postalCode || null,
  city: fields.city,
  subdivision: fields.subdivision || subdivisionOf(fields.country, fields.postalCode),
})
