import type { BasketLine, ChosenCut, Cut } from './basket.ts'
import { type BuyToGetOffer, reductionOfOffer } from './buy-to-get.ts'
import { cutsOfSet, type FreePieces, joinCuts, type SetOffer } from './set-effects.ts'
import type { MinorUnits } from './values.ts'

/**
 * Limit up to which the best combination is searched exactly, in steps: pieces × states of their offers ×
 * parts they can take. That is 2,300 pieces with three overlapping offers of sets of three, or 280 with one
 * "buy one, get one" and a percentage. Above it, offers are applied one after another.
 */
export const MAX_SEARCH_STEPS = 250_000

/** A promotion that needs several pieces at once. */
export type Offer = SetOffer | BuyToGetOffer

/** An offer as a state machine: pieces are the transitions, and the final state must be the initial one. */
interface StateMachine {
  readonly states: number
  readonly start: number
  readonly parts: readonly Part[]
}

/** A role that a piece can have in an offer. */
interface Part {
  readonly offer: Offer
  /** Whether it is only bought, so that others are reduced. */
  readonly isOnlyBought: boolean
  readonly lines: ReadonlySet<BasketLine>
  /** The state after a piece takes the part; undefined if it cannot. */
  readonly after: (state: number) => number | undefined
  /** The gain of the piece in this role. */
  readonly gainAt: (state: number, price: MinorUnits) => MinorUnits
}

/**
 * The number of states of an offer: the pieces of its open set, or the distance of bought and reduced pieces
 * from whole sets.
 */
const statesOf = (offer: Offer, free: readonly FreePieces[]): number =>
  offer.kind === 'set' ? offer.size : distancesOf(offer, free).states

const machineOf = (offer: Offer, free: readonly FreePieces[]): StateMachine =>
  offer.kind === 'set' ? machineOfSet(offer) : machineOfBuyToGet(offer, free)

/** Filling sets from the most expensive piece down is optimal for any choice of pieces, so one open set suffices. */
function machineOfSet(offer: SetOffer): StateMachine {
  const { size, gainAt } = offer
  const after = (place: number) => (place + 1) % size
  const part = { offer, isOnlyBought: false, lines: new Set(offer.lines), after, gainAt }
  return { states: size, start: 0, parts: [part] }
}

/**
 * A bought piece moves the balance in one direction and a reduced one back. Where `buy` and `get` have a
 * common divisor, a balance may be a part of a set: its remainder is the number of bought pieces.
 */
function distancesOf(offer: BuyToGetOffer, free: readonly FreePieces[]) {
  const { buy, get } = offer.effect
  const most = [
    piecesIn(offer.bought, free) / buy,
    piecesIn(offer.reduced, free) / get,
    piecesIn(offer.lines, free) / (buy + get),
  ]
  const sets = Math.floor(Math.min(...most))
  const common = greatestCommonDivisor(buy, get)
  const widest = (buy * get * sets) / common
  const rests = common === 1 ? 1 : buy
  return { common, widest, rests, states: (2 * widest + 1) * rests }
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

function piecesIn(lines: readonly BasketLine[], free: readonly FreePieces[]): number {
  const own = new Set(lines)
  return free.reduce((sum, { target, left }) => sum + (own.has(target) ? left : 0), 0)
}

function machineOfBuyToGet(offer: BuyToGetOffer, free: readonly FreePieces[]): StateMachine {
  const { common, widest, rests, states } = distancesOf(offer, free)
  const move = (distance: number, pieces: number) => (state: number) => {
    const place = Math.floor(state / rests) + distance
    const isTooFar = place < 0 || place > 2 * widest
    return isTooFar ? undefined : place * rests + (((state % rests) + pieces) % rests)
  }
  const { buy, get } = offer.effect
  const off = reductionOfOffer(offer)
  const bought = {
    offer,
    isOnlyBought: true,
    lines: new Set(offer.bought),
    after: move(get / common, 1),
    gainAt: () => 0,
  }
  const reduced = {
    offer,
    isOnlyBought: false,
    lines: new Set(offer.reduced),
    after: move(-buy / common, 0),
    gainAt: (_: number, price: MinorUnits) => off(price),
  }
  return { states, start: widest * rests, parts: [bought, reduced] }
}

/** A part and its index in the combined state of all offers. */
interface PlacedPart extends Part {
  readonly stride: number
  readonly states: number
}

export interface Search {
  readonly free: readonly FreePieces[]
  /** One by one, from the most expensive down. */
  readonly pieces: readonly FreePieces[]
  readonly states: number
  readonly start: number
  readonly parts: readonly PlacedPart[]
}

/**
 * The search for the best combination, from the most expensive pieces down; undefined where it would take too
 * many steps.
 */
export function createSearch(
  free: readonly FreePieces[],
  offers: readonly Offer[],
): Search | undefined {
  const states = offers.reduce((product, offer) => product * statesOf(offer, free), 1)
  const count = free.reduce((sum, { left }) => sum + left, 0)
  const partCount = offers.reduce((sum, { kind }) => sum + (kind === 'set' ? 1 : 2), 0)
  if (states * count * (partCount + 1) > MAX_SEARCH_STEPS) return undefined
  let [stride, start] = [1, 0]
  const parts: PlacedPart[] = []
  for (const offer of offers) {
    const machine = machineOf(offer, free)
    const place = { stride, states: machine.states }
    parts.push(...machine.parts.map((part) => ({ ...part, ...place })))
    start += machine.start * stride
    stride *= machine.states
  }
  const pieces = free.flatMap((run) => Array.from({ length: run.left }, () => run))
  return { free, pieces, states, start, parts }
}

/** No part; otherwise the number is the index of the part plus one. */
const NO_PART = 0

/** By state after a piece: the best sum, and the part and the previous state that lead to it. */
interface SearchStates {
  readonly sums: Float64Array
  readonly choices: Uint8Array
  readonly before: Uint32Array
}

/** The cuts of the best combination; removes their pieces from the free ones. */
export function searchPieces(search: Search): ChosenCut[] {
  const choices = readChoices(search, findChoices(search))
  return collectCuts(search, choices)
}

const reachedBy = (states: number): SearchStates => ({
  sums: new Float64Array(states).fill(Number.NEGATIVE_INFINITY),
  choices: new Uint8Array(states),
  before: new Uint32Array(states),
})

function findChoices(search: Search): SearchStates[] {
  const { pieces, states, start } = search
  let last = reachedBy(states)
  last.sums[start] = 0
  return pieces.map((piece) => {
    const reached = reachedBy(states)
    const open = search.parts.map(({ lines }) => lines.has(piece.target))
    for (let state = 0; state < states; state += 1) {
      const sum = last.sums[state] ?? Number.NEGATIVE_INFINITY
      if (sum !== Number.NEGATIVE_INFINITY) extend(search, piece, open, state, sum, reached)
    }
    last = reached
    return reached
  })
}

/** Tries every part of a piece in one state. */
function extend(
  { parts }: Search,
  { run, otherwise }: FreePieces,
  open: readonly boolean[],
  state: number,
  sum: number,
  reached: SearchStates,
): void {
  noteBetter(reached, state, sum + otherwise, NO_PART, state)
  for (let index = 0; index < parts.length; index += 1) {
    if (!open[index]) continue
    const { stride, states, after, gainAt } = parts[index] as PlacedPart
    const own = Math.floor(state / stride) % states
    const next = after(own)
    if (next === undefined) continue
    const reaches = state + (next - own) * stride
    noteBetter(reached, reaches, sum + gainAt(own, run.price), index + 1, state)
  }
}

function noteBetter(
  { sums, choices, before }: SearchStates,
  state: number,
  sum: number,
  choice: number,
  from: number,
): void {
  if (sum <= (sums[state] ?? 0)) return
  sums[state] = sum
  choices[state] = choice
  before[state] = from
}

/** The choices of the best way back to the start, by piece. */
function readChoices({ pieces, start }: Search, all: readonly SearchStates[]): number[] {
  let state = start
  const choices: number[] = []
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    choices.push(all[at]?.choices[state] ?? NO_PART)
    state = all[at]?.before[state] ?? start
  }
  return choices.reverse()
}

function collectCuts({ pieces, parts }: Search, choices: readonly number[]): ChosenCut[] {
  return parts.flatMap(({ offer, isOnlyBought }, index) => {
    const members = pieces.filter((_, at) => choices[at] === index + 1)
    for (const piece of members) piece.left -= 1
    if (isOnlyBought) return []
    const cuts = offer.kind === 'set' ? cutsOfSets(offer, members) : cutsOfReduced(offer, members)
    return joinCuts(cuts).map((cut) => ({ ...cut, promotion: offer.promotion }))
  })
}

function cutsOfSets(offer: SetOffer, members: readonly FreePieces[]): Cut[] {
  const cuts: Cut[] = []
  for (let from = 0; from < members.length; from += offer.size) {
    const set = members.slice(from, from + offer.size)
    const priced = set.map((pieces) => ({ pieces, price: pieces.run.price }))
    cuts.push(...cutsOfSet(offer, priced, 1))
  }
  return cuts
}

function cutsOfReduced(offer: BuyToGetOffer, members: readonly FreePieces[]): Cut[] {
  const off = reductionOfOffer(offer)
  return members.map(({ target, run }) => ({ target, run, count: 1, off: off(run.price) }))
}
