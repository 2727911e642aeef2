import { type BasketLine, type ChosenCut, sumOfCuts, type UnitRun } from './basket.ts'
import { countByRun, cutBuyToGet } from './buy-to-get.ts'
import { createSearch, type Offer, searchPieces } from './piece-search.ts'
import type { Promotion } from './promotion.ts'
import { type FreePieces, fillSets, joinCuts, type SetOffer } from './set-effects.ts'
import type { MinorUnits } from './values.ts'

/** The best of the price effects for the pieces of a run. */
export interface PriceAlternative {
  readonly promotion: Promotion
  readonly off: MinorUnits
}

type Alternatives = ReadonlyMap<UnitRun, PriceAlternative>

/**
 * The combination with the largest discount, where each piece takes part in at most one promotion: alone with
 * a price effect, as a member of a set, or as bought or reduced piece of "buy these, get those". Offers
 * without common pieces do not influence each other and are solved separately.
 */
export function bestCombination(
  alternatives: Alternatives,
  lines: readonly BasketLine[],
  offers: readonly Offer[],
): ChosenCut[] {
  const inOffers = new Set<BasketLine>()
  const chosen: ChosenCut[] = []
  for (const group of groupsThatShareLines(offers)) {
    const own = new Set(group.flatMap((offer) => offer.lines))
    for (const line of own) inOffers.add(line)
    const free = [...own].flatMap((target) => freePieces(target, alternatives))
    chosen.push(...solveGroup(alternatives, free, group))
  }
  for (const target of lines) {
    if (!inOffers.has(target)) {
      chosen.push(...takeAlternatives(alternatives, freePieces(target, alternatives)))
    }
  }
  return chosen
}

/** Groups offers, so that offers of different groups have no line in common. */
function groupsThatShareLines(offers: readonly Offer[]): Offer[][] {
  let groups: { offers: Offer[]; lines: Set<BasketLine> }[] = []
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

const freePieces = (target: BasketLine, alternatives: Alternatives): FreePieces[] =>
  target.runs.map((run) => ({
    target,
    run,
    left: run.count,
    otherwise: alternatives.get(run)?.off ?? 0,
  }))

/** Applies the price effects to the remaining pieces. */
function takeAlternatives(alternatives: Alternatives, pieces: readonly FreePieces[]): ChosenCut[] {
  return pieces.flatMap(({ target, run, left }) => {
    const best = alternatives.get(run)
    return best && left > 0 ? [{ target, run, count: left, ...best }] : []
  })
}

/** Searches exactly where the search is short enough. */
function solveGroup(
  alternatives: Alternatives,
  pieces: readonly FreePieces[],
  offers: readonly Offer[],
): ChosenCut[] {
  const free = pieces.toSorted(
    (one, other) => other.run.price - one.run.price || one.target.index - other.target.index,
  )
  const [offer] = offers
  const isAlone = offers.length === 1 && free.every(({ otherwise }) => otherwise === 0)
  if (offer && isAlone) return cutsOfOffer(offer, free)
  const search = createSearch(free, offers)
  if (search) {
    const chosen = searchPieces(search)
    return [...chosen, ...takeAlternatives(alternatives, free)]
  }
  const sets = offers.filter((one) => one.kind === 'set')
  return sets.length < offers.length
    ? compareWhole(alternatives, free, offers, sets)
    : fillInTurn(alternatives, free, sets)
}

/** Fills the sets of one offer after those of another. */
function fillInTurn(
  alternatives: Alternatives,
  free: readonly FreePieces[],
  sets: readonly SetOffer[],
): ChosenCut[] {
  const chosen = sets.flatMap((one) => cutsOfOffer(one, free))
  return [...chosen, ...takeAlternatives(alternatives, free)]
}

/** Compares the sets alone with one "buy these, get those" as a whole plus the sets of the remaining pieces. */
function compareWhole(
  alternatives: Alternatives,
  free: readonly FreePieces[],
  offers: readonly Offer[],
  sets: readonly SetOffer[],
): ChosenCut[] {
  let best = solveGroup(alternatives, copyOf(free), sets)
  for (const offer of offers) {
    if (offer.kind !== 'buy-to-get') continue
    const left = copyOf(free)
    const cuts = cutsOfOffer(offer, left)
    const whole = [...cuts, ...solveGroup(alternatives, left, sets)]
    if (sumOfCuts(whole) > sumOfCuts(best)) best = whole
  }
  return best
}

const copyOf = (free: readonly FreePieces[]) => free.map((pieces) => ({ ...pieces }))

/** All cuts of one offer on the remaining pieces, which it consumes. */
function cutsOfOffer(offer: Offer, free: readonly FreePieces[]): ChosenCut[] {
  const { promotion } = offer
  if (offer.kind === 'set') {
    return joinCuts(fillSets(offer, free)).map((cut) => ({ ...cut, promotion }))
  }
  const { cuts, bought } = cutBuyToGet(offer)
  const used = countByRun([...cuts, ...bought])
  for (const pieces of free) pieces.left -= used.get(pieces.run) ?? 0
  return joinCuts(cuts).map((cut) => ({ ...cut, promotion }))
}
