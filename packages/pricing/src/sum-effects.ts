import { allocateAmount, portionOf } from '@vitrine/money'
import { type BasketLine, type Cut, cheapestPiece, type UnitRun } from './basket.ts'
import { sumOfAmounts } from './eligibility.ts'
import { ratioOfPercent } from './price-effects.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { PriceSettings } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

export type SumEffect = Extract<
  PromotionEffect,
  { readonly kind: 'percent-off-sum' | 'amount-off-sum' }
>

export const isSumEffect = (effect: PromotionEffect): effect is SumEffect =>
  effect.kind === 'percent-off-sum' || effect.kind === 'amount-off-sum'

/** The reduction of a sum by an effect, at most the sum. */
function reduceSum(effect: SumEffect, sum: MinorUnits, mode: PriceSettings['roundingMode']) {
  return effect.kind === 'percent-off-sum'
    ? portionOf(sum, ratioOfPercent(effect.percent), mode)
    : Math.min(effect.amount, sum)
}

/** The cuts of a promotion on a sum, per piece of its lines. */
export function cutSum(
  { limits }: Promotion,
  effect: SumEffect,
  lines: readonly BasketLine[],
  mode: PriceSettings['roundingMode'],
): Cut[] {
  if (limits?.isForOnePiece) {
    const piece = cheapestPiece(lines)
    return piece ? [{ ...piece, count: 1, off: reduceSum(effect, piece.run.price, mode) }] : []
  }
  const off = reduceSum(effect, sumOfAmounts(lines), mode)
  const shares =
    off === 0
      ? []
      : allocateAmount(
          off,
          lines.map(({ amount }) => amount),
        )
  const cuts: Cut[] = []
  for (const [index, target] of lines.entries()) allocateToRuns(target, shares[index] ?? 0, cuts)
  return cuts
}

/** Divides a line's share over its pieces, in proportion to their prices; equal pieces differ by one unit at most. */
function allocateToRuns(target: BasketLine, share: MinorUnits, cuts: Cut[]): void {
  if (share === 0) return
  const shares = allocateAmount(
    share,
    target.runs.map(({ count, price }) => count * price),
  )
  for (const [index, run] of target.runs.entries()) {
    for (const { count, amount } of splitEvenly(shares[index] ?? 0, run)) {
      if (amount > 0) cuts.push({ target, run, count, off: amount })
    }
  }
}

/** An amount over equal pieces: some get one unit more than the others. */
export function splitEvenly(
  amount: MinorUnits,
  { count }: Pick<UnitRun, 'count'>,
): { readonly count: number; readonly amount: MinorUnits }[] {
  const more = amount % count
  const each = (amount - more) / count
  const others = { count: count - more, amount: each }
  return more === 0 ? [others] : [{ count: more, amount: each + 1 }, others]
}
