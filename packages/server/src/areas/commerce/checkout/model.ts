import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import type { Channel, Consent, CustomField } from '@vitrine/contract/checkouts'
import type { Actor } from '../../../platform/tx.ts'
import type { Cart, CartSettings, CartView, Estimate } from '../cart/index.ts'

/** Settings fixed by a merchant at the creation of a checkout. */
export type CheckoutSettings = CartSettings

/** An object of another system that the checkout refers to. */
export interface ExternalReference {
  readonly appId: string
  readonly resourceId?: string | undefined
}

/** Data of a checkout besides lines, codes and contact, which are those of a cart. */
export interface Checkout {
  readonly id: string
  readonly sourceCartId: string | null
  readonly state: 'open' | 'completed'
  /** Its order; while that awaits payment the checkout is open and cannot be changed. */
  readonly orderId: string | null
  readonly channel: Channel
  /** Null: as the contact. */
  readonly billing: AddressWithContact | null
  /** One for each delivery group. */
  readonly deliveryChoices: readonly DeliveryChoice[]
  readonly customFields: readonly CustomField[]
  readonly consents: readonly Consent[]
  readonly settings: CheckoutSettings | null
  readonly externalReference: ExternalReference | null
  readonly creator: Pick<Actor, 'type' | 'id'>
  readonly createdDate: Date
  readonly completedDate: Date | null
}

/** Fields saved together with those of the cart. */
export type OwnChanges = Partial<
  Pick<Checkout, 'billing' | 'deliveryChoices' | 'customFields' | 'consents'>
>

/** A new consent of the buyer. */
export type NewConsent = Omit<Consent, 'givenDate'>

/** A reason that prevents ordering, or a warning for the buyer. */
export interface Violation {
  readonly code: string
  readonly severity: 'ERROR' | 'WARNING'
  readonly field?: string
  readonly lineId?: string
  readonly description: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** A checkout with its price and missing data. */
export interface CheckoutView {
  readonly checkout: Checkout
  readonly cart: CartView
  readonly estimate: Estimate
  readonly violations: readonly Violation[]
}

/** A checkout locked until the transaction ends. */
export interface LockedCheckout {
  readonly checkout: Checkout
  readonly cart: Cart
}

/** A checkout, or a cart to be ordered, with its price. */
export interface PricedCheckout extends Pick<CheckoutView, 'cart' | 'estimate'> {
  readonly checkout: Pick<Checkout, 'billing' | 'deliveryChoices'>
}

/** Checks a checkout for violations. */
export type CheckoutRule = (priced: PricedCheckout) => readonly Violation[]
