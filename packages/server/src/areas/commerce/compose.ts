import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { CatalogArea } from '../catalog/compose.ts'
import type { SiteArea } from '../site/compose.ts'
import { mediaUrl } from '../site/media/index.ts'
import { cartHandlers } from './cart/handlers.ts'
import { type CostSources, createCarts } from './cart/index.ts'
import { promotionHandlers } from './promotions/handlers.ts'
import { createPromotions } from './promotions/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

export interface CommerceAreaDeps {
  readonly site: SiteArea
  readonly catalogArea: CatalogArea
  readonly pages: QueryPages
}

/** Everything before an order: promotions, carts and what they cost. */
export function composeCommerce(platform: Platform, deps: CommerceAreaDeps) {
  const { site, catalogArea, pages } = deps
  const { events, sites } = site
  const promotions = createPromotions({
    events,
    currencyOf: async ({ siteId }) => (await sites.get(siteId)).settings.currency,
  })
  const carts = createCarts({
    platform,
    events,
    catalog: catalogArea.catalog,
    promotions,
    costs: noCosts,
  })
  const encodingOf = async ({ tx }: { readonly tx: Tx }) => ({
    mediaUrl: (id: string, width?: number) => mediaUrl(platform.config.publicUrl, id, width),
    shownStock: (await sites.get(tx.siteId)).settings.inventory,
  })
  return {
    promotions,
    carts,
    encodingOf,
    handlers: {
      promotions: promotionHandlers(promotions, pages),
      cart: cartHandlers({ carts, encodingOf }),
    },
  }
}

/** Without delivery and taxes there is nothing to pay for them. */
const noCosts: CostSources = {
  pricesIncludeTax: async () => false,
  deliveryOptions: async () => [],
  taxes: async () => ({
    groups: [],
    settings: { pricesIncludeTax: false, roundTaxPer: 'line', roundingMode: 'half-up' },
  }),
}
