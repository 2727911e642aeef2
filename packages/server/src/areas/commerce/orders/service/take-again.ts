import type { Tx } from '../../../../platform/tx.ts'
import type { Refund } from '../../payments/index.ts'
import type { OrderLine } from '../model/order.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'

/** Pieces of a line that are taken where they were put back. */
interface LineToTake {
  readonly line: OrderLine
  readonly quantity: number
  /** Absent: the default location. */
  readonly locationId?: string
}

/**
 * Takes stock again that a failed refund had returned. Pieces sold meanwhile remain returned. The order is
 * locked.
 */
export async function takeAgain(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  { id, orderId, lines: refunded }: Pick<Refund, 'id' | 'orderId' | 'lines'>,
): Promise<void> {
  const lines = await findLines(tx, orderId)
  const wanted = lines.flatMap((line): LineToTake[] => {
    const quantity = refunded.find(({ lineId }) => lineId === line.id)?.restock ?? 0
    return quantity > 0 && line.productId !== null ? wantedOf(line, quantity) : []
  })
  const taken = await reserveThere(tx, deps, id, wanted)
  if (taken.length === 0) return
  await updateCounts(
    tx,
    orderId,
    lines.map((line) => withTakenAgain(line, taken)).filter((line, at) => line !== lines[at]),
  )
  await deps.stock.commit(tx, id)
}

function wantedOf(line: OrderLine, pieces: number): LineToTake[] {
  if (line.sources.length === 0) return [{ line, quantity: pieces }]
  let left = pieces
  return line.sources.flatMap(({ locationId, restocked }) => {
    const quantity = Math.min(left, restocked)
    left -= quantity
    return quantity > 0 ? [{ line, quantity, locationId }] : []
  })
}

function withTakenAgain(line: OrderLine, taken: readonly LineToTake[]): OrderLine {
  const own = taken.filter((one) => one.line.id === line.id)
  if (own.length === 0) return line
  const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0)
  const sources = line.sources.map((source) => {
    const again = own.find(({ locationId }) => locationId === source.locationId)?.quantity ?? 0
    return { ...source, restocked: source.restocked - again }
  })
  return { ...line, restocked: line.restocked - pieces, sources }
}

/** Reserves all of it, otherwise the parts with sufficient stock; returns the reserved ones. */
async function reserveThere(
  tx: Tx,
  { stock }: Pick<OrderDeps, 'stock'>,
  holderId: string,
  wanted: readonly LineToTake[],
): Promise<readonly LineToTake[]> {
  const reserve = (some: readonly LineToTake[]) =>
    stock.reserve(tx, {
      holderId,
      lines: some.map(({ line, quantity, locationId }) => ({
        productId: line.productId ?? '',
        ...(line.variantId !== null && { variantId: line.variantId }),
        ...(locationId !== undefined && { locationId }),
        quantity,
      })),
    })
  if (wanted.length === 0) return []
  const problems = await reserve(wanted)
  if (problems.length === 0) return wanted
  const there = wanted.filter((_, at) => !problems.some(({ line }) => line === at))
  return there.length > 0 && (await reserve(there)).length === 0 ? there : []
}
