import type { HeldStock, ReturnedStock } from '../../../stock/index.ts'
import type { OrderLine } from '../model/order.ts'

/** What is held of each variant, given to the lines that sell it, the earlier ones first. */
export function withTaken(lines: readonly OrderLine[], held: readonly HeldStock[]): OrderLine[] {
  const left = new Map<string, { quantity: number; preordered: number }>()
  for (const { productId, variantId, quantity, preordered } of held) {
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

/** How many pieces of lines return to stock: what was not preordered first. */
export function returning(
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): ReturnedStock[] {
  return lines.flatMap((line) => {
    const { productId, variantId, taken, restocked } = line
    const count = Math.min(pieces.get(line.id) ?? 0, taken - restocked)
    if (count <= 0 || productId === null || variantId === null) return []
    const fromStock = Math.max(0, taken - line.preordered - restocked)
    const quantity = Math.min(count, fromStock)
    return [{ productId, variantId, quantity, preordered: count - quantity }]
  })
}

/** How many pieces of each line return to stock of those that are asked for, where any do. */
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

/** The same lines with what has returned counted. */
export const withRestocked = (
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): OrderLine[] =>
  lines.map((line) => {
    const left = line.taken - line.restocked
    return { ...line, restocked: line.restocked + Math.min(pieces.get(line.id) ?? 0, left) }
  })
