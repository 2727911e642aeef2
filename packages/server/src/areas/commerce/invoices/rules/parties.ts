import { addressLines } from '@vitrine/addresses'
import type { AddressWithContact } from '@vitrine/contract/carts'
import type { InvoiceParty } from '@vitrine/contract/invoices'
import type { Order } from '../../orders/index.ts'

const text = (value: string | null | undefined): string => value?.trim() ?? ''

/** A person or a company at an address. */
function partyOf(one: AddressWithContact | null, { email, buyerName }: Order): InvoiceParty {
  const contact = one?.contactDetails
  const address = one?.address
  const street = text(address?.streetAddress?.name)
    ? [address?.streetAddress?.name, address?.streetAddress?.number].map(text).join(' ').trim()
    : text(address?.addressLine)
  const written = {
    country: text(address?.country),
    subdivision: text(address?.subdivision),
    city: text(address?.city),
    postalCode: text(address?.postalCode),
  }
  const addressLine2 = text(address?.addressLine2)
  return {
    ...written,
    name: [contact?.firstName, contact?.lastName].map(text).join(' ').trim() || buyerName,
    company: text(contact?.company),
    vatId: text(contact?.vatId?.id),
    email: text(email),
    street,
    lines: written.country
      ? addressLines({ ...written, addressLine: street, addressLine2 })
      : [street, addressLine2, `${written.postalCode} ${written.city}`.trim()].filter(Boolean),
  }
}

/** The buyer: with the billing address, or the shipping address if there is none. */
export const buyerOf = (order: Order): InvoiceParty =>
  partyOf(order.billing?.address ? order.billing : (order.shipping ?? order.billing), order)

/** The delivery address, if it differs from the buyer's. */
export function deliveryOf(order: Order): InvoiceParty | null {
  if (!order.shipping?.address || !order.billing?.address) return null
  const place = partyOf(order.shipping, order)
  const buyer = buyerOf(order)
  const isSame = place.name === buyer.name && place.lines.join('\n') === buyer.lines.join('\n')
  return isSame ? null : place
}
