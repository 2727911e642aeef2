import {
  type BasketLine,
  type ChosenCut,
  type Cut,
  cheapestPiece,
  sumOfCuts,
  type UnitRun,
} from './basket.ts'
import { bestCombination, type PriceAlternative } from './best-combination.ts'
import { createBuyToGetOffer, cutBuyToGet, isBuyToGet } from './buy-to-get.ts'
import type { Refusal } from './eligibility.ts'
import { countPieces } from './eligibility.ts'
import type { Offer } from './piece-search.ts'
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

/** An applicable promotion, and the lines it may reduce. */
export interface Candidate {
  readonly promotion: Promotion
  readonly lines: readonly BasketLine[]
  /** The lines to buy, if they differ from the reduced ones. */
  readonly bought: readonly BasketLine[]
}

type Mode = PriceSettings['roundingMode']

/** The cuts of a promotion alone. */
export function proposeAlone(candidate: Candidate, mode: Mode): Cut[] {
  const { promotion, lines } = candidate
  const { effect } = promotion
  if (isBuyToGet(effect)) {
    const sides = { bought: candidate.bought, reduced: lines }
    return [...cutBuyToGet(createBuyToGetOffer(promotion, effect, sides, mode)).cuts]
  }
  if (isPriceEffect(effect)) return cutPrices(promotion, effect, lines, mode)
  if (isSumEffect(effect)) return cutSum(promotion, effect, lines, mode)
  if (!isSetEffect(effect)) return []
  const free = lines.flatMap((target) =>
    target.runs.map((run) => ({ target, run, left: run.count, otherwise: 0 })),
  )
  return joinCuts(fillSets(createSetOffer(promotion, effect, lines, mode), free))
}

/** The cuts of the best combination of a group: a piece takes part in at most one of its promotions. */
export function proposeBest(candidates: readonly Candidate[], mode: Mode): ChosenCut[] {
  const [first] = candidates
  if (first === undefined) return []
  if (candidates.length === 1) return owned(first, proposeAlone(first, mode))
  if (isSumEffect(first.promotion.effect)) return proposeLargest(candidates, mode)
  const pieces = isolatePieces(candidates)
  const offers = candidates.flatMap((candidate) => offerOf(candidate, mode) ?? [])
  // Many promotions share one list, that of all lines.
  const lists = new Set(candidates.map((candidate) => candidate.lines))
  const lines = [...new Set([...lists].flat())]
  lines.sort((one, other) => one.index - other.index)
  return bestCombination(findAlternatives(candidates, pieces, mode), lines, offers)
}

function offerOf({ promotion, lines, bought }: Candidate, mode: Mode): Offer | undefined {
  const { effect } = promotion
  if (isSetEffect(effect)) return createSetOffer(promotion, effect, lines, mode)
  return isBuyToGet(effect)
    ? createBuyToGetOffer(promotion, effect, { bought, reduced: lines }, mode)
    : undefined
}

const owned = ({ promotion }: Candidate, cuts: readonly Cut[]): ChosenCut[] =>
  cuts.map(({ target, run, count, off }) => ({ target, run, count, off, promotion }))

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

/**
 * Isolates the piece of each one-piece promotion as its own run; promotions that would reduce equal pieces share one.
 */
function isolatePieces(candidates: readonly Candidate[]): ReadonlyMap<Promotion, UnitRun> {
  const pieces = new Map<Promotion, UnitRun>()
  const isolated = new Map<UnitRun, UnitRun>()
  for (const { promotion, lines } of candidates) {
    const piece = promotion.limits?.isForOnePiece ? cheapestPiece(lines) : undefined
    if (piece === undefined) continue
    const single = isolated.get(piece.run) ?? isolate(piece)
    isolated.set(piece.run, single)
    pieces.set(promotion, single)
  }
  return pieces
}

function isolate({ target, run }: Pick<Cut, 'target' | 'run'>): UnitRun {
  if (run.count === 1) return run
  run.count -= 1
  const single = { ...run, count: 1 }
  target.runs.push(single)
  return single
}

/** The price effect with the largest reduction for each run, the first of equal ones. */
function findAlternatives(
  candidates: readonly Candidate[],
  pieces: ReadonlyMap<Promotion, UnitRun>,
  mode: Mode,
): Map<UnitRun, PriceAlternative> {
  const best = new Map<UnitRun, PriceAlternative>()
  const offer = (run: UnitRun, promotion: Promotion, off: number) => {
    if (off > (best.get(run)?.off ?? 0)) best.set(run, { promotion, off })
  }
  for (const { promotion, lines } of candidates) {
    if (!isPriceEffect(promotion.effect)) continue
    const reduce = reductionOf(promotion.effect, mode)
    const piece = pieces.get(promotion)
    if (piece) {
      offer(piece, promotion, reduce(piece.price))
      continue
    }
    for (const { runs } of lines) {
      for (const run of runs) offer(run, promotion, reduce(run.price))
    }
  }
  return best
}

/** Why an evaluated promotion has no effect; `winner` is the one with the largest discount of its group. */
export function refusalWithoutEffect(
  candidate: Candidate,
  winner: Promotion | undefined,
  mode: Mode,
): Refusal {
  const { effect } = candidate.promotion
  if (isSetEffect(effect)) {
    const pieces = countPieces(candidate.lines)
    if (pieces < sizeOfSet(effect)) return tooFew(effect, pieces)
  }
  if (isBuyToGet(effect) && countPieces(candidate.bought) < effect.buy) {
    return { reason: 'too-few-for-a-set', have: countPieces(candidate.bought), need: effect.buy }
  }
  const hasEffect = winner !== undefined && takesOff(candidate, mode)
  return hasEffect ? { reason: 'better-alternative', by: winner.id } : { reason: 'no-effect' }
}

/** Whether a promotion alone would reduce anything. */
function takesOff(candidate: Candidate, mode: Mode): boolean {
  const { effect } = candidate.promotion
  if (!isPriceEffect(effect)) return sumOfCuts(proposeAlone(candidate, mode)) > 0
  const reduce = reductionOf(effect, mode)
  return candidate.lines.some(({ runs }) => runs.some((run) => reduce(run.price) > 0))
}

const tooFew = (effect: SetEffect, have: number): Refusal => ({
  reason: 'too-few-for-a-set',
  have,
  need: sizeOfSet(effect),
})
