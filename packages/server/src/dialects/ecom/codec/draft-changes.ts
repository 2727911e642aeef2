import { LineItemNotFound } from '@vitrine/contract/carts'
import * as wire from '@vitrine/contract/draft-orders-v1'
import {
  type DraftChange,
  type DraftDelivery,
  type DraftDiscount,
  type DraftFee,
  type DraftLine,
  type DraftOrder,
  savedDiscounts,
} from '../../../areas/commerce/draft-orders/index.ts'
import { newId } from '../../../platform/ids.ts'
import { decodeAddress } from './order-changes.ts'
import { decodeAmount } from './order-shop.ts'
import { decodeReference } from './references.ts'

/** The most line items of a draft. */
const MAX_ITEMS = 300

type Lines = Pick<wire.NewDraft, 'catalogLineItems' | 'customLineItems'>

/** Line items that are added to a draft. */
export function addedLines(
  { lines, currency }: Pick<DraftOrder, 'lines' | 'currency'>,
  { catalogLineItems = [], customLineItems = [] }: Lines,
): DraftLine[] {
  const amount = (price: { readonly amount: string }, field: string) =>
    decodeAmount(price.amount, currency, `${field}.price.amount`)
  const added = [
    ...catalogLineItems.map((item, at): DraftLine => {
      const field = `catalogLineItems[${at}]`
      return {
        ...newLine(item),
        reference: decodeReference(item.catalogReference, `${field}.catalogReference.options`),
        unitPrice: item.price ? amount(item.price, field) : null,
      }
    }),
    ...customLineItems.map(
      (item, at): DraftLine => ({
        ...newLine(item),
        item: {
          name: item.productName.original,
          unitPrice: amount(item.price, `customLineItems[${at}]`),
          shippable: item.physicalProperties?.shippable ?? false,
          sku: item.physicalProperties?.sku || null,
          taxGroupId: null,
        },
      }),
    ),
  ]
  const all = [...lines, ...added]
  if (new Set(all.map(({ id }) => id)).size < all.length) throw wire.DuplicatedLineItemIds()
  if (all.length > MAX_ITEMS) throw wire.MaxItemsReached()
  return all
}

const newLine = ({ id, quantity = 1 }: wire.NewCatalogLine | wire.NewCustomLine): DraftLine => ({
  id: id?.toLowerCase() ?? newId(),
  isOfOrder: false,
  reference: null,
  item: null,
  quantity,
  unitPrice: null,
  priceReason: '',
})

/** Lines with other quantities and prices. */
export function changedLines(
  { lines, currency }: Pick<DraftOrder, 'lines' | 'currency'>,
  changes: readonly wire.LineItemChange[],
): DraftLine[] {
  const byId = new Map(changes.map((change) => [change.lineItemId, change]))
  if (byId.size < changes.length) throw wire.MultipleChangesForSameLineItem()
  const known = new Set(lines.map(({ id }) => id))
  const unknown = [...byId.keys()].filter((id) => !known.has(id))
  if (unknown.length > 0) throw wire.LineItemDoesNotExist({ lineItemIds: unknown })
  return lines.flatMap((line) => {
    const change = byId.get(line.id)
    if (!change) return [line]
    const changed = changedLine(line, change, currency)
    return changed.quantity === 0 && !changed.isOfOrder ? [] : [changed]
  })
}

function changedLine(
  line: DraftLine,
  { newQuantity, newPrice, newProductName }: wire.LineItemChange,
  currency: string,
): DraftLine {
  if (newQuantity == null && newPrice == null && !newProductName) throw wire.EmptyChangeRequest()
  const quantity = newQuantity ?? line.quantity
  if (newPrice != null && quantity === 0) throw wire.UpdatingPriceOfRemovedItem()
  const { item } = line
  return {
    ...line,
    quantity,
    ...(newPrice != null && {
      unitPrice: decodeAmount(newPrice, currency, 'lineItemChanges.newPrice'),
    }),
    ...(newProductName && item && { item: { ...item, name: newProductName.original } }),
  }
}

/** Manual discounts, not applied unless requested. */
export function manualDiscounts(
  { lines, currency }: Pick<DraftOrder, 'lines' | 'currency'>,
  sent: readonly wire.NewDraftDiscount[],
): DraftDiscount[] {
  const discounts = sent.map((one) => ({
    name: one.description || 'Discount',
    percent: one.percentage ?? null,
    amount: one.priceAmount
      ? decodeAmount(one.priceAmount.amount, currency, 'discounts.priceAmount.amount')
      : null,
    lineId: one.discountType === 'SPECIFIC_ITEMS' ? (one.lineItemDiscounts?.[0]?.id ?? '') : null,
    applied: one.applyToDraftOrder ?? false,
  }))
  const known = new Set(lines.map(({ id }) => id))
  const unknown = discounts.flatMap(({ lineId }) =>
    lineId !== null && !known.has(lineId) ? [lineId] : [],
  )
  if (unknown.length > 0) throw LineItemNotFound({ lineItemIds: unknown })
  return savedDiscounts(discounts, lines)
}

/** Manual fees, not applied unless requested. */
export const manualFees = (
  { currency }: Pick<DraftOrder, 'currency'>,
  sent: readonly wire.NewDraftFee[],
): DraftFee[] =>
  sent.map(({ name, price, applyToDraftOrder }) => ({
    id: newId(),
    name,
    amountMinor: decodeAmount(price.amount, currency, 'additionalFees.price.amount'),
    applied: applyToDraftOrder ?? false,
  }))

type Marks = readonly { readonly id: string; readonly applied: boolean }[]

/** Sets which manual ones are applied; others that are not applied are dropped. */
export function marked<One extends { readonly id: string; readonly applied: boolean }>(
  written: readonly One[],
  dropped: readonly string[],
  marks: Marks,
): { readonly written: One[]; readonly dropped: string[] } {
  const byId = new Map(marks.map(({ id, applied }) => [id, applied]))
  const own = new Set(written.map(({ id }) => id))
  const others = marks.filter(({ id }) => !own.has(id))
  const stillDropped = dropped.filter((id) => byId.get(id) !== true)
  const added = others.filter(({ applied }) => !applied).map(({ id }) => id)
  return {
    written: written.map((one) => ({ ...one, applied: byId.get(one.id) ?? one.applied })),
    dropped: [...new Set([...stillDropped, ...added])],
  }
}

/** An empty object removes it; a way of the shop is chosen by its code. */
export function decodeShipping(
  sent: wire.SentShipping | null | undefined,
  offered: ReadonlySet<string>,
  currency: string,
): DraftDelivery {
  const { code, title, cost } = sent ?? {}
  if (!code && !title) return { kind: 'NONE' }
  if (code && offered.has(code) && !cost?.price) return { kind: 'OPTION', optionId: code }
  const amountMinor = cost?.price
    ? decodeAmount(cost.price.amount, currency, 'shippingInfo.cost.price.amount')
    : 0
  return { kind: 'CUSTOM', title: title || code || '', amountMinor }
}

/** An empty object removes it. */
export function decodeAddressee(
  sent: wire.NewDraft['recipientInfo'],
): NonNullable<DraftChange['shipping']> | null {
  if (!sent?.address && !sent?.contactDetails) return null
  const { address, contactDetails } = sent
  return {
    ...(address && { address: decodeAddress(address) }),
    ...(contactDetails && { contactDetails }),
  }
}

export const decodeBuyer = (
  sent: wire.NewDraft['buyerInfo'],
): Pick<DraftChange, 'memberId' | 'email'> => ({
  memberId: sent?.memberId ?? null,
  email: sent?.email ?? null,
})

/** The initial content of a new draft. */
export function decodeNewDraft(sent: wire.NewDraft, initial: DraftOrder): DraftChange {
  const lines = addedLines(initial, sent)
  const withLines = { ...initial, lines }
  const { buyerInfo, recipientInfo, billingInfo, shippingInfo } = sent
  const destination = shippingInfo?.logistics?.shippingDestination
  return {
    lines,
    discounts: manualDiscounts(withLines, sent.discounts ?? []),
    fees: manualFees(initial, sent.additionalFees ?? []),
    ...(buyerInfo && decodeBuyer(buyerInfo)),
    ...((recipientInfo ?? destination) && {
      shipping: decodeAddressee(recipientInfo ?? destination),
    }),
    ...(billingInfo && { billing: decodeAddressee(billingInfo) }),
    ...(shippingInfo && {
      delivery: decodeShipping(shippingInfo, codesOf(shippingInfo), initial.currency),
    }),
    taxExempt: sent.taxExempt ?? false,
    extendedFields: sent.extendedFields ?? null,
  }
}

/** A code without a price is one of the shop. */
export const codesOf = ({ code, cost }: wire.SentShipping): ReadonlySet<string> =>
  new Set(code && !cost?.price ? [code] : [])
