import { violation } from '@vitrine/contract/kit'
import { type Decimal, isLessThan } from '../../catalog/index.ts'

const LARGEST = '999999999.99'

/** An amount of money as it was written, without idle zeros; one past the largest is refused by its path. */
export function keptAmount(amount: Decimal, field: string): Decimal
export function keptAmount(amount: Decimal | null, field: string): Decimal | null
export function keptAmount(amount: Decimal | null, field: string): Decimal | null {
  if (amount === null) return null
  if (!isLessThan(LARGEST, amount)) return amount.replace(/^0+(?=\d)/, '')
  throw violation(field, 'DECIMAL_LTE', `must be at most ${LARGEST}`, { threshold: LARGEST })
}
