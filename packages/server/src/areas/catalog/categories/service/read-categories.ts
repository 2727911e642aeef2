import { CategoryNotFound } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { KeysetCursor } from '../../../../platform/db/page-to-sql.ts'
import type { ResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Aggregation } from '../../search/model/search.ts'
import { aggregate } from '../../search/store/aggregate.ts'
import type { Reader } from '../../shared/model/reader.ts'
import type { Breadcrumb, Category } from '../model/category.ts'
import { findBreadcrumbs } from '../store/breadcrumbs.ts'
import { findCategoriesOf, findHidden } from '../store/categories-of.ts'
import { findArranged, findShownSubtree, pageItems } from '../store/category-items.ts'
import { findNodes } from '../store/category-tree.ts'
import {
  type CollectionQuery,
  categoryAggregationSource,
  findCollection,
  findCollectionsByName,
  queryCollections,
} from '../store/collections.ts'
import {
  findCollectionAddresses,
  findContents,
  findShownBreadcrumbs,
  findShownPath,
  findShownPaths,
  isArranged,
} from '../store/shown-collections.ts'

export interface CategoryQuery extends Omit<CollectionQuery, 'visibleOnly' | 'last' | 'covers'> {
  /** Includes hidden categories. */
  readonly withHidden: boolean
}

export interface ItemPage {
  readonly isArranged: boolean
  readonly withBelow: boolean
  readonly limit: number
  readonly offset?: number
  readonly walk: KeysetCursor | undefined
}

const isVisible = { kind: 'test', field: 'visible', operator: '$eq', value: true } as const

/** Reads of the category tree; readers who may not see hidden categories do not find them. */
export const categoryReads = {
  /** Ids of collections by name, however it is written; those that are not there are left out. */
  findCollectionsByName,
  /** One page of categories; without their own picture they have none (no fallback to a product's). */
  queryCategories: (tx: Tx, query: CategoryQuery, reader: Reader): Promise<ResultPage<Category>> =>
    queryCollections(tx, { ...visibleTo(query, reader), covers: false, last: ['id'] }),

  aggregateCategories: (
    tx: Tx,
    query: Pick<CategoryQuery, 'filter' | 'text' | 'withHidden'>,
    aggregations: readonly Aggregation[],
    reader: Reader,
  ) => aggregate(tx, categoryAggregationSource(tx, visibleTo(query, reader)), aggregations),

  getCategory,

  /** The ancestors of each category, from the root down; one statement. */
  breadcrumbsOf: (tx: Tx, categories: readonly Category[]): Promise<Map<string, Breadcrumb>> =>
    findBreadcrumbs(tx, [...new Set(categories.flatMap(({ ancestorIds }) => ancestorIds))]),

  /** Product ids of a category: arranged items first, then the newest members. */
  async pageItems(
    tx: Tx,
    id: string,
    { isArranged, withBelow, limit, offset = 0, walk }: ItemPage,
    reader: Reader,
  ): Promise<ResultPage<string>> {
    const category = await getCategory(tx, { id }, reader)
    const visibleOnly = !reader.seesHidden
    const page = { visibleOnly, limit, offset, walk }
    if (category.id === ALL_PRODUCTS_ID) return pageItems(tx, { ...page, from: 'everything' })
    const from = withBelow ? await findShownSubtree(tx, category.id, visibleOnly) : [category.id]
    return pageItems(tx, { ...page, from, arrangedIn: isArranged ? category.id : undefined })
  },

  async arrangedItems(tx: Tx, id: string, reader: Reader): Promise<string[]> {
    const category = await getCategory(tx, { id }, reader)
    if (category.id === ALL_PRODUCTS_ID) return []
    return findArranged(tx, category.id, !reader.seesHidden)
  },

  /** How many categories are directly below each of these. */
  async childCounts(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
    const nodes = await findNodes(tx, ids)
    return new Map([...nodes].map(([id, { childCount }]) => [id, childCount]))
  },

  /** Direct categories, all including ancestors, and the path to the main one, for any number of products. */
  categoriesOf: (tx: Tx, productIds: readonly string[], { seesHidden }: Reader) =>
    findCategoriesOf(tx, productIds, !seesHidden),
  /** Which of these categories are hidden from visitors. */
  hiddenCategories: findHidden,

  /** For pages of visitors: the path to a product's main collection, else to the deepest of the menu. */
  shownPathTo: findShownPath,
  /** The same for any number of products: one statement. */
  shownPathsTo: findShownPaths,
  /** For pages of visitors: which of these collections they see. */
  shownAmong: findShownBreadcrumbs,
  /** For pages of visitors: how many products are in these collections and below, and pictures of some. */
  shownContentsOf: findContents,
  /** Whether visitors see a collection's products in an order of the merchant's. */
  isArranged,
  /** Addresses of the collections that visitors see. */
  collectionAddresses: findCollectionAddresses,
}

/** The query restricted to what the reader may see. */
function visibleTo<Q extends Pick<CategoryQuery, 'filter' | 'withHidden'>>(
  { withHidden, ...query }: Q,
  { seesHidden }: Reader,
) {
  const parts = [isVisible, query.filter]
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
