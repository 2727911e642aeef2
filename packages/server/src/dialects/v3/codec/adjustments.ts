import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import { brokenRule, type Input, violation } from '@vitrine/contract/kit'
import { isLess, scaleOf } from '@vitrine/money'
import {
  type Adjustment,
  MAX_AMOUNT,
  type VariantAdjustments,
} from '../../../areas/catalog/index.ts'

type Ops = (typeof catalogV3)['operations']
type AdjustmentInput = Omit<Input<Ops['bulkAdjustProductVariantsByFilter']>, 'filter' | 'search'>
type Step = AdjustmentInput['actualPrice']

const roundings = {
  NO_ROUNDING: 'NONE',
  CURRENCY_PRECISION: 'CURRENCY',
  NEAREST_WHOLE_NUMBER: 'WHOLE',
} as const

/** Adjustments of variants; at least one, and no two that determine the same price. */
export function decodeAdjustments(requested: AdjustmentInput): VariantAdjustments {
  const { actualPrice, compareAtPrice, cost, compareAtPriceDiscount, rounding } = requested
  if (!(actualPrice ?? compareAtPrice ?? cost ?? compareAtPriceDiscount)) {
    throw brokenRule(
      'actualPrice',
      'NO_VARIANT_ADJUSTMENTS_PASSED',
      'or compareAtPrice, cost or compareAtPriceDiscount is required: nothing would be adjusted',
    )
  }
  if (compareAtPriceDiscount && (actualPrice ?? compareAtPrice)) {
    throw brokenRule(
      'compareAtPriceDiscount',
      'INVALID_PRICES_ADJUSTMENTS',
      'decides both prices: send it without actualPrice and compareAtPrice',
    )
  }
  return {
    ...decodeStep('actualPrice', actualPrice, `-${MAX_AMOUNT}`),
    ...decodeStep('compareAtPrice', compareAtPrice, `-${MAX_AMOUNT}`),
    ...decodeStep('cost', cost, `-${MAX_AMOUNT}`),
    ...decodeStep('compareAtPriceDiscount', compareAtPriceDiscount, '0'),
    rounding: roundings[rounding ?? 'NO_ROUNDING'],
  }
}

/** The step under its name, or nothing when absent. */
function decodeStep<Name extends string>(
  name: Name,
  step: Step,
  min: string,
): { readonly [N in Name]?: Adjustment } {
  if (!step) return {}
  const { amount, percentage } = step
  if ((amount ?? percentage) == null || (amount != null && percentage != null)) {
    throw brokenRule(name, 'INVALID_PRICES_ADJUSTMENTS', 'needs either an amount or a percentage')
  }
  if (amount != null) checkAmount(`${name}.amount`, amount, min)
  const adjustment: Adjustment =
    amount == null
      ? { kind: 'percent', value: percentage as string }
      : { kind: 'amount', value: amount }
  return { [name]: adjustment } as { readonly [N in Name]?: Adjustment }
}

function checkAmount(field: string, amount: string, min: string): void {
  if (isLess(amount, min)) {
    throw violation(field, 'DECIMAL_GTE', `must be at least ${min}`, { threshold: min })
  }
  if (isLess(MAX_AMOUNT, amount)) {
    throw violation(field, 'DECIMAL_LTE', `must be at most ${MAX_AMOUNT}`, {
      threshold: MAX_AMOUNT,
    })
  }
  if (scaleOf(amount) > 2) {
    throw violation(field, 'DECIMAL_MAX_SCALE', 'has two decimals at most', { threshold: 2 })
  }
}
