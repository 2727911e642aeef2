import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import { toMinorUnits } from '@vitrine/money'
import type {
  PriceSnapshot,
  Promotion,
  SnapshotLine,
  TaxGroupRates,
  Tender,
} from '@vitrine/pricing'
import type { DeliveryCandidates, Place, TaxesOfSale } from '../model/estimate.ts'
import type { CartView, LineView } from '../model/view.ts'
import { linePaymentOf } from './late-payment.ts'

/** The tax group of products that name none. */
export const DEFAULT_TAX_GROUP = 'default'

/** Gift cards are multi-purpose vouchers: tax is due when they are spent. */
export const GIFT_CARD_TAX_GROUP = 'gift-card'

interface SnapshotInput {
  readonly view: CartView
  readonly now: Date
  readonly promotions: readonly Promotion[]
  readonly delivery: DeliveryCandidates
  readonly deliveryChoices: readonly DeliveryChoice[]
  readonly taxes: TaxesOfSale
  readonly destination: Place | null
  readonly tenders: readonly Tender[]
}

/** Everything that the price of a cart depends on. Lines that cannot be bought are omitted. */
export function snapshotOf(priced: SnapshotInput): PriceSnapshot {
  const { view, now, promotions, delivery, deliveryChoices, taxes } = priced
  const options = delivery.options.map((one) => ({ ...one, taxGroupId: taxes.deliveryGroup }))
  const { memberId } = view.cart
  return {
    currency: view.currency,
    now: now.toISOString(),
    settings: taxes.settings,
    lines: sellableLines(view).map((line) => ({
      ...snapshotLine(line, view.currency, delivery.groups),
      taxGroupId: line.purchasable?.isGiftCard
        ? GIFT_CARD_TAX_GROUP
        : (taxes.lineGroups.get(line.line.id) ?? taxGroupOf(line) ?? DEFAULT_TAX_GROUP),
    })),
    promotions,
    codes: view.cart.codes,
    delivery: {
      options,
      chosen: options
        .filter(({ id }) => deliveryChoices.some(({ code }) => code === id))
        .map(({ id, groupId }) => ({ groupId, optionId: id })),
    },
    fees: [],
    taxes: [
      ...taxes.groups,
      ...giftCardTaxes(hasGiftCards(view), priced.destination?.country ?? ''),
    ],
    buyer: {
      ...(memberId !== null && { memberId }),
      ...(priced.destination && { country: priced.destination.country }),
    },
    tenders: priced.tenders,
  }
}

/** No tax is due on gift cards before they are spent. */
export function giftCardTaxes(areSold: boolean, country: string): TaxGroupRates[] {
  if (!areSold) return []
  const rate = { id: 'gift-card', name: '', rate: '0', country, reason: 'outside-scope' } as const
  return [{ taxGroupId: GIFT_CARD_TAX_GROUP, rates: [rate] }]
}

const hasGiftCards = (view: CartView) =>
  sellableLines(view).some(({ purchasable }) => purchasable?.isGiftCard)

/** Whether all that can be bought of a cart is gift cards. */
export const isOnlyGiftCards = (view: CartView) =>
  hasGiftCards(view) && sellableLines(view).every(({ purchasable }) => purchasable?.isGiftCard)

export const sellableLines = ({ lines }: CartView): LineView[] =>
  lines.filter(({ availability }) => availability.sellable > 0)

function snapshotLine(
  view: LineView,
  currency: string,
  groups: DeliveryCandidates['groups'],
): SnapshotLine {
  const { line, purchasable, price, fullPrice, priceSource, shippable } = view
  const minor = (amount: string) => Number(toMinorUnits(amount, currency))
  const groupId = groups.get(line.id)
  const weight = weightOf(view)
  const unitPrice = minor(price)
  const payment = linePaymentOf(line, unitPrice, currency)
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice,
    fullPrice: minor(fullPrice),
    ...(priceSource !== null && { priceSource }),
    ...(purchasable && {
      modifiersPrice: minor(purchasable.modifiersPrice),
      productId: purchasable.productId,
      variantId: purchasable.variantId,
      collectionIds: purchasable.collectionIds,
    }),
    ...(weight !== null && { weight }),
    shippable,
    ...(groupId !== undefined && { deliveryGroupId: groupId }),
    ...(purchasable?.isGiftCard && { isGiftCard: true }),
    ...(purchasable?.subscription && { subscription: { hasFreeTrial: false } }),
    ...(payment && { payment }),
  }
}

export const weightOf = ({ line, purchasable }: LineView): string | null =>
  purchasable?.weight ?? line.customItem?.weight ?? null

export const taxGroupOf = ({ line, purchasable }: LineView): string | null =>
  purchasable?.taxGroupId ?? line.customItem?.taxGroupId ?? null

export const deliveryProfileOf = ({ line, purchasable }: LineView): string | null =>
  purchasable?.deliveryProfileId ?? line.customItem?.deliveryProfileId ?? null

/** A place that is known well enough to deliver to; null without a country. */
export function placeOf(address: AddressWithContact['address']): Place | null {
  if (!address?.country) return null
  const { country, subdivision = null, postalCode = null, city = null } = address
  return { country, subdivision, postalCode, city }
}
