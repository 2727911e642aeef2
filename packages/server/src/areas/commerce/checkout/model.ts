import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import type { Channel, Consent, CustomField } from '@vitrine/contract/checkouts'
import type { Actor } from '../../../platform/tx.ts'
import type { Cart, CartSettings, CartView, Estimate } from '../cart/index.ts'

/** What a merchant fixes when a checkout is created. */
export type CheckoutSettings = CartSettings

/** An object of another system that a checkout belongs to. */
export interface ExternalReference {
  readonly appId: string
  readonly resourceId?: string | undefined
}

/** What a checkout has beside lines, codes and contact, which are those of a cart. */
export interface Checkout {
  readonly id: string
  readonly sourceCartId: string | null
  readonly state: 'open' | 'completed'
  /** The order that was made of it; while it waits for its payment the checkout is open and cannot be changed. */
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

/** Fields that are changed together with those of the cart. */
export type OwnChanges = Partial<
  Pick<Checkout, 'billing' | 'deliveryChoices' | 'customFields' | 'consents'>
>

/** What a buyer agrees to now. */
export type NewConsent = Omit<Consent, 'givenDate'>

/** What stands in the way of ordering, or what the buyer should know before. */
export interface Violation {
  readonly code: string
  readonly severity: 'ERROR' | 'WARNING'
  readonly field?: string
  readonly lineId?: string
  readonly description: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** A checkout with what it costs and what is missing. */
export interface CheckoutView {
  readonly checkout: Checkout
  readonly cart: CartView
  readonly estimate: Estimate
  readonly violations: readonly Violation[]
}

/** A checkout that nobody else changes until the transaction ends. */
export interface LockedCheckout {
  readonly checkout: Checkout
  readonly cart: Cart
}

/** A checkout, or a cart that is about to be ordered, with what it costs. */
export interface PricedCheckout extends Pick<CheckoutView, 'cart' | 'estimate'> {
  readonly checkout: Pick<Checkout, 'billing' | 'deliveryChoices'>
}

/** Says what is wrong with a checkout. */
export type CheckoutRule = (priced: PricedCheckout) => readonly Violation[]
