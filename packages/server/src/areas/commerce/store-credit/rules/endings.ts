import type { Lot } from '../model.ts'

/** How much ends at one moment. */
export interface Ending {
  readonly amountMinor: number
  readonly expirationDate: Date
}

/** What ends when, the first first; credit without an end is in none. */
export function endingsOf(lots: readonly Pick<Lot, 'leftMinor' | 'expirationDate'>[]): Ending[] {
  const sums = new Map<number, number>()
  for (const { leftMinor, expirationDate } of lots) {
    if (!expirationDate) continue
    const at = expirationDate.getTime()
    sums.set(at, (sums.get(at) ?? 0) + leftMinor)
  }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([at, amountMinor]) => ({ amountMinor, expirationDate: new Date(at) }))
}
