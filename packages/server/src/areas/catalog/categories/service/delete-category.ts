import {
  CategoryMoved,
  CategoryNotFound,
  CollectionDeleted,
  ManagedCategory,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { lockNames } from '../../shared/store/references.ts'
import { isManagedByOtherApp } from '../rules/category-tree.ts'
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
import { appendProductFacts } from './membership.ts'

type Deps = Pick<CatalogDeps, 'events'>

/** Products removed per batch; keeps memory bounded. */
const BATCH_SIZE = 1000

/** The handling of the descendants: they are deleted too, or move up to the parent. */
export interface DeleteOptions {
  readonly below: 'delete' | 'lift'
}

/** Deletes a category; its products stay and get facts. */
export async function deleteCategory(
  tx: Tx,
  deps: Deps,
  id: string,
  { below }: DeleteOptions,
): Promise<void> {
  if (id === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId: id })
  await lockNames(tx, 'collections')
  const node = (await findNodes(tx, [id])).get(id.toLowerCase())
  if (!node) throw CategoryNotFound({ categoryId: id })
  const ids = below === 'delete' ? await findSubtreeIds(tx, [node.id]) : [node.id]
  await lockCollections(tx, ids)
  const before = await findCategories(tx, ids)
  const stored = [...before.values()].find((one) => isManagedByOtherApp(one, tx.actor))
  if (stored && tx.actor.type !== 'staff') throw ManagedCategory({ categoryId: stored.id })
  await removeProducts(tx, deps, ids)
  if (below === 'lift') await liftChildCategories(tx, deps, node)
  await deleteCategories(tx, ids)
  if (below === 'delete') await liftChildren(tx, { ...node, childCount: 0 })
  const definition = CollectionDeleted
  await deps.events.append(
    tx,
    ...ids.map((one) => ({ definition, entityId: one, before: before.get(one) })),
  )
}

async function removeProducts(tx: Tx, deps: Deps, ids: readonly string[]): Promise<void> {
  for (;;) {
    const members = await findSomeMembers(tx, ids, BATCH_SIZE)
    if (members.length === 0) return
    await appendProductFacts(tx, deps, await deleteMembers(tx, members), 'removed')
  }
}

async function liftChildCategories(tx: Tx, { events }: Deps, node: TreeNode): Promise<void> {
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
