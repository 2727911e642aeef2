import { type BasketLine, type Cut, cheapestPiece, sumOfCuts, type UnitRun } from './basket.ts'
import { bestCombination, type ChosenCut, type PriceAlternative } from './best-combination.ts'
import type { Refusal } from './eligibility.ts'
import { countPieces } from './eligibility.ts'
import { cutPrices, isPriceEffect, reductionOf } from './price-effects.ts'
import type { Promotion } from './promotion.ts'
import {
  createSetOffer,
  fillSets,
  isSetEffect,
  joinCuts,
  type SetEffect,
  sizeOfSet,
} from './set-effects.ts'
import type { PriceSettings } from './snapshot.ts'
import { cutSum, isSumEffect } from './sum-effects.ts'

/** A promotion that may be used, and the lines it may reduce. */
export interface Candidate {
  readonly promotion: Promotion
  readonly lines: readonly BasketLine[]
}

type Mode = PriceSettings['roundingMode']

/** What a promotion alone would take off now. */
export function proposeAlone({ promotion, lines }: Candidate, mode: Mode): Cut[] {
  const { effect } = promotion
  if (isPriceEffect(effect)) return cutPrices(promotion, effect, lines, mode)
  if (isSumEffect(effect)) return cutSum(promotion, effect, lines, mode)
  if (!isSetEffect(effect)) return []
  const free = lines.flatMap((target) =>
    target.runs.map((run) => ({ target, run, left: run.count, otherwise: 0 })),
  )
  return joinCuts(fillSets(createSetOffer(promotion, effect, lines, mode), free))
}

/** What the best combination of a group takes off now: a piece takes at most one of its promotions. */
export function proposeBest(candidates: readonly Candidate[], mode: Mode): ChosenCut[] {
  const [first] = candidates
  if (first === undefined) return []
  if (candidates.length === 1) return owned(first, proposeAlone(first, mode))
  if (isSumEffect(first.promotion.effect)) return proposeLargest(candidates, mode)
  isolatePieces(candidates)
  const offers = candidates.flatMap(({ promotion, lines }) =>
    isSetEffect(promotion.effect) ? [createSetOffer(promotion, promotion.effect, lines, mode)] : [],
  )
  const lines = [...new Set(candidates.flatMap((candidate) => candidate.lines))]
  lines.sort((one, other) => one.index - other.index)
  return bestCombination(findAlternatives(candidates, mode), lines, offers)
}

const owned = ({ promotion }: Candidate, cuts: readonly Cut[]): ChosenCut[] =>
  cuts.map((cut) => ({ ...cut, promotion }))

/** Of discounts on sums one applies: the largest, the first of equal ones. */
function proposeLargest(candidates: readonly Candidate[], mode: Mode): ChosenCut[] {
  let best: { readonly cuts: ChosenCut[]; readonly amount: number } = { cuts: [], amount: 0 }
  for (const candidate of candidates) {
    const cuts = owned(candidate, proposeAlone(candidate, mode))
    const amount = sumOfCuts(cuts)
    if (amount > best.amount) best = { cuts, amount }
  }
  return best.cuts
}

/** Makes the pieces that promotions for one piece would reduce runs of their own. */
function isolatePieces(candidates: readonly Candidate[]): void {
  for (const { promotion, lines } of candidates) {
    const piece = promotion.limits?.isForOnePiece ? cheapestPiece(lines) : undefined
    if (piece === undefined || piece.run.count === 1) continue
    piece.run.count -= 1
    piece.target.runs.push({ ...piece.run, count: 1 })
  }
}

/** For each run the price effect that takes off most, the first of equal ones. */
function findAlternatives(
  candidates: readonly Candidate[],
  mode: Mode,
): Map<UnitRun, PriceAlternative> {
  const best = new Map<UnitRun, PriceAlternative>()
  const offer = (run: UnitRun, promotion: Promotion, off: number) => {
    if (off > (best.get(run)?.off ?? 0)) best.set(run, { promotion, off })
  }
  for (const { promotion, lines } of candidates) {
    if (!isPriceEffect(promotion.effect)) continue
    const reduce = reductionOf(promotion.effect, mode)
    if (promotion.limits?.isForOnePiece) {
      const piece = cheapestPiece(lines)
      if (piece) offer(piece.run, promotion, reduce(piece.run.price))
      continue
    }
    for (const { runs } of lines) {
      for (const run of runs) offer(run, promotion, reduce(run.price))
    }
  }
  return best
}

/** Why a promotion that was tried takes nothing off; `winner` is the one that takes off most of its group. */
export function refusalWithoutEffect(
  candidate: Candidate,
  winner: Promotion | undefined,
  mode: Mode,
): Refusal {
  const { effect } = candidate.promotion
  const pieces = countPieces(candidate.lines)
  if (isSetEffect(effect) && pieces < sizeOfSet(effect)) return tooFew(effect, pieces)
  if (winner !== undefined && sumOfCuts(proposeAlone(candidate, mode)) > 0) {
    return { reason: 'better-alternative', by: winner.id }
  }
  return { reason: 'no-effect' }
}

const tooFew = (effect: SetEffect, have: number): Refusal => ({
  reason: 'too-few-for-a-set',
  have,
  need: sizeOfSet(effect),
})
