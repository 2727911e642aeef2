import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { BasketRules } from '../../../site/plugins/index.ts'
import type { CartFeature } from '../../cart/index.ts'

/** Dependencies of checkouts on other features. */
export interface CheckoutDeps {
  readonly events: Events
  readonly carts: CartFeature
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** Rules of plug-ins, in addition to the built-in ones. */
  readonly basketRules: BasketRules
  readonly orders: {
    /** Quantities that a buyer has ordered and neither cancelled nor returned, except for one order. */
    boughtBefore(
      tx: Tx,
      buyer: Buyer,
      productIds: readonly string[],
      exceptOrderId?: string,
    ): Promise<ReadonlyMap<string, number>>
  }
}

/** Orders counted together: those of a member, and those of an e-mail address. */
export interface Buyer {
  readonly memberId: string | null
  readonly email: string | null
}
