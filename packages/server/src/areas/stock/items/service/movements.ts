import type { Movement } from '../model/stock.ts'
import type { LineResult } from '../store/move-quantities.ts'

/** Each moved item once, however many lines named it. */
export function movementsOf(results: readonly LineResult[]): Movement[] {
  const movements = new Map<string, Movement>()
  for (const result of results) {
    const { productId, variantId, id, after, counterAfter, revision } = result
    if (!productId || !variantId || !id || after === null) continue
    const { locationId, isDefault, visible, before, counterBefore, preorder } = result
    movements.set(id, {
      id,
      productId,
      variantId,
      locationId,
      isDefault,
      visible,
      before,
      after,
      preorder,
      counterBefore,
      counterAfter: counterAfter ?? 0,
      revision: revision ?? 1,
    })
  }
  return [...movements.values()]
}
