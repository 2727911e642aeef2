import {
  AdjustedActualPriceOutOfRange,
  AdjustedCompareAtPriceOutOfRange,
  AdjustedCostOutOfRange,
  CannotAdjustPriceRestrictedVariant,
} from '@vitrine/contract/catalog'
import type { Decimal, Product, Variant } from '../model/product.ts'
import { withVariants } from './change-variants.ts'
import { byPercent, isAmount, isLess, minus, plus, reckoned, roundTo } from './money.ts'
import { followVariants, noDiscount, type Prices, pricesOf } from './prices.ts'

/** A step from the present value, up or down. */
export type Adjustment =
  | { readonly kind: 'amount'; readonly value: Decimal }
  | { readonly kind: 'percent'; readonly value: Decimal }

/** To the currency's digits, to whole numbers, or to all the digits that are kept. */
export type Rounding = 'NONE' | 'CURRENCY' | 'WHOLE'

/** How the prices and costs of variants move; what is absent stays. */
export interface VariantAdjustments {
  readonly actualPrice?: Adjustment
  readonly compareAtPrice?: Adjustment
  readonly cost?: Adjustment
  /** What is paid becomes the compare-at price less this; without one, what was paid becomes it. */
  readonly compareAtPriceDiscount?: Adjustment
  readonly rounding: Rounding
}

/** Digits after the point that the store keeps. */
const KEPT_DIGITS = 4

/**
 * The product with every variant adjusted, exactly and rounded half up. A compare-at price or a cost
 * that a variant does not have is not made up. Throws where one variant would leave its range: then
 * none is changed.
 */
export function adjustVariants(
  before: Product,
  adjustments: VariantAdjustments,
  decimals: number,
): Product {
  const kept = { NONE: KEPT_DIGITS, CURRENCY: decimals, WHOLE: 0 }[adjustments.rounding]
  const digits = { kept, shown: decimals }
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

function adjustPrices(before: Prices, asked: VariantAdjustments, digits: Digits): Prices {
  const { compareAtPriceDiscount: off } = asked
  if (off) {
    const compareAt = before.compareAt ?? before.actual
    return { compareAt, actual: adjust(compareAt, negated(off), digits) }
  }
  return {
    actual: adjust(before.actual, asked.actualPrice, digits),
    compareAt: before.compareAt && adjust(before.compareAt, asked.compareAtPrice, digits),
  }
}

/** What calculated amounts are rounded to, and the least they are written with. */
interface Digits {
  readonly kept: number
  readonly shown: number
}

function adjust(value: Decimal, step: Adjustment | undefined, { kept, shown }: Digits): Decimal {
  if (!step) return value
  const moved = step.kind === 'amount' ? plus(value, step.value) : byPercent(value, step.value)
  return reckoned(value, roundTo(moved, kept), shown)
}

const negated = ({ kind, value }: Adjustment): Adjustment => ({ kind, value: minus('0', value) })

const saleOf = ({ actual, compareAt }: Prices) => ({
  salePrice: compareAt === null ? null : actual,
})

function checkPrices(
  product: Product,
  { id: variantId }: Variant,
  { actual, compareAt }: Prices,
  asked: VariantAdjustments,
): void {
  const found = { variantId, actualPrice: actual, ...(compareAt && { compareAtPrice: compareAt }) }
  const compared = compareAt === null ? actual : `${actual}, compared with ${compareAt}`
  const isPassed = compareAt !== null && isLess(compareAt, actual)
  if (!isAmount(actual) || (isPassed && !asked.compareAtPrice)) {
    throw AdjustedActualPriceOutOfRange(found, `A price would become ${compared}`)
  }
  if (isPassed || (compareAt !== null && !isAmount(compareAt))) {
    throw AdjustedCompareAtPriceOutOfRange(found, `A price would become ${compared}`)
  }
  const restricting = product.subscriptions?.items.find(
    ({ discount }) => discount?.type === 'AMOUNT' && !isLess(discount.value, actual),
  )
  if (restricting && (asked.actualPrice ?? asked.compareAtPriceDiscount)) {
    throw CannotAdjustPriceRestrictedVariant({ ...found, subscriptionId: restricting.id })
  }
}
