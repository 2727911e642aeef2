import { violation } from '@vitrine/contract/kit'
import { type Decimal, isLessThan } from '../../../areas/catalog/index.ts'

const MAX_AMOUNT = '999999999.99'

/** An amount of money without trailing zeros; one above the maximum is refused by its path. */
export function normalizedAmount(amount: Decimal, field: string): Decimal
export function normalizedAmount(amount: Decimal | null, field: string): Decimal | null
export function normalizedAmount(amount: Decimal | null, field: string): Decimal | null {
  if (amount === null) return null
  if (!isLessThan(MAX_AMOUNT, amount)) return amount.replace(/^0+(?=\d)/, '')
  throw violation(field, 'DECIMAL_LTE', `must be at most ${MAX_AMOUNT}`, { threshold: MAX_AMOUNT })
}
