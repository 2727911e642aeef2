import type { Decimal, Product, Variant } from '../model/product.ts'
import { withVariants } from './change-variants.ts'
import { adjustByPercent, plus } from './money.ts'
import { inRange, movePrices } from './prices.ts'

/** The numbers of a product that are changed for many products at once. */
export type BulkNumber = 'price' | 'cost' | 'weight'

/** The same value, or a step from the present one. */
export type Step =
  | { readonly kind: 'set'; readonly value: Decimal }
  | { readonly kind: 'amount'; readonly value: Decimal }
  | { readonly kind: 'percent'; readonly rate: number; readonly toWhole: boolean }

export function takeStep(value: Decimal | null, step: Step): Decimal {
  if (step.kind === 'set') return step.value
  if (step.kind === 'amount') return plus(value ?? '0', step.value)
  return adjustByPercent(value ?? '0', step.rate, step.toWhole)
}

/**
 * The product after a step. Prices of managed variants move by what the product's price moved;
 * cost and weight are each variant's own.
 */
export function stepProduct(
  before: Product,
  number: BulkNumber,
  step: Step,
  decimals: number,
): Product {
  const value = inRange(number, takeStep(before.base[number], step))
  const variants =
    number === 'price'
      ? movePrices(before.variants, before.base.price, value)
      : before.variants.map((variant) => stepVariant(variant, number, step))
  return withVariants({ ...before, base: { ...before.base, [number]: value } }, variants, decimals)
}

const stepVariant = (variant: Variant, number: 'cost' | 'weight', step: Step): Variant => ({
  ...variant,
  [number]: inRange(number, takeStep(variant[number], step)),
})
