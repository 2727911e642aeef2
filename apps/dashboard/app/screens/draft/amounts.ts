import { toMinorUnits } from '@vitrine/money'
import { parseAmount } from '../../shared/amount.ts'
import type { DraftOrder } from './setup.ts'

/** A typed amount in minor units, 0 or more; undefined if invalid. */
export function amountOf(
  typed: string,
  { currency, exponent }: Pick<DraftOrder, 'currency' | 'exponent'>,
): number | undefined {
  const { value } = parseAmount(typed, exponent)
  if (value === undefined) return undefined
  const minor = Number(toMinorUnits(value, currency))
  return minor >= 0 && Number.isSafeInteger(minor) ? minor : undefined
}

/** A typed percentage above 0 and at most 100 as a decimal; undefined if invalid. */
export function percentOf(typed: string): string | undefined {
  const text = typed.trim().replace(',', '.').replace('%', '').trim()
  const isFine = /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) > 0 && Number(text) <= 100
  return isFine ? text : undefined
}
