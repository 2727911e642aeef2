import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { Order, OrderLine } from '../../orders/index.ts'
import type { Review } from '../model.ts'
import { findReviewsOfOrder } from '../store/reviews.ts'
import type { ReviewDeps } from './deps.ts'
import { isReviewable, requireBoughtOrder } from './order-of.ts'

export interface Reviewable {
  readonly order: Order
  readonly lines: readonly {
    readonly line: OrderLine & { readonly productId: string }
    readonly review: Review | undefined
  }[]
}

/** The products of an order that its buyer can review, or has reviewed. */
export const listReviewable = async (
  tx: Tx,
  deps: ReviewDeps,
  bought: { readonly caller: CartCaller; readonly order: string },
): Promise<Reviewable> => reviewableOf(tx, deps, await requireBoughtOrder(tx, deps, bought))

/** Lines of an order that have a review or can have one. */
export async function reviewableOf(
  tx: Tx,
  deps: Pick<ReviewDeps, 'orders'>,
  order: Order,
): Promise<Reviewable> {
  if (!isReviewable(order)) return { order, lines: [] }
  const reviews = new Map((await findReviewsOfOrder(tx, order.id)).map((one) => [one.lineId, one]))
  const lines = await deps.orders.linesOf(tx, order.id)
  return {
    order,
    lines: lines.flatMap(({ productId, ...line }) =>
      productId === null ? [] : [{ line: { ...line, productId }, review: reviews.get(line.id) }],
    ),
  }
}
