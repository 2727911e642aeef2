import { type catalogV3, searchedVariantFields } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import { readerOf, type SearchQuery } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { decodeAggregations, encodeAggregations } from '../codec/aggregations.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import { encodeReadOnlyVariant } from '../codec/read-only-variant.ts'
import { decodeVariantQuery, decodeVariantSearch } from '../codec/search.ts'
import { storeVariantField } from '../codec/search-fields.ts'
import { type Call, refuseHidden, viewOf } from './list-products.ts'
import type { ProductSearchDeps } from './product-searches.ts'

type Fields = Parameters<typeof viewOf>[2]

export const readOnlyVariantHandlers = (deps: ProductSearchDeps) => {
  const { catalog, pages } = deps
  async function pageOf(call: Call, open: PagedQuery, query: SearchQuery, fields: Fields) {
    refuseHidden(call, query)
    const view = await viewOf(deps, call, fields)
    const found = await catalog.searchVariants(call.tx, query, readerOf(call))
    const ids = found.items.map(({ product }) => product.id)
    const categories = await catalog.categoriesOf(call.tx, ids, readerOf(call))
    return {
      variants: found.items.map((one) =>
        encodeReadOnlyVariant(view, one, categories.get(one.product.id)),
      ),
      pagingMetadata: encodePaging(open.metadata(query, found)),
    }
  }
  /** Variants are paged by cursor only. */
  const walking = ({ paging, ...query }: NonNullable<Parameters<typeof byCursor>[0]>) =>
    byCursor({ ...query, cursorPaging: query.cursorPaging ?? { limit: paging?.limit ?? 100 } })
  return {
    queryVariants: async ({ input, ...call }) => {
      const open = pages.open('variants', call, walking(input.query ?? {}))
      return pageOf(call, open, decodeVariantQuery(open), input.fields)
    },
    searchVariants: async ({ input, ...call }) => {
      const { aggregations, timeZone, ...requested } = input.search ?? {}
      const open = pages.open('found variants', call, byCursor(requested))
      const query = decodeVariantSearch(open)
      const levels = decodeAggregations(aggregations, {
        fields: searchedVariantFields,
        rename: storeVariantField,
        timeZone,
      })
      const page = await pageOf(call, open, query, input.fields)
      const rows = await catalog.aggregateVariants(call.tx, query, levels, readerOf(call))
      return { ...page, aggregationData: encodeAggregations(aggregations, levels, rows) }
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
