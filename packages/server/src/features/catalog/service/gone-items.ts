import { InventoryItemDeleted, InventoryItemStockStatusChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import { findItemsToGo, type VariantPlace } from '../store/gone-items.ts'

/** What is told of the stock that goes with variants: asked before they are deleted. */
export async function factsOfGoneItems(tx: Tx, variants: readonly VariantPlace[]): Promise<Fact[]> {
  const items = await findItemsToGo(tx, variants)
  return items.flatMap((before): Fact[] => {
    const gone = { definition: InventoryItemDeleted, entityId: before.id, before }
    if (before.availability !== 'IN_STOCK') return [gone]
    const status = {
      definition: InventoryItemStockStatusChanged,
      entityId: before.id,
      before: { inStock: true },
      after: { inStock: false },
    }
    return [gone, status]
  })
}
