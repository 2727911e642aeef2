import type { Tx } from '../../../../platform/tx.ts'
import { createdFact } from '../../events.ts'
import type { InventoryDeps, NewProductStock, Reason, VariantStock } from '../model/stock.ts'
import { insertStock } from '../store/insert-stock.ts'

/**
 * Statements that insert the stock of new products, in a transaction with precalculated aggregates
 * (`setPrecalculated`). Stock that is in stock and untracked needs no row.
 */
export function* insertNewStock(
  tx: Tx,
  { events }: InventoryDeps,
  requested: readonly NewProductStock[],
  reason: Reason,
): Generator<() => Promise<unknown>> {
  const stocked = requested.flatMap(({ variants, ...one }) => {
    const withRows = variants.filter(needsRow)
    return withRows.length > 0 ? [{ ...one, variants: withRows }] : []
  })
  if (stocked.length === 0) return
  yield () => insertStock(tx, stocked, reason)
  yield () => events.append(tx, ...stocked.map((one) => createdFact(tx, one, reason)))
}

const needsRow = ({ tracked, inStock }: VariantStock) => tracked || !inStock
