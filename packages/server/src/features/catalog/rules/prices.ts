import { PriceOutOfRange } from '@vitrine/contract/catalog'
import type { Decimal, Discount, Product, Variant } from '../model/product.ts'
import { isAmount, isLess, isSame, minus, padded, plus, reckoned, salePrice } from './money.ts'

export const noDiscount: Discount = { type: 'NONE', value: '0' }

/** Whether the sale prices follow from a rule of the product rather than from each variant. */
export const hasRule = ({ type }: Discount): boolean => type === 'AMOUNT' || type === 'PERCENT'

/**
 * The discount as it is told: the rule, or, where variants carry sale prices of their own, what the
 * cheapest is reduced by.
 */
export function shownDiscount({ discount, aggregates }: Pick<Product, 'discount' | 'aggregates'>) {
  const { price, listPrice } = aggregates
  if (hasRule(discount) || !isLess(price.min, listPrice.min)) return discount
  return { type: 'AMOUNT', value: minus(listPrice.min, price.min) } as const satisfies Discount
}

/** What the product costs after discount, before a variant is chosen. */
export function shownPrice(product: Product, decimals: number): Decimal {
  const { price } = product.base
  return salePrice(price, shownDiscount(product), decimals) ?? price
}

/** The step that the price of a product takes. */
interface PriceStep {
  readonly from: Decimal
  readonly to: Decimal
  readonly decimals: number
  /** Whether sale prices follow from a rule, before or after: they are reckoned anew, not moved. */
  readonly isRuled: boolean
}

/** Moves prices by the step the product's price took; a sale of a variant's own moves along. */
export const movePrices = (
  variants: readonly Variant[],
  { from, to, decimals, isRuled }: PriceStep,
): readonly Variant[] => {
  if (isSame(from, to)) return variants
  const step = minus(to, from)
  const moved = (amount: Decimal) => padded(inRange('price', plus(amount, step)), decimals)
  return variants.map((variant) => ({
    ...variant,
    price: moved(variant.price),
    salePrice: isRuled ? variant.salePrice : variant.salePrice && moved(variant.salePrice),
  }))
}

/** Sale prices by the product's rule; without one, a variant's own where it is lower than its price. */
export const applyDiscount = (
  variants: readonly Variant[],
  discount: Discount,
  decimals: number,
): readonly Variant[] =>
  variants.map((variant) => {
    const sale = hasRule(discount)
      ? salePrice(variant.price, discount, decimals)
      : variant.salePrice
    const isSale = sale !== null && isLess(sale, variant.price)
    return { ...variant, salePrice: isSale ? reckoned(variant.salePrice, sale, decimals) : null }
  })

/** What a variant costs, and what it is compared with: a price without sale is compared with none. */
export interface Prices {
  readonly actual: Decimal
  readonly compareAt: Decimal | null
}

export const pricesOf = ({ price, salePrice: sale }: Variant): Prices =>
  sale === null ? { actual: price, compareAt: null } : { actual: sale, compareAt: price }

/** The product's own price and cost go along with the variant that had the same. */
export function followVariants(before: Product, after: readonly Variant[]): Product {
  const { price, cost } = before.base
  const priced = before.variants.findIndex((one) => isSame(one.price, price))
  const costing = before.variants.findIndex((one) => isSame(one.cost, cost))
  const base = {
    ...before.base,
    price: after[priced]?.price ?? price,
    cost: costing === -1 ? cost : (after[costing]?.cost ?? null),
  }
  return { ...before, base }
}

/** The amount itself, or an error naming what left the range. */
export function inRange(field: 'price' | 'cost' | 'weight', value: Decimal): Decimal {
  if (isAmount(value)) return value
  throw PriceOutOfRange({ field, value }, `The ${field} would become ${value}`)
}
