import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import { findLines, moveReturned } from '../store/lines.ts'
import { findOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import type { PiecesSent } from './follow-fulfillments.ts'
import { restockLines } from './give-up.ts'
import { saveOrder } from './save-order.ts'

/** Pieces that are returned or, if negative, no longer are. */
export interface PiecesReturned extends PiecesSent {
  /** Whether the limit is the ordered instead of the sent quantity. */
  readonly evenUnsent?: boolean
}

/**
 * Counts returned pieces of a locked order. False when more would return than possible: the caller must roll
 * back.
 */
export async function returnLines(
  tx: Tx,
  deps: Pick<OrderDeps, 'events'>,
  order: Order,
  { pieces, activities, evenUnsent = false }: PiecesReturned,
): Promise<boolean> {
  const moved = await moveReturned(tx, order.id, pieces, evenUnsent)
  if (moved.size < pieces.size) return false
  await saveOrder(tx, deps, order, order, { activities, others: ['returns'] })
  return true
}

/** Returns pieces of a locked order to stock: at most what was taken. */
export async function restockReturned(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (order) await restockLines(tx, deps, order.id, await findLines(tx, order.id), pieces)
}
