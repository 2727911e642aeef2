import { addDecimals } from '@vitrine/money'
import type { Decimal, Product, Variant } from '../../shared/model/product.ts'
import { adjustByPercent, calculated } from '../../shared/rules/money.ts'
import { withVariants } from '../../variants/index.ts'
import { hasRule, inRange, movePrices } from './prices.ts'

/** The numeric fields that can be changed for many products at once. */
export type BulkNumber = 'price' | 'cost' | 'weight'

/** A value to set, or a step from the current one. */
export type Step =
  | { readonly kind: 'set'; readonly value: Decimal }
  | { readonly kind: 'amount'; readonly value: Decimal }
  | { readonly kind: 'percent'; readonly rate: number; readonly toWhole: boolean }

export function takeStep(value: Decimal | null, step: Step): Decimal {
  if (step.kind === 'set') return step.value
  if (step.kind === 'amount') return addDecimals(value ?? '0', step.value)
  return adjustByPercent(value ?? '0', String(step.rate), step.toWhole)
}

/**
 * The product after a step. Prices of managed variants move by the same amount as the product's price; cost
 * and weight are moved for each variant.
 */
export function stepProduct(
  before: Product,
  number: BulkNumber,
  step: Step,
  decimals: number,
): Product {
  const own = <T extends Pick<Variant, BulkNumber>>(one: T): T => {
    const value = inRange(number, takeStep(one[number], step))
    const isAmount = number !== 'weight'
    return { ...one, [number]: isAmount ? calculated(one[number], value, decimals) : value }
  }
  const base = own(before.base)
  const isRuled = hasRule(before.discount)
  const variants =
    number === 'price'
      ? movePrices(before.variants, { from: before.base.price, to: base.price, decimals, isRuled })
      : before.variants.map(own)
  return withVariants({ ...before, base }, variants, decimals)
}
