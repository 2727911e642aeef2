import {
  CategoryItemsArranged,
  CategoryNotFound,
  ItemNotInCategory,
  ManagedCategory,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import { isKeptByOther } from '../rules/category-tree.ts'
import { findArranged, findMembersAmong, saveArrangement } from '../store/category-items.ts'
import { findNodes } from '../store/category-tree.ts'
import { lockCollections } from '../store/collections.ts'
import { guidsAmong } from '../store/rows.ts'
import type { CatalogDeps } from './context.ts'

/** These products come first in a category, in this order; whatever was arranged before is not any more. */
export async function arrangeItems(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  categoryId: string,
  productIds: readonly string[],
): Promise<string[]> {
  if (categoryId === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId })
  const [id] = await lockCollections(tx, [categoryId])
  const node = id && (await findNodes(tx, [id])).get(id)
  if (!node) throw CategoryNotFound({ categoryId })
  if (isKeptByOther(node, tx.actor)) throw ManagedCategory({ categoryId: id })
  const wanted = guidsAmong(productIds)
  const members = await findMembersAmong(tx, id, wanted)
  const missing = productIds.find((one) => !members.has(one.toLowerCase()))
  if (missing) throw ItemNotInCategory({ categoryId: id, catalogItemId: missing })
  const before = await findArranged(tx, id, false)
  if (before.join() === wanted.join()) return wanted
  await saveArrangement(tx, id, wanted)
  await events.append(tx, {
    definition: CategoryItemsArranged,
    entityId: id,
    before: { productIds: before },
    after: { productIds: wanted },
  })
  return wanted
}
