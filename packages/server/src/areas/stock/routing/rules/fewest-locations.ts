/** The stock of locations and the needed quantities, in the same order of items. */
export interface Supply {
  /** For each location its quantity of each item. */
  readonly has: readonly (readonly number[])[]
  readonly needed: readonly number[]
}

/** How many sets of locations are tried before the first ones are taken that have enough. */
const MAX_STEPS = 50_000

/**
 * The smallest set of locations that together have the needed quantities, as indexes; of several such sets
 * the one with the earliest locations. All locations together must suffice. Beyond a number of steps it
 * returns a sufficient set without superfluous locations.
 */
export function fewestLocations(supply: Supply): readonly number[] {
  const count = supply.has.length
  const rest = supplyFrom(supply)
  const budget = { steps: MAX_STEPS }
  for (let size = 0; size <= count; size += 1) {
    const found = search(supply, rest, { chosen: [], needed: supply.needed, size, budget })
    if (found) return found
    if (budget.steps <= 0) break
  }
  return withoutSpare(supply)
}

/** The total stock of the locations from each index on. */
function supplyFrom({ has, needed }: Supply): readonly (readonly number[])[] {
  const sums: number[][] = [needed.map(() => 0)]
  for (const stock of has.toReversed()) {
    const next = sums[0] ?? []
    sums.unshift(next.map((sum, item) => sum + (stock[item] ?? 0)))
  }
  return sums
}

interface Search {
  readonly chosen: readonly number[]
  readonly needed: readonly number[]
  /** How many more may be chosen. */
  readonly size: number
  readonly budget: { steps: number }
}

function search(
  supply: Supply,
  rest: readonly (readonly number[])[],
  { chosen, needed, size, budget }: Search,
): readonly number[] | undefined {
  if (needed.every((count) => count <= 0)) return chosen
  if (size === 0) return undefined
  for (let at = (chosen.at(-1) ?? -1) + 1; at < supply.has.length; at += 1) {
    budget.steps -= 1
    if (budget.steps <= 0) return undefined
    const left = rest[at] ?? []
    if (needed.some((count, item) => count > (left[item] ?? 0))) return undefined
    const stock = supply.has[at] ?? []
    const found = search(supply, rest, {
      chosen: [...chosen, at],
      needed: needed.map((count, item) => count - (stock[item] ?? 0)),
      size: size - 1,
      budget,
    })
    if (found) return found
  }
  return undefined
}

function withoutSpare({ has, needed }: Supply): readonly number[] {
  let chosen = has.map((_, at) => at)
  for (const spare of chosen.toReversed()) {
    const others = chosen.filter((at) => at !== spare)
    const isEnough = needed.every(
      (count, item) => others.reduce((sum, at) => sum + (has[at]?.[item] ?? 0), 0) >= count,
    )
    if (isEnough) chosen = others
  }
  return chosen
}
