import { readQuery } from '@vitrine/contract/catalog'
import {
  type DraftOrderSummary,
  draftOrderFields,
  type draftOrders,
  type OrderProposal,
  type DraftLine as WireLine,
  type DraftOrder as WireOrder,
} from '@vitrine/contract/draft-orders'
import type { Input } from '@vitrine/contract/kit'
import { currencyExponent } from '@vitrine/money'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import {
  type DraftChange,
  type DraftDelivery,
  type DraftLineView,
  type DraftOrder,
  type DraftQuery,
  type DraftView,
  type ListedDraft,
  type ProposalView,
  savedDelivery,
  savedDiscounts,
  savedFees,
  savedLines,
  unitPriceOf,
} from './index.ts'
import type { PlannedMerge } from './service/merge-orders.ts'

type Operations = (typeof draftOrders)['operations']

/** Absent fields stay; null clears. */
export function decodeChanges(
  input: Omit<Input<Operations['saveDraftOrder']>, 'id' | 'revision'>,
  before: DraftOrder,
): DraftChange {
  const { lines: sent, discounts, fees, dropped, delivery } = input
  const lines = sent ? savedLines(before.lines, sent) : before.lines
  const { memberId, email, shipping, billing, note, taxExempt, language } = input
  return {
    lines,
    ...(discounts && { discounts: savedDiscounts(discounts, lines) }),
    ...(fees && { fees: savedFees(fees) }),
    ...(dropped && { dropped: [...new Set(dropped)] }),
    ...(delivery !== undefined && { delivery: delivery && savedDelivery(delivery) }),
    ...(memberId !== undefined && { memberId }),
    ...(email !== undefined && { email }),
    ...(shipping !== undefined && { shipping }),
    ...(billing !== undefined && { billing }),
    ...(note !== undefined && { note }),
    ...(taxExempt !== undefined && { taxExempt }),
    ...(language !== undefined && { language }),
  }
}

export function encodeDraft(
  view: DraftView,
  mediaUrl: MediaUrl,
  proposalUrl: string | null,
): WireOrder {
  const { draft, result, snapshot, order } = view
  return {
    id: draft.id,
    revision: draft.revision,
    status: draft.status,
    isEdit: draft.isEdit,
    orderId: draft.orderId,
    orderNumber: draft.orderNumber === null ? null : String(draft.orderNumber),
    currency: draft.currency,
    exponent: currencyExponent(draft.currency),
    pricesIncludeTax: snapshot.settings.pricesIncludeTax,
    lines: view.lines.map((line) => encodeLine(line, view, mediaUrl)),
    discounts: encodeDiscounts(view),
    fees: encodeFees(view),
    deliveryChoice: draft.delivery && encodeDelivery(draft.delivery),
    delivery: result.delivery.map(({ lineIds: _, ...one }) => ({ ...one, taxes: [...one.taxes] })),
    deliveryOffers: draft.delivery?.kind === 'CUSTOM' ? [] : [...result.deliveryOffers],
    taxes: [...result.taxes],
    totals: result.totals,
    totalBefore: view.totalBefore ?? order?.order.totals.total ?? null,
    memberId: draft.memberId,
    email: draft.email,
    shipping: draft.shipping,
    billing: draft.billing,
    note: draft.note,
    taxExempt: draft.taxExempt,
    language: draft.language,
    reason: draft.reason,
    createdDate: draft.createdDate,
    updatedDate: draft.updatedDate,
    proposedDate: draft.proposal?.proposedDate ?? null,
    proposalUrl: draft.proposal && proposalUrl,
    expiresDate: draft.expiresDate,
    appliedDate: draft.appliedDate,
  }
}

const encodeDelivery = (delivery: DraftDelivery) =>
  delivery.kind === 'CUSTOM'
    ? { kind: delivery.kind, title: delivery.title, price: delivery.amountMinor }
    : { ...delivery }

function encodeLine(
  view: DraftLineView,
  { result, draft }: DraftView,
  mediaUrl: MediaUrl,
): WireLine {
  const { line, shown, orderLine } = view
  const priced = result.lines.find(({ id }) => id === line.id)
  const { image } = shown
  return {
    id: line.id,
    kind: line.isOfOrder ? 'ORDER' : line.reference ? 'CATALOG' : 'ITEM',
    productId: shown.productId,
    variantId: shown.variantId,
    options: { ...line.reference?.choices },
    texts: { ...line.reference?.texts },
    name: shown.name,
    descriptionLines: shown.descriptionLines.map(({ colorCode = null, ...one }) => ({
      ...one,
      colorCode,
    })),
    image: image && {
      id: image.id,
      url: mediaUrl(image.id),
      width: image.width,
      height: image.height,
      altText: image.altText,
    },
    sku: shown.sku,
    shippable: shown.shippable,
    quantity: line.quantity,
    quantityBefore: orderLine?.quantity ?? null,
    minQuantity: view.minQuantity,
    price: priced?.unitPrice ?? line.unitPrice ?? unitPriceOf(view, draft.currency),
    priceBefore: orderLine?.price.unitPrice ?? null,
    isPriceSet: line.unitPrice !== null,
    priceReason: line.priceReason,
    discount: priced ? priced.listed - priced.total : 0,
    total: priced?.total ?? 0,
    available: view.available,
    problem: view.problem,
  }
}

function encodeDiscounts({ draft, order, result }: DraftView): WireOrder['discounts'] {
  const own = new Map(draft.discounts.map((one) => [one.id, one]))
  const applied = result.discounts
    .filter(({ promotionId }) => !own.has(promotionId))
    .map((one) => ({
      id: one.promotionId,
      source: order || draft.isEdit ? ('ORDER' as const) : ('AUTOMATIC' as const),
      name: one.name,
      code: one.code ?? null,
      percent: null,
      amount: one.amount,
      lineId: null,
      applied: true,
    }))
  const dropped = (order?.order.discounts ?? [])
    .filter(({ promotionId }) => draft.dropped.includes(promotionId))
    .map((one) => ({
      id: one.promotionId,
      source: 'ORDER' as const,
      name: one.name,
      code: one.code ?? null,
      percent: null,
      amount: one.amount,
      lineId: null,
      applied: false,
    }))
  const written = draft.discounts.map((one) => ({
    id: one.id,
    source: 'CUSTOM' as const,
    name: one.name,
    code: null,
    percent: one.percent,
    amount:
      result.discounts.find(({ promotionId }) => promotionId === one.id)?.amount ??
      one.amountMinor ??
      0,
    lineId: one.lineId,
    applied: one.applied,
  }))
  return [...applied, ...dropped, ...written]
}

function encodeFees({ draft, order, result }: DraftView): WireOrder['fees'] {
  const own = new Set(draft.fees.map(({ id }) => id))
  const isDropped = (id: string) => draft.dropped.includes(id)
  const ofOrder = order
    ? order.order.fees.map(({ id, name, beforeTax, afterTax }) => ({
        id,
        name,
        amount: order.order.pricesIncludeTax ? afterTax : beforeTax,
        applied: !isDropped(id),
      }))
    : result.fees
        .filter(({ id }) => !own.has(id))
        .map(({ id, name, amount }) => ({ id, name, amount, applied: true }))
  return [
    ...ofOrder.map((one) => ({ ...one, source: 'ORDER' as const })),
    ...draft.fees.map(({ id, name, amountMinor: amount, applied }) => ({
      id,
      name,
      amount,
      applied,
      source: 'CUSTOM' as const,
    })),
  ]
}

export const encodeSummary = (draft: ListedDraft): DraftOrderSummary => ({
  id: draft.id,
  status: draft.status,
  isEdit: draft.isEdit,
  orderId: draft.orderId,
  orderNumber: draft.orderNumber === null ? null : String(draft.orderNumber),
  buyerName: draft.buyerName,
  email: draft.email,
  currency: draft.currency,
  exponent: currencyExponent(draft.currency),
  total: draft.totalMinor,
  itemCount: draft.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  createdDate: draft.createdDate,
  updatedDate: draft.updatedDate,
})

/** An edit that a buyer is asked to accept. */
export const encodeProposal = ({ view, ...proposal }: ProposalView): OrderProposal => {
  const { draft, lines, result } = view
  return {
    ...proposal,
    orderNumber: String(draft.orderNumber ?? ''),
    currency: draft.currency,
    exponent: currencyExponent(draft.currency),
    lines: lines.map(({ line, shown, orderLine }) => ({
      id: line.id,
      name: shown.name,
      quantityBefore: orderLine?.quantity ?? 0,
      quantity: line.quantity,
      total: result.lines.find(({ id }) => id === line.id)?.total ?? 0,
    })),
    delivery: result.delivery.map(({ title, total }) => ({ title, total })),
    total: result.totals.total,
  }
}

/** The latest change first by default. */
export function decodeQuery({ query, walk }: PagedQuery): Omit<DraftQuery, 'search'> {
  const { sort, ...rest } = readQuery(draftOrderFields, query)
  const latest = [{ field: 'updatedDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : latest, walk }
}

/** The preview of a merge, for merchants. */
export const encodeMerge = ({
  into,
  from,
  view,
  moved,
  paidBack,
  due,
  invoices,
}: PlannedMerge) => ({
  totalBefore: into.order.totals.total,
  total: view.result.totals.total,
  delivery: view.result.totals.delivery,
  moved,
  paidBack,
  due,
  pieces: from.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  invoices: [...invoices],
})
