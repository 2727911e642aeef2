import { isDeepStrictEqual } from 'node:util'
import { InventoryChanged, InventoryItemNotFound } from '@vitrine/contract/catalog'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { InventoryDeps, InventoryItem, Reason, StockToSet } from '../model.ts'
import { setStock as applyStock } from '../rules.ts'
import { type StockRow, touchStock, writeStock } from '../store/change-stock.ts'
import { lockItems } from '../store/query-items.ts'

/** Sets the stock of any number of products; what stays as it is, is not written. */
export async function setStock(
  tx: Tx,
  { catalog, events }: InventoryDeps,
  wanted: readonly StockToSet[],
  reason: Reason,
): Promise<void> {
  const items = await lockItems(tx, wanted.map(({ productId }) => productId).filter(isGuid))
  const changes = wanted.flatMap((one) => {
    const before = items.get(one.productId)
    if (!before) throw InventoryItemNotFound({ productId: one.productId })
    const after = applyStock(before, one)
    items.set(one.productId, after)
    return isDeepStrictEqual(before, after) ? [] : [{ before, after }]
  })
  if (changes.length === 0) return
  await writeStock(tx, changes.flatMap(changedRows), reason)
  const ids = changes.map(({ after }) => after.productId)
  await touchStock(tx, ids)
  await catalog.refreshAvailability(tx, ids)
  await events.append(
    tx,
    ...changes.map(({ before, after }) => ({
      definition: InventoryChanged,
      entityId: after.productId,
      before,
      after: { ...after, reason },
    })),
  )
}

interface Change {
  readonly before: InventoryItem
  readonly after: InventoryItem
}

/** Rows that differ; tracking and preorder are kept beside every variant, so they touch all. */
function changedRows({ before, after }: Change): StockRow[] {
  const { productId, tracked, preorder } = after
  const touchesAll = before.tracked !== tracked || !isDeepStrictEqual(before.preorder, preorder)
  const was = new Map(before.variants.map((one) => [one.variantId, one]))
  return after.variants.flatMap((variant) => {
    const old = was.get(variant.variantId)
    if (!touchesAll && isDeepStrictEqual(old, variant)) return []
    const delta = (variant.quantity ?? 0) - (old?.quantity ?? 0)
    return [{ ...variant, productId, tracked, preorder, delta }]
  })
}
