import { CategoryMoved, CategoryNotFound, ManagedCategory } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import { collectionChanged } from '../events.ts'
import type { CategoryMove } from '../model/category.ts'
import { destinationOf, MOST_CATEGORIES } from '../rules/category-tree.ts'
import {
  findChildIds,
  findNodes,
  findSubtreeIds,
  moveSubtree,
  type TreeNode,
} from '../store/category-tree.ts'
import { findCategories } from '../store/collections.ts'
import { lockNames } from '../store/references.ts'
import type { CatalogDeps } from './context.ts'

/** Children of the new parent that are told after a move. */
const MOST_TOLD = 100

/**
 * Moves a category with everything below it. The tree of a site changes one move after the other, so
 * that two moves never make a cycle together.
 */
export async function moveCategory(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  move: CategoryMove,
): Promise<{ parentId: string | null; childIds: string[] }> {
  const { id, parentId, afterId } = lowered(move)
  if (id === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId: id })
  await lockNames(tx, 'collections')
  const nodes = await findNodes(tx, [id, parentId ?? '', afterId ?? ''])
  const moved = nodes.get(id)
  if (!moved) throw CategoryNotFound({ categoryId: id })
  const { way, at } = destinationOf({ ...move, id, parentId, afterId }, moved, nodes)
  const isShown = parentId === null || nodes.get(parentId)?.visible === true
  const siblings =
    parentId === moved.parentId ? await findChildIds(tx, parentId, MOST_CATEGORIES) : []
  if (!staysPut(moved, parentId, at, siblings.length)) {
    const told = await before(tx, moved, isShown)
    await moveSubtree(tx, moved, { ancestorIds: way, isShown, at })
    await tell(tx, events, moved.id, told)
  }
  return { parentId, childIds: await findChildIds(tx, parentId, MOST_TOLD) }
}

const lowered = ({ id, parentId, afterId }: CategoryMove) => ({
  id: id === ALL_PRODUCTS_ID ? id : id.toLowerCase(),
  parentId: parentId?.toLowerCase() ?? null,
  afterId: afterId?.toLowerCase(),
})

/** Whether it stands there already. */
const staysPut = (
  moved: TreeNode,
  parentId: string | null,
  at: number,
  siblings: number,
): boolean => {
  if (moved.parentId !== parentId) return false
  const last = at > siblings * 2
  const place = last ? siblings - 1 : Math.ceil(at / 2)
  return place === moved.position
}

/** The categories that a move changes: itself, and all below it where they get hidden. */
async function before(tx: Tx, moved: TreeNode, isShown: boolean) {
  const isHidden = moved.visible && !isShown
  return findCategories(tx, isHidden ? await findSubtreeIds(tx, [moved.id]) : [moved.id])
}

async function tell(
  tx: Tx,
  events: CatalogDeps['events'],
  movedId: string,
  old: Awaited<ReturnType<typeof before>>,
): Promise<void> {
  const after = await findCategories(tx, [...old.keys()])
  const hidden = [...after.values()].filter((one) => !one.visible && old.get(one.id)?.visible)
  await events.append(
    tx,
    {
      definition: CategoryMoved,
      entityId: movedId,
      before: old.get(movedId),
      after: after.get(movedId),
    },
    ...hidden.flatMap((one) => {
      const was = old.get(one.id)
      return was ? collectionChanged(was, one) : []
    }),
  )
}
