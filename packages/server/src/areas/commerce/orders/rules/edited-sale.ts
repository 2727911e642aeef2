import type { PriceResult } from '@vitrine/pricing'
import type { Entry, StoredEntry } from '../../ledger/index.ts'
import { saleEntries } from './sale-entries.ts'

/** What has to be booked beside what is booked of a sale, so that it is booked as it is now. */
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
