import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { joined, written } from '../../../transport/written.ts'
import { encodeProduct } from '../codec/product.ts'
import { decodeProductQuery } from '../codec/query.ts'
import { writeProduct } from '../codec/text.ts'
import { type CatalogHandlerDeps, isPlain, readerOf, viewOf } from './view.ts'

/** Reads of products: found written for who asks for nothing special, encoded anew for everybody else. */
export const readHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog, mediaUrl, pages } = deps
  const write = writeProduct(mediaUrl)
  const whole = catalog.addTextForm({ name: 'v1', variants: true, write })
  const listed = catalog.addTextForm({ name: 'v1 listed', variants: false, write })
  return {
    getProduct: async ({ input, ...call }) => {
      const view = await viewOf(deps, call, input.includeMerchantSpecificData)
      if (input.withoutVariants) {
        const product = await catalog.getProductAlone(call.tx, input.id, readerOf(call))
        return { product: encodeProduct(view, product) }
      }
      if (isPlain(view)) {
        return written(`{"product":${await whole.get(call.tx, input.id, readerOf(call))}}`)
      }
      const product = await catalog.getProduct(call.tx, input.id, readerOf(call))
      return { product: encodeProduct(view, product) }
    },
    queryProducts: async ({ input, ...call }) => {
      const asked = pages.open('products', call, input.query)
      const query = { ...decodeProductQuery(asked.query), walk: asked.walk }
      const view = await viewOf(deps, call)
      if (isPlain(view)) {
        const found = await listed.query(call.tx, query, readerOf(call))
        const metadata = JSON.stringify(asked.metadata(query, found))
        return written('{"products":[', ...joined(found.items), `],"metadata":${metadata}}`)
      }
      const found = await catalog.queryProducts(call.tx, query, readerOf(call))
      const products = found.items.map((product) => encodeProduct(view, product))
      return { products, metadata: asked.metadata(query, found) }
    },
  } satisfies Partial<Handlers<typeof catalogV1, HandlerContext>>
}
