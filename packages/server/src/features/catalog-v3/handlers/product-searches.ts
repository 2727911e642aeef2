import {
  aggregatedVariantFields,
  type catalogV3,
  NoPermissionToIncludeNotVisibleProducts,
  type Product,
} from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { Found } from '../../../platform/db/found-page.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { OpenQuery, QueryPages } from '../../../transport/query-pages.ts'
import type { SearchQuery } from '../../catalog/index.ts'
import { decodeAggregations, encodeAggregations } from '../codec/aggregations.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import {
  decodeProductFilter,
  decodeProductQuery,
  decodeProductSearch,
  fieldsFor,
} from '../codec/search.ts'
import { productField } from '../codec/search-fields.ts'
import {
  type Call,
  type ListingDeps,
  listProducts,
  readerOf,
  refuseHidden,
  viewOf,
} from './list-products.ts'
import { writtenLists } from './written-lists.ts'

export interface ProductSearchDeps extends ListingDeps {
  readonly pages: QueryPages
}
type Fields = Parameters<typeof viewOf>[2]
export interface ProductPage {
  readonly products: Product[]
  readonly pagingMetadata: ReturnType<typeof encodePaging>
}

export const productSearchHandlers = (deps: ProductSearchDeps) => {
  const { catalog, pages } = deps
  const lists = writtenLists(deps)
  /** One page as it is sent, with what is told beside it. */
  async function pageOf<More extends object>(
    call: Call,
    { open, query, fields }: { open: OpenQuery; query: SearchQuery; fields: Fields },
    more: () => Promise<More>,
  ) {
    refuseHidden(call, query)
    const view = await viewOf(deps, call, fields)
    // Pages by cursor do without the total.
    const total = query.walk ? 0 : await catalog.countFound(call.tx, query, readerOf(call))
    const paging = <Item>(found: Found<Item>) =>
      encodePaging(open.metadata(query, { ...found, total }))
    if (!view.conversion) {
      const found = await catalog.searchIds(call.tx, query, readerOf(call))
      const beside = { pagingMetadata: paging(found), ...(await more()) }
      return lists.answer<ProductPage & More>(call, view, found.items, beside)
    }
    const found = await catalog.searchProducts(call.tx, query, readerOf(call))
    const products = await listProducts(deps, call, view, found.items)
    return { products, pagingMetadata: paging(found), ...(await more()) }
  }
  return {
    queryProducts: async ({ input, ...call }) => {
      const open = pages.open('products', call, byCursor(input.query))
      const asked = { open, query: decodeProductQuery(open), fields: input.fields }
      return pageOf(call, asked, async () => ({}))
    },
    searchProducts: async ({ input, ...call }) => {
      const { aggregations, timeZone, ...asked } = input.search ?? {}
      const open = pages.open('found products', call, byCursor(asked))
      const query = decodeProductSearch(open, isMerchant(call.caller))
      const fields = { ...fieldsFor(isMerchant(call.caller)), ...aggregatedVariantFields }
      const levels = decodeAggregations(aggregations, { fields, rename: productField, timeZone })
      return pageOf(call, { open, query, fields: input.fields }, async () => {
        const told = await catalog.aggregateProducts(call.tx, query, levels, readerOf(call))
        return { aggregationData: encodeAggregations(aggregations, levels, told) }
      })
    },
    countProducts: async ({ input, ...call }) => {
      const { filter, search, returnNonVisibleProducts: wanted } = input
      if (wanted && !isMerchant(call.caller)) {
        throw NoPermissionToIncludeNotVisibleProducts({ field: 'returnNonVisibleProducts' })
      }
      const asked = decodeProductFilter({ filter, search }, isMerchant(call.caller))
      refuseHidden(call, asked)
      const seesHidden = isMerchant(call.caller) && wanted !== false
      return { count: await catalog.countFound(call.tx, asked, { seesHidden }) }
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
