import type { BasketLine, Cut, UnitRun } from './basket.ts'
import type { Promotion } from './promotion.ts'
import { cutsOfSet, type FreePieces, fillSets, joinCuts, type SetOffer } from './set-effects.ts'
import type { MinorUnits } from './snapshot.ts'

/** A cut and whose it is. */
export interface ChosenCut extends Cut {
  readonly promotion: Promotion
}

/** The best of the price effects for the pieces of a run. */
export interface PriceAlternative {
  readonly promotion: Promotion
  readonly off: MinorUnits
}

/**
 * Up to so many steps the best combination is searched exactly: pieces × states of their sets × offers. That is 8,000
 * pieces under three overlapping offers of sets of three. Above, the sets of one offer are filled after those of another.
 */
export const MAX_SEARCH_STEPS = 1_000_000

/**
 * The combination that takes off most, where each piece takes at most one promotion: a price effect by itself, or
 * membership in a set. Offers that share no pieces do not influence each other and are solved one by one.
 */
export function bestCombination(
  alternatives: ReadonlyMap<UnitRun, PriceAlternative>,
  lines: readonly BasketLine[],
  offers: readonly SetOffer[],
): ChosenCut[] {
  const inSets = new Set<BasketLine>()
  const chosen: ChosenCut[] = []
  for (const group of groupsThatShareLines(offers)) {
    const own = new Set(group.flatMap((offer) => offer.lines))
    for (const line of own) inSets.add(line)
    chosen.push(...solveGroup(alternatives, [...own], group))
  }
  for (const target of lines) {
    if (!inSets.has(target)) chosen.push(...takeAlternatives(alternatives, freePieces(target)))
  }
  return chosen
}

/** Offers in groups, so that offers of different groups have no line in common. */
function groupsThatShareLines(offers: readonly SetOffer[]): SetOffer[][] {
  let groups: { offers: SetOffer[]; lines: Set<BasketLine> }[] = []
  for (const offer of offers) {
    const sharing = groups.filter(({ lines }) => offer.lines.some((line) => lines.has(line)))
    const joined = {
      offers: [...sharing.flatMap((group) => group.offers), offer],
      lines: new Set([...sharing.flatMap((group) => [...group.lines]), ...offer.lines]),
    }
    groups = [...groups.filter((group) => !sharing.includes(group)), joined]
  }
  return groups.map((group) => group.offers)
}

const freePieces = (
  target: BasketLine,
  alternatives?: ReadonlyMap<UnitRun, PriceAlternative>,
): FreePieces[] =>
  target.runs.map((run) => ({
    target,
    run,
    left: run.count,
    otherwise: alternatives?.get(run)?.off ?? 0,
  }))

/** What is left of the pieces takes its price effect. */
function takeAlternatives(
  alternatives: ReadonlyMap<UnitRun, PriceAlternative>,
  pieces: readonly FreePieces[],
): ChosenCut[] {
  return pieces.flatMap(({ target, run, left }) => {
    const best = alternatives.get(run)
    return best && left > 0 ? [{ target, run, count: left, ...best }] : []
  })
}

function solveGroup(
  alternatives: ReadonlyMap<UnitRun, PriceAlternative>,
  lines: readonly BasketLine[],
  offers: readonly SetOffer[],
): ChosenCut[] {
  const free = lines
    .flatMap((target) => freePieces(target, alternatives))
    .sort((one, other) => other.run.price - one.run.price || one.target.index - other.target.index)
  const [offer] = offers
  const isAlone = offers.length === 1 && free.every(({ otherwise }) => otherwise === 0)
  const states = offers.reduce((product, { size }) => product * size, 1)
  const count = free.reduce((sum, { left }) => sum + left, 0)
  const chosen: ChosenCut[] = []
  if (offer && !isAlone && states * count * (offers.length + 1) <= MAX_SEARCH_STEPS) {
    chosen.push(...searchSets(free, offers, states))
  } else {
    for (const one of offers) {
      const cuts = joinCuts(fillSets(one, free))
      chosen.push(...cuts.map((cut) => ({ ...cut, promotion: one.promotion })))
    }
  }
  return [...chosen, ...takeAlternatives(alternatives, free)]
}

/** A piece joins no set, or the set of the offer with this number less one. */
const ALONE = 0

interface Search {
  readonly pieces: readonly FreePieces[]
  readonly offers: readonly SetOffer[]
  readonly states: number
  /** By offer, what the state counts for a piece in its open set. */
  readonly strides: readonly number[]
  /** By piece and offer. */
  readonly isEligible: readonly (readonly boolean[])[]
}

/**
 * Goes through the pieces from the dearest down. Each joins the open set of an offer or none; the state says how many
 * pieces each open set has. Filling sets in this order is best for any choice of pieces, so one open set an offer will do.
 */
function searchSets(
  free: readonly FreePieces[],
  offers: readonly SetOffer[],
  states: number,
): ChosenCut[] {
  const pieces = free.flatMap((run) => Array.from({ length: run.left }, () => run))
  const strides: number[] = []
  let stride = 1
  for (const { size } of offers) {
    strides.push(stride)
    stride *= size
  }
  const eligible = offers.map(({ lines }) => new Set(lines))
  const isEligible = pieces.map(({ target }) => eligible.map((lines) => lines.has(target)))
  const search: Search = { pieces, offers, states, strides, isEligible }
  return collectSets(search, readChoices(search, findChoices(search)))
}

/** For each piece and the state after it, the choice that led there with the largest sum. */
function findChoices(search: Search): Uint8Array[] {
  const { pieces, states } = search
  let best = new Float64Array(states).fill(Number.NEGATIVE_INFINITY)
  best[0] = 0
  return pieces.map((_, at) => {
    const next = new Float64Array(states).fill(Number.NEGATIVE_INFINITY)
    const choices = new Uint8Array(states)
    for (let state = 0; state < states; state += 1) {
      const sum = best[state] ?? Number.NEGATIVE_INFINITY
      if (sum !== Number.NEGATIVE_INFINITY) extend(search, at, state, sum, next, choices)
    }
    best = next
    return choices
  })
}

/** Tries every choice of a piece in one state. */
function extend(
  { pieces, offers, strides, isEligible }: Search,
  at: number,
  state: number,
  sum: number,
  next: Float64Array,
  choices: Uint8Array,
): void {
  const { run, otherwise } = pieces[at] as FreePieces
  const consider = (target: number, total: number, choice: number) => {
    if (total <= (next[target] ?? 0)) return
    next[target] = total
    choices[target] = choice
  }
  consider(state, sum + otherwise, ALONE)
  offers.forEach((offer, index) => {
    if (!isEligible[at]?.[index]) return
    const stride = strides[index] ?? 1
    const place = Math.floor(state / stride) % offer.size
    const after = place === offer.size - 1 ? state - place * stride : state + stride
    consider(after, sum + offer.gainAt(place, run.price), index + 1)
  })
}

/** The choices of the best way that leaves no set open, by piece. */
function readChoices({ pieces, offers, strides }: Search, all: readonly Uint8Array[]): number[] {
  let state = 0
  const choices: number[] = []
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const choice = all[at]?.[state] ?? ALONE
    choices.push(choice)
    if (choice === ALONE) continue
    const stride = strides[choice - 1] ?? 1
    const size = offers[choice - 1]?.size ?? 1
    const place = Math.floor(state / stride) % size
    state = place === 0 ? state + (size - 1) * stride : state - stride
  }
  return choices.reverse()
}

function collectSets({ pieces, offers }: Search, choices: readonly number[]): ChosenCut[] {
  return offers.flatMap((offer, index) => {
    const members = pieces.filter((_, at) => choices[at] === index + 1)
    const cuts: Cut[] = []
    for (let from = 0; from < members.length; from += offer.size) {
      const set = members.slice(from, from + offer.size)
      for (const piece of set) piece.left -= 1
      cuts.push(
        ...cutsOfSet(
          offer,
          set.map((piece) => ({ pieces: piece, price: piece.run.price })),
          1,
        ),
      )
    }
    return joinCuts(cuts).map((cut) => ({ ...cut, promotion: offer.promotion }))
  })
}
