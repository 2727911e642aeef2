import type { BasketLine } from './basket.ts'
import type { Calculation } from './calculation.ts'
import type { AppliedDiscount } from './result.ts'
import type { AgreedDiscount } from './snapshot.ts'

/** One discount of one line, for all pieces that were sold with it. */
interface AgreedSum extends AgreedDiscount {
  readonly target: BasketLine
}

/** Applies the discounts agreed when pieces were sold, without evaluating their conditions again. */
export function applyAgreed(calculation: Calculation): void {
  const byPromotion = new Map<string, AgreedSum[]>()
  for (const one of calculation.basket.lines.flatMap(sumsOf)) {
    const key = JSON.stringify([one.promotionId, one.phase])
    byPromotion.set(key, [...(byPromotion.get(key) ?? []), one])
  }
  for (const sums of byPromotion.values()) {
    for (const one of sums) takeOff(calculation, one)
    calculation.discounts.push(discountOf(sums))
  }
}

/** The discounts of a line, each with its total over all pieces. */
function sumsOf(target: BasketLine): AgreedSum[] {
  const sums = new Map<string, AgreedSum>()
  for (const { count, discounts } of target.line.agreed ?? []) {
    for (const one of discounts) {
      const key = JSON.stringify([one.promotionId, one.phase])
      const amount = (sums.get(key)?.amount ?? 0) + count * one.amount
      sums.set(key, { ...one, amount, target })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount > 0)
}

function takeOff(
  { trace }: Calculation,
  { target, promotionId, phase, source, amount }: AgreedSum,
) {
  trace.push({
    phase,
    rule: promotionId,
    target: { kind: 'line', id: target.line.id },
    base: target.amount,
    amount: -amount,
  })
  target.amount -= amount
  if (source === 'rule' && phase !== 'order') target.subtotal -= amount
}

function discountOf(sums: readonly AgreedSum[]): AppliedDiscount {
  const { promotionId, name = '', source = 'merchant', code, phase = 'order' } = sums[0] ?? {}
  return {
    promotionId: promotionId ?? '',
    name,
    source,
    ...(code !== undefined && { code }),
    phase,
    amount: sums.reduce((sum, one) => sum + one.amount, 0),
    lines: sums.map(({ target, amount }) => ({ lineId: target.line.id, amount })),
    delivery: [],
  }
}
