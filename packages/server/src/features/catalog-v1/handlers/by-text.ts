import { type catalogV1, readTextQuery } from '@vitrine/contract/catalog-v1'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { PageMetadata } from '../../../transport/query-pages.ts'
import { joined, written } from '../../../transport/written.ts'
import { encodeCollection, encodeProduct } from '../codec/product.ts'
import { decodeCollectionQuery, decodeProductQuery } from '../codec/query.ts'
import { writeProduct } from '../codec/text.ts'
import { encodeVariants } from '../codec/variant.ts'
import { type CatalogHandlerDeps, isPlain, readerOf, viewOf } from './view.ts'

/** Lists as older integrations read them: filters in text, replies of another shape, parts on demand. */
export const byTextHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog, mediaUrl, pages } = deps
  const listed = catalog.addTextForm({
    name: 'v1 listed',
    variants: false,
    write: writeProduct(mediaUrl),
  })
  return {
    queryProductsByText: async ({ input, ...call }) => {
      const { includeVariants: variants, includeMerchantSpecificData } = input
      const asked = pages.open('products', call, readTextQuery(input.query))
      const query = { ...decodeProductQuery(asked.query), walk: asked.walk }
      const reader = hiddenReader(call, input.includeHiddenProducts)
      const view = await viewOf(deps, call, includeMerchantSpecificData)
      if (!variants && isPlain(view)) {
        const found = await listed.query(call.tx, query, reader)
        const paging = JSON.stringify(textPaging(query, asked.metadata(query, found)))
        return written('{"products":[', ...joined(found.items), `],${paging.slice(1)}`)
      }
      const whole = { ...query, variants: variants ?? false }
      const found = await catalog.queryProducts(call.tx, whole, reader)
      return {
        products: found.items.map((product) => ({
          ...encodeProduct(view, product),
          variants: encodeVariants(view, product, product.variants),
        })),
        ...textPaging(query, asked.metadata(query, found)),
      }
    },
    queryCollectionsByText: async ({ input, ...call }) => {
      const asked = pages.open('collections', call, readTextQuery(input.query))
      const query = { ...decodeCollectionQuery(asked.query), walk: asked.walk }
      const found = await catalog.queryCollections(call.tx, query, readerOf(call))
      const view = await viewOf(deps, call)
      return {
        collections: found.items.map((one) =>
          counted(encodeCollection(view, one), input.includeNumberOfProducts ?? true),
        ),
        ...textPaging(query, asked.metadata(query, found)),
      }
    },
    getPlainCollection: async ({ input, ...call }) => {
      const found = await catalog.getCollection(call.tx, { id: input.id }, readerOf(call))
      const collection = encodeCollection(await viewOf(deps, call), found)
      return { collection: counted(collection, input.includeNumberOfProducts ?? false) }
    },
  } satisfies Partial<Handlers<typeof catalogV1, HandlerContext>>
}

/** Hidden products only for merchants who ask for them. */
function hiddenReader({ caller }: Pick<HandlerContext, 'caller'>, isAsked?: boolean | null) {
  if (isAsked && !isMerchant(caller)) throw PermissionDenied({ field: 'includeHiddenProducts' })
  return { seesHidden: isAsked ?? false }
}

/** A collection with its count, or with a zero for a reader who wants none. */
const counted = <C extends { numberOfProducts: number }>(collection: C, isWanted: boolean): C =>
  isWanted ? collection : { ...collection, numberOfProducts: 0 }

/** Here `items` is how many a page holds at most. */
const textPaging = (
  { limit }: { readonly limit: number },
  { offset, total, cursors }: PageMetadata,
) => ({
  metadata: { items: limit, offset, ...(cursors && { cursors }) },
  totalResults: total,
})
