import type { ProductToSave } from '@vitrine/contract/products'
import { addDecimals, subtractDecimals } from '@vitrine/money'
import type { Product } from '../../../catalog/index.ts'
import { given } from './given.ts'
import type { PlannedVariant } from './plan-variants.ts'

/** Applies the product's values to its managed variants, except those with their own value in the save. */
export function withProductValues(
  planned: readonly PlannedVariant[],
  before: Product,
  { price, cost, weight }: ProductToSave,
): readonly PlannedVariant[] {
  const isGiven = price !== undefined || cost !== undefined || weight !== undefined
  if (!before.manageVariants || !isGiven) return planned
  const by = price === undefined ? undefined : subtractDecimals(price, before.base.price)
  return planned.map(({ saved, ...one }) => {
    const moved = by && one.existing ? addDecimals(one.existing.price, by) : undefined
    return { ...one, saved: { ...given({ price: moved, cost, weight }), ...saved } }
  })
}
