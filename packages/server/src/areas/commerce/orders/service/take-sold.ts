import type { Tx } from '../../../../platform/tx.ts'
import type { HoldProblem } from '../../../stock/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'
import { type Holder, isReserved, reserveLines } from './reserve-lines.ts'

/** Takes the available stock of each line, and records it on the line. */
export async function takeSold(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  order: Holder,
  lines: readonly OrderLine[],
): Promise<void> {
  const sold = lines.filter(({ productId }) => productId !== null)
  if (sold.length === 0) return
  const whole = await reserveLines(tx, deps, order, sold)
  const { lines: taken } =
    whole.problems.length > 0
      ? await reserveLines(tx, deps, order, leftOf(sold, whole.problems))
      : whole
  await updateCounts(tx, order.id, taken.filter(isReserved))
  await deps.stock.commit(tx, order.id)
}

/** Takes missing stock of a recorded order when it is paid. Orders of a checkout have reserved theirs. */
export async function takeWhenPaid(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock' | 'settingsOf'>,
  order: Holder & Pick<Order, 'cartId' | 'importedDate' | 'isRehearsal'>,
): Promise<void> {
  const { id, cartId, importedDate, isRehearsal } = order
  if (cartId !== null || importedDate !== null || isRehearsal) return
  const { orders } = await deps.settingsOf(tx.siteId)
  if (orders.takeStock !== 'ON_ORDER_PAID') return
  const lines = await findLines(tx, id)
  const isUntouched = lines.every(({ taken, restocked }) => taken + restocked === 0)
  if (isUntouched && (await deps.stock.find(tx, id)).length === 0) {
    await takeSold(tx, deps, order, lines)
  }
}

/** The available stock of insufficient lines; lines of one variant share it in order. */
function leftOf(lines: readonly OrderLine[], problems: readonly HoldProblem[]): OrderLine[] {
  const keyOf = ({ productId, variantId }: OrderLine) => `${productId} ${variantId}`
  const left = new Map<string, number>()
  for (const { line, available } of problems) {
    const one = lines[line]
    if (one) left.set(keyOf(one), Math.max(0, available))
  }
  return lines.flatMap((one) => {
    const available = left.get(keyOf(one))
    if (available === undefined) return [one]
    const quantity = Math.min(one.quantity, available)
    left.set(keyOf(one), available - quantity)
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
}
