import {
  aggregatedVariantFields,
  type catalogV3,
  NoPermissionToIncludeNotVisibleProducts,
  type Product,
} from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import { type Catalog, readerOf, type SearchQuery } from '../../../areas/catalog/index.ts'
import type { ResultPage } from '../../../platform/db/result-page.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { PagedQuery, QueryPages } from '../../../transport/query-pages.ts'
import { decodeAggregations, encodeAggregations } from '../codec/aggregations.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import {
  decodeProductFilter,
  decodeProductQuery,
  decodeProductSearch,
  fieldsFor,
} from '../codec/search.ts'
import { productField } from '../codec/search-fields.ts'
import { type Call, type ListingDeps, listProducts, refuseHidden, viewOf } from './list-products.ts'
import { renderedLists } from './rendered-lists.ts'

export interface ProductSearchDeps extends ListingDeps {
  readonly pages: QueryPages
}
type Fields = Parameters<typeof viewOf>[2]
export interface ProductPage {
  readonly products: Product[]
  readonly pagingMetadata: ReturnType<typeof encodePaging>
}

/** Aggregations over all results, and the response fields made of them. */
interface Beside<More> {
  readonly levels: ReturnType<typeof decodeAggregations>
  readonly more: (rows: Awaited<ReturnType<Catalog['aggregateProducts']>>) => More
}

export const productSearchHandlers = (deps: ProductSearchDeps) => {
  const { catalog, pages } = deps
  const lists = renderedLists(deps)
  /** One encoded page, with additional response fields. */
  async function pageOf<More extends object>(
    call: Call,
    { open, query, fields }: { open: PagedQuery; query: SearchQuery; fields: Fields },
    { levels, more }: Beside<More>,
  ) {
    refuseHidden(call, query)
    const view = await viewOf(deps, call, fields)
    // Pages by cursor have no total.
    const total = query.walk ? 0 : await catalog.countFound(call.tx, query, readerOf(call))
    const paging = <Item>(found: ResultPage<Item>) =>
      encodePaging(open.metadata(query, { ...found, total }))
    if (!view.conversion) {
      const { found, rows } = await catalog.searchIdsWithAggregations(
        call.tx,
        query,
        levels,
        readerOf(call),
      )
      const beside = { pagingMetadata: paging(found), ...more(rows) }
      return lists.answer<ProductPage & More>(call, view, found.items, beside)
    }
    const found = await catalog.searchProducts(call.tx, query, readerOf(call))
    const products = await listProducts(deps, call, view, found.items)
    const rows = await catalog.aggregateProducts(call.tx, query, levels, readerOf(call))
    return { products, pagingMetadata: paging(found), ...more(rows) }
  }
  return {
    queryProducts: async ({ input, ...call }) => {
      const open = pages.open('products', call, byCursor(input.query))
      const requested = { open, query: decodeProductQuery(open), fields: input.fields }
      return pageOf(call, requested, { levels: [], more: () => ({}) })
    },
    searchProducts: async ({ input, ...call }) => {
      const { aggregations, timeZone, ...requested } = input.search ?? {}
      const open = pages.open('found products', call, byCursor(requested))
      const query = decodeProductSearch(open, isMerchant(call.caller))
      const fields = { ...fieldsFor(isMerchant(call.caller)), ...aggregatedVariantFields }
      const levels = decodeAggregations(aggregations, { fields, rename: productField, timeZone })
      return pageOf(
        call,
        { open, query, fields: input.fields },
        {
          levels,
          more: (rows) => ({ aggregationData: encodeAggregations(aggregations, levels, rows) }),
        },
      )
    },
    countProducts: async ({ input, ...call }) => {
      const { filter, search, returnNonVisibleProducts } = input
      if (returnNonVisibleProducts && !isMerchant(call.caller)) {
        throw NoPermissionToIncludeNotVisibleProducts({ field: 'returnNonVisibleProducts' })
      }
      const requested = decodeProductFilter({ filter, search }, isMerchant(call.caller))
      refuseHidden(call, requested)
      const seesHidden = isMerchant(call.caller) && returnNonVisibleProducts !== false
      return { count: await catalog.countFound(call.tx, requested, { seesHidden }) }
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
