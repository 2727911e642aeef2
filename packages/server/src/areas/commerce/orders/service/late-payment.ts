import { OrderPlaced } from '@vitrine/contract/orders'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isTender } from '../../payments/index.ts'
import type { Order } from '../model/order.ts'
import { isPaidInFull } from '../rules/states.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import { findOrderOfCheckout } from '../store/orders.ts'
import { claimPromotions, isUsedUp } from './claim-promotions.ts'
import type { OrderDeps } from './deps.ts'
import { notifyBuyer, notifyOwners } from './notify.ts'
import { reserveLines } from './reserve-lines.ts'
import { saveOrder } from './save-order.ts'
import { issueSoldGiftCards } from './sold-gift-cards.ts'
import { takeStock } from './take-stock.ts'

/**
 * Handles a payment or authorization that arrived after its order had expired: places the order if goods and
 * promotions are still available, otherwise notes the amount to refund for the merchant. It is never ignored
 * silently.
 */
export async function recoverLate(tx: Tx, deps: OrderDeps, order: Order): Promise<void> {
  if (order.state !== 'CANCELLED' && (await tryAgain(tx, deps, order))) return
  await saveOrder(tx, deps, order, order, {
    activities: [{ kind: 'PAID_LATE', content: { isRecovered: false } }],
  })
}

async function tryAgain(tx: Tx, deps: OrderDeps, order: Order): Promise<boolean> {
  const other = order.checkoutId && (await findOrderOfCheckout(tx, order.checkoutId))
  // Its gift cards were refunded, and may have been spent elsewhere.
  const money = (await deps.payments.of(tx, [order.id])).get(order.id)
  if (other || money?.payments.some(isTender)) return false
  const isHeld = await inSavepoint(tx, async () => {
    await claimPromotions(tx, deps, order)
    const lines = await findLines(tx, order.id)
    const sold = lines.filter(({ productId }) => productId !== null)
    if (order.isRehearsal) return true
    const reserved = await reserveLines(tx, deps, order, sold)
    if (reserved.problems.length > 0) throw new SoldOut()
    await updateCounts(tx, order.id, reserved.lines)
    await takeStock(tx, deps, order)
    return true
  }).catch((error: unknown) => {
    if (error instanceof SoldOut || isUsedUp(error)) return false
    throw error
  })
  if (!isHeld) return false
  await deps.ledger.restoreSale(tx, order.id, order.currency)
  if (order.checkoutId) await deps.checkouts.completeOrdered(tx, order.checkoutId)
  const placed: Order = { ...order, state: 'PLACED', placedDate: tx.now }
  await saveOrder(tx, deps, order, placed, {
    definition: OrderPlaced,
    activities: [
      { kind: 'PAID_LATE', content: { isRecovered: true } },
      { kind: 'PLACED', content: {} },
    ],
  })
  if (isPaidInFull(placed.paymentState)) await issueSoldGiftCards(tx, deps, placed)
  await notifyBuyer(tx, deps, placed, 'order-confirmed')
  await notifyOwners(tx, deps, placed)
  return true
}

/** A part of the order is sold out. */
class SoldOut extends Error {}
