import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { CatalogArea } from '../catalog/compose.ts'
import type { SiteArea } from '../site/compose.ts'
import type { HistoryFeature } from '../site/history/index.ts'
import { mediaUrl } from '../site/media/index.ts'
import type { PluginsFeature } from '../site/plugins/index.ts'
import type { StockArea } from '../stock/compose.ts'
import { collectionHandlers } from './collection-editing/handlers.ts'
import { createCollections } from './collection-editing/index.ts'
import { infoSectionHandlers } from './info-section-editing/handlers.ts'
import { createInfoSectionEditing } from './info-section-editing/index.ts'
import { brandHandlers, ribbonHandlers } from './label-editing/handlers.ts'
import { createLabelEditing } from './label-editing/index.ts'
import { optionHandlers } from './option-editing/handlers.ts'
import { createOptionEditing } from './option-editing/index.ts'
import { productHandlers } from './product-editing/handlers.ts'
import { createProductEditing } from './product-editing/index.ts'
import { productListHandlers } from './product-lists/handlers.ts'
import { createProductLists } from './product-lists/index.ts'
import type { RatingsOf } from './shop-pages/codec/encode-card.ts'
import { shopHandlers } from './shop-pages/handlers.ts'
import { createShopPages } from './shop-pages/index.ts'
import type { ShopPageDeps } from './shop-pages/service/page-deps.ts'
import { stockHandlers } from './stock-editing/handlers.ts'
import { createStockEditing } from './stock-editing/index.ts'

export interface ShopAreaDeps {
  readonly site: SiteArea
  readonly catalogArea: CatalogArea
  readonly stock: StockArea
  readonly history: HistoryFeature
  /** Sections that plug-ins add to product pages. */
  readonly productSections: PluginsFeature['productSections']
  /** Ratings of products by id, without products that have none; one statement. */
  readonly ratingsOf: RatingsOf
  /** Ids of products often bought with a product, the most frequent first; one statement. */
  readonly boughtWith: (tx: Tx, productId: string) => Promise<readonly string[]>
  /** The return policy of a product; one statement. */
  readonly returnPolicyOf: ShopPageDeps['returnPolicyOf']
  /** The lowest delivery cost of one piece of a product; one statement. */
  readonly deliveryOf: ShopPageDeps['deliveryOf']
  /** The time zone of the shop; one statement. */
  readonly timeZoneOf: ShopPageDeps['timeZoneOf']
}

/** The platform's native operations on products: a whole product at once, in no dialect. */
export function composeShop(
  platform: Platform,
  { site, catalogArea, stock, history, productSections, ratingsOf, ...selling }: ShopAreaDeps,
) {
  const { catalog, customFields } = catalogArea
  const { inventory } = stock
  const editing = createProductEditing({
    catalog,
    customFields,
    inventory,
    history,
    jobs: site.jobs,
  })
  const lists = createProductLists({ catalog, customFields, jobs: site.jobs })
  const collections = createCollections({ catalog, customFields, history })
  const pictureUrl = (id: string, width?: number) => mediaUrl(platform.config.publicUrl, id, width)
  return {
    handlers: {
      products: {
        ...productHandlers({ catalog, editing, mediaUrl: pictureUrl }),
        ...productListHandlers({ lists, editing, mediaUrl: pictureUrl }),
      },
      collections: collectionHandlers({
        catalog,
        collections,
        customFields,
        mediaUrl: pictureUrl,
      }),
      stock: stockHandlers(
        createStockEditing({ inventory, shopOf: catalog.shopOf, clock: platform.clock }),
      ),
      brands: brandHandlers(createLabelEditing({ catalog, history, kind: 'brand' })),
      ribbons: ribbonHandlers(createLabelEditing({ catalog, history, kind: 'ribbon' })),
      infoSections: infoSectionHandlers(createInfoSectionEditing({ catalog, history })),
      options: optionHandlers({
        editing: createOptionEditing({ catalog, history }),
        mediaUrl: pictureUrl,
      }),
      shop: shopHandlers({
        catalog,
        pages: createShopPages({
          catalog,
          customFields,
          boughtWith: selling.boughtWith,
          returnPolicyOf: selling.returnPolicyOf,
          deliveryOf: selling.deliveryOf,
          timeZoneOf: selling.timeZoneOf,
          sitePages: site.pages,
          navigationOf: site.navigation.shown,
          mediaOf: site.media.gallery,
          filterOrderOf: async ({ siteId }) =>
            (await site.sites.get(siteId)).settings.search.filters,
        }),
        productSections,
        shopUrlOf: site.sites.urlOf,
        dashboardOrigin: new URL(platform.config.publicUrl).origin,
        ratingsOf,
        mediaUrl: pictureUrl,
        rateOf: ({ siteId }, currency) => site.sites.rateOf(siteId, currency),
      }),
    },
  }
}
