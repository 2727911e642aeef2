import {
  aggregatedVariantFields,
  type catalogV3,
  NoPermissionToIncludeNotVisibleProducts,
} from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
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

export interface ProductSearchDeps extends ListingDeps {
  readonly pages: QueryPages
}
type Fields = Parameters<typeof viewOf>[2]

export const productSearchHandlers = (deps: ProductSearchDeps) => {
  const { catalog, pages } = deps
  /** One page as it is sent, and what its aggregations run over. */
  async function pageOf(call: Call, open: OpenQuery, query: SearchQuery, fields: Fields) {
    refuseHidden(call, query)
    const view = await viewOf(deps, call, fields)
    const found = await catalog.searchProducts(call.tx, query, readerOf(call))
    // Pages by cursor do without the total.
    const total = query.walk ? 0 : await catalog.countFound(call.tx, query, readerOf(call))
    return {
      products: await listProducts(deps, call, view, found.items),
      pagingMetadata: encodePaging(open.metadata(query, { ...found, total })),
    }
  }
  return {
    queryProducts: async ({ input, ...call }) => {
      const open = pages.open('products', call, byCursor(input.query))
      return pageOf(call, open, decodeProductQuery(open), input.fields)
    },
    searchProducts: async ({ input, ...call }) => {
      const { aggregations, timeZone, ...asked } = input.search ?? {}
      const open = pages.open('found products', call, byCursor(asked))
      const query = decodeProductSearch(open, isMerchant(call.caller))
      const fields = { ...fieldsFor(isMerchant(call.caller)), ...aggregatedVariantFields }
      const levels = decodeAggregations(aggregations, { fields, rename: productField, timeZone })
      const page = await pageOf(call, open, query, input.fields)
      const told = await catalog.aggregateProducts(call.tx, query, levels, readerOf(call))
      return { ...page, aggregationData: encodeAggregations(aggregations, levels, told) }
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
