import {
  CategoryItemsArranged,
  CategoryNotFound,
  ItemNotInCategory,
  ManagedCategory,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { isManagedByOtherApp } from '../rules/category-tree.ts'
import { findArranged, findMembersAmong, saveArrangement } from '../store/category-items.ts'
import { findNodes, raiseRevision } from '../store/category-tree.ts'
import { lockCollections } from '../store/collections.ts'

/** In a save, an arrangement belongs to a revision: a new one, or that of the save. */
export interface ArrangementOfSave {
  readonly revision?: 'raise' | 'raised'
}

/** Puts these products first in a category, in this order, and clears any earlier arrangement. */
export async function arrangeItems(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  {
    categoryId,
    productIds,
    ...options
  }: { readonly categoryId: string; readonly productIds: readonly string[] } & ArrangementOfSave,
): Promise<string[]> {
  if (categoryId === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId })
  const [id] = await lockCollections(tx, [categoryId])
  const node = id && (await findNodes(tx, [id])).get(id)
  if (!node) throw CategoryNotFound({ categoryId })
  if (isManagedByOtherApp(node, tx.actor)) throw ManagedCategory({ categoryId: id })
  const requested = guidsAmong(productIds)
  const members = await findMembersAmong(tx, id, requested)
  const missing = productIds.find((one) => !members.has(one.toLowerCase()))
  if (missing) throw ItemNotInCategory({ categoryId: id, catalogItemId: missing })
  const before = await findArranged(tx, id, false)
  if (before.join() === requested.join()) return requested
  await saveArrangement(tx, id, requested)
  const revision = options.revision === 'raise' ? await raiseRevision(tx, id) : node.revision
  await events.append(tx, {
    definition: CategoryItemsArranged,
    entityId: id,
    before: { productIds: before },
    after: { productIds: requested, ...(options.revision && { revision }) },
  })
  return requested
}
