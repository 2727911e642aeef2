import type { CollectionLink } from '../page-state.ts'

/** Category data that the menu needs. */
export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly itemCounter: number
  readonly hiddenFromMenu?: boolean
  readonly parentCategory: { readonly id?: string; readonly index?: number }
}

/**
 * Categories as a tree in the merchant's order. Empty ones are left out, unless they may have
 * children that were not loaded.
 */
export function toCollectionTree(
  rows: readonly CategoryRow[],
  parentId = '',
  isWhole = true,
): CollectionLink[] {
  const childrenOf = new Map<string, CategoryRow[]>()
  for (const row of rows) {
    const parent = row.parentCategory.id ?? ''
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), row])
  }
  const below = (parent: string): CollectionLink[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((a, b) => (a.parentCategory.index ?? 0) - (b.parentCategory.index ?? 0))
      .map(({ id, name, slug, itemCounter, hiddenFromMenu }) => ({
        id,
        name,
        slug,
        count: itemCounter,
        ...(hiddenFromMenu && { hiddenFromMenu }),
        collections: below(id),
      }))
      .filter(({ count, collections }) => !isWhole || count > 0 || collections.length > 0)
  return below(parentId)
}

/** Collections that the menu shows; children of a hidden one are hidden too. */
export const menuOf = (collections: readonly CollectionLink[]): readonly CollectionLink[] =>
  collections
    .filter(({ hiddenFromMenu }) => !hiddenFromMenu)
    .map((collection) => ({ ...collection, collections: menuOf(collection.collections) }))

/** Path to the most deeply nested match, itself last; empty when there is none. */
export function pathTo(
  collections: readonly CollectionLink[],
  fits: (collection: CollectionLink) => boolean,
): readonly CollectionLink[] {
  const paths = collections.map((collection) => {
    const further = pathTo(collection.collections, fits)
    return further.length > 0 || fits(collection) ? [collection, ...further] : []
  })
  return paths.reduce((best, path) => (path.length > best.length ? path : best), [])
}

/**
 * Ids of a collection and of all within it; only its own id when they exceed the limit of a query.
 */
export function withDescendants(
  { id }: Pick<CollectionLink, 'id'>,
  {
    collections,
    isWhole,
  }: { readonly collections: readonly CollectionLink[]; readonly isWhole: boolean },
): readonly string[] {
  return isWhole ? [id, ...collections.flatMap(idsOf)] : [id]
}

const idsOf = ({ id, collections }: CollectionLink): readonly string[] => [
  id,
  ...collections.flatMap(idsOf),
]
