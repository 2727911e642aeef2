import { violation } from '@vitrine/contract/kit'
import { isLess } from '@vitrine/money'
import { type Decimal, MAX_AMOUNT } from '../../../areas/catalog/index.ts'

/** An amount of money without trailing zeros; one above the maximum is refused by its path. */
export function normalizedAmount(amount: Decimal, field: string): Decimal
export function normalizedAmount(amount: Decimal | null, field: string): Decimal | null
export function normalizedAmount(amount: Decimal | null, field: string): Decimal | null {
  if (amount === null) return null
  if (!isLess(MAX_AMOUNT, amount)) return amount.replace(/^0+(?=\d)/, '')
  throw violation(field, 'DECIMAL_LTE', `must be at most ${MAX_AMOUNT}`, { threshold: MAX_AMOUNT })
}
