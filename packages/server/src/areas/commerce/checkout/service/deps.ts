import type { Events } from '../../../site/events/index.ts'
import type { BasketRules } from '../../../site/plugins/index.ts'
import type { CartFeature } from '../../cart/index.ts'

/** What checkouts need of others. */
export interface CheckoutDeps {
  readonly events: Events
  readonly carts: CartFeature
  /** Rules of plug-ins, beside those of every shop. */
  readonly basketRules: BasketRules
}
