import type { RoutedPart, TakenStock } from '../../../stock/index.ts'
import type { LineSource, OrderLine } from '../model/order.ts'

/** The sources of a line; without any, the default location has all of it. */
export const sourcesOf = (
  { sources, quantity, taken, preordered, restocked }: OrderLine,
  defaultLocationId: string,
): readonly LineSource[] =>
  sources.length > 0
    ? sources
    : [
        {
          locationId: defaultLocationId,
          quantity,
          taken,
          preordered,
          restocked,
          reason: 'PRIORITY',
        },
      ]

/** Pieces of two lists of sources together; the reason of the earlier list stays. */
export function mergedSources(
  earlier: readonly LineSource[],
  added: readonly LineSource[],
): LineSource[] {
  const sums = new Map(earlier.map((source) => [source.locationId, source]))
  for (const source of added) {
    const { locationId } = source
    const known = sums.get(locationId)
    sums.set(
      locationId,
      known
        ? {
            ...known,
            quantity: known.quantity + source.quantity,
            taken: known.taken + source.taken,
            preordered: known.preordered + source.preordered,
            restocked: known.restocked + source.restocked,
          }
        : source,
    )
  }
  return [...sums.values()]
}

/** The routed parts of lines as sources, with the stock taken there; earlier lines come first. */
export function routedSources(
  lines: readonly OrderLine[],
  taken: readonly TakenStock[],
  parts: readonly RoutedPart[],
): LineSource[][] {
  const left = new Map(taken.map((one) => [keyOf(one), { ...one }]))
  const sources = lines.map((): LineSource[] => [])
  for (const { line, locationId, quantity, reason } of parts) {
    const { productId = null, variantId = null } = lines[line] ?? {}
    const stock = left.get(keyOf({ productId, variantId, locationId }))
    const fromStock = Math.min(quantity, stock?.quantity ?? 0)
    const preordered = Math.min(quantity - fromStock, stock?.preordered ?? 0)
    if (stock) {
      left.set(keyOf(stock), {
        ...stock,
        quantity: stock.quantity - fromStock,
        preordered: stock.preordered - preordered,
      })
    }
    const counts = { taken: fromStock + preordered, preordered, restocked: 0 }
    sources[line]?.push({ locationId, quantity, ...counts, reason })
  }
  return sources
}

interface StockName {
  readonly productId: string | null
  readonly variantId: string | null
  readonly locationId: string
}
const keyOf = ({ productId, variantId, locationId }: StockName) =>
  `${productId} ${variantId} ${locationId}`

/** Pieces that go back to one source of a line. */
export interface SourceReturn {
  /** Absent: the default location. */
  readonly locationId?: string
  readonly quantity: number
  readonly preordered: number
}

type Counts = Pick<LineSource, 'taken' | 'preordered' | 'restocked'> & {
  readonly locationId?: string
}

/**
 * The sources that so many pieces of a line return to: at most what was taken, pieces that were not
 * preordered first, and starting with the last source, which the rules prefer least.
 */
export function returnsOf(line: OrderLine, pieces: number): SourceReturn[] {
  const sources: readonly Counts[] = line.sources.length > 0 ? line.sources : [line]
  let left = Math.min(pieces, line.taken - line.restocked)
  const back = sources.map(({ locationId }) => ({
    ...(locationId !== undefined && { locationId }),
    quantity: 0,
    preordered: 0,
  }))
  const backwards = [...sources.keys()].reverse()
  const give = (field: 'quantity' | 'preordered', most: (source: Counts, at: number) => number) => {
    for (const at of backwards) {
      const [source, one] = [sources[at], back[at]]
      if (!source || !one || left <= 0) continue
      const count = Math.min(left, Math.max(0, most(source, at)))
      one[field] += count
      left -= count
    }
  }
  give('quantity', ({ taken, preordered, restocked }) => taken - preordered - restocked)
  give('preordered', ({ taken, restocked }, at) => taken - restocked - (back[at]?.quantity ?? 0))
  return back.filter(({ quantity, preordered }) => quantity + preordered > 0)
}

/** The sources with returned pieces counted as restocked. */
export const withReturned = (
  sources: readonly LineSource[],
  returns: readonly SourceReturn[],
): LineSource[] =>
  sources.map((source) => {
    const back = returns.find(({ locationId }) => locationId === source.locationId)
    const count = (back?.quantity ?? 0) + (back?.preordered ?? 0)
    return { ...source, restocked: source.restocked + count }
  })

/**
 * The sources of a line with fewer pieces: removes returned ones, then others starting with the last source.
 */
export function withLess(
  sources: readonly LineSource[],
  pieces: number,
  returns: readonly SourceReturn[],
): LineSource[] {
  let left = pieces
  const after = sources.map((source) => {
    const back = returns.find(({ locationId }) => locationId === source.locationId)
    const [quantity, preordered] = [back?.quantity ?? 0, back?.preordered ?? 0]
    left -= quantity + preordered
    return {
      ...source,
      quantity: source.quantity - quantity - preordered,
      taken: source.taken - quantity - preordered,
      preordered: source.preordered - preordered,
    }
  })
  return after
    .toReversed()
    .map((source) => {
      const spare = Math.min(left, source.quantity - (source.taken - source.restocked))
      left -= Math.max(0, spare)
      return { ...source, quantity: source.quantity - Math.max(0, spare) }
    })
    .toReversed()
    .filter(({ quantity, taken }) => quantity > 0 || taken > 0)
}
