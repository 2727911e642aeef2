import type { QueryPages } from '../../transport/query-pages.ts'
import type { SiteArea } from '../site/compose.ts'
import { promotionHandlers } from './promotions/handlers.ts'
import { createPromotions } from './promotions/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

export interface CommerceAreaDeps {
  readonly site: SiteArea
  readonly pages: QueryPages
}

/** Everything before the order: promotions. */
export function composeCommerce({ site, pages }: CommerceAreaDeps) {
  const { events, sites } = site
  const promotions = createPromotions({
    events,
    currencyOf: async ({ siteId }) => (await sites.get(siteId)).settings.currency,
  })
  return { promotions, handlers: { promotions: promotionHandlers(promotions, pages) } }
}
