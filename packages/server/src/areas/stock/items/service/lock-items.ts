import type { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import type { Item, ItemReference } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findStockKeys, findStockStates, lockStock, toLookup } from '../store/items.ts'
import { findUnknownLocations, refusalOf } from './change-items.ts'

/** An item as it stays until the end of the transaction; null where there is none yet. */
export type LockedItem =
  | { readonly id: string; readonly item: Item | null; readonly error?: undefined }
  | { readonly error: ApplicationError }

/**
 * Locks the items of references, in order, for a change that depends on their values; no sale changes them
 * until the transaction ends.
 */
export async function lockItems(
  tx: Tx,
  deps: InventoryDeps,
  references: readonly ItemReference[],
): Promise<LockedItem[]> {
  const found = await findStockKeys(tx, references.map(toLookup(tx)))
  const unknown = await findUnknownLocations(tx, references)
  const keys = found.flatMap((one) => one ?? [])
  const productIds = [...new Set(keys.map(({ productId }) => productId))]
  await lockStock(tx, productIds)
  await bookDrops(tx, deps, productIds)
  const states = await findStockStates(tx, keys)
  return references.map((reference, at): LockedItem => {
    const key = found[at]
    const id = key ? itemIdOf(key) : undefined
    const state = id === undefined ? undefined : states.get(id)
    const error = refusalOf(reference, state, unknown)
    return error ? { error } : { id: id as string, item: state?.item ?? null }
  })
}
