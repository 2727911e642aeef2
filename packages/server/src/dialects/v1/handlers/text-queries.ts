import { type catalogV1, readTextQuery } from '@vitrine/contract/catalog-v1'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import { readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { PageMetadata } from '../../../transport/query-pages.ts'
import { joinWithCommas, rawJson } from '../../../transport/raw-json.ts'
import { encodeCollection, encodeProduct } from '../codec/product.ts'
import { decodeCollectionQuery, decodeProductQuery } from '../codec/query.ts'
import { createProductRenderer } from '../codec/render-product.ts'
import { encodeVariants } from '../codec/variant.ts'
import { type CatalogHandlerDeps, isDefaultView, viewOf } from './view.ts'

/** List calls of older integrations: filters as text, another response shape, optional parts. */
export const textQueryHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog, mediaUrl, pages } = deps
  const renderedList = catalog.addRenderer({
    name: 'v1 listed',
    variants: false,
    render: createProductRenderer(mediaUrl),
  })
  return {
    queryProductsByText: async ({ input, ...call }) => {
      const { includeVariants: variants, includeMerchantSpecificData } = input
      const open = pages.open('products', call, readTextQuery(input.query))
      const query = { ...decodeProductQuery(open.query), walk: open.walk }
      const reader = hiddenReader(call, input.includeHiddenProducts)
      const view = await viewOf(deps, call, includeMerchantSpecificData)
      if (!variants && isDefaultView(view)) {
        const found = await renderedList.query(call.tx, query, reader)
        const paging = JSON.stringify(textPaging(query, open.metadata(query, found)))
        return rawJson('{"products":[', ...joinWithCommas(found.items), `],${paging.slice(1)}`)
      }
      const whole = { ...query, variants: variants ?? false }
      const found = await catalog.queryProducts(call.tx, whole, reader)
      return {
        products: found.items.map((product) => ({
          ...encodeProduct(view, product),
          variants: encodeVariants(view, product, product.variants),
        })),
        ...textPaging(query, open.metadata(query, found)),
      }
    },
    queryCollectionsByText: async ({ input, ...call }) => {
      const open = pages.open('collections', call, readTextQuery(input.query))
      const query = { ...decodeCollectionQuery(open.query), walk: open.walk }
      const found = await catalog.queryCollections(call.tx, query, readerOf(call))
      const view = await viewOf(deps, call)
      return {
        collections: found.items.map((one) =>
          counted(encodeCollection(view, one), input.includeNumberOfProducts ?? true),
        ),
        ...textPaging(query, open.metadata(query, found)),
      }
    },
    getPlainCollection: async ({ input, ...call }) => {
      const found = await catalog.getCollection(call.tx, { id: input.id }, readerOf(call))
      const collection = encodeCollection(await viewOf(deps, call), found)
      return { collection: counted(collection, input.includeNumberOfProducts ?? false) }
    },
  } satisfies Partial<Handlers<typeof catalogV1, HandlerContext>>
}

/** Hidden products only for merchants who request them. */
function hiddenReader({ caller }: Pick<HandlerContext, 'caller'>, isRequested?: boolean | null) {
  if (isRequested && !isMerchant(caller)) throw PermissionDenied({ field: 'includeHiddenProducts' })
  return { seesHidden: isRequested ?? false }
}

/** A collection with its count, or 0 where the count was not requested. */
const counted = <C extends { numberOfProducts: number }>(collection: C, isWanted: boolean): C =>
  isWanted ? collection : { ...collection, numberOfProducts: 0 }

/** `items` is the page size here. */
const textPaging = (
  { limit }: { readonly limit: number },
  { offset, total, cursors }: PageMetadata,
) => ({
  metadata: { items: limit, offset, ...(cursors && { cursors }) },
  totalResults: total,
})
