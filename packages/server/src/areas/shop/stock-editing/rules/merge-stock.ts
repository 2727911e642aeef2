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

/** Merges the requested change of an item with the changes of others; relative changes never conflict. */
export function mergeStock(
  request: StockToSave,
  others: readonly OthersChange[],
): MergedSave<StockToSave> {
  const merge = createMerge(others)
  const fields = mergedFields(request, merge, { except, inParts })
  const { id, productId, variantId, locationId, changeBy, remove } = request
  // Removing an item that others changed is a conflict.
  const [first] = others
  if (remove && first) merge.refuse(first, null)
  return {
    request: { id, productId, variantId, locationId, changeBy, remove, ...fields },
    conflicts: merge.conflicts,
  }
}
