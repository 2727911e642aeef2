import type { PriceResult } from '@vitrine/pricing'
import type { Entry, StoredEntry } from '../../ledger/index.ts'
import { saleEntries } from './sale-entries.ts'

/** The entries to book after an edit, so that the ledger matches the current sale. */
export function bookedDifference(
  booked: readonly StoredEntry[],
  result: Pick<PriceResult, 'lines' | 'delivery' | 'fees' | 'totals'>,
  giftCardLines: ReadonlySet<string> = new Set(),
): Entry[] {
  const before = booked
    .filter(({ kind }) => kind === 'SALE')
    .map(({ account, detail, amountMinor }) => ({ account, detail, amountMinor: -amountMinor }))
  return [...before, ...saleEntries(result, giftCardLines)]
}
