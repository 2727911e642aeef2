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
  /** The owner of the access: the caller who requested the link. */
  readonly owner: CartOwner
  readonly returnTo: ReturnAddresses
  readonly expiresDate: Date
}
