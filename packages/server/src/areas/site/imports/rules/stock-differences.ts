import type { Product } from '../../../catalog/index.ts'
import type { StockToSet } from '../../../stock/index.ts'
import type { ImportedProduct } from '../model.ts'
import { choicesKey, namesOf } from './differences.ts'
import type { ListedDifference } from './listed-differences.ts'

interface StockDifferences {
  readonly stock: StockToSet
  /** Variants whose stock differs from the file. */
  readonly differing: readonly ListedDifference[]
}

/** Compares the stock in the file with that of the product. */
export function compareStock(
  { isTracked, stock }: ImportedProduct,
  product: Product,
): StockDifferences {
  const variants = new Map(product.variants.map((one) => [choicesKey(namesOf(product, one)), one]))
  const paired = stock.flatMap((one) => {
    // A product without choices in the file may have one choice here.
    const only = one.choices.length === 0 ? product.variants[0] : undefined
    const variant = only ?? variants.get(choicesKey(one.choices))
    return variant ? [{ ...one, variant }] : []
  })
  const set = paired.map(({ variant, quantity, inStock }) => ({
    variantId: variant.id,
    ...(isTracked ? { quantity: quantity ?? 0 } : { inStock }),
  }))
  const differing = paired.flatMap((one): ListedDifference[] => {
    const { tracked, quantity, inStock } = one.variant.stock
    const differs = isTracked
      ? !tracked || Math.max(0, quantity ?? 0) !== one.quantity
      : tracked || inStock !== one.inStock
    if (!differs) return []
    const name = one.choices.join(' / ')
    return [
      {
        field: isTracked ? 'quantity' : 'inStock',
        ...(name && { variant: name }),
        before: tracked ? String(quantity ?? 0) : String(inStock),
        after: isTracked ? String(one.quantity ?? 0) : String(one.inStock),
      },
    ]
  })
  return { stock: { productId: product.id, tracked: isTracked, variants: set }, differing }
}
