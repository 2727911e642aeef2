import type { Lot } from '../model.ts'

/** An amount with its expiry. */
export interface ExpiringAmount {
  readonly amountMinor: number
  readonly expirationDate: Date
}

/** Expiring amounts, earliest first; excludes credit without expiry. */
export function endingsOf(
  lots: readonly Pick<Lot, 'leftMinor' | 'expirationDate'>[],
): ExpiringAmount[] {
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
