import { addressLines } from '@vitrine/addresses'
import { countryName } from '@vitrine/messages/countries'
import type { Member } from '../request/context.ts'
import { addressOf, type CheckoutFields, splitName } from './checkout-form.ts'

type MemberAddress = NonNullable<NonNullable<Member['contact']>['addresses']>[number]

/** An address of the account, in one line. */
export type SavedAddressView = { id: string; text: string }

export const savedAddresses = ({ contact }: Member, locale: string): SavedAddressView[] =>
  (contact?.addresses ?? []).flatMap((address) => {
    const { id, country } = address
    if (!id || !country) return []
    const lines = [...addressLines({ ...lineOf(address), country }), countryName(country, locale)]
    return [{ id, text: lines.join(', ') }]
  })

/** Prefills an empty checkout with data of the member's account. */
export function fieldsOfMember(fields: CheckoutFields, member: Member): CheckoutFields {
  if (fields.email !== '' || fields.address !== '') return fields
  const { contact, loginEmail = '' } = member
  const [address] = contact?.addresses ?? []
  return {
    ...fields,
    email: loginEmail,
    name: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
    phone: contact?.phones?.[0] ?? '',
    company: contact?.company ?? '',
    ...(address && fieldsOfAddress(address)),
  }
}

/** The saved address of the account with this id, as fields; none if it no longer exists. */
export function fieldsOfSaved({ contact }: Member, id: string): Partial<CheckoutFields> {
  const address = contact?.addresses?.find((one) => one.id === id)
  return address ? fieldsOfAddress(address) : {}
}

function fieldsOfAddress(address: MemberAddress) {
  const { country, city, postalCode, subdivision, addressLine, addressLine2 } = lineOf(address)
  return {
    country: country ?? '',
    address: addressLine ?? '',
    address2: addressLine2 ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    subdivision: subdivision ?? '',
  }
}

/** With the street in one line. */
const lineOf = ({ streetAddress, ...address }: MemberAddress) => ({
  ...address,
  addressLine:
    address.addressLine || [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' '),
})

/**
 * Data that the account takes over from an order: a new address, and the name of a member without one.
 * Undefined if nothing is new.
 */
export function learnedFrom(
  fields: CheckoutFields,
  { contact }: Member,
): NonNullable<Member['contact']> | undefined {
  const saved = contact?.addresses ?? []
  const address = fieldsOfAddress(addressOf(fields))
  const isKnown = saved.some((one) => isSame(fieldsOfAddress(one), address))
  const isNameless = !contact?.firstName && !contact?.lastName
  if (isKnown && !isNameless) return undefined
  return {
    ...(!isKnown && { addresses: [...saved, addressOf(fields)] }),
    ...(isNameless && splitName(fields.name)),
  }
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.entries(one).every(([name, text]) => text.toLowerCase() === other[name]?.toLowerCase())
