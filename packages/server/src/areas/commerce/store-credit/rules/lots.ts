import type { Lot, LotPart } from '../model.ts'

export const isOver = ({ expirationDate }: Pick<Lot, 'expirationDate'>, now: Date): boolean =>
  expirationDate !== null && expirationDate <= now

const FOREVER = Number.POSITIVE_INFINITY
const endOf = ({ expirationDate }: Lot) => expirationDate?.getTime() ?? FOREVER

/** Earliest expiry first; ties by creation. */
const bySpending = (one: Lot, other: Lot): number => {
  if (endOf(one) !== endOf(other)) return endOf(one) < endOf(other) ? -1 : 1
  const byDate = one.createdDate.getTime() - other.createdDate.getTime()
  return byDate || (one.id < other.id ? -1 : 1)
}

export const usableOf = (lots: readonly Lot[], now: Date): number =>
  lots.reduce((sum, lot) => (isOver(lot, now) ? sum : sum + lot.leftMinor), 0)

/** Which lots an amount is taken off; undefined where they have less. Lots that are over have nothing. */
export function partsToSpend(
  lots: readonly Lot[],
  amountMinor: number,
  now: Date,
): LotPart[] | undefined {
  const usable = lots.filter((lot) => !isOver(lot, now)).toSorted(bySpending)
  const parts = divide(
    usable.map(({ id: lotId, leftMinor }) => ({ lotId, amountMinor: leftMinor })),
    amountMinor,
  )
  return sumOf(parts) === amountMinor ? parts : undefined
}

/**
 * The lots that an amount returns to: those spent last first, so that returned credit expires as late as
 * possible. Earlier returns used the same order.
 */
export function partsToReturn(
  spent: readonly LotPart[],
  returnedMinor: number,
  amountMinor: number,
): LotPart[] {
  const backwards = spent.toReversed()
  const before = divide(backwards, returnedMinor)
  const left = backwards.map((part) => ({
    ...part,
    amountMinor:
      part.amountMinor - (before.find(({ lotId }) => lotId === part.lotId)?.amountMinor ?? 0),
  }))
  return divide(left, amountMinor)
}

/** Subtracts an amount from parts in order; at most what they have. */
function divide(parts: readonly LotPart[], amountMinor: number): LotPart[] {
  let open = amountMinor
  return parts.flatMap(({ lotId, amountMinor: most }) => {
    const amount = Math.min(open, most)
    open -= amount
    return amount > 0 ? [{ lotId, amountMinor: amount }] : []
  })
}

export const sumOf = (parts: readonly LotPart[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
