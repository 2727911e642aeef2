import type { Events } from '../../../site/events/index.ts'
import type { CartFeature } from '../../cart/index.ts'
import type { CheckoutRule } from '../model.ts'

/** What checkouts need of others. */
export interface CheckoutDeps {
  readonly events: Events
  readonly carts: CartFeature
  /** Rules beside those of every shop. */
  readonly rules?: readonly CheckoutRule[]
}
