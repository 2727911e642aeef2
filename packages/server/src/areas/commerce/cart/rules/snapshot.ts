import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import { toMinorUnits } from '@vitrine/money'
import type {
  PriceSettings,
  PriceSnapshot,
  Promotion,
  SnapshotLine,
  TaxGroupRates,
  Tender,
} from '@vitrine/pricing'
import type { DeliveryCandidates, Place } from '../model/estimate.ts'
import type { CartView, LineView } from '../model/view.ts'

/** The tax group of products that name none. */
export const DEFAULT_TAX_GROUP = 'default'

interface Priced {
  readonly view: CartView
  readonly now: Date
  readonly settings: PriceSettings
  readonly promotions: readonly Promotion[]
  readonly delivery: DeliveryCandidates
  readonly deliveryChoices: readonly DeliveryChoice[]
  readonly taxes: readonly TaxGroupRates[]
  readonly destination: Place | null
  readonly tenders: readonly Tender[]
}

/** Everything that the price of a cart depends on. Lines that cannot be bought are left out. */
export function snapshotOf(priced: Priced): PriceSnapshot {
  const { view, now, settings, promotions, delivery, deliveryChoices, taxes } = priced
  const { memberId } = view.cart
  return {
    currency: view.currency,
    now: now.toISOString(),
    settings,
    lines: sellableLines(view).map((line) => snapshotLine(line, view.currency, delivery.groups)),
    promotions,
    codes: view.cart.codes,
    delivery: {
      options: delivery.options,
      chosen: delivery.options
        .filter(({ id }) => deliveryChoices.some(({ code }) => code === id))
        .map(({ id, groupId }) => ({ groupId, optionId: id })),
    },
    fees: [],
    taxes,
    buyer: {
      ...(memberId !== null && { memberId }),
      ...(priced.destination && { country: priced.destination.country }),
    },
    tenders: priced.tenders,
  }
}

export const sellableLines = ({ lines }: CartView): LineView[] =>
  lines.filter(({ availability }) => availability.sellable > 0)

function snapshotLine(
  view: LineView,
  currency: string,
  groups: DeliveryCandidates['groups'],
): SnapshotLine {
  const { line, purchasable, price, fullPrice, shippable } = view
  const minor = (amount: string) => Number(toMinorUnits(amount, currency))
  const groupId = groups.get(line.id)
  const weight = weightOf(view)
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: minor(price),
    fullPrice: minor(fullPrice),
    ...(purchasable && {
      modifiersPrice: minor(purchasable.modifiersPrice),
      productId: purchasable.productId,
      variantId: purchasable.variantId,
      collectionIds: purchasable.collectionIds,
    }),
    ...(weight !== null && { weight }),
    shippable,
    ...(groupId !== undefined && { deliveryGroupId: groupId }),
    taxGroupId: taxGroupOf(view) ?? DEFAULT_TAX_GROUP,
    ...(purchasable?.subscription && { subscription: { hasFreeTrial: false } }),
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
