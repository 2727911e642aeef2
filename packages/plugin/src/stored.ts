import type { FulfillmentState, OrderPaymentState, OrderState } from '@vitrine/contract/orders'

/** An order in the ledger, without personal data of the buyer. Amounts in minor units of its currency. */
export interface StoredOrder {
  readonly id: string
  readonly number: number
  readonly revision: number
  readonly state: OrderState
  readonly paymentState: OrderPaymentState
  readonly fulfillmentState: FulfillmentState
  readonly visitorId: string | null
  readonly memberId: string | null
  readonly checkoutId: string | null
  readonly cartId: string | null
  readonly currency: string
  readonly pricesIncludeTax: boolean
  readonly totals: {
    readonly subtotal: number
    readonly discount: number
    readonly delivery: number
    readonly deliveryDiscount: number
    readonly fees: number
    readonly tax: number
    readonly total: number
  }
  readonly language: string
  readonly tags: readonly string[]
  readonly archived: boolean
  /** ISO 8601. */
  readonly createdDate: string
  readonly updatedDate: string
  /** Null while the payment is pending. */
  readonly placedDate: string | null
  /** Filled for `order.created`, and for an `order.placed` at the same time; otherwise empty. */
  readonly lines: readonly {
    readonly id: string
    readonly productId: string | null
    readonly variantId: string | null
    readonly name: string
    readonly quantity: number
    /** The subscription plan; null for a single purchase. */
    readonly subscriptionId: string | null
  }[]
}

/** The type of `before` and `after` of a fact. Undeclared fields may change in any release. */
export type StoredOf<Name extends string> = Name extends `order.${string}` ? StoredOrder : unknown
