import type { ReturnedStock, RoutedPart, TakenStock } from '../../../stock/index.ts'
import type { OrderLine } from '../model/order.ts'
import { returnsOf, routedSources, withReturned } from './line-sources.ts'

/**
 * Assigns the stock taken of each variant to its lines, earlier ones first; for routed lines by their
 * locations. A line that only names its product gets the variant that was taken.
 */
export function withTaken(
  lines: readonly OrderLine[],
  taken: readonly TakenStock[],
  parts: readonly RoutedPart[] = [],
): OrderLine[] {
  const named = withVariants(lines, taken)
  if (parts.length > 0) {
    const sources = routedSources(named, taken, parts)
    return named.map((line, at) => withSources(line, sources[at] ?? []))
  }
  return fromDefault(named, taken)
}

const withVariants = (lines: readonly OrderLine[], taken: readonly TakenStock[]): OrderLine[] =>
  lines.map((line) => {
    if (line.variantId !== null) return line
    const own = taken.find(({ productId }) => productId === line.productId)
    return own ? { ...line, variantId: own.variantId } : line
  })

/** A line with the counts of its sources. */
export function withSources(line: OrderLine, sources: OrderLine['sources']): OrderLine {
  const sum = (field: 'taken' | 'preordered') =>
    sources.reduce((count, source) => count + source[field], 0)
  return { ...line, sources, taken: sum('taken'), preordered: sum('preordered') }
}

function fromDefault(lines: readonly OrderLine[], taken: readonly TakenStock[]): OrderLine[] {
  const left = new Map<string, { quantity: number; preordered: number }>()
  for (const { productId, variantId, quantity, preordered } of taken) {
    const key = `${productId} ${variantId}`
    const sum = left.get(key) ?? { quantity: 0, preordered: 0 }
    left.set(key, {
      quantity: sum.quantity + Number(quantity),
      preordered: sum.preordered + preordered,
    })
  }
  return lines.map((line) => {
    const stock = left.get(`${line.productId} ${line.variantId}`)
    if (!stock) return line
    const fromStock = Math.min(line.quantity, stock.quantity)
    const preordered = Math.min(line.quantity - fromStock, stock.preordered)
    stock.quantity -= fromStock
    stock.preordered -= preordered
    return { ...line, taken: fromStock + preordered, preordered }
  })
}

/** The pieces of lines that return to stock, each to its source: those that were not preordered first. */
export function returning(
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): ReturnedStock[] {
  return lines.flatMap((line) => {
    const { productId, variantId } = line
    if (productId === null || variantId === null) return []
    return returnsOf(line, pieces.get(line.id) ?? 0).map((back) => ({
      productId,
      variantId,
      ...back,
    }))
  })
}

/** The requested pieces of each line that return to stock, for lines with any. */
export function restockedPieces(
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const after = withRestocked(lines, pieces)
  const counts = lines.map(
    ({ id, restocked }, at) => [id, (after[at]?.restocked ?? 0) - restocked] as const,
  )
  return new Map(counts.filter(([, count]) => count > 0))
}

/** The lines with returned pieces counted. */
export const withRestocked = (
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): OrderLine[] =>
  lines.map((line) => {
    const count = pieces.get(line.id) ?? 0
    const left = line.taken - line.restocked
    return {
      ...line,
      restocked: line.restocked + Math.min(count, left),
      sources: withReturned(line.sources, returnsOf(line, count)),
    }
  })

/** The same lines with nothing taken for them. */
export const untouched = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map((line) => ({ ...line, taken: 0, preordered: 0, restocked: 0, sources: [] }))
