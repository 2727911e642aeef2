import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type RepeatableRequest, requestKeyOf } from '../../../../transport/idempotency-key.ts'
import type { SaveOptions } from '../../editing/index.ts'
import { insertSave, updateSavedItems } from '../store/stock-saves.ts'
import { findLocated } from './list-stock.ts'
import { type SavedStock, type StockEditingDeps, type StockSave, saveStock } from './save-stock.ts'

const KEY_LIFETIME_HOURS = 24

/** A save with its group in the history. */
export interface GroupedSave extends SavedStock {
  readonly groupId: string
}

/**
 * Saves stock; a call that is sent again with the same key, up to a day later, changes nothing and returns the
 * group of the first and the items as they are now.
 */
export async function saveStockOnce(
  tx: Tx,
  deps: StockEditingDeps & { readonly clock: Clock },
  requested: StockSave,
  options: SaveOptions,
  sent: RepeatableRequest | undefined,
): Promise<GroupedSave> {
  const save = async () => ({
    ...(await saveStock(tx, deps, requested, options)),
    groupId: tx.requestId,
  })
  if (!sent || options.dryRun) return save()
  const { key, bodyHash } = requestKeyOf(sent)
  const expiresDate = deps.clock.after(tx.now, { hours: KEY_LIFETIME_HOURS })
  const earlier = await insertSave(tx, { key, bodyHash, expiresDate })
  if (earlier) {
    if (!earlier.bodyHash.equals(bodyHash)) throw IdempotencyKeyReused()
    const items = await findLocated(tx, deps, earlier.itemIds)
    return { items, groupId: earlier.groupId, changes: [], othersChanges: [] }
  }
  const saved = await save()
  await updateSavedItems(
    tx,
    key,
    saved.items.map(({ item }) => item.id),
  )
  return saved
}
