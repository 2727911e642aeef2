import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import type { PriceResult } from '@vitrine/pricing'
import type { CartView } from './view.ts'

/** Where something goes, as far as it is known. */
export interface Place {
  readonly country: string
  readonly subdivision: string | null
  readonly postalCode: string | null
  readonly city: string | null
}

/** What a cart is to be priced for. Absent: what the cart says. */
export interface EstimateRequest {
  readonly shipping?: AddressWithContact['address'] | undefined
  readonly billing?: AddressWithContact['address'] | undefined
  readonly deliveryChoice?: DeliveryChoice | null | undefined
  readonly withDelivery: boolean
  readonly withTax: boolean
}

/** A cart and what it costs. */
export interface Estimate {
  readonly view: CartView
  readonly result: PriceResult
  /** The delivery that was asked for is not offered. */
  readonly isChoiceMissing: boolean
}
