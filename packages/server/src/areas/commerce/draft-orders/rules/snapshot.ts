import { toMinorUnits } from '@vitrine/money'
import {
  DEFAULT_DELIVERY_GROUP,
  type DeliverySnapshot,
  type Fee,
  type PriceSnapshot,
  type Promotion,
  type SnapshotLine,
  type TaxGroupRates,
} from '@vitrine/pricing'
import {
  DEFAULT_TAX_GROUP,
  type DeliveryCandidates,
  GIFT_CARD_TAX_GROUP,
  giftCardTaxes,
  type Place,
  type TaxesOfSale,
} from '../../cart/index.ts'
import type { OrderLine, OrderView } from '../../orders/index.ts'
import type { DraftDiscount, DraftLineView, DraftOrder } from '../model.ts'
import { agreedPieces } from './agreed-lines.ts'
import { agreedRates } from './agreed-taxes.ts'

/** Everything that the price of a draft depends on. */
export interface DraftPricing {
  readonly draft: DraftOrder
  readonly order: OrderView | null
  readonly lines: readonly DraftLineView[]
  /** Taxes of new lines. */
  readonly taxes: TaxesOfSale
  /** Ways of the shop, where one of them is to be chosen. */
  readonly delivery: DeliveryCandidates
  readonly promotions: readonly Promotion[]
  readonly destination: Place | null
  readonly now: Date
}

/** Everything that the price of a draft depends on, in the form of the price engine. */
export function snapshotOf(pricing: DraftPricing): PriceSnapshot {
  const { draft, order, taxes, now, destination } = pricing
  const dropped = new Set(draft.dropped)
  const isSold = ({ line, problem }: DraftLineView) =>
    line.quantity > 0 && problem !== 'GONE' && problem !== 'CHOICES'
  const lines = pricing.lines.filter(isSold)
  const delivery = deliveryOf(pricing)
  const pricesIncludeTax = order?.order.pricesIncludeTax ?? taxes.settings.pricesIncludeTax
  return {
    currency: draft.currency,
    now: now.toISOString(),
    settings: { ...taxes.settings, pricesIncludeTax },
    lines: lines.map((view) => snapshotLine(view, pricing, dropped)),
    promotions: promotionsOf(pricing, dropped),
    codes: codesOf(order, dropped),
    delivery: delivery.snapshot,
    fees: feesOf(pricing, dropped),
    taxes: withExemption(
      draft.taxExempt,
      [
        ...taxesOfOrder(order),
        ...newTaxes(taxes),
        ...giftCardTaxes(lines.some(isNewGiftCard), destination?.country ?? ''),
      ],
      destination?.country ?? '',
    ),
    buyer: {
      ...(draft.memberId !== null && { memberId: draft.memberId }),
      ...(destination && { country: destination.country }),
    },
    tenders: [],
  }
}

const isNewGiftCard = ({ orderLine, shown }: DraftLineView) =>
  orderLine === null && shown.kind === 'GIFT_CARD'

const lineGroup = (id: string) => `line ${id}`
const deliveryGroup = (id: string) => `delivery ${id}`
const feeGroup = (id: string) => `fee ${id}`

function snapshotLine(
  view: DraftLineView,
  pricing: DraftPricing,
  dropped: ReadonlySet<string>,
): SnapshotLine {
  const { line, shown, orderLine, purchasable } = view
  const { order, taxes } = pricing
  const groupId = deliveryGroupOf(view, pricing)
  const isPriced = line.unitPrice !== null
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: line.unitPrice ?? unitPriceOf(view, pricing.draft.currency),
    ...(isPriced && { priceSource: `merchant: ${line.priceReason}` }),
    ...(shown.productId !== null && { productId: shown.productId }),
    ...(shown.variantId !== null && { variantId: shown.variantId }),
    ...(purchasable && { collectionIds: purchasable.collectionIds }),
    ...(shown.weight !== null && { weight: shown.weight }),
    shippable: shown.shippable,
    ...(purchasable?.subscription && { subscription: { hasFreeTrial: false } }),
    ...(groupId !== undefined && { deliveryGroupId: groupId }),
    taxGroupId: orderLine
      ? lineGroup(line.id)
      : shown.kind === 'GIFT_CARD'
        ? GIFT_CARD_TAX_GROUP
        : (taxes.lineGroups.get(line.id) ?? DEFAULT_TAX_GROUP),
    ...(shown.kind === 'GIFT_CARD' && { isGiftCard: true }),
    ...(orderLine &&
      order &&
      !isPriced && { agreed: agreedPieces(orderLine, line.quantity, order.order, dropped) }),
  }
}

/** The price of one piece, current or agreed. */
export function unitPriceOf(
  { line, orderLine, purchasable }: Pick<DraftLineView, 'line' | 'orderLine' | 'purchasable'>,
  currency: string,
): number {
  if (orderLine) return orderLine.price.unitPrice
  if (purchasable) return Number(toMinorUnits(purchasable.price, currency))
  return line.item?.unitPrice ?? 0
}

function deliveryGroupOf(view: DraftLineView, { draft, order, delivery }: DraftPricing) {
  if (draft.delivery?.kind === 'OPTION' || !order) {
    return draft.delivery?.kind === 'CUSTOM' ? undefined : delivery.groups.get(view.line.id)
  }
  if (draft.delivery !== null) return undefined
  const own = order.order.delivery.find(({ lineIds }) => lineIds.includes(view.line.id))
  return (own ?? order.order.delivery[0])?.groupId
}

/** The chosen delivery, and the available ones. */
function deliveryOf({ draft, order, delivery, taxes }: DraftPricing): {
  readonly snapshot: DeliverySnapshot
} {
  const choice = draft.delivery
  if (choice === null && order) return { snapshot: agreedDelivery(order) }
  if (choice?.kind === 'CUSTOM') {
    const { title, amountMinor } = choice
    const id = 'custom'
    const option = {
      id,
      groupId: DEFAULT_DELIVERY_GROUP,
      title,
      kind: 'shipping' as const,
      rates: [{ amount: amountMinor, conditions: [] }],
      taxGroupId: taxes.deliveryGroup,
    }
    const chosen = [{ groupId: DEFAULT_DELIVERY_GROUP, optionId: id }]
    return { snapshot: { options: [option], chosen } }
  }
  const options = delivery.options.map((one) => ({ ...one, taxGroupId: taxes.deliveryGroup }))
  const chosen = options
    .filter(({ id }) => choice?.kind === 'OPTION' && choice.optionId === id)
    .map(({ id, groupId }) => ({ groupId, optionId: id }))
  return { snapshot: { options, chosen } }
}

/** The deliveries of an order at their agreed price. */
function agreedDelivery({ order }: OrderView): DeliverySnapshot {
  return {
    options: order.delivery.map((one) => ({
      id: one.optionId,
      groupId: one.groupId,
      title: one.title,
      kind: one.kind ?? 'shipping',
      ...(one.details && { details: one.details }),
      rates: [{ amount: isFree(one) ? one.price : one.total, conditions: [] }],
      taxGroupId: deliveryGroup(one.groupId),
    })),
    chosen: order.delivery.map(({ groupId, optionId }) => ({ groupId, optionId })),
  }
}

const isFree = ({ price, discount }: { readonly price: number; readonly discount: number }) =>
  discount > 0 && discount === price

function promotionsOf(
  { draft, order, promotions }: DraftPricing,
  dropped: ReadonlySet<string>,
): Promotion[] {
  const free = draft.delivery === null && order ? freeDeliveries(order) : []
  const automatic = order ? free : promotions
  return [
    ...automatic.filter(({ id }) => !dropped.has(id)),
    ...draft.discounts.filter(({ applied }) => applied).map(byHand),
  ]
}

/** Deliveries that were free of charge stay so. */
const freeDeliveries = ({ order }: OrderView): Promotion[] =>
  order.delivery.filter(isFree).map(({ groupId }) => {
    const own = order.discounts.find(({ delivery }) =>
      delivery.some((one) => one.groupId === groupId),
    )
    return {
      id: own?.promotionId ?? deliveryGroup(groupId),
      name: own?.name ?? '',
      source: own?.source ?? 'merchant',
      ...(own?.code !== undefined && { code: own.code }),
      effect: { kind: 'free-delivery', groupIds: [groupId] },
      combination: { rank: 0, mode: 'stack' },
    }
  })

const codesOf = (order: OrderView | null, dropped: ReadonlySet<string>): string[] => [
  ...new Set(
    (order?.order.discounts ?? []).flatMap(({ promotionId, code }) =>
      code === undefined || dropped.has(promotionId) ? [] : [code],
    ),
  ),
]

/** A manual discount, applied after all others in the given order. */
export const byHand = (
  { id, name, percent, amountMinor, lineId }: DraftDiscount,
  rank: number,
): Promotion => ({
  id,
  name,
  source: 'merchant',
  ...(lineId !== null && { scope: { lineIds: [lineId] } }),
  effect:
    percent === null
      ? { kind: 'amount-off-sum', amount: amountMinor ?? 0 }
      : { kind: 'percent-off-sum', percent },
  combination: { rank, mode: 'stack' },
})

function feesOf({ draft, order, taxes }: DraftPricing, dropped: ReadonlySet<string>): Fee[] {
  const isIncluded = order?.order.pricesIncludeTax ?? false
  const agreed = (order?.order.fees ?? []).map((one) => ({
    id: one.id,
    name: one.name,
    amount: isIncluded ? one.afterTax : one.beforeTax,
    taxGroupId: feeGroup(one.id),
  }))
  const written = draft.fees
    .filter(({ applied }) => applied)
    .map(({ id, name, amountMinor: amount }) => ({
      id,
      name,
      amount,
      taxGroupId: taxes.deliveryGroup,
    }))
  return [...agreed.filter(({ id }) => !dropped.has(id)), ...written]
}

/** The rates that the parts of an order were sold with. */
function taxesOfOrder(view: OrderView | null): TaxGroupRates[] {
  if (!view) return []
  const { order, lines } = view
  const ofLine = (line: OrderLine) => agreedRates(lineGroup(line.id), line.price, line.price.total)
  return [
    ...lines.map(ofLine),
    ...order.delivery.map((one) => agreedRates(deliveryGroup(one.groupId), one, one.total)),
    ...order.fees.map((one) => {
      const country = order.taxes[0]?.country ?? ''
      const rate = { rateId: 'given', name: '', rate: '0', country, reason: 'standard' } as const
      const taxes = one.tax === 0 ? [] : [{ ...rate, base: one.beforeTax, amount: one.tax }]
      const total = order.pricesIncludeTax ? one.afterTax : one.beforeTax
      return agreedRates(feeGroup(one.id), { ...one, taxes }, total)
    }),
  ]
}

/** Whether present prices contain their tax does not depend on how an earlier order was sold. */
const newTaxes = ({ groups, settings }: TaxesOfSale): TaxGroupRates[] =>
  groups.map((group) => ({
    ...group,
    includedInPrice: group.includedInPrice ?? settings.pricesIncludeTax,
  }))

const withExemption = (
  isExempt: boolean,
  groups: readonly TaxGroupRates[],
  country: string,
): readonly TaxGroupRates[] =>
  isExempt
    ? groups.map((group) => ({
        ...group,
        rates: [{ id: 'exempt', name: '', rate: '0', country, reason: 'exempt' }],
      }))
    : groups
