import type { PaymentMethod } from '../model/payment.ts'

/** The payable amount, with everything that decides which methods can be chosen. */
export interface Payable {
  readonly totalMinor: number
  /** Country of the billing address; null while unknown. */
  readonly country: string | null
  /** One per chosen delivery, undefined if its kind is unknown; 'none' for downloads. */
  readonly deliveryKinds: readonly ('shipping' | 'pickup' | 'local' | 'none' | undefined)[]
  /** Excludes methods that are paid outside of the shop. */
  readonly isOnlineOnly?: boolean
  /** Offers only the test bank and methods that are paid outside of the shop. */
  readonly isRehearsal?: boolean
}

/** Whether a method can be chosen, and why not. */
export interface Offer {
  readonly method: PaymentMethod
  readonly offered: boolean
  readonly reason:
    | 'offered'
    | 'not-connected'
    | 'total-too-low'
    | 'total-too-high'
    | 'other-country'
    | 'other-delivery'
  readonly have?: number | string
  readonly need?: number | string
}

/** Decides whether a method can be chosen. `isReady`: its provider is connected. */
export function offerOf(
  method: PaymentMethod,
  { totalMinor, country, deliveryKinds }: Payable,
  isReady = true,
): Offer {
  const { countries, minTotal, maxTotal } = method
  const refuse = (reason: Offer['reason'], have: number | string, need: number | string) => ({
    method,
    offered: false,
    reason,
    have,
    need,
  })
  if (!isReady) return { method, offered: false, reason: 'not-connected' }
  if (minTotal !== null && totalMinor < minTotal) {
    return refuse('total-too-low', totalMinor, minTotal)
  }
  if (maxTotal !== null && totalMinor > maxTotal) {
    return refuse('total-too-high', totalMinor, maxTotal)
  }
  if (countries.length > 0 && country !== null && !countries.includes(country)) {
    return refuse('other-country', country, countries.join(', '))
  }
  if (!deliveryKinds.every((kind) => isForDelivery(method, kind))) {
    return { method, offered: false, reason: 'other-delivery', need: method.delivery }
  }
  return { method, offered: true, reason: 'offered' }
}

/** An unknown kind of delivery excludes no method. */
const isForDelivery = (
  { delivery }: PaymentMethod,
  kind: Payable['deliveryKinds'][number],
): boolean =>
  delivery === 'ANY' ||
  kind === undefined ||
  (kind !== 'none' && (delivery === 'PICKUP') === (kind === 'pickup'))
