import { VariantNotFound } from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { InventoryItem, StockToSet, VariantStock } from './model.ts'

/** Id of a product's stock: every bit of the product's id turned round. Its own inverse. */
export const inventoryIdOf = (productId: string): string =>
  productId.replace(/[0-9a-f]/gi, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))

/** In stock: what is tracked when more than nothing is left, otherwise what was said. */
export const isInStock = (tracked: boolean, { quantity, inStock }: VariantStock): boolean =>
  tracked ? (quantity ?? 0) > 0 : inStock

/** The stock of a product after it was set. Tracking and preorder are the whole product's. */
export function setStock(before: InventoryItem, wanted: StockToSet): InventoryItem {
  const listed = new Map(wanted.variants?.map((one) => [one.variantId, one]))
  const variants = before.variants.map((variant): VariantStock => {
    const id =
      variant.isDefault && listed.has(DEFAULT_VARIANT_ID) ? DEFAULT_VARIANT_ID : variant.variantId
    const given = listed.get(id)
    listed.delete(id)
    return wanted.tracked
      ? { ...variant, quantity: given?.quantity ?? variant.quantity ?? 0 }
      : { ...variant, inStock: given?.inStock ?? variant.inStock }
  })
  const [stray] = listed.keys()
  if (stray) throw VariantNotFound({ productId: before.productId, variantId: stray })
  const preorder = wanted.preorder ?? before.preorder
  return { ...before, tracked: wanted.tracked, variants, preorder }
}

/** Changes of the same variant as one; a preorder only when all of them are. */
export function sumChanges<T extends { variantId: string; delta: number; preorder: boolean }>(
  changes: readonly T[],
): T[] {
  const sums = new Map<string, T>()
  for (const change of changes) {
    const sum = sums.get(change.variantId)
    sums.set(
      change.variantId,
      sum
        ? { ...sum, delta: sum.delta + change.delta, preorder: sum.preorder && change.preorder }
        : change,
    )
  }
  return [...sums.values()]
}
