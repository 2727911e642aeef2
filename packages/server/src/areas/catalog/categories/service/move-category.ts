import { CategoryMoved, CategoryNotFound, ManagedCategory } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import { collectionChanged } from '../../events.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { lockNames } from '../../shared/store/references.ts'
import type { CategoryMove } from '../model/category.ts'
import { destinationOf, MAX_CATEGORIES } from '../rules/category-tree.ts'
import {
  findChildIds,
  findNodes,
  findSubtreeIds,
  moveSubtree,
  type TreeNode,
} from '../store/category-tree.ts'
import { findCategories } from '../store/collections.ts'

/** Maximum child ids of the new parent in the fact of a move. */
const MAX_CHILD_IDS = 100

/**
 * Moves a category with its subtree. Moves within a site are serialised, so that concurrent moves cannot form
 * a cycle.
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
  const node = nodes.get(id)
  if (!node) throw CategoryNotFound({ categoryId: id })
  const { way, at } = destinationOf({ ...move, id, parentId, afterId }, node, nodes)
  const isShown = parentId === null || nodes.get(parentId)?.visible === true
  const siblings =
    parentId === node.parentId ? await findChildIds(tx, parentId, MAX_CATEGORIES) : []
  if (!isUnmoved(node, parentId, at, siblings.length)) {
    const beforeMove = await categoriesToChange(tx, node, isShown)
    await moveSubtree(tx, node, { ancestorIds: way, isShown, at, raised: move.raised === true })
    await appendFacts(tx, events, node.id, beforeMove)
  }
  return { parentId, childIds: await findChildIds(tx, parentId, MAX_CHILD_IDS) }
}

const lowered = ({ id, parentId, afterId }: CategoryMove) => ({
  id: id === ALL_PRODUCTS_ID ? id : id.toLowerCase(),
  parentId: parentId?.toLowerCase() ?? null,
  afterId: afterId?.toLowerCase(),
})

/** Whether the category is at the destination already. */
const isUnmoved = (
  node: TreeNode,
  parentId: string | null,
  at: number,
  siblings: number,
): boolean => {
  if (node.parentId !== parentId) return false
  const last = at > siblings * 2
  const place = last ? siblings - 1 : Math.ceil(at / 2)
  return place === node.position
}

/** The categories a move changes: the moved one, and its descendants where they become hidden. */
async function categoriesToChange(tx: Tx, node: TreeNode, isShown: boolean) {
  const isHidden = node.visible && !isShown
  return findCategories(tx, isHidden ? await findSubtreeIds(tx, [node.id]) : [node.id])
}

async function appendFacts(
  tx: Tx,
  events: CatalogDeps['events'],
  movedId: string,
  old: Awaited<ReturnType<typeof categoriesToChange>>,
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
