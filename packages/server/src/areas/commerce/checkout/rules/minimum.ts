import { fromMinorUnits } from '@vitrine/money'
import type { Estimate } from '../../cart/index.ts'
import type { Violation } from '../model.ts'

/** Violation of the shop's minimum subtotal. `minimum` is in minor units, 0 for none. */
export function validateMinimum(
  { result: { totals, currency, lines } }: Pick<Estimate, 'result'>,
  minimum: number,
): Violation[] {
  const missing = minimum - totals.subtotal
  if (missing <= 0 || lines.length === 0) return []
  const toDecimal = (minor: number) => fromMinorUnits(BigInt(minor), currency)
  return [
    {
      code: 'SUBTOTAL_BELOW_MINIMUM',
      severity: 'ERROR',
      field: 'lines',
      description: `An order has to come to ${toDecimal(minimum)} ${currency}; ${toDecimal(missing)} are missing`,
      data: { minimum, missing, currency },
    },
  ]
}
