import type { Platform } from '../../../../platform/platform.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { CartFeature } from '../../cart/index.ts'

/** What wish lists need of others. */
export interface WishListDeps {
  readonly platform: Pick<Platform, 'clock'>
  readonly events: Events
  readonly catalog: Pick<Catalog, 'findListed' | 'resolvePurchasables' | 'seenStockOf' | 'shopOf'>
  readonly carts: Pick<CartFeature, 'add' | 'newOwner' | 'read' | 'removeLines'>
  /** Signs links that show lists to others. */
  readonly linkKey: string
}
