import { OrderImported } from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order, OrderView } from '../model/order.ts'
import { factOf } from '../rules/facts.ts'
import { nameOf } from '../rules/new-order.ts'
import { fulfillmentStateOf, paymentStateOf } from '../rules/states.ts'
import { addActivities } from '../store/activities.ts'
import { insertLines, moveFulfilled } from '../store/lines.ts'
import { insertOrder, takeNumber, updateOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { entriesOf, type SoldOrder } from './record-order.ts'

/** An order that another system has sold and worked on. Amounts in minor units of its currency. */
export interface EarlierOrder extends Omit<SoldOrder, 'isPlaced' | 'purchasedDate'> {
  /** The id in the other system; absent: a new one. */
  readonly id: string | undefined
  /** The number for the buyer; absent: the next one of the shop. */
  readonly number: number | undefined
  readonly state: 'PLACED' | 'CANCELLED'
  readonly purchasedDate: Date
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly paymentMethod: string
}

/**
 * Stores an order of another system, dated as of its purchase there. Has no side effects: no stock is taken,
 * no mail sent, and no document issued.
 */
export async function importOrder(tx: Tx, deps: OrderDeps, earlier: EarlierOrder): Promise<Order> {
  const { lines } = earlier
  const { locale } = await deps.settingsOf(tx.siteId)
  const number = earlier.number ?? (await takeNumber(deps.platform.direct, tx.siteId))
  const order = orderOf(tx, earlier, { number, language: earlier.language ?? locale })
  await insertOrder(tx, order, null)
  await insertLines(tx, order.id, lines)
  const sent = new Map(
    lines.flatMap(({ id, fulfilled }) => (fulfilled > 0 ? [[id, fulfilled]] : [])),
  )
  if (sent.size > 0) await moveFulfilled(tx, order.id, sent, null)
  const paymentState = await bookEarlier(tx, deps, order, earlier)
  const imported: Order = { ...order, paymentState }
  await updateOrder(tx, imported)
  await addActivities(tx, order.id, [{ kind: 'IMPORTED', content: {} }])
  await deps.events.append(tx, {
    definition: OrderImported,
    entityId: order.id,
    after: factOf(imported, lines),
  })
  return imported
}

/** Books sale and payments on the day of the purchase; returns the totals of the payments. */
async function bookEarlier(
  tx: Tx,
  { ledger, payments }: Pick<OrderDeps, 'ledger' | 'payments'>,
  order: Order,
  { paidMinor, refundedMinor, paymentMethod, purchasedDate, state }: EarlierOrder,
): Promise<Order['paymentState']> {
  const then = { ...tx, now: purchasedDate }
  const { id: orderId, currency, totals } = order
  await ledger.post(then, { orderId, kind: 'SALE', currency, entries: entriesOf(order) })
  if (state === 'CANCELLED') await ledger.cancelSale(then, orderId, currency)
  if (paidMinor > 0) {
    const name = paymentMethod
    const amounts = { amountMinor: paidMinor, refundedMinor }
    await payments.addEarlier(tx, { orderId, currency, name, date: purchasedDate, ...amounts })
  }
  const money = (await payments.of(tx, [orderId])).get(orderId)
  return paymentStateOf(totals.total, state === 'PLACED', money ?? NO_MONEY)
}

const NO_MONEY: Pick<OrderView, 'payments' | 'refunds'> = { payments: [], refunds: [] }

function orderOf(
  { now, actor }: Tx,
  { lines, id, number: _, language: __, paidMinor: ___, ...earlier }: EarlierOrder,
  added: Pick<Order, 'number' | 'language'>,
): Order {
  const { refundedMinor: _____, paymentMethod: ______, ...sold } = earlier
  const placedDate = sold.purchasedDate
  return {
    ...sold,
    ...added,
    payLaterMinor: 0,
    id: id ?? newId(),
    revision: 1,
    paymentState: 'UNPAID',
    contactId: null,
    buyerName: nameOf(sold.shipping) || nameOf(sold.billing),
    cartId: null,
    giftMessage: '',
    consents: [],
    hold: null,
    staffFields: {},
    importedDate: now,
    isRehearsal: false,
    creator: { type: actor.type, id: actor.id },
    payUntilDate: null,
    createdDate: sold.purchasedDate,
    updatedDate: now,
    placedDate,
    fulfillmentState: fulfillmentStateOf({ ...sold, placedDate }, lines),
  }
}
