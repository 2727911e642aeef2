import type { Clock } from '../../../../platform/clock.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { PromotionsFeature } from '../../promotions/index.ts'

/** What carts need of others. */
export interface CartDeps {
  readonly platform: { readonly clock: Clock }
  readonly events: Events
  readonly catalog: Pick<Catalog, 'resolvePurchasables' | 'shopOf'>
  readonly promotions: Pick<PromotionsFeature, 'active' | 'findCode'>
}
