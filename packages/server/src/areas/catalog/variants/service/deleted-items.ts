import { InventoryItemDeleted, InventoryItemStockStatusChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { findItemsOfVariants, type VariantKey } from '../store/deleted-items.ts'

/** Facts of the stock that is deleted with variants; call it before the deletion. */
export async function factsOfDeletedItems(
  tx: Tx,
  variants: readonly VariantKey[],
): Promise<Fact[]> {
  const items = await findItemsOfVariants(tx, variants)
  return items.flatMap((before): Fact[] => {
    const removed = { definition: InventoryItemDeleted, entityId: before.id, before }
    if (before.availability !== 'IN_STOCK') return [removed]
    const status = {
      definition: InventoryItemStockStatusChanged,
      entityId: before.id,
      before: { inStock: true },
      after: { inStock: false },
    }
    return [removed, status]
  })
}
