import type { AddressWithContact } from '@vitrine/contract/carts'
import type {
  OrderChangesV1,
  SentActivity,
  SentAddress,
  SentAddressee,
  SentTags,
} from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import type { Note, Order, OrderChanges } from '../../../areas/commerce/orders/index.ts'

/** The changes of a sent order. Recipient and shipping address are one field. */
export function decodeChanges(order: Order, sent: OrderChangesV1): OrderChanges {
  const { buyerInfo, recipientInfo, shippingInfo, billingInfo } = sent
  const recipient = recipientInfo ?? shippingInfo?.logistics?.shippingDestination
  return {
    email: buyerInfo?.email,
    language: sent.buyerLanguage,
    archived: sent.archived,
    seen: sent.seenByAHuman,
    attribution: sent.attributionSource === 'UNSPECIFIED' ? '' : sent.attributionSource,
    extendedFields: sent.extendedFields,
    shipping: recipient && withSent(order.shipping, recipient),
    billing: billingInfo && withSent(order.billing, billingInfo),
  }
}

/** Absent parts stay unchanged; an addressee without any part is removed. */
function withSent(
  before: AddressWithContact | null,
  { address, contactDetails }: SentAddressee,
): AddressWithContact | null {
  const after: AddressWithContact = {
    ...before,
    ...(address !== undefined && { address: address && decodeAddress(address) }),
    ...(contactDetails !== undefined && { contactDetails }),
  }
  return after.address || after.contactDetails ? after : null
}

/** Older callers call the line of an address by its name in code. */
export function decodeAddress({
  addressLine1,
  ...address
}: SentAddress): NonNullable<AddressWithContact['address']> {
  const addressLine = address.addressLine ?? addressLine1
  return addressLine === undefined ? address : { ...address, addressLine }
}

const idsOf = (tags: { readonly tagIds?: readonly string[] | undefined } | undefined) =>
  tags?.tagIds ?? []

/** Tags after additions and removals; a tag in both lists is added. */
export function decodeTags(
  order: Order,
  assigned: SentTags = {},
  removed: SentTags = {},
): Pick<OrderChanges, 'tags' | 'publicTags'> {
  const change = (
    before: readonly string[],
    added: readonly string[],
    gone: readonly string[],
  ): string[] => [...new Set([...before.filter((tag) => !gone.includes(tag)), ...added])]
  return {
    publicTags: change(order.publicTags, idsOf(assigned.tags), idsOf(removed.tags)),
    tags: change(order.tags, idsOf(assigned.privateTags), idsOf(removed.privateTags)),
  }
}

/** A new activity: a comment, or one of an application. */
export function decodeActivity({ merchantComment, customActivity }: SentActivity): Note {
  if (merchantComment && !customActivity) {
    return { kind: 'NOTE', content: { text: merchantComment.message } }
  }
  if (customActivity && !merchantComment) {
    const { appId, type, additionalData: data = {} } = customActivity
    return { kind: 'CUSTOM', content: { type, data, ...(appId && { appId }) } }
  }
  throw violation('activity', 'ONE_OF_ALIGNMENT', 'has either merchantComment or customActivity')
}
