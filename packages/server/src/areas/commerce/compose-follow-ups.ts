import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Catalog } from '../catalog/index.ts'
import { abandonedHandlers } from './abandoned-checkouts/handlers.ts'
import { abandonedCrontab, createAbandonedCheckouts } from './abandoned-checkouts/index.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
import { backInStockHandlers } from './back-in-stock/handlers.ts'
import { createBackInStock } from './back-in-stock/index.ts'
import { boughtTogetherCrontab, createBoughtTogether } from './bought-together/index.ts'
import type { CartEncoding, CartFeature } from './cart/index.ts'
import type { CheckoutFeature } from './checkout/index.ts'
import { type OrdersFeature, ordersPort } from './orders/index.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { createReviews, reviewsCrontab } from './reviews/index.ts'
import { createUnitsSold, unitsSoldCrontab } from './units-sold/index.ts'
import { wishListsHandlers } from './wish-lists/handlers.ts'
import { createWishLists, wishListsCrontab } from './wish-lists/index.ts'

interface FollowUpDeps
  extends Pick<CommerceAreaDeps, 'site' | 'pages' | 'addressOf' | 'memberWith'> {
  readonly catalog: Catalog
  readonly carts: CartFeature
  readonly checkouts: CheckoutFeature
  readonly orders: OrdersFeature
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  readonly mediaUrl: (id: string, width?: number) => string
  readonly encodingOf: (call: { readonly tx: Tx }) => Promise<CartEncoding>
  /** Key of links to orders. */
  readonly linkKey: string
}

/**
 * Follow-up mails to shoppers: abandoned checkouts, products back in stock, wish lists, and review requests.
 */
export function composeFollowUps(platform: Platform, deps: FollowUpDeps) {
  const { site, pages, catalog, carts, checkouts, orders, settingsOf, mediaUrl, linkKey } = deps
  const { events, sites, mail } = site
  const abandoned = createAbandonedCheckouts({
    platform,
    events,
    carts,
    checkouts,
    mail,
    settingsOf,
    mediaUrl,
    emailOf: async (tx, id) => (await ordersPort.orderFacts(tx, id)).email,
    linkKey: platform.sealing.keyFor('links of reminders'),
    addressKey: platform.sealing.keyFor('addresses without reminders'),
  })
  const backInStock = createBackInStock({
    platform,
    events,
    catalog,
    mail,
    settingsOf,
    mediaUrl,
    pagesOf: async (siteId) => ({
      url: await sites.urlOf(siteId, platform.config.publicUrl),
      domains: (await sites.get(siteId)).domains,
    }),
  })
  const reviews = createReviews({
    platform,
    events,
    orders,
    mail,
    settingsOf,
    mediaUrl,
    linkKey,
    reporterKey: platform.sealing.keyFor('who reports reviews'),
    addressKey: platform.sealing.keyFor('addresses without review requests'),
  })
  const wishLists = createWishLists({
    platform,
    events,
    carts,
    catalog,
    mail,
    settingsOf,
    mediaUrl,
    addressOf: deps.addressOf,
    memberWith: deps.memberWith,
    linkKey: platform.sealing.keyFor('links of wish lists'),
  })
  const boughtTogether = createBoughtTogether(platform)
  const unitsSold = createUnitsSold({ platform, catalog })
  return {
    abandoned,
    boughtTogether,
    backInStock,
    reviews,
    wishLists,
    crontab: [
      abandonedCrontab,
      boughtTogetherCrontab,
      reviewsCrontab,
      unitsSoldCrontab,
      wishListsCrontab,
    ],
    tasks: {
      ...abandoned.tasks,
      ...backInStock.tasks,
      ...reviews.tasks,
      ...wishLists.tasks,
      ...boughtTogether.tasks,
      ...unitsSold.tasks,
    },
    handlers: {
      abandonedCheckouts: abandonedHandlers({
        abandoned,
        pages,
        mediaUrl,
        currencyOf: async ({ siteId }) => (await settingsOf(siteId)).currency,
      }),
      backInStock: backInStockHandlers({ waiting: backInStock, pages }),
      productReviews: reviewHandlers({ reviews, pages, mediaUrl }),
      wishLists: wishListsHandlers({ wishLists, encodingOf: deps.encodingOf }),
    },
  }
}
