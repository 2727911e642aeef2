import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import type { Handlers } from '@vitrine/contract/kit'
import { readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { joinWithCommas, rawJson } from '../../../transport/raw-json.ts'
import { encodeProduct } from '../codec/product.ts'
import { decodeProductQuery } from '../codec/query.ts'
import { createProductRenderer } from '../codec/render-product.ts'
import { type CatalogHandlerDeps, isDefaultView, viewOf } from './view.ts'

/** Reads of products: rendered ones for the default view, encoded on demand for others. */
export const readHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog, mediaUrl, pages } = deps
  const render = createProductRenderer(mediaUrl)
  const whole = catalog.addRenderer({ name: 'v1', variants: true, render })
  const listed = catalog.addRenderer({ name: 'v1 listed', variants: false, render })
  return {
    getProduct: async ({ input, ...call }) => {
      const view = await viewOf(deps, call, input.includeMerchantSpecificData)
      if (input.withoutVariants) {
        const product = await catalog.getProductAlone(call.tx, input.id, readerOf(call))
        return { product: encodeProduct(view, product) }
      }
      if (isDefaultView(view)) {
        return rawJson(`{"product":${await whole.get(call.tx, input.id, readerOf(call))}}`)
      }
      const product = await catalog.getProduct(call.tx, input.id, readerOf(call))
      return { product: encodeProduct(view, product) }
    },
    queryProducts: async ({ input, ...call }) => {
      const open = pages.open('products', call, input.query)
      const query = { ...decodeProductQuery(open.query), walk: open.walk }
      const view = await viewOf(deps, call)
      if (isDefaultView(view)) {
        const found = await listed.query(call.tx, query, readerOf(call))
        const metadata = JSON.stringify(open.metadata(query, found))
        return rawJson('{"products":[', ...joinWithCommas(found.items), `],"metadata":${metadata}}`)
      }
      const found = await catalog.queryProducts(call.tx, query, readerOf(call))
      const products = found.items.map((product) => encodeProduct(view, product))
      return { products, metadata: open.metadata(query, found) }
    },
  } satisfies Partial<Handlers<typeof catalogV1, HandlerContext>>
}
