import type { BasketLine, Cut, UnitRun } from './basket.ts'
import type { Promotion } from './promotion.ts'
import { cutsOfSet, type FreePieces, fillSets, joinCuts, type SetOffer } from './set-effects.ts'
import type { MinorUnits } from './values.ts'

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
 * Up to so many steps the best combination is searched exactly: pieces × states of their sets × offers. That is 2,300
 * pieces under three overlapping offers of sets of three. Above, the sets of one offer are filled after those of another.
 */
export const MAX_SEARCH_STEPS = 250_000

/**
 * The combination that takes off most, where each piece takes at most one promotion: a price effect by itself, or
 * membership in a set; `taken` pieces of runs are left out. Offers that share no pieces do not influence each other and are solved one by one.
 */
export function bestCombination(
  alternatives: ReadonlyMap<UnitRun, PriceAlternative>,
  lines: readonly BasketLine[],
  offers: readonly SetOffer[],
  taken: ReadonlyMap<UnitRun, number> = new Map(),
): ChosenCut[] {
  const inSets = new Set<BasketLine>()
  const chosen: ChosenCut[] = []
  for (const group of groupsThatShareLines(offers)) {
    const own = new Set(group.flatMap((offer) => offer.lines))
    for (const line of own) inSets.add(line)
    const free = [...own].flatMap((target) => freePieces(target, taken, alternatives))
    chosen.push(...solveGroup(alternatives, free, group))
  }
  for (const target of lines) {
    if (!inSets.has(target))
      chosen.push(...takeAlternatives(alternatives, freePieces(target, taken)))
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
  taken: ReadonlyMap<UnitRun, number>,
  alternatives?: ReadonlyMap<UnitRun, PriceAlternative>,
): FreePieces[] =>
  target.runs.map((run) => ({
    target,
    run,
    left: run.count - (taken.get(run) ?? 0),
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
  pieces: readonly FreePieces[],
  offers: readonly SetOffer[],
): ChosenCut[] {
  const free = pieces.toSorted(
    (one, other) => other.run.price - one.run.price || one.target.index - other.target.index,
  )
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
    const sums = new Float64Array(states).fill(Number.NEGATIVE_INFINITY)
    const reached = { sums, choices: new Uint8Array(states) }
    for (let state = 0; state < states; state += 1) {
      const sum = best[state] ?? Number.NEGATIVE_INFINITY
      if (sum !== Number.NEGATIVE_INFINITY) extend(search, at, state, sum, reached)
    }
    best = sums
    return reached.choices
  })
}

/** The best sum by state after a piece, and the choice that gave it. */
interface Reached {
  readonly sums: Float64Array
  readonly choices: Uint8Array
}

/** Tries every choice of a piece in one state. */
function extend(
  { pieces, offers, strides, isEligible }: Search,
  at: number,
  state: number,
  sum: number,
  reached: Reached,
): void {
  const { run, otherwise } = pieces[at] as FreePieces
  keepBetter(reached, state, sum + otherwise, ALONE)
  for (let index = 0; index < offers.length; index += 1) {
    if (!isEligible[at]?.[index]) continue
    const { size, gainAt } = offers[index] as SetOffer
    const stride = strides[index] ?? 1
    const place = Math.floor(state / stride) % size
    const after = place === size - 1 ? state - place * stride : state + stride
    keepBetter(reached, after, sum + gainAt(place, run.price), index + 1)
  }
}

function keepBetter({ sums, choices }: Reached, state: number, sum: number, choice: number): void {
  if (sum <= (sums[state] ?? 0)) return
  sums[state] = sum
  choices[state] = choice
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
