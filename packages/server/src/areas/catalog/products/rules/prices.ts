import { PriceOutOfRange } from '@vitrine/contract/catalog'
import { addDecimals, isLess, padDecimal, subtractDecimals } from '@vitrine/money'
import type { Decimal, Discount, Product, Variant } from '../../shared/model/product.ts'
import { calculated, isAmount, isSame, salePrice } from '../../shared/rules/money.ts'

export const noDiscount: Discount = { type: 'NONE', value: '0' }

/** Whether sale prices follow from a discount rule of the product rather than from each variant. */
export const hasRule = ({ type }: Discount): boolean => type === 'AMOUNT' || type === 'PERCENT'

/**
 * The displayed discount: the rule, or, where variants have their own sale prices, the reduction of the
 * cheapest.
 */
export function effectiveDiscount({
  discount,
  aggregates,
}: Pick<Product, 'discount' | 'aggregates'>) {
  const { price, listPrice } = aggregates
  if (hasRule(discount) || !isLess(price.min, listPrice.min)) return discount
  return {
    type: 'AMOUNT',
    value: subtractDecimals(listPrice.min, price.min),
  } as const satisfies Discount
}

/** The product's price after discount, before a variant is selected. */
export function effectivePrice(product: Product, decimals: number): Decimal {
  const { price } = product.base
  return salePrice(price, effectiveDiscount(product), decimals) ?? price
}

/** The change of a product's price. */
interface PriceStep {
  readonly from: Decimal
  readonly to: Decimal
  readonly decimals: number
  /**
   * Whether a discount rule applies before or after the change: sale prices are then recalculated, not moved.
   */
  readonly isRuled: boolean
}

/** Moves variant prices by the change of the product's price; own sale prices move along. */
export const movePrices = (
  variants: readonly Variant[],
  { from, to, decimals, isRuled }: PriceStep,
): readonly Variant[] => {
  if (isSame(from, to)) return variants
  const step = subtractDecimals(to, from)
  const moved = (amount: Decimal) =>
    padDecimal(inRange('price', addDecimals(amount, step)), decimals)
  return variants.map((variant) => ({
    ...variant,
    price: moved(variant.price),
    salePrice: isRuled ? variant.salePrice : variant.salePrice && moved(variant.salePrice),
  }))
}

/** Sale prices by the product's rule; without one, the variant's own if below its price. */
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
    return { ...variant, salePrice: isSale ? calculated(variant.salePrice, sale, decimals) : null }
  })

/** The price of a variant and its compare-at price: without a sale both are equal. */
export interface Prices {
  readonly actual: Decimal
  readonly compareAt: Decimal | null
}

export const pricesOf = ({ price, salePrice: sale }: Variant): Prices =>
  sale === null ? { actual: price, compareAt: null } : { actual: sale, compareAt: price }

/** The product's own price and cost follow the variant that had the same values. */
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

/** The amount itself; throws an error that names the field when it is out of range. */
export function inRange(field: 'price' | 'cost' | 'weight', value: Decimal): Decimal {
  if (isAmount(value)) return value
  throw PriceOutOfRange({ field, value }, `The ${field} would become ${value}`)
}
