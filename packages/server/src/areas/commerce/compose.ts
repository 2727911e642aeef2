import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { CatalogArea } from '../catalog/compose.ts'
import type { SiteArea } from '../site/compose.ts'
import { mediaUrl } from '../site/media/index.ts'
import { cartHandlers } from './cart/handlers.ts'
import { cartCrontab, createCarts } from './cart/index.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { createCheckouts } from './checkout/index.ts'
import { createCheckoutSettings } from './checkout-settings/index.ts'
import { createCheckoutTemplates } from './checkout-templates/index.ts'
import { createCostSources } from './cost-sources.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import { createDelivery } from './delivery/index.ts'
import { promotionHandlers } from './promotions/handlers.ts'
import { createPromotions } from './promotions/index.ts'
import { taxHandlers } from './tax/handlers.ts'
import { createTax } from './tax/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

export interface CommerceAreaDeps {
  readonly site: SiteArea
  readonly catalogArea: CatalogArea
  readonly pages: QueryPages
}

/** Everything before an order: promotions, delivery, taxes, carts and what they cost. */
export function composeCommerce(platform: Platform, deps: CommerceAreaDeps) {
  const { site, catalogArea, pages } = deps
  const { events, sites } = site
  const settingsOf = async (siteId: string) => (await sites.get(siteId)).settings
  const promotions = createPromotions({
    events,
    currencyOf: async ({ siteId }) => (await settingsOf(siteId)).currency,
  })
  const tax = createTax({ events, settingsOf })
  const delivery = createDelivery({ events, settingsOf })
  const carts = createCarts({
    platform,
    events,
    catalog: catalogArea.catalog,
    promotions,
    costs: createCostSources({ delivery, tax }),
  })
  const checkouts = createCheckouts({ events, carts })
  const checkoutSettings = createCheckoutSettings({ events })
  const checkoutTemplates = createCheckoutTemplates({ events, checkouts })
  const encodingOf = async ({ tx }: { readonly tx: Tx }) => ({
    mediaUrl: (id: string, width?: number) => mediaUrl(platform.config.publicUrl, id, width),
    shownStock: (await settingsOf(tx.siteId)).inventory,
  })
  return {
    promotions,
    tax,
    delivery,
    carts,
    checkouts,
    checkoutSettings,
    checkoutTemplates,
    encodingOf,
    crontab: [cartCrontab],
    tasks: carts.tasks,
    handlers: {
      promotions: promotionHandlers(promotions, pages),
      taxes: taxHandlers(tax),
      delivery: deliveryHandlers(delivery),
      cart: cartHandlers({ carts, encodingOf }),
      checkout: checkoutHandlers({ checkouts, encodingOf }),
    },
  }
}
