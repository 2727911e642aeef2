import type { CollectionFilter, CollectionSort } from '@vitrine/contract/collections'
import type { Tx } from '../../../../platform/tx.ts'
import type { Category } from '../../../catalog/index.ts'
import type { CountedCollection } from '../model.ts'
import { queryOf, sortOf } from '../rules/filter.ts'
import type { CollectionDeps } from './save-collection.ts'

export interface ListRequest {
  readonly filter: CollectionFilter
  readonly sort: CollectionSort | undefined
  readonly limit: number
  readonly offset: number
}

const merchant = { seesHidden: true } as const

/** One page of matching collections, with their counts. */
export async function listCollections(
  tx: Tx,
  deps: CollectionDeps,
  { filter, sort, ...page }: ListRequest,
): Promise<{ readonly collections: readonly CountedCollection[]; readonly total: number }> {
  const path = 'filter.customFields'
  const tests = await deps.customFields.testsOf(tx, 'COLLECTION', filter.customFields, path)
  const query = { ...queryOf(filter, tests), ...page, sort: sortOf(filter, sort), withHidden: true }
  const { items, total } = await deps.catalog.queryCategories(tx, query, merchant)
  return { collections: await withCounts(tx, deps, items), total }
}

/** Adds the number of direct children to each collection, in one statement. */
export async function withCounts<One extends Category>(
  tx: Tx,
  { catalog }: Pick<CollectionDeps, 'catalog'>,
  collections: readonly One[],
): Promise<(One & { readonly childCount: number })[]> {
  const counts = await catalog.childCounts(
    tx,
    collections.map(({ id }) => id),
  )
  return collections.map((one) => ({ ...one, childCount: counts.get(one.id) ?? 0 }))
}
