import { CategoryNotFound } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Found } from '../../../platform/db/found-page.ts'
import type { Walk } from '../../../platform/db/page-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Breadcrumb, Category } from '../model/category.ts'
import type { Aggregation } from '../model/search.ts'
import { aggregate } from '../store/aggregate-found.ts'
import { findBreadcrumbs } from '../store/breadcrumbs.ts'
import { findCategoriesOf, findHidden } from '../store/categories-of.ts'
import { findArranged, findShownSubtree, pageItems } from '../store/category-items.ts'
import {
  type CollectionQuery,
  findCollection,
  groundOfCategories,
  queryCollections,
} from '../store/collections.ts'
import type { Reader } from './read.ts'

export interface CategoryQuery extends Omit<CollectionQuery, 'visibleOnly' | 'last' | 'covers'> {
  /** Hidden ones, too, for who may see them. */
  readonly withHidden: boolean
}

export interface ItemPage {
  readonly isArranged: boolean
  readonly withBelow: boolean
  readonly limit: number
  readonly walk: Walk | undefined
}

const shown = { kind: 'test', field: 'visible', operator: '$eq', value: true } as const

/** Reads of the tree: what is hidden is nowhere for who may not see it. */
export const readingCategories = {
  /** One page of categories, without the pictures of products for those that have none. */
  queryCategories: (tx: Tx, query: CategoryQuery, reader: Reader): Promise<Found<Category>> =>
    queryCollections(tx, { ...seenBy(query, reader), covers: false, last: ['id'] }),

  aggregateCategories: (
    tx: Tx,
    query: Pick<CategoryQuery, 'filter' | 'text' | 'withHidden'>,
    aggregations: readonly Aggregation[],
    reader: Reader,
  ) => aggregate(tx, groundOfCategories(tx, seenBy(query, reader)), aggregations),

  getCategory,

  /** The way to each of these categories, from the top down to its parent; one statement. */
  breadcrumbsOf: (tx: Tx, categories: readonly Category[]): Promise<Map<string, Breadcrumb>> =>
    findBreadcrumbs(tx, [...new Set(categories.flatMap(({ ancestorIds }) => ancestorIds))]),

  /** Ids of products in a category, the newest member first unless they are arranged. */
  async pageItems(
    tx: Tx,
    id: string,
    { isArranged, withBelow, limit, walk }: ItemPage,
    reader: Reader,
  ): Promise<Found<string>> {
    const category = await getCategory(tx, { id }, reader)
    const visibleOnly = !reader.seesHidden
    const page = { visibleOnly, limit, walk }
    if (category.id === ALL_PRODUCTS_ID) return pageItems(tx, { ...page, from: 'everything' })
    const from = withBelow ? await findShownSubtree(tx, category.id, visibleOnly) : [category.id]
    return pageItems(tx, { ...page, from, arrangedIn: isArranged ? category.id : undefined })
  },

  async arrangedItems(tx: Tx, id: string, reader: Reader): Promise<string[]> {
    const category = await getCategory(tx, { id }, reader)
    if (category.id === ALL_PRODUCTS_ID) return []
    return findArranged(tx, category.id, !reader.seesHidden)
  },

  /** Direct categories, all with those above, and the way to the main one, of any number of products. */
  categoriesOf: (tx: Tx, productIds: readonly string[], { seesHidden }: Reader) =>
    findCategoriesOf(tx, productIds, !seesHidden),
  /** Which of these categories visitors do not see. */
  hiddenCategories: findHidden,
}

/** A question as far as its reader may ask it. */
function seenBy<Q extends Pick<CategoryQuery, 'filter' | 'withHidden'>>(
  { withHidden, ...query }: Q,
  { seesHidden }: Reader,
) {
  const parts = [shown, query.filter]
  const filter = withHidden && seesHidden ? query.filter : ({ kind: 'and', parts } as const)
  return { ...query, filter, visibleOnly: !seesHidden }
}

async function getCategory(
  tx: Tx,
  by: { id: string } | { slug: string },
  { seesHidden }: Reader,
): Promise<Category> {
  const category = await findCollection(tx, by, !seesHidden)
  if (category && (category.visible || seesHidden)) return category
  throw CategoryNotFound(by)
}
