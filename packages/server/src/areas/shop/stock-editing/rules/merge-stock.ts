import type { OthersChange } from '@vitrine/contract/saves'
import type { StockToSave } from '@vitrine/contract/stock'
import { createMerge, type MergedSave, mergedFields } from '../../editing/index.ts'

const except = new Set([
  'id',
  'revision',
  'productId',
  'variantId',
  'locationId',
  'changeBy',
  'remove',
])
const inParts = new Set(['preorder'])

/** Merges what is asked of an item with what others changed; what counts from the present value never conflicts. */
export function mergeStock(
  request: StockToSave,
  others: readonly OthersChange[],
): MergedSave<StockToSave> {
  const merge = createMerge(others)
  const fields = mergedFields(request, merge, { except, inParts })
  const { id, productId, variantId, locationId, changeBy, remove } = request
  // Nobody removes unseen what others changed meanwhile.
  const [first] = others
  if (remove && first) merge.refuse(first, null)
  return {
    request: { id, productId, variantId, locationId, changeBy, remove, ...fields },
    conflicts: merge.conflicts,
  }
}
