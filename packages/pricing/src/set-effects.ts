import { allocateAmount, portionOf } from '@vitrine/money'
import type { BasketLine, Cut, UnitRun } from './basket.ts'
import { ratioOfPercent } from './price-effects.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { PriceSettings } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

export type SetEffect = Extract<PromotionEffect, { readonly kind: 'buy-x-get-y' | 'bundle' }>

export const isSetEffect = (effect: PromotionEffect): effect is SetEffect =>
  effect.kind === 'buy-x-get-y' || effect.kind === 'bundle'

/** A promotion that reduces sets of pieces. */
export interface SetOffer {
  readonly kind: 'set'
  readonly promotion: Promotion
  readonly lines: readonly BasketLine[]
  /** Pieces in a set. */
  readonly size: number
  /**
   * The reduction of the pieces of a set, most expensive first; negative for a bundle that costs more than
   * its pieces.
   */
  readonly sumOff: (prices: readonly MinorUnits[]) => MinorUnits
  /** The same for each piece; the sum has to be above 0. */
  readonly piecesOff: (prices: readonly MinorUnits[]) => readonly MinorUnits[]
  /** The gain when a piece joins the set at `place`, so that the sum over a set is `sumOff`. */
  readonly gainAt: (place: number, price: MinorUnits) => MinorUnits
}

export const sizeOfSet = (effect: SetEffect): number =>
  effect.kind === 'bundle' ? effect.quantity : effect.buy + effect.get

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

export function createSetOffer(
  promotion: Promotion,
  effect: SetEffect,
  lines: readonly BasketLine[],
  mode: PriceSettings['roundingMode'],
): SetOffer {
  const size = sizeOfSet(effect)
  if (effect.kind === 'bundle') {
    const sumOff = (prices: readonly number[]) => sumOf(prices) - effect.price
    return {
      kind: 'set',
      promotion,
      lines,
      size,
      sumOff,
      piecesOff: (prices) => allocateAmount(sumOff(prices), prices),
      gainAt: (place, price) => (place === size - 1 ? price - effect.price : price),
    }
  }
  const ratio = ratioOfPercent(effect.percent ?? '100')
  const gainAt = (place: number, price: number) =>
    place < effect.buy ? 0 : portionOf(price, ratio, mode)
  const piecesOff = (prices: readonly number[]) =>
    prices.map((price, place) => gainAt(place, price))
  const sumOff = (prices: readonly number[]) => sumOf(piecesOff(prices))
  return { kind: 'set', promotion, lines, size, sumOff, piecesOff, gainAt }
}

/** Pieces of a run that are free to join a set. */
export interface FreePieces {
  readonly target: BasketLine
  readonly run: UnitRun
  left: number
  /** The reduction of a piece that joins no set. */
  readonly otherwise: MinorUnits
}

interface SetMember {
  readonly pieces: FreePieces
  readonly price: MinorUnits
}

/**
 * Fills sets of one offer from the most expensive pieces down, while a set reduces more than its pieces would
 * be reduced otherwise. This is optimal where pieces have no reduction otherwise, and splitting the basket
 * cannot give more.
 */
export function fillSets(offer: SetOffer, free: readonly FreePieces[]): Cut[] {
  const eligible = new Set(offer.lines)
  const ordered = free
    .filter(({ target, left }) => left > 0 && eligible.has(target))
    .sort((one, other) => other.run.price - one.run.price)
  const cuts: Cut[] = []
  for (;;) {
    const set = nextSet(ordered, offer.size)
    if (set === undefined) return cuts
    const prices = set.map(({ price }) => price)
    const otherwise = sumOf(set.map(({ pieces }) => pieces.otherwise))
    if (offer.sumOff(prices) <= otherwise) return cuts
    const times = timesPossible(set)
    for (const { pieces } of set) pieces.left -= times
    cuts.push(...cutsOfSet(offer, set, times))
  }
}

/** The most expensive remaining pieces, as many as a set needs. */
function nextSet(ordered: readonly FreePieces[], size: number): SetMember[] | undefined {
  const set: SetMember[] = []
  for (const pieces of ordered) {
    for (let taken = 0; taken < pieces.left && set.length < size; taken += 1) {
      set.push({ pieces, price: pieces.run.price })
    }
    if (set.length === size) return set
  }
  return undefined
}

/** How often a set can be repeated: more than once if all its pieces are of one run. */
function timesPossible(set: readonly SetMember[]): number {
  const [first] = set
  if (first === undefined || set.some(({ pieces }) => pieces !== first.pieces)) return 1
  return Math.floor(first.pieces.left / set.length)
}

/** The cuts of a set on its members, with equal pieces together. */
export function cutsOfSet(
  offer: SetOffer,
  set: readonly { readonly pieces: Pick<FreePieces, 'target' | 'run'>; readonly price: number }[],
  times: number,
): Cut[] {
  const offs = offer.piecesOff(set.map(({ price }) => price))
  return set.map(({ pieces: { target, run } }, place) => ({
    target,
    run,
    count: times,
    off: offs[place] ?? 0,
  }))
}

/** Cuts of one run by the same amount as one. */
export function joinCuts(cuts: readonly Cut[]): Cut[] {
  const joined = new Map<UnitRun, Map<MinorUnits, Cut>>()
  for (const cut of cuts) {
    const ofRun = joined.get(cut.run) ?? new Map<MinorUnits, Cut>()
    joined.set(cut.run, ofRun)
    const same = ofRun.get(cut.off)
    ofRun.set(cut.off, same ? { ...same, count: same.count + cut.count } : cut)
  }
  return [...joined.values()].flatMap((ofRun) => [...ofRun.values()])
}
