import { fractionOfPercent, portionOf, type Ratio } from '@vitrine/money'
import { type BasketLine, type Cut, cheapestPiece } from './basket.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { PriceSettings } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

export type PriceEffect = Extract<
  PromotionEffect,
  { readonly kind: 'percent-off-price' | 'amount-off-price' | 'fixed-price' }
>

export const isPriceEffect = (effect: PromotionEffect): effect is PriceEffect =>
  effect.kind === 'percent-off-price' ||
  effect.kind === 'amount-off-price' ||
  effect.kind === 'fixed-price'

const ratios = new Map<string, Ratio>()
const MAX_RATIOS = 1000

/** Percents as a ratio of safe integers: `12.5` is 1 to 8. Shops use few, so they are cached. */
export function ratioOfPercent(percent: string): Ratio {
  const existing = ratios.get(percent)
  if (existing) return existing
  const { numerator, denominator } = fractionOfPercent(percent)
  const ratio = { numerator: Number(numerator), denominator: Number(denominator) }
  if (ratios.size >= MAX_RATIOS) ratios.clear()
  ratios.set(percent, ratio)
  return ratio
}

/** The reduction of one piece by an effect, at most its price. */
export function reductionOf(
  effect: PriceEffect,
  mode: PriceSettings['roundingMode'],
): (price: MinorUnits) => MinorUnits {
  if (effect.kind === 'percent-off-price') {
    const ratio = ratioOfPercent(effect.percent)
    return (price) => portionOf(price, ratio, mode)
  }
  if (effect.kind === 'amount-off-price') return (price) => Math.min(effect.amount, price)
  return (price) => Math.max(0, price - effect.price)
}

/** The cuts of a promotion on prices. */
export function cutPrices(
  { limits }: Promotion,
  effect: PriceEffect,
  lines: readonly BasketLine[],
  mode: PriceSettings['roundingMode'],
): Cut[] {
  const reduce = reductionOf(effect, mode)
  if (limits?.isForOnePiece) {
    const piece = cheapestPiece(lines)
    return piece ? [{ ...piece, count: 1, off: reduce(piece.run.price) }] : []
  }
  const cuts: Cut[] = []
  for (const target of lines) {
    for (const run of target.runs) {
      const off = reduce(run.price)
      if (off > 0) cuts.push({ target, run, count: run.count, off })
    }
  }
  return cuts
}
