import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { ItemMove, Reason } from '../../../areas/stock/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeBulk } from '../codec/bulk.ts'
import { withEntities } from './inventory-items.ts'
import type { CatalogV3Deps } from './labels.ts'

/** Increments and decrements, by item id or by variant and location (§14). */
export const inventoryMoveHandlers = ({ inventory }: CatalogV3Deps) => {
  async function move(tx: Tx, moves: readonly ItemMove[], request: CallOptions) {
    const policy = {
      reason: request.reason ?? 'MANUAL',
      restrict: request.restrictInventory !== false,
    }
    const results = await inventory.moveItems(tx, moves, policy)
    return encodeBulk(await withEntities(inventory, tx, results, request.returnEntity === true))
  }
  return {
    bulkDecrementInventoryItems: ({ input, tx }) =>
      move(
        tx,
        input.decrementData.map((line) => ({ ...byItem(line), ...down(line) })),
        input,
      ),
    bulkIncrementInventoryItems: ({ input, tx }) =>
      move(
        tx,
        input.incrementData.map((line) => ({ ...byItem(line), delta: line.incrementBy })),
        input,
      ),
    bulkDecrementInventoryItemsByVariantAndLocation: ({ input, tx }) =>
      move(
        tx,
        input.decrementData.map((line) => ({ ...byVariant(line), ...down(line) })),
        input,
      ),
    bulkIncrementInventoryItemsByVariantAndLocation: ({ input, tx }) =>
      move(
        tx,
        input.incrementData.map((line) => ({ ...byVariant(line), delta: line.incrementBy })),
        input,
      ),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

interface CallOptions {
  readonly reason?: Reason | null
  readonly restrictInventory?: boolean | null
  readonly returnEntity?: boolean | null
}
interface Decrement {
  readonly decrementBy: number
  readonly preorderRequest?: boolean | null
}
interface VariantAtLocation {
  readonly variantId: string
  readonly locationId?: string | null
  readonly productId?: string | null
}

const byItem = ({ inventoryItemId }: { readonly inventoryItemId: string }) => ({
  id: inventoryItemId.toLowerCase(),
})
const byVariant = ({ variantId, locationId, productId }: VariantAtLocation) => ({
  variantId: variantId.toLowerCase(),
  ...(locationId && { locationId: locationId.toLowerCase() }),
  ...(productId && { productId: productId.toLowerCase() }),
})
const down = ({ decrementBy, preorderRequest }: Decrement) => ({
  delta: -decrementBy,
  preorder: preorderRequest === true,
})
