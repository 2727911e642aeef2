import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { CatalogArea } from '../catalog/compose.ts'
import type { SiteArea } from '../site/compose.ts'
import { mediaUrl } from '../site/media/index.ts'
import { cartHandlers } from './cart/handlers.ts'
import { createCarts } from './cart/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

export interface CommerceAreaDeps {
  readonly site: SiteArea
  readonly catalogArea: CatalogArea
}

/** Everything before an order: carts and what they cost. */
export function composeCommerce(platform: Platform, { site, catalogArea }: CommerceAreaDeps) {
  const { catalog } = catalogArea
  const carts = createCarts({ platform, events: site.events, catalog })
  const encodingOf = async ({ tx }: { readonly tx: Tx }) => ({
    mediaUrl: (id: string, width?: number) => mediaUrl(platform.config.publicUrl, id, width),
    shownStock: (await site.sites.get(tx.siteId)).settings.inventory,
  })
  return {
    carts,
    encodingOf,
    handlers: { cart: cartHandlers({ carts, encodingOf }) },
  }
}
