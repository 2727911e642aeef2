import type { FulfillmentState, OrderPaymentState, OrderState } from '@vitrine/contract/orders'

/** An order as the ledger stores it: nothing that the buyer wrote about itself. Amounts in minor units of its currency. */
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
  /** Null while it waits for its payment. */
  readonly placedDate: string | null
  /** Of `order.created`, and of an `order.placed` that comes with it; else empty. */
  readonly lines: readonly {
    readonly id: string
    readonly productId: string | null
    readonly variantId: string | null
    readonly name: string
    readonly quantity: number
    /** The plan by which it is bought again and again; null for a single purchase. */
    readonly subscriptionId: string | null
  }[]
}

/** What `before` and `after` of a fact are. What is not declared here may change with any release. */
export type StoredOf<Name extends string> = Name extends `order.${string}` ? StoredOrder : unknown
