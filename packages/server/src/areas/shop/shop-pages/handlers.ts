import type { Handlers } from '@vitrine/contract/kit'
import type { shop as shopService } from '@vitrine/contract/shop'
import type { HandlerContext } from '../../../transport/call.ts'
import { type Product, type ShopViewDeps, shopViewOf } from '../../catalog/index.ts'
import { amountsOf } from './codec/amounts.ts'
import { encodeCard, type PageView } from './codec/encode-card.ts'
import { encodeCollection, encodeShopProduct } from './codec/encode-page.ts'
import type { ShopPages } from './index.ts'

interface ShopHandlerDeps extends ShopViewDeps {
  readonly pages: ShopPages
}

type Call = Pick<HandlerContext, 'tx' | 'request'>
const PAGE = 24

export const shopHandlers = (deps: ShopHandlerDeps) => {
  const { pages, mediaUrl } = deps
  const viewOf = async (call: Call, products: readonly Product[]): Promise<PageView> => ({
    amounts: amountsOf(await shopViewOf(deps, call)),
    mediaUrl,
    stock: await pages.stockSeen(call.tx, products),
  })
  return {
    productPage: async ({ input, ...call }) => {
      const { product, breadcrumbs, related } = await pages.product(call.tx, input.slug)
      const view = await viewOf(call, [product, ...related])
      return {
        currency: view.amounts.currency,
        product: encodeShopProduct(product, view),
        breadcrumbs: [...breadcrumbs],
        related: related.map((one) => encodeCard(one, view)),
      }
    },
    collectionPage: async ({ input, ...call }) => {
      const { slug, sort = 'RECOMMENDED', limit = PAGE, offset = 0 } = input
      const found = await pages.collection(call.tx, slug, { sort, limit, offset })
      const view = await viewOf(call, found.products)
      return {
        currency: view.amounts.currency,
        collection: encodeCollection(found.collection, mediaUrl),
        breadcrumbs: found.breadcrumbs,
        children: found.children.map((one) => encodeCollection(one, mediaUrl)),
        products: found.products.map((one) => encodeCard(one, view)),
        total: found.total,
        facets: found.facets.map(({ min, max, ...one }) => ({
          ...one,
          ...(min && { min: view.amounts.of(min) }),
          ...(max && { max: view.amounts.of(max) }),
        })),
      }
    },
    searchPage: async ({ input, ...call }) => {
      const { q, limit = PAGE, offset = 0 } = input
      const { products, total } = await pages.search(call.tx, q, { limit, offset })
      const view = await viewOf(call, products)
      return {
        currency: view.amounts.currency,
        products: products.map((one) => encodeCard(one, view)),
        total,
      }
    },
    menu: async ({ tx }) => ({
      collections: (await pages.menu(tx)).map(({ id, name, slug, parentId, productCount }) => ({
        ...{ id, name, slug, productCount },
        ...(parentId && { parentId }),
      })),
    }),
  } satisfies Handlers<typeof shopService, HandlerContext>
}
