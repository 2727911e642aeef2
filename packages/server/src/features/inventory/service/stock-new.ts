import type { Tx } from '../../../platform/tx.ts'
import { createdFact } from '../events.ts'
import type { InventoryDeps, NewProductStock, Reason, VariantStock } from '../model/stock.ts'
import { insertStock } from '../store/insert-stock.ts'

/**
 * The steps that write down the stock of new products, in a transaction that has said that it counts by
 * itself what products tell of it. What is in stock and not tracked needs no row.
 */
export function* stockNew(
  tx: Tx,
  { events }: InventoryDeps,
  wanted: readonly NewProductStock[],
  reason: Reason,
): Generator<() => Promise<unknown>> {
  const stocked = wanted.flatMap(({ variants, ...one }) => {
    const kept = variants.filter(needsRow)
    return kept.length > 0 ? [{ ...one, variants: kept }] : []
  })
  if (stocked.length === 0) return
  yield () => insertStock(tx, stocked, reason)
  yield () => events.append(tx, ...stocked.map((one) => createdFact(tx, one, reason)))
}

const needsRow = ({ tracked, inStock }: VariantStock) => tracked || !inStock
