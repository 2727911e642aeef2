import {
  AdjustedActualPriceOutOfRange,
  AdjustedCompareAtPriceOutOfRange,
  AdjustedCostOutOfRange,
  CannotAdjustPriceRestrictedVariant,
} from '@vitrine/contract/catalog'
import { addDecimals, addPercent, isLess, roundDecimal, subtractDecimals } from '@vitrine/money'
import { followVariants, noDiscount, type Prices, pricesOf } from '../../products/rules/prices.ts'
import type { Decimal, Product, Variant } from '../../shared/model/product.ts'
import { calculated, isAmount } from '../../shared/rules/money.ts'
import { withVariants } from './change-variants.ts'

/** A step from the current value, up or down. */
export type Adjustment =
  | { readonly kind: 'amount'; readonly value: Decimal }
  | { readonly kind: 'percent'; readonly value: Decimal }

/** To the currency's decimals, to whole numbers, or to all stored decimals. */
export type Rounding = 'NONE' | 'CURRENCY' | 'WHOLE'

/** Adjustments of the prices and costs of variants; absent fields stay. */
export interface VariantAdjustments {
  readonly actualPrice?: Adjustment
  readonly compareAtPrice?: Adjustment
  readonly cost?: Adjustment
  /**
   * The price becomes the compare-at price less this; without a compare-at price, the old price becomes it.
   */
  readonly compareAtPriceDiscount?: Adjustment
  readonly rounding: Rounding
}

/** Stored decimals. */
const STORED_DIGITS = 4

/**
 * The product with every variant adjusted, exact and rounded half up. A missing compare-at price or cost
 * stays missing. Throws when any value would be out of range: then nothing is changed.
 */
export function adjustVariants(
  before: Product,
  adjustments: VariantAdjustments,
  decimals: number,
): Product {
  const stored = { NONE: STORED_DIGITS, CURRENCY: decimals, WHOLE: 0 }[adjustments.rounding]
  const digits = { stored, min: decimals }
  const variants = before.variants.map((variant) => {
    const prices = adjustPrices(pricesOf(variant), adjustments, digits)
    checkPrices(before, variant, prices, adjustments)
    const cost = variant.cost && adjust(variant.cost, adjustments.cost, digits)
    if (cost !== null && !isAmount(cost)) {
      throw AdjustedCostOutOfRange({ variantId: variant.id, cost }, `A cost would become ${cost}`)
    }
    return { ...variant, price: prices.compareAt ?? prices.actual, ...saleOf(prices), cost }
  })
  const { actualPrice, compareAtPrice, compareAtPriceDiscount } = adjustments
  const isPriced = actualPrice ?? compareAtPrice ?? compareAtPriceDiscount
  const discount = isPriced ? noDiscount : before.discount
  return withVariants({ ...followVariants(before, variants), discount }, variants, decimals)
}

function adjustPrices(before: Prices, requested: VariantAdjustments, digits: Digits): Prices {
  const { compareAtPriceDiscount: off } = requested
  if (off) {
    const compareAt = before.compareAt ?? before.actual
    return { compareAt, actual: adjust(compareAt, negated(off), digits) }
  }
  return {
    actual: adjust(before.actual, requested.actualPrice, digits),
    compareAt: before.compareAt && adjust(before.compareAt, requested.compareAtPrice, digits),
  }
}

/** Decimals to round to, and minimum decimals in the text. */
interface Digits {
  readonly stored: number
  readonly min: number
}

function adjust(value: Decimal, step: Adjustment | undefined, { stored, min }: Digits): Decimal {
  if (!step) return value
  const moved =
    step.kind === 'amount' ? addDecimals(value, step.value) : addPercent(value, step.value)
  return calculated(value, roundDecimal(moved, stored), min)
}

const negated = ({ kind, value }: Adjustment): Adjustment => ({
  kind,
  value: subtractDecimals('0', value),
})

const saleOf = ({ actual, compareAt }: Prices) => ({
  salePrice: compareAt === null ? null : actual,
})

function checkPrices(
  product: Product,
  { id: variantId }: Variant,
  { actual, compareAt }: Prices,
  requested: VariantAdjustments,
): void {
  const found = { variantId, actualPrice: actual, ...(compareAt && { compareAtPrice: compareAt }) }
  const compared = compareAt === null ? actual : `${actual}, compared with ${compareAt}`
  const isPassed = compareAt !== null && isLess(compareAt, actual)
  if (!isAmount(actual) || (isPassed && !requested.compareAtPrice)) {
    throw AdjustedActualPriceOutOfRange(found, `A price would become ${compared}`)
  }
  if (isPassed || (compareAt !== null && !isAmount(compareAt))) {
    throw AdjustedCompareAtPriceOutOfRange(found, `A price would become ${compared}`)
  }
  const restricting = product.subscriptions?.items.find(
    ({ discount }) => discount?.type === 'AMOUNT' && !isLess(discount.value, actual),
  )
  if (restricting && (requested.actualPrice ?? requested.compareAtPriceDiscount)) {
    throw CannotAdjustPriceRestrictedVariant({ ...found, subscriptionId: restricting.id })
  }
}
