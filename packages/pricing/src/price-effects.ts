import { fractionOfPercent, portionOf, type Ratio } from '@vitrine/money'
import { type BasketLine, type Cut, cheapestPiece } from './basket.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { MinorUnits, PriceSettings } from './snapshot.ts'

export type PriceEffect = Extract<
  PromotionEffect,
  { readonly kind: 'percent-off-price' | 'amount-off-price' | 'fixed-price' }
>

export const isPriceEffect = (effect: PromotionEffect): effect is PriceEffect =>
  effect.kind === 'percent-off-price' ||
  effect.kind === 'amount-off-price' ||
  effect.kind === 'fixed-price'

/** Percents as a ratio of safe integers: `12.5` is 1 to 8. */
export function ratioOfPercent(percent: string): Ratio {
  const { numerator, denominator } = fractionOfPercent(percent)
  return { numerator: Number(numerator), denominator: Number(denominator) }
}

/** What an effect takes off one piece of a price, at most the price. */
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

/** What a promotion on prices would take off its lines now. */
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
  return lines.flatMap((target) =>
    target.runs.map((run) => ({ target, run, count: run.count, off: reduce(run.price) })),
  )
}
