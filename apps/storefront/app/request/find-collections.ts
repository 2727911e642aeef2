import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { CollectionLink } from '../page-state.ts'
import { type CategoryRow, toCollectionTree } from '../views/collection-tree.ts'
import type { Api } from './api.ts'

/** A tree of collections, as far as it was loaded. */
export type CollectionTree = {
  readonly collections: readonly CollectionLink[]
  /** Nothing was left out. */
  readonly isWhole: boolean
}

/** Maximum depth of a tree. */
const maxDepth = 5
/** Limits of one query. */
const maxPerQuery = 1000

/**
 * Collections within one, or all of them, level by level up to `max`; deeper ones are loaded on
 * their pages. With `forMenu` only those that the menu shows.
 */
export async function findCollections(
  { categories }: Pick<Api, 'categories'>,
  parentId: string | undefined,
  max: number,
  { forMenu = false } = {},
): Promise<CollectionTree> {
  const categoryRows: CategoryRow[] = []
  let isWhole = true
  let within: unknown = parentId === undefined ? { $exists: false } : { $in: [parentId] }
  for (let level = 0; level < maxDepth && isWhole; level += 1) {
    const left = max - categoryRows.length
    const page = await categories.queryCategories({
      query: {
        filter: forMenu ? menuCollectionsWithin(within) : collectionsWithin(within),
        sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
        cursorPaging: { limit: Math.min(left + 1, maxPerQuery) },
      },
    })
    const pageRows = page.categories.slice(0, left)
    categoryRows.push(...pageRows)
    isWhole = pageRows.length === page.categories.length && !page.pagingMetadata.hasNext
    if (pageRows.length === 0) break
    within = { $in: pageRows.map(({ id }) => id) }
  }
  return { collections: toCollectionTree(categoryRows, parentId, isWhole), isWhole }
}

/** The collection of all products is not part of the tree. */
const collectionsWithin = (within: unknown) => ({
  $and: [{ id: { $ne: ALL_PRODUCTS_ID } }, { 'parentCategory.id': within }],
})

/** The same without collections that are hidden in the menu. */
export const menuCollectionsWithin = (within: unknown) => ({
  $and: [...collectionsWithin(within).$and, { hiddenFromMenu: false }],
})
