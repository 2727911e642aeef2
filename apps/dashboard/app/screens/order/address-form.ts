import { addressLines, findSubdivision } from '@vitrine/addresses'
import { countryName } from '@vitrine/messages/countries'
import type { Messages } from '../../messages/index.ts'
import { readSubdivision } from '../../shared/places.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { OrderAddress } from './setup.ts'

/** The form of an address with its person. */
export interface AddressForm {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly phone: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly postalCode: string
  readonly city: string
  readonly subdivision: string
  readonly country: string
}

const streetOf = (address: OrderAddress['address']): string =>
  address?.addressLine ||
  [address?.streetAddress?.name, address?.streetAddress?.number, address?.streetAddress?.apt]
    .filter(Boolean)
    .join(' ')

export const addressFormOf = (stored: OrderAddress | null): AddressForm => ({
  firstName: stored?.contactDetails?.firstName ?? '',
  lastName: stored?.contactDetails?.lastName ?? '',
  company: stored?.contactDetails?.company ?? '',
  phone: stored?.contactDetails?.phone ?? '',
  addressLine: streetOf(stored?.address),
  addressLine2: stored?.address?.addressLine2 ?? '',
  postalCode: stored?.address?.postalCode ?? '',
  city: stored?.address?.city ?? '',
  subdivision: stored?.address?.subdivision ?? '',
  country: stored?.address?.country ?? '',
})

/** The subdivision from the list of the country, such as `US-NY`; unknown ones stay as typed. */
export const listedSubdivision = ({ country, subdivision }: AddressForm): string =>
  findSubdivision(country, subdivision) ?? subdivision

export function checkAddress(form: AddressForm, { taxes }: Messages): Errors {
  const isRight =
    form.subdivision.trim() === '' || readSubdivision(form.subdivision, form.country) !== undefined
  return isRight ? {} : { subdivision: taxes.wrong.subdivision }
}

/** The address of a form; retains fields of the stored one that the form lacks. */
export function addressOf(form: AddressForm, stored: OrderAddress | null): OrderAddress {
  const text = (value: string) => value.trim() || null
  const isSameStreet = form.addressLine === streetOf(stored?.address)
  return {
    address: {
      ...stored?.address,
      // A street stored in parts is retained until it is edited.
      ...(!isSameStreet && { addressLine: text(form.addressLine), streetAddress: null }),
      addressLine2: text(form.addressLine2),
      postalCode: text(form.postalCode),
      city: text(form.city),
      subdivision: readSubdivision(form.subdivision, form.country) ?? null,
      country: text(form.country),
    },
    contactDetails: {
      ...stored?.contactDetails,
      firstName: text(form.firstName),
      lastName: text(form.lastName),
      company: text(form.company),
      phone: text(form.phone),
    },
  }
}

/** An address label, by lines. */
export function parcelLines(stored: OrderAddress | null, language: string): string[] {
  const { firstName, lastName, company, phone } = stored?.contactDetails ?? {}
  const country = stored?.address?.country ?? ''
  const lines = [
    [firstName, lastName].filter(Boolean).join(' '),
    company,
    ...addressLines({ ...stored?.address, addressLine: streetOf(stored?.address), country }),
    country && countryName(country, language),
    phone,
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}
