import { portionOf } from '@vitrine/money'
import type { BasketLine, Cut, UnitRun } from './basket.ts'
import { ratioOfPercent } from './price-effects.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { PriceSettings } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

export type BuyToGetEffect = Extract<PromotionEffect, { readonly kind: 'buy-to-get' }>

export const isBuyToGet = (effect: PromotionEffect): effect is BuyToGetEffect =>
  effect.kind === 'buy-to-get'

/** A promotion that reduces pieces because others are bought. */
export interface BuyToGetOffer {
  readonly kind: 'buy-to-get'
  readonly promotion: Promotion
  readonly effect: BuyToGetEffect
  /** The lines to buy and the lines to reduce; some may be both. */
  readonly bought: readonly BasketLine[]
  readonly reduced: readonly BasketLine[]
  /** Both together. */
  readonly lines: readonly BasketLine[]
  readonly mode: PriceSettings['roundingMode']
}

export function createBuyToGetOffer(
  promotion: Promotion,
  effect: BuyToGetEffect,
  { bought, reduced }: Pick<BuyToGetOffer, 'bought' | 'reduced'>,
  mode: BuyToGetOffer['mode'],
): BuyToGetOffer {
  const lines = [...new Set([...reduced, ...bought])]
  return { kind: 'buy-to-get', promotion, effect, bought, reduced, lines, mode }
}

/** The reduction of one piece by its price. */
export function reductionOfOffer({
  effect,
  mode,
}: BuyToGetOffer): (price: MinorUnits) => MinorUnits {
  const ratio = ratioOfPercent(effect.percent ?? '100')
  return (price) => portionOf(price, ratio, mode)
}

/** Some pieces of a run. */
export interface Pieces {
  readonly target: BasketLine
  readonly run: UnitRun
  readonly count: number
}

/** The cuts of a promotion, and the pieces that had to be bought for it. */
export interface BuyToGetCuts {
  readonly cuts: readonly Cut[]
  readonly bought: readonly Pieces[]
}

/**
 * For each `buy` bought pieces, the `get` most expensive of the others in scope are reduced. No piece is
 * both; where a line could be either, its cheapest pieces count as bought. Uses the number of sets with the
 * largest discount, so that dividing a basket cannot give more.
 */
export function cutBuyToGet(offer: BuyToGetOffer): BuyToGetCuts {
  const { effect } = offer
  const pool = poolOf(offer)
  const sets = bestSetCount(effect, pool)
  if (sets === 0) return { cuts: [], bought: [] }
  const { bought, reduced } = divide(effect, pool, sets) as Division
  const off = reductionOfOffer(offer)
  return {
    bought,
    cuts: reduced.map((pieces) => ({ ...pieces, off: off(pieces.run.price) })),
  }
}

interface Pool {
  /** Pieces that can only be bought, in any order. */
  readonly onlyBought: readonly Pieces[]
  /** Pieces that can be either, from the cheapest up. */
  readonly either: readonly Pieces[]
  /** Pieces that can be reduced, from the most expensive down, including `either`. */
  readonly reducible: readonly Pieces[]
}

function poolOf({ bought, reduced }: BuyToGetOffer): Pool {
  const boughtLines = new Set(bought)
  const reducedLines = new Set(reduced)
  const dearestFirst = (one: Pieces, other: Pieces) =>
    other.run.price - one.run.price || one.target.index - other.target.index
  const reducible = reduced.flatMap(piecesOf).sort(dearestFirst)
  return {
    onlyBought: bought.filter((line) => !reducedLines.has(line)).flatMap(piecesOf),
    either: reducible.filter(({ target }) => boughtLines.has(target)).toReversed(),
    reducible,
  }
}

const piecesOf = (target: BasketLine): Pieces[] =>
  target.runs.map((run) => ({ target, run, count: run.count }))

/** The number of pieces of each run. */
export function countByRun(pieces: readonly Pieces[]): Map<UnitRun, number> {
  const counts = new Map<UnitRun, number>()
  for (const { run, count } of pieces) counts.set(run, (counts.get(run) ?? 0) + count)
  return counts
}

export const countOf = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { count }) => sum + count, 0)

interface Division {
  readonly bought: readonly Pieces[]
  readonly reduced: readonly Pieces[]
}

/** The pieces of a number of sets; undefined if there are too few. */
function divide(
  { buy, get }: Pick<BuyToGetEffect, 'buy' | 'get'>,
  { onlyBought, either, reducible }: Pool,
  sets: number,
): Division | undefined {
  const bought = take(onlyBought, sets * buy)
  const others = take(either, sets * buy - countOf(bought))
  const used = new Map(others.map(({ run, count }) => [run, count]))
  const left = reducible.map((one) => ({ ...one, count: one.count - (used.get(one.run) ?? 0) }))
  const reduced = take(left, sets * get)
  const isWhole =
    countOf(bought) + countOf(others) === sets * buy && countOf(reduced) === sets * get
  return isWhole ? { bought: [...bought, ...others], reduced } : undefined
}

/** The first `wanted` pieces, or all if there are fewer. */
function take(pieces: readonly Pieces[], wanted: number): Pieces[] {
  const taken: Pieces[] = []
  let left = wanted
  for (const one of pieces) {
    const count = Math.min(one.count, left)
    if (count <= 0) continue
    taken.push({ ...one, count })
    left -= count
  }
  return taken
}

/**
 * The number of sets with the largest discount. The gain of one more set never grows with their number, so
 * the last set with a gain is found by binary search.
 */
function bestSetCount(effect: BuyToGetEffect, pool: Pool): number {
  const valueWith = (sets: number): number | undefined => {
    const division = divide(effect, pool, sets)
    return division?.reduced.reduce((sum, { run, count }) => sum + run.price * count, 0)
  }
  const addsSomething = (sets: number): boolean => {
    const value = valueWith(sets)
    return value !== undefined && value > (valueWith(sets - 1) ?? 0)
  }
  let [low, high] = [0, Math.floor(countOf(pool.reducible) / effect.get)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (addsSomething(middle)) low = middle
    else high = middle - 1
  }
  return low
}
