import type { RoundingMode } from '@vitrine/money'
import { applyAgreed } from './agreed.ts'
import { applyCut, type BasketLine, type ChosenCut, sumOfCuts } from './basket.ts'
import { isBuyToGet } from './buy-to-get.ts'
import {
  accept,
  budgetRefusal,
  type Calculation,
  exclusionOf,
  inOrder,
  refuse,
} from './calculation.ts'
import { type Candidate, proposeBest, refusalWithoutEffect } from './discount-proposal.ts'
import { type Refusal, refusalOf } from './eligibility.ts'
import { isPriceEffect } from './price-effects.ts'
import type { Promotion } from './promotion.ts'
import type { Rounding, TraceStep } from './result.ts'
import { isSetEffect } from './set-effects.ts'

const phases = ['line', 'set', 'order'] as const
type LinePhase = (typeof phases)[number]

/** Applies all promotions on lines, phase by phase and source by source. */
export function applyDiscounts(calculation: Calculation): void {
  const { promotions } = calculation.snapshot
  const phaseOf = choosePhases(promotions)
  applyAgreed(calculation)
  for (const phase of phases) {
    for (const source of ['rule', 'coupon', 'merchant'] as const) {
      const step = promotions.filter((promotion) => promotion.source === source)
      applyStep(
        calculation,
        phase,
        step.filter((promotion) => phaseOf(promotion) === phase),
      )
    }
  }
}

/** The phase of each promotion; price effects that are compared with sets wait for the set phase. */
function choosePhases(
  promotions: readonly Promotion[],
): (promotion: Promotion) => LinePhase | undefined {
  const keyOf = ({ source, combination: { group, mode } }: Promotion) =>
    group !== undefined && mode === 'best-of' ? `${source} ${group}` : undefined
  const withSets = new Set(
    promotions
      .filter(({ effect }) => isSetEffect(effect) || isBuyToGet(effect))
      .map((promotion) => keyOf(promotion)),
  )
  return (promotion) => {
    const { effect } = promotion
    if (effect.kind === 'free-delivery') return undefined
    if (isSetEffect(effect) || isBuyToGet(effect)) return 'set'
    if (!isPriceEffect(effect)) return 'order'
    const key = keyOf(promotion)
    return key !== undefined && withSets.has(key) ? 'set' : 'line'
  }
}

/** Conditions are decided for all promotions of a step before the first one applies. */
function applyStep(
  calculation: Calculation,
  phase: LinePhase,
  promotions: readonly Promotion[],
): void {
  const candidates: Candidate[] = []
  for (const promotion of inOrder(promotions)) {
    const refusal = refusalOf(promotion, calculation.facts)
    const lines = refusal ? [] : calculation.basket.inScope(promotion, promotion.scope)
    if (refusal) refuse(calculation, promotion, refusal)
    else if (lines.length === 0) refuse(calculation, promotion, emptyScope(calculation, promotion))
    else candidates.push({ promotion, lines, bought: boughtLines(calculation, promotion) })
  }
  for (const group of groupBestOf(candidates)) applyBest(calculation, phase, group)
}

/** Why nothing is in the scope of a promotion. */
function emptyScope({ basket }: Calculation, promotion: Promotion): Refusal {
  const { excludesSubscriptions, ...scope } = promotion.scope ?? {}
  const isForOthers = excludesSubscriptions && basket.inScope(promotion, scope).length > 0
  return { reason: isForOthers ? 'not-for-subscriptions' : 'nothing-in-scope' }
}

/** The lines that have to be bought for others; empty for promotions without that condition. */
const boughtLines = ({ basket }: Calculation, promotion: Promotion): readonly BasketLine[] =>
  isBuyToGet(promotion.effect) ? basket.inScope(promotion, promotion.effect.bought) : []

/** Puts the promotions of a `best-of` group together, at the position of the first; all others alone. */
function groupBestOf(candidates: readonly Candidate[]): Candidate[][] {
  const byGroup = new Map<string, Candidate[]>()
  const result: Candidate[][] = []
  for (const candidate of candidates) {
    const { group, mode } = candidate.promotion.combination
    const same = group === undefined || mode !== 'best-of' ? undefined : byGroup.get(group)
    if (same) {
      same.push(candidate)
      continue
    }
    const first = [candidate]
    result.push(first)
    if (group !== undefined && mode === 'best-of') byGroup.set(group, first)
  }
  return result
}

/** Applies the best combination that no exclusion and no budget forbids. */
function applyBest(
  calculation: Calculation,
  phase: LinePhase,
  candidates: readonly Candidate[],
): void {
  const { roundingMode } = calculation.snapshot.settings
  let open = candidates.filter(({ promotion }) => {
    const exclusion = exclusionOf(calculation, promotion)
    if (exclusion) refuse(calculation, promotion, exclusion)
    return exclusion === undefined
  })
  for (;;) {
    const cuts = groupByPromotion(proposeBest(open, roundingMode))
    const over = open.flatMap(({ promotion }) => {
      const refusal = budgetRefusal(promotion, sumOfCuts(cuts.get(promotion) ?? []))
      return refusal ? [{ promotion, refusal }] : []
    })
    if (over.length === 0) {
      applyAll(calculation, phase, open, cuts)
      return
    }
    for (const { promotion, refusal } of over) refuse(calculation, promotion, refusal)
    open = open.filter(({ promotion }) => !over.some((one) => one.promotion === promotion))
  }
}

type CutsByPromotion = ReadonlyMap<Promotion, readonly ChosenCut[]>

function groupByPromotion(cuts: readonly ChosenCut[]): CutsByPromotion {
  const grouped = new Map<Promotion, ChosenCut[]>()
  for (const cut of cuts) {
    if (cut.off === 0) continue
    const same = grouped.get(cut.promotion)
    if (same) same.push(cut)
    else grouped.set(cut.promotion, [cut])
  }
  return grouped
}

function applyAll(
  calculation: Calculation,
  phase: LinePhase,
  candidates: readonly Candidate[],
  cuts: CutsByPromotion,
): void {
  const { roundingMode } = calculation.snapshot.settings
  const sums = candidates.map(({ promotion }) => sumOfCuts(cuts.get(promotion) ?? []))
  const winner = candidates[sums.indexOf(Math.max(...sums, 0))]?.promotion
  const refusals = candidates
    .filter((_, index) => sums[index] === 0)
    .map((candidate) => ({
      promotion: candidate.promotion,
      refusal: refusalWithoutEffect(candidate, winner, roundingMode),
    }))
  for (const { promotion, refusal } of refusals) refuse(calculation, promotion, refusal)
  for (const { promotion } of candidates) {
    const own = cuts.get(promotion)
    if (own) takeOff(calculation, phase, promotion, own)
  }
}

/** Reduces the pieces, and records the reduction in the trace, line by line. */
function takeOff(
  calculation: Calculation,
  phase: LinePhase,
  promotion: Promotion,
  cuts: readonly ChosenCut[],
): void {
  const byLine = new Map<BasketLine, ChosenCut[]>()
  for (const cut of cuts) {
    const same = byLine.get(cut.target)
    if (same) same.push(cut)
    else byLine.set(cut.target, [cut])
  }
  const sum = sumOfCuts(cuts)
  const how = describe(promotion, phase, sum, calculation.snapshot.settings.roundingMode)
  const lines = [...byLine].sort(([one], [other]) => one.index - other.index)
  const taken = lines.map(([target, own]) => {
    const base = target.amount
    for (const cut of own) applyCut(cut, promotion)
    const amount = base - target.amount
    if (promotion.source === 'rule' && phase !== 'order') target.subtotal -= amount
    calculation.trace.push({
      phase,
      rule: promotion.id,
      target: { kind: 'line', id: target.line.id },
      base,
      amount: -amount,
      ...how,
    })
    return { lineId: target.line.id, amount }
  })
  accept(calculation, promotion, phase, { amount: sum, lines: taken, delivery: [] })
}

/** The factor and the rounding point of a discount. */
function describe(
  { effect }: Promotion,
  phase: LinePhase,
  sum: number,
  mode: RoundingMode,
): Pick<TraceStep, 'factor' | 'rounding'> {
  const percent = 'percent' in effect ? effect.percent : undefined
  const rounding: Rounding | undefined =
    phase === 'order' || effect.kind === 'bundle'
      ? { mode, point: 'sum', sum }
      : percent === undefined
        ? undefined
        : { mode, point: 'piece' }
  return { ...(percent && { factor: `${percent}%` }), ...(rounding && { rounding }) }
}
