import type { Cart, Estimate } from '@vitrine/contract/cart'
import { fromMinorUnits } from '@vitrine/money'
import type { DeliveryDetails } from '@vitrine/pricing'

/** The estimated destination of a cart, before the address is entered. */
export type Place = {
  /** ISO 3166-1. */
  country: string
  postalCode: string
  /** The chosen delivery; empty for the shop's first option. */
  option: string
}

/**
 * Whether a code has an effect; a code for free delivery applies after the delivery is chosen (`DELIVERY`),
 * or delivery is free already (`FREE`).
 */
export type CodeView = { code: string; state: 'APPLIES' | 'DELIVERY' | 'FREE' | 'IDLE' }

/** The price of a cart. Amounts are exact decimals in the cart's currency. */
export type CostsView = {
  /** Before discounts. */
  listed: string
  discounts: readonly { id: string; name: string; code?: string; amount: string }[]
  /** Ways of delivery to the place, in the order of the shop. */
  offers: readonly { id: string; title: string; price: string; details?: DeliveryDetails }[]
  /** The way that is counted. */
  delivery?: { id: string; title: string; price: string; details?: DeliveryDetails }
  /** There is a place, and nothing is delivered there. */
  isUndeliverable: boolean
  taxes: readonly { id: string; name: string; rate: string; amount: string; isIncluded: boolean }[]
  fees?: string
  total: string
  /** Payments of gift cards; amounts are above 0 for used ones. */
  giftCards: readonly { id: string; lastFour: string; amount: string; isSpent: boolean }[]
  /** The amount paid with store credit, if any. */
  storeCredit?: string
  /** Amount due after gift cards and store credit. */
  due: string
  /** Amount to pay later, if any. */
  payLater?: string
  /** Whether all is paid that was to be paid with the order. */
  isPaid?: boolean
}

type Offer = Estimate['deliveryOffers'][number]
export type OfferedOption = {
  id: string
  title: string
  price: number
  details?: DeliveryDetails
}

/**
 * Delivery options available for every parcel of the cart, in the order of the shop: shipping before pickup.
 */
export function commonOptions(offers: readonly Offer[]): OfferedOption[] {
  const groups = new Set(offers.map(({ groupId }) => groupId))
  const options = new Map<string, OfferedOption & { parcels: number }>()
  for (const { optionId: id, title, details, price } of offers) {
    const before = options.get(id) ?? {
      id,
      title,
      price: 0,
      parcels: 0,
      ...(details && { details }),
    }
    options.set(id, { ...before, price: before.price + price, parcels: before.parcels + 1 })
  }
  return [...options.values()]
    .filter(({ parcels }) => parcels === groups.size)
    .map(({ parcels: _, ...option }) => option)
}

/** The buyer's choice if available, else the first option: the cheapest is often pickup. */
export const chooseOption = (
  offers: readonly Offer[],
  wanted: string,
): OfferedOption | undefined => {
  const options = commonOptions(offers)
  return options.find(({ id }) => id === wanted) ?? options[0]
}

export function viewCosts(
  estimate: Estimate,
  { place, needsDelivery }: { place: Place | undefined; needsDelivery: boolean },
): CostsView {
  const { currency, totals } = estimate
  const amount = (units: number) => fromMinorUnits(BigInt(units), currency)
  const [chosen] = estimate.delivery
  const price = estimate.delivery.reduce((sum, one) => sum + one.price, 0)
  return {
    listed: amount(totals.listed),
    discounts: estimate.discounts
      .filter((one) => one.amount > 0)
      .map(({ promotionId, name, code, amount: units }) => ({
        id: promotionId,
        name,
        ...(code && { code }),
        amount: amount(-units),
      })),
    offers: commonOptions(estimate.deliveryOffers).map((one) => ({
      ...one,
      price: amount(one.price),
    })),
    ...(chosen && {
      delivery: {
        id: chosen.optionId,
        title: chosen.title,
        price: amount(price),
        ...(chosen.details && { details: chosen.details }),
      },
    }),
    isUndeliverable: place !== undefined && needsDelivery && chosen === undefined,
    taxes: estimate.taxes
      .filter((one) => one.amount > 0)
      .map(({ rateId, name, rate, amount: units, isIncluded }) => ({
        id: `${rateId} ${isIncluded}`,
        name,
        rate,
        amount: amount(units),
        isIncluded,
      })),
    ...(totals.fees > 0 && { fees: amount(totals.fees) }),
    total: amount(totals.total),
    giftCards: estimate.giftCards.map(({ id, lastFour, amount: units, reason }) => ({
      id,
      lastFour,
      amount: amount(units),
      isSpent: reason === 'no-balance',
    })),
    ...(estimate.storeCredit?.amount && { storeCredit: amount(estimate.storeCredit.amount) }),
    due: amount(estimate.due),
    ...(estimate.payLater > 0 && { payLater: amount(estimate.payLater) }),
  }
}

const isSame = (one: string, other: string | null) =>
  one.trim().toUpperCase() === other?.trim().toUpperCase()

/** The effect of a cart's codes; unknown without an estimate. */
export function viewCodes({ codes }: Cart, estimate: Estimate | undefined): CodeView[] {
  const idle = estimate ? idleState(estimate) : 'IDLE'
  return codes.map((code) => {
    const applies = !estimate || estimate.discounts.some((one) => isSame(code, one.code))
    return { code, state: applies ? 'APPLIES' : idle }
  })
}

function idleState({ verdicts, delivery }: Estimate): CodeView['state'] {
  const isForDelivery = verdicts.some(
    ({ applies, reason }) =>
      !applies && (reason === 'no-delivery-cost' || reason === 'nothing-to-deliver'),
  )
  if (!isForDelivery) return 'IDLE'
  return delivery.length === 0 ? 'DELIVERY' : 'FREE'
}
