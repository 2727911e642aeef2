import { OrderCancelled, OrderExpired } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { Activity, Order, OrderLine } from '../model/order.ts'
import { returning, untouched, withRestocked } from '../rules/taken-stock.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import { findOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { isReserved } from './reserve-lines.ts'
import { saveOrder } from './save-order.ts'
import { cancelSoldGiftCards } from './sold-gift-cards.ts'

/** Why an order ends. */
export type GivenUpState = 'EXPIRED' | 'REJECTED' | 'CANCELLED'

interface GivingUp {
  /** Whether sold pieces return to stock; reservations are released in any case. */
  readonly restock?: boolean
  readonly reason?: string | undefined
  readonly note?: Activity['content']
  /** Whether its goods, stock and uses of promotions were moved to another order; default no. */
  readonly isMerged?: boolean
}

/**
 * Ends a locked order: voids open payments, releases reservations and uses of promotions, and reverses the
 * sale in the ledger. Payments stay until they are refunded. A buyer who did not pay gets the checkout and
 * the cart back.
 */
export async function giveUp(
  tx: Tx,
  deps: OrderDeps,
  { id }: Pick<Order, 'id'>,
  state: GivenUpState,
  { restock = false, reason, note = {}, isMerged = false }: GivingUp = {},
): Promise<void> {
  await deps.payments.cancelOpen(tx, id)
  const before = await findOrder(tx, id)
  if (!before) return
  if (isMerged) await clearStock(tx, id)
  else await returnStock(tx, deps, before, restock)
  await cancelSoldGiftCards(
    tx,
    deps,
    id,
    await findLines(tx, id),
    ({ quantity, refunded }) => quantity - refunded,
  )
  if (!isMerged) await deps.promotions.release(tx, id)
  await deps.ledger.cancelSale(tx, id, before.currency)
  const isByMerchant = state === 'CANCELLED'
  await saveOrder(
    tx,
    deps,
    before,
    { ...before, state, payUntilDate: null },
    {
      definition: isByMerchant ? OrderCancelled : OrderExpired,
      activities: [
        {
          kind: isByMerchant ? 'CANCELLED' : 'EXPIRED',
          content: { ...(reason && { reason }), ...note },
        },
      ],
    },
  )
  if (isByMerchant) return
  if (before.checkoutId) await deps.checkouts.reopen(tx, before.checkoutId, id)
  if (before.cartId) await deps.carts.reopen(tx, before.cartId, id)
}

/** Releases reservations; returns sold pieces if the merchant wants that. */
async function returnStock(tx: Tx, deps: OrderDeps, order: Order, restock: boolean): Promise<void> {
  const lines = await findLines(tx, order.id)
  const isHeld = order.state !== 'PLACED' || (await deps.stock.find(tx, order.id)).length > 0
  if (isHeld) {
    await deps.stock.release(tx, order.id)
    await updateCounts(tx, order.id, untouched(lines.filter(isReserved)))
    return
  }
  if (restock) await restockLines(tx, deps, order.id, lines, allOf(lines))
}

/** Its stock belongs to the other order now. */
async function clearStock(tx: Tx, orderId: string): Promise<void> {
  const lines = await findLines(tx, orderId)
  await updateCounts(tx, orderId, untouched(lines))
}

const allOf = (lines: readonly OrderLine[]) =>
  new Map(lines.map(({ id, taken, restocked }) => [id, taken - restocked]))

/** Returns sold pieces of lines to stock, at most what was taken. Returns the updated lines. */
export async function restockLines(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  orderId: string,
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): Promise<readonly OrderLine[]> {
  const after = withRestocked(lines, pieces)
  await updateCounts(
    tx,
    orderId,
    after.filter((line, at) => line.restocked !== lines[at]?.restocked),
  )
  await deps.stock.giveBack(tx, returning(lines, pieces))
  return after
}
