import type { Tx } from '../../../../platform/tx.ts'
import type { Refund } from '../../payments/index.ts'
import type { OrderLine } from '../model/order.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'

interface Wanted {
  readonly line: OrderLine
  readonly quantity: number
}

/**
 * Takes from stock again what a refund has put back that came to nothing. What was sold to somebody else meanwhile stays
 * put back. The order is locked.
 */
export async function takeAgain(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  { id, orderId, lines: refunded }: Pick<Refund, 'id' | 'orderId' | 'lines'>,
): Promise<void> {
  const lines = await findLines(tx, orderId)
  const wanted = lines.flatMap((line): Wanted[] => {
    const quantity = refunded.find(({ lineId }) => lineId === line.id)?.restock ?? 0
    return quantity > 0 && line.productId !== null ? [{ line, quantity }] : []
  })
  const taken = await reserveThere(tx, deps, id, wanted)
  if (taken.length === 0) return
  await updateCounts(
    tx,
    orderId,
    taken.map(({ line, quantity }) => ({ ...line, restocked: line.restocked - quantity })),
  )
  await deps.stock.commit(tx, id)
}

/** Holds all of it, else those lines of which there is enough; answers with what is held. */
async function reserveThere(
  tx: Tx,
  { stock }: Pick<OrderDeps, 'stock'>,
  holderId: string,
  wanted: readonly Wanted[],
): Promise<readonly Wanted[]> {
  const reserve = (some: readonly Wanted[]) =>
    stock.reserve(tx, {
      holderId,
      lines: some.map(({ line, quantity }) => ({
        productId: line.productId ?? '',
        ...(line.variantId !== null && { variantId: line.variantId }),
        quantity,
      })),
    })
  if (wanted.length === 0) return []
  const problems = await reserve(wanted)
  if (problems.length === 0) return wanted
  const there = wanted.filter((_, at) => !problems.some(({ line }) => line === at))
  return there.length > 0 && (await reserve(there)).length === 0 ? there : []
}
