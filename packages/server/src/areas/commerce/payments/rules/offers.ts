import type { PaymentMethod } from '../model/payment.ts'

/** What is to be paid, as far as the choice of a method depends on it. */
export interface Payable {
  readonly totalMinor: number
  /** Of the bill; null while it is not known. */
  readonly country: string | null
  /** One for each delivery that is chosen, undefined where its kind is not known; 'none' for downloads. */
  readonly deliveryKinds: readonly ('shipping' | 'pickup' | 'local' | 'none' | undefined)[]
  /** Nothing that is paid outside of the shop is offered. */
  readonly isOnlineOnly?: boolean
  /** Only the test bank and what is paid outside of the shop is offered. */
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

/** `isReady`: the shop is connected with the provider of the method. */
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

/** What is not known yet stands in nobody's way. */
const isForDelivery = (
  { delivery }: PaymentMethod,
  kind: Payable['deliveryKinds'][number],
): boolean =>
  delivery === 'ANY' ||
  kind === undefined ||
  (kind !== 'none' && (delivery === 'PICKUP') === (kind === 'pickup'))
