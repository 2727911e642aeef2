import {
  AfterCategoryNotInParent,
  CategoryDepthExceeded,
  MissingAfterCategory,
  ParentNotInTree,
  TreeCycle,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Actor } from '../../../../platform/tx.ts'
import type { CategoryMove } from '../model/category.ts'

export const MAX_LEVELS = 5
export const MAX_CATEGORIES = 10_000
/** Reserved slugs that no row has. */
export const BUILT_IN_SLUG = 'all-products'

/** The fields of a category that the tree rules need. */
export interface TreePosition {
  readonly id: string
  readonly parentId: string | null
  readonly ancestorIds: readonly string[]
  readonly position: number
  readonly levelsBelow: number
}

/** The ancestor ids of children of a parent; throws when the tree would be too deep. */
export function ancestorsBelow(
  parent: TreePosition | undefined,
  levelsBelow: number,
): readonly string[] {
  const way = parent ? [...parent.ancestorIds, parent.id] : []
  if (way.length + 1 + levelsBelow > MAX_LEVELS) {
    throw CategoryDepthExceeded({ levels: way.length + 1 + levelsBelow, threshold: MAX_LEVELS })
  }
  return way
}

/** A position behind any number of children. */
const END = MAX_CATEGORIES * 4

/**
 * The destination of a move, in half steps between the positions of the new siblings. Throws for a parent
 * that is missing or a descendant, and for a neighbour that is not a child of the parent.
 */
export function destinationOf(
  { parentId, position: place, afterId }: CategoryMove,
  node: TreePosition,
  nodes: ReadonlyMap<string, TreePosition>,
): { way: readonly string[]; at: number } {
  const parent = parentId === null ? undefined : nodes.get(parentId)
  if (parentId !== null && !parent) throw ParentNotInTree({ parentCategoryId: parentId })
  if (parent && (parent.id === node.id || parent.ancestorIds.includes(node.id))) {
    throw TreeCycle({ categoryId: node.id, parentCategoryId: parent.id })
  }
  const way = ancestorsBelow(parent, node.levelsBelow)
  if (place !== 'AFTER') return { way, at: place === 'FIRST' ? -1 : END }
  if (!afterId) throw MissingAfterCategory({ categoryId: node.id })
  const after = nodes.get(afterId)
  if (!after || after.id === node.id || after.parentId !== (parent?.id ?? null)) {
    throw AfterCategoryNotInParent({ moveAfterCategoryId: afterId, parentCategoryId: parentId })
  }
  return { way, at: after.position * 2 + 1 }
}

/** Whether the items of a category are managed by another app than the caller. */
export const isManagedByOtherApp = (
  { id, managingAppId }: { readonly id: string; readonly managingAppId: string | null },
  actor: Actor,
): boolean =>
  id === ALL_PRODUCTS_ID ||
  (managingAppId !== null && !(actor.type === 'api-key' && actor.id === managingAppId))
