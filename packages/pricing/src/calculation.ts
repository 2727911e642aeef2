import type { Basket } from './basket.ts'
import { createBasket } from './basket.ts'
import { type Facts, normalizeCode, type Refusal } from './eligibility.ts'
import type { Promotion } from './promotion.ts'
import type { AppliedDiscount, DiscountPhase, TraceStep, Verdict } from './result.ts'
import type { PriceSnapshot } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

/** The shared state of the phases: the basket they change and the report. */
export interface Calculation {
  readonly snapshot: PriceSnapshot
  readonly basket: Basket
  readonly facts: Facts
  readonly trace: TraceStep[]
  readonly discounts: AppliedDiscount[]
  readonly verdicts: Verdict[]
  /** The applied promotion of each group. */
  readonly appliedOfGroup: Map<string, { readonly id: string; readonly isExclusive: boolean }>
}

export function createCalculation(snapshot: PriceSnapshot): Calculation {
  const basket = createBasket(snapshot.lines)
  const facts = { snapshot, basket, codes: new Set(snapshot.codes.map(normalizeCode)) }
  const trace = basket.lines.map(
    ({ line, listed }): TraceStep => ({
      phase: 'price',
      rule: line.priceSource ?? line.id,
      target: { kind: 'line', id: line.id },
      base: line.unitPrice,
      amount: listed,
      factor: String(line.quantity),
    }),
  )
  return {
    snapshot,
    basket,
    facts,
    trace,
    discounts: [],
    verdicts: [],
    appliedOfGroup: new Map(),
  }
}

export function refuse({ verdicts }: Calculation, { id }: Promotion, refusal: Refusal): void {
  verdicts.push({ subject: 'promotion', id, applies: false, ...refusal })
}

/** Records the discount of a promotion. */
export function accept(
  { verdicts, discounts, appliedOfGroup }: Calculation,
  promotion: Promotion,
  phase: DiscountPhase,
  taken: Pick<AppliedDiscount, 'amount' | 'lines' | 'delivery'>,
): void {
  const { id, name, source, code, combination } = promotion
  verdicts.push({
    subject: 'promotion',
    id,
    applies: true,
    reason: 'applies',
    amount: taken.amount,
  })
  discounts.push({ promotionId: id, name, source, ...(code && { code }), phase, ...taken })
  const isExclusive = combination.mode === 'exclusive'
  if (combination.group !== undefined) appliedOfGroup.set(combination.group, { id, isExclusive })
}

/** Whether another promotion of its group keeps this one out. */
export function exclusionOf(
  { appliedOfGroup }: Calculation,
  { combination: { group, mode } }: Promotion,
): Refusal | undefined {
  const other = group === undefined ? undefined : appliedOfGroup.get(group)
  if (other === undefined || !(other.isExclusive || mode === 'exclusive')) return undefined
  return { reason: 'excluded', by: other.id }
}

/** The refusal of a promotion that exceeds its remaining budget. */
export function budgetRefusal({ limits }: Promotion, amount: MinorUnits): Refusal | undefined {
  const have = limits?.budgetLeft
  return have !== undefined && amount > have
    ? { reason: 'budget-exhausted', have, need: amount }
    : undefined
}

const sources = { rule: 0, coupon: 1, merchant: 2 } as const

/** Promotions in the order in which they are tried: by source, rank and id. */
export const inOrder = (promotions: readonly Promotion[]): Promotion[] =>
  [...promotions].sort(
    (one, other) =>
      sources[one.source] - sources[other.source] ||
      one.combination.rank - other.combination.rank ||
      (one.id < other.id ? -1 : 1),
  )
