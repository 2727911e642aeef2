import { isDecimal, isEqual } from '@vitrine/money'
import type { Fields } from '../model.ts'

/** Amounts, which have several notations: `10` and `10.00`. */
const amounts = new Set([
  'price',
  'salePrice',
  'cost',
  'weight',
  'value',
  'addedPrice',
  'quantity',
  'length',
  'width',
  'height',
  'totalQuantity',
  'baseQuantity',
])

/** Whether a sent value equals a stored one, ignoring parts that were not sent. `name` is the name of its field. */
export function repeats(sent: unknown, stored: unknown, name = ''): boolean {
  if (isBlank(sent) || isBlank(stored)) return isBlank(sent) && isBlank(stored)
  if (typeof sent === 'string' && typeof stored === 'string') {
    const isAmount = amounts.has(name) && isDecimal(sent) && isDecimal(stored)
    return sent === stored || (isAmount && isEqual(sent, stored))
  }
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      sent.length === stored.length &&
      sent.every((one, at) => repeats(one, stored[at]))
    )
  }
  if (typeof sent !== 'object') return sent === stored
  return (
    typeof stored === 'object' &&
    Object.entries(sent as Fields).every(
      ([part, value]) => value === undefined || repeats(value, (stored as Fields)[part], part),
    )
  )
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
