import type { categories } from '@vitrine/contract/categories'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import { readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { encodeAggregations } from '../codec/aggregations.ts'
import { requireStoreTree, storeTree } from '../codec/category.ts'
import {
  asQuery,
  decodeCategoryAggregations,
  decodeCategoryQuery,
} from '../codec/category-query.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import { type CategoryDeps, showCategories } from './show-categories.ts'

type Call = Pick<HandlerContext, 'tx' | 'caller'>

export const categoryListHandlers = (deps: CategoryDeps) => {
  const { catalog, pages } = deps
  return {
    queryCategories: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const open = pages.open('categories', call, byCursor(input.query))
      const query = { ...decodeCategoryQuery(open), withHidden: withHidden(call, input) }
      const found = await catalog.queryCategories(call.tx, query, readerOf(call))
      return {
        categories: await showCategories(deps, call, found.items, input.fields),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    searchCategories: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const { aggregations, timeZone } = input.search ?? {}
      const requested = decodeCategoryAggregations(aggregations, timeZone)
      const open = pages.open('found categories', call, byCursor(asQuery(input.search)))
      const query = { ...decodeCategoryQuery(open), withHidden: withHidden(call, input) }
      const reader = readerOf(call)
      const found = await catalog.queryCategories(call.tx, query, reader)
      const rows = await catalog.aggregateCategories(call.tx, query, requested, reader)
      return {
        categories: await showCategories(deps, call, found.items, input.fields),
        pagingMetadata: encodePaging(open.metadata(query, found)),
        aggregationData: encodeAggregations(aggregations, requested, rows),
      }
    },
    countCategories: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const { filter, search } = input
      const query = { ...asQuery({ filter, search }), paging: { limit: 0 } }
      const requested = { ...decodeCategoryQuery({ query, walk: undefined }) }
      const { total } = await catalog.queryCategories(
        call.tx,
        { ...requested, withHidden: withHidden(call, input) },
        readerOf(call),
      )
      return { count: total }
    },
    listTrees: async () => ({ trees: [storeTree] }),
  } satisfies Partial<Handlers<typeof categories, HandlerContext>>
}

/** Only merchants may request hidden categories. */
function withHidden(
  { caller }: Pick<Call, 'caller'>,
  { returnNonVisibleCategories }: { readonly returnNonVisibleCategories?: boolean | null },
): boolean {
  if (returnNonVisibleCategories !== true) return false
  if (isMerchant(caller)) return true
  throw PermissionDenied({ field: 'returnNonVisibleCategories' })
}
