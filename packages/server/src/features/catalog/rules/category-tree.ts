import {
  AfterCategoryNotInParent,
  CategoryDepthExceeded,
  MissingAfterCategory,
  ParentNotInTree,
  TreeCycle,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Actor } from '../../../platform/tx.ts'
import type { CategoryMove } from '../model/category.ts'

export const MOST_LEVELS = 5
export const MOST_CATEGORIES = 10_000
/** Slugs that are taken by no row. */
export const BUILT_IN_SLUG = 'all-products'

/** A category as far as the rules of the tree need it. */
export interface Standing {
  readonly id: string
  readonly parentId: string | null
  readonly ancestorIds: readonly string[]
  readonly position: number
  readonly levelsBelow: number
}

/** The way to what stands below a parent; throws when it would be too deep. */
export function wayBelow(parent: Standing | undefined, levelsBelow: number): readonly string[] {
  const way = parent ? [...parent.ancestorIds, parent.id] : []
  if (way.length + 1 + levelsBelow > MOST_LEVELS) {
    throw CategoryDepthExceeded({ levels: way.length + 1 + levelsBelow, threshold: MOST_LEVELS })
  }
  return way
}

/** Behind all children there can be. */
const END = MOST_CATEGORIES * 4

/**
 * Where a category comes to stand, in halves of a step between the places of its new siblings. Throws
 * for a parent that is missing or below it, and for a neighbour that is not among the children.
 */
export function destinationOf(
  { parentId, place, afterId }: CategoryMove,
  moved: Standing,
  known: ReadonlyMap<string, Standing>,
): { way: readonly string[]; at: number } {
  const parent = parentId === null ? undefined : known.get(parentId)
  if (parentId !== null && !parent) throw ParentNotInTree({ parentCategoryId: parentId })
  if (parent && (parent.id === moved.id || parent.ancestorIds.includes(moved.id))) {
    throw TreeCycle({ categoryId: moved.id, parentCategoryId: parent.id })
  }
  const way = wayBelow(parent, moved.levelsBelow)
  if (place !== 'AFTER') return { way, at: place === 'FIRST' ? -1 : END }
  if (!afterId) throw MissingAfterCategory({ categoryId: moved.id })
  const after = known.get(afterId)
  if (!after || after.id === moved.id || after.parentId !== (parent?.id ?? null)) {
    throw AfterCategoryNotInParent({ moveAfterCategoryId: afterId, parentCategoryId: parentId })
  }
  return { way, at: after.position * 2 + 1 }
}

/** Whether an app alone keeps the items of a category, and it is not who acts. */
export const isKeptByOther = (
  { id, managingAppId }: { readonly id: string; readonly managingAppId: string | null },
  actor: Actor,
): boolean =>
  id === ALL_PRODUCTS_ID ||
  (managingAppId !== null && !(actor.type === 'api-key' && actor.id === managingAppId))
