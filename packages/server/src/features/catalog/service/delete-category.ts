import {
  CategoryMoved,
  CategoryNotFound,
  CollectionDeleted,
  ManagedCategory,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import { isKeptByOther } from '../rules/category-tree.ts'
import {
  deleteCategories,
  findChildIds,
  findNodes,
  findSubtreeIds,
  liftChildren,
  type TreeNode,
} from '../store/category-tree.ts'
import { findCategories, lockCollections } from '../store/collections.ts'
import { deleteMembers, findSomeMembers } from '../store/members.ts'
import { lockNames } from '../store/references.ts'
import type { CatalogDeps } from './context.ts'
import { tellProducts } from './membership.ts'

type Deps = Pick<CatalogDeps, 'events'>

/** Products that are taken out at a time, so that memory does not grow with them. */
const PRODUCTS_AT_ONCE = 1000

/** What becomes of the categories below: they go, too, or come into its place. */
export interface Deletion {
  readonly below: 'delete' | 'lift'
}

/** Deletes a category; its products stay and are told of. */
export async function deleteCategory(
  tx: Tx,
  deps: Deps,
  id: string,
  { below }: Deletion,
): Promise<void> {
  if (id === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId: id })
  await lockNames(tx, 'collections')
  const node = (await findNodes(tx, [id])).get(id.toLowerCase())
  if (!node) throw CategoryNotFound({ categoryId: id })
  const ids = below === 'delete' ? await findSubtreeIds(tx, [node.id]) : [node.id]
  await lockCollections(tx, ids)
  const before = await findCategories(tx, ids)
  const kept = [...before.values()].find((one) => isKeptByOther(one, tx.actor))
  if (kept && tx.actor.type !== 'staff') throw ManagedCategory({ categoryId: kept.id })
  await takeOut(tx, deps, ids)
  if (below === 'lift') await lift(tx, deps, node)
  await deleteCategories(tx, ids)
  if (below === 'delete') await liftChildren(tx, { ...node, childCount: 0 })
  const definition = CollectionDeleted
  await deps.events.append(
    tx,
    ...ids.map((one) => ({ definition, entityId: one, before: before.get(one) })),
  )
}

async function takeOut(tx: Tx, deps: Deps, ids: readonly string[]): Promise<void> {
  for (;;) {
    const members = await findSomeMembers(tx, ids, PRODUCTS_AT_ONCE)
    if (members.length === 0) return
    await tellProducts(tx, deps, await deleteMembers(tx, members), 'removed')
  }
}

async function lift(tx: Tx, { events }: Deps, node: TreeNode): Promise<void> {
  const childIds = await findChildIds(tx, node.id, node.childCount)
  const before = await findCategories(tx, childIds)
  await liftChildren(tx, node)
  const after = await findCategories(tx, childIds)
  const definition = CategoryMoved
  await events.append(
    tx,
    ...childIds.map((id) => ({
      definition,
      entityId: id,
      before: before.get(id),
      after: after.get(id),
    })),
  )
}
