import type { AccessArea } from '../areas/access/compose.ts'
import { signOnTranslators } from '../areas/access/identity/events.ts'
import { memberTranslators } from '../areas/access/members/events.ts'
import { redirectTranslators } from '../areas/access/redirects/events.ts'
import type { CatalogArea } from '../areas/catalog/compose.ts'
import type { CommerceArea } from '../areas/commerce/compose.ts'
import type { SiteArea } from '../areas/site/compose.ts'
import { mergeTranslators } from '../areas/site/events/index.ts'
import { mediaUrl } from '../areas/site/media/index.ts'
import type { StockArea } from '../areas/stock/compose.ts'
import type { Platform } from '../platform/platform.ts'
import type { Tx } from '../platform/tx.ts'
import type { QueryPages } from '../transport/query-pages.ts'
import { ecomHandlers } from './compose-ecom.ts'
import { abandonedTranslators } from './ecom/events/abandoned-checkouts.ts'
import { backInStockTranslators } from './ecom/events/back-in-stock.ts'
import { cartTranslators } from './ecom/events/carts.ts'
import { checkoutSetupTranslators } from './ecom/events/checkout-setup.ts'
import { draftOrderTranslators } from './ecom/events/draft-orders.ts'
import { fulfillmentTranslators } from './ecom/events/fulfillments.ts'
import { orderTranslators } from './ecom/events/orders.ts'
import { paymentRequestTranslators } from './ecom/events/payment-requests.ts'
import { promotionTranslators } from './ecom/events/promotions.ts'
import { recordTranslators } from './ecom/events/records.ts'
import { legacyMemberHandlers } from './legacy-members/index.ts'
import { notOfferedHandlers } from './not-offered/handlers.ts'
import { catalogV1Translators } from './v1/events.ts'
import { catalogV1Handlers } from './v1/handlers/index.ts'
import { catalogV3Translators } from './v3/events/index.ts'
import { categoryHandlers } from './v3/handlers/categories.ts'
import { catalogV3Handlers } from './v3/handlers/index.ts'

export interface DialectDeps {
  readonly site: SiteArea
  readonly access: AccessArea
  readonly catalogArea: CatalogArea
  readonly stock: StockArea
  readonly commerce: CommerceArea
  readonly pages: QueryPages
}

/** The published forms of the catalog and of members: handlers over the areas. */
export function composeDialects(platform: Platform, deps: DialectDeps) {
  const { site, access, pages } = deps
  const { sites } = site
  const { catalog, productJobs } = deps.catalogArea
  const { inventory, stockedProducts, itemJobs } = deps.stock
  const { identity, members, oauth, staff, redirects } = access
  const shared = {
    catalog,
    pages,
    mediaUrl: urlOf(platform),
    rateOf: ({ siteId }: Tx, currency: string) => sites.rateOf(siteId, currency),
  }
  return {
    handlers: {
      catalogV1: catalogV1Handlers(shared),
      catalogV3: catalogV3Handlers({
        ...shared,
        inventory,
        stockedProducts,
        productJobs,
        itemJobs,
        visitorStockSettingsOf: async ({ siteId }) => (await sites.get(siteId)).settings.inventory,
      }),
      categories: categoryHandlers(shared),
      legacyMembers: legacyMemberHandlers({
        identity,
        members,
        oauth,
        staff,
        pages: redirects,
      }),
      ...ecomHandlers({ shop: shared, commerce: deps.commerce, sites, pages, inventory }),
      ...notOfferedHandlers,
    },
  }
}

/** The event names of facts, for webhooks and the change feed. */
export const composeTranslators = (
  platform: Platform,
  {
    site: { sites },
    catalogArea: { catalog },
    commerce,
  }: Pick<DialectDeps, 'site' | 'catalogArea' | 'commerce'>,
) =>
  mergeTranslators(
    memberTranslators,
    redirectTranslators,
    signOnTranslators,
    catalogV1Translators({ catalog, mediaUrl: urlOf(platform) }),
    catalogV3Translators({ catalog, mediaUrl: urlOf(platform) }),
    promotionTranslators(commerce.promotions),
    recordTranslators,
    ...[cartTranslators, checkoutSetupTranslators, abandonedTranslators].map((translators) =>
      translators({
        ...commerce,
        catalog,
        mediaUrl: urlOf(platform),
        shownStockOf: async ({ siteId }) => (await sites.get(siteId)).settings.inventory,
        siteUrlOf: ({ siteId }) => sites.urlOf(siteId, platform.config.publicUrl),
      }),
    ),
    fulfillmentTranslators(commerce),
    backInStockTranslators(commerce.backInStock),
    draftOrderTranslators({
      drafts: commerce.draftOrders,
      mediaUrl: urlOf(platform),
      shopOf: (tx) => catalog.shopOf(tx),
    }),
    paymentRequestTranslators({ shopOf: (tx) => catalog.shopOf(tx) }),
    orderTranslators({
      orders: commerce.orders,
      invoices: commerce.invoices,
      sites,
      mediaUrl: urlOf(platform),
      shopOf: (tx) => catalog.shopOf(tx),
    }),
  )

const urlOf =
  ({ config }: Platform) =>
  (id: string, width?: number) =>
    mediaUrl(config.publicUrl, id, width)
