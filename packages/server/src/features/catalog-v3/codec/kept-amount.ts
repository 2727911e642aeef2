import { violation } from '@vitrine/contract/kit'
import { type Decimal, isLessThan } from '../../catalog/index.ts'

const LARGEST = '999999999.99'

/** An amount of money as it may be written; one past the largest is refused by its path. */
export function keptAmount<T extends Decimal | null>(amount: T, field: string): T {
  if (amount === null || !isLessThan(LARGEST, amount)) return amount
  throw violation(field, 'DECIMAL_LTE', `must be at most ${LARGEST}`, { threshold: LARGEST })
}
