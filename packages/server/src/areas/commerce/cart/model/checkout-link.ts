import type { CartOwner } from './cart.ts'

/** Pages of another website that a checkout leads back to; the website may use all of them. */
export interface ReturnAddresses {
  readonly thankYouPageUrl?: string
  readonly cartPageUrl?: string
  readonly postFlowUrl?: string
}

/** A link that lets one browser use one checkout. */
export interface CheckoutLink {
  readonly tokenHash: Buffer
  readonly checkoutId: string
  /** As whom the checkout may be used: whoever asked for the link. */
  readonly owner: CartOwner
  readonly returnTo: ReturnAddresses
  readonly expiresDate: Date
}
