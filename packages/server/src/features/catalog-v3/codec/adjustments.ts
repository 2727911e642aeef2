import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import { brokenRule, type Input, violation } from '@vitrine/contract/kit'
import { type Adjustment, isLessThan, type VariantAdjustments } from '../../catalog/index.ts'

type Ops = (typeof catalogV3)['operations']
type Asked = Omit<Input<Ops['bulkAdjustProductVariantsByFilter']>, 'filter' | 'search'>
type Step = Asked['actualPrice']

const MOST = '999999999.99'
const roundings = {
  NO_ROUNDING: 'NONE',
  CURRENCY_PRECISION: 'CURRENCY',
  NEAREST_WHOLE_NUMBER: 'WHOLE',
} as const

/** How variants move; at least one way, and no two that decide the same price. */
export function decodeAdjustments(asked: Asked): VariantAdjustments {
  const { actualPrice, compareAtPrice, cost, compareAtPriceDiscount, rounding } = asked
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
    ...decodeStep('actualPrice', actualPrice, `-${MOST}`),
    ...decodeStep('compareAtPrice', compareAtPrice, `-${MOST}`),
    ...decodeStep('cost', cost, `-${MOST}`),
    ...decodeStep('compareAtPriceDiscount', compareAtPriceDiscount, '0'),
    rounding: roundings[rounding ?? 'NO_ROUNDING'],
  }
}

/** The step under its name, or nothing where none was asked. */
function decodeStep<Name extends string>(
  name: Name,
  step: Step,
  least: string,
): { readonly [N in Name]?: Adjustment } {
  if (!step) return {}
  const { amount, percentage } = step
  if ((amount ?? percentage) == null || (amount != null && percentage != null)) {
    throw brokenRule(name, 'INVALID_PRICES_ADJUSTMENTS', 'needs either an amount or a percentage')
  }
  if (amount != null) checkAmount(`${name}.amount`, amount, least)
  const adjustment: Adjustment =
    amount == null
      ? { kind: 'percent', value: percentage as string }
      : { kind: 'amount', value: amount }
  return { [name]: adjustment } as { readonly [N in Name]?: Adjustment }
}

function checkAmount(field: string, amount: string, least: string): void {
  if (isLessThan(amount, least)) {
    throw violation(field, 'DECIMAL_GTE', `must be at least ${least}`, { threshold: least })
  }
  if (isLessThan(MOST, amount)) {
    throw violation(field, 'DECIMAL_LTE', `must be at most ${MOST}`, { threshold: MOST })
  }
  if ((amount.split('.')[1] ?? '').length > 2) {
    throw violation(field, 'DECIMAL_MAX_SCALE', 'has two decimals at most', { threshold: 2 })
  }
}
