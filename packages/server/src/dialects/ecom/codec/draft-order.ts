import type { CalculatedDraftOrder, DraftOrderV1 } from '@vitrine/contract/draft-orders-v1'
import type { PricedLine } from '@vitrine/pricing'
import {
  type DraftLineView,
  type DraftView,
  problemsOf,
  unitPriceOf,
} from '../../../areas/commerce/draft-orders/index.ts'
import { balanceOf, type OrderFee } from '../../../areas/commerce/orders/index.ts'
import { encodeCreator, encodeDelivery, encodeDiscount, encodePrices } from './order.ts'
import { encodeOrderLine } from './order-lines.ts'
import { amountsIn, type OrderShop, type WriteAmount } from './order-shop.ts'

/** A draft order for published clients. */
export function encodeDraftV1(shop: OrderShop, view: DraftView): DraftOrderV1 {
  const { draft, result, snapshot } = view
  const money = amountsIn(shop, draft.currency)
  const { pricesIncludeTax } = snapshot.settings
  const prices = encodePrices(money, { ...result, fees: result.fees.map(feeOf) })
  const { shippingInfo } = encodeDelivery(money, { ...result, shipping: draft.shipping })
  return {
    id: draft.id,
    ...(draft.orderId && { orderId: draft.orderId }),
    status: draft.status === 'OPEN' ? 'DRAFT' : 'COMMITTED',
    lineItems: view.lines.map((line) => encodeLine(shop, money, view, line, pricesIncludeTax)),
    ...(shippingInfo && { shippingInfo: { shippingInfo } }),
    ...encodePeople(view),
    additionalFees: encodeFees(money, view),
    discounts: encodeDiscounts(money, view),
    priceSummary: prices.priceSummary,
    taxInfo: prices.taxInfo,
    ...((view.order || !draft.isEdit) && { balanceSummary: encodeBalance(money, view) }),
    currency: draft.currency,
    weightUnit: 'KG',
    ...(draft.memberId && { memberId: draft.memberId }),
    createdBy: encodeCreator({ isMerchant: true }, draft),
    ...(draft.extendedFields && { extendedFields: draft.extendedFields }),
    createdDate: draft.createdDate,
    updatedDate: draft.updatedDate,
  }
}

function encodePeople({ draft }: DraftView) {
  const { memberId, email, shipping, billing } = draft
  const buyerInfo = { ...(memberId && { memberId }), ...(email && { email }) }
  const isKnown = memberId !== null || email !== null
  return {
    ...(isKnown && { buyerDetails: { buyerInfo }, buyerInfo }),
    ...(billing && { billingDetails: { billingInfo: billing }, billingInfo: billing }),
    ...(shipping && { recipientInfo: { recipientInfo: shipping } }),
  }
}

function encodeLine(
  shop: OrderShop,
  money: WriteAmount,
  { result, draft }: DraftView,
  view: DraftLineView,
  pricesIncludeTax: boolean,
): DraftOrderV1['lineItems'][number] {
  const { line, orderLine, shown } = view
  const priced = result.lines.find(({ id }) => id === line.id)
  const price = priced ?? orderLine?.price ?? priceless(view, draft.currency)
  const { quantity } = priced ? line : price
  const item = { ...shown, position: 0, quantity, price }
  const lineItem = encodeOrderLine(shop, money, { pricesIncludeTax }, item)
  if (!orderLine) return { lineItem, added: true }
  if (line.quantity === 0) return { lineItem, removed: true }
  const before = orderLine.price
  const isChanged = line.quantity !== orderLine.quantity || price.unitPrice !== before.unitPrice
  if (!isChanged) return { lineItem }
  const priceBeforeChange = money(Math.round(before.subtotal / orderLine.quantity))
  const quantityBeforeChange = orderLine.quantity
  return { lineItem, changedDetails: { quantityBeforeChange, priceBeforeChange } }
}

/** A line of a product that is no longer sold. */
function priceless({ line, ...view }: DraftLineView, currency: string): PricedLine {
  const unitPrice = line.unitPrice ?? unitPriceOf({ line, ...view }, currency)
  const nothing = { beforeTax: 0, tax: 0, afterTax: 0, taxes: [] }
  return {
    ...nothing,
    id: line.id,
    quantity: Math.max(line.quantity, 1),
    unitPrice,
    listed: 0,
    subtotal: 0,
    discount: 0,
    total: 0,
    units: [],
  }
}

const feeOf = ({ id, name, beforeTax, tax, afterTax }: DraftView['result']['fees'][number]) =>
  ({ id, code: '', name, beforeTax, tax, afterTax }) satisfies OrderFee

function encodeFees(money: WriteAmount, { draft, order, result }: DraftView) {
  const written = new Set(draft.fees.map(({ id }) => id))
  const fee = (one: Pick<OrderFee, 'id' | 'name'>, before: number, after: number) => ({
    id: one.id,
    name: one.name,
    price: money(before),
    priceBeforeTax: money(before),
    priceAfterTax: money(after),
    lineItemIds: [],
  })
  const applied = result.fees.map((one) => ({
    additionalFee: fee(one, one.beforeTax, one.afterTax),
    source: written.has(one.id) ? ('CUSTOM' as const) : ('ORIGINAL_ORDER' as const),
    applied: true,
  }))
  const dropped = (order?.order.fees ?? []).filter(({ id }) => draft.dropped.includes(id))
  return [
    ...applied,
    ...dropped.map((one) => ({
      additionalFee: fee(one, one.beforeTax, one.afterTax),
      source: 'ORIGINAL_ORDER' as const,
      applied: false,
    })),
    ...draft.fees
      .filter((one) => !one.applied)
      .map((one) => ({
        additionalFee: fee(one, one.amountMinor, one.amountMinor),
        source: 'CUSTOM' as const,
        applied: false,
      })),
  ]
}

function encodeDiscounts(money: WriteAmount, { draft, order, result }: DraftView) {
  const written = new Set(draft.discounts.map(({ id }) => id))
  const applied = result.discounts.map((one) => ({
    discount: encodeDiscount(money, one),
    source: written.has(one.promotionId)
      ? ('CUSTOM' as const)
      : draft.isEdit
        ? ('ORIGINAL_ORDER' as const)
        : ('AUTOMATIC' as const),
    applied: true,
  }))
  const dropped = (order?.order.discounts ?? [])
    .filter(({ promotionId }) => draft.dropped.includes(promotionId))
    .map((one) => ({
      discount: encodeDiscount(money, one),
      source: 'ORIGINAL_ORDER' as const,
      applied: false,
    }))
  const counted = new Set(result.discounts.map(({ promotionId }) => promotionId))
  const idle = draft.discounts
    .filter(({ id }) => !counted.has(id))
    .map(({ id, name, amountMinor, lineId }) => ({
      discount: encodeDiscount(money, {
        promotionId: id,
        name,
        source: 'merchant',
        phase: lineId === null ? 'order' : 'line',
        amount: amountMinor ?? 0,
        lines: lineId === null ? [] : [{ lineId, amount: amountMinor ?? 0 }],
        delivery: [],
      }),
      source: 'CUSTOM' as const,
      applied: false,
    }))
  return [...applied, ...dropped, ...idle]
}

function encodeBalance(money: WriteAmount, { order, result }: DraftView) {
  const none = { payments: [], refunds: [] }
  const { due, paid } = balanceOf(result.totals.total, order ?? none)
  return { balance: money(due), paid: money(paid) }
}

/** A draft with its delivery options, and problems that prevent applying it. */
export const encodeCalculated = (shop: OrderShop, view: DraftView): CalculatedDraftOrder => {
  const money = amountsIn(shop, view.draft.currency)
  const { currency } = view.draft
  return {
    draftOrder: encodeDraftV1(shop, view),
    shippingOptions: view.result.deliveryOffers.map(({ optionId: code, title, price }) => ({
      code,
      title,
      cost: { price: money(price), currency },
    })),
    calculationErrors: {
      orderValidationErrors: problemsOf(view)
        .filter((code) => code !== 'NOTHING_CHANGED')
        .map((code) => ({ code, description: code.toLowerCase().replaceAll('_', ' ') })),
    },
  }
}
