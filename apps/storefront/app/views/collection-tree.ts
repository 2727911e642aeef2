import type { CollectionLink } from '../page-state.ts'

/** A tree of collections, as far as loaded. */
export type CollectionTree = {
  readonly collections: readonly CollectionLink[]
  /** Whether it is complete. */
  readonly isWhole: boolean
}

/** A collection of the menu. */
export interface MenuCollection {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly productCount: number
  readonly parentId?: string
}

/**
 * Collections as a tree in the given order. Empty ones are omitted, unless they may have children that were
 * not loaded.
 */
export function toCollectionTree(
  rows: readonly MenuCollection[],
  { isWhole }: Pick<CollectionTree, 'isWhole'>,
): CollectionLink[] {
  const childrenOf = new Map<string, MenuCollection[]>()
  for (const row of rows) {
    const { parentId = '' } = row
    childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), row])
  }
  const below = (parent: string): CollectionLink[] =>
    (childrenOf.get(parent) ?? [])
      .map(({ id, name, slug, productCount }) => ({
        id,
        name,
        slug,
        count: productCount,
        collections: below(id),
      }))
      .filter(({ count, collections }) => !isWhole || count > 0 || collections.length > 0)
  return below('')
}
