import {
  OrderCreated,
  OrderExists,
  OrderPlaced,
  PurchasedDateInFuture,
} from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Entry } from '../../ledger/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { factOf } from '../rules/facts.ts'
import { nameOf, payLaterOfLines } from '../rules/new-order.ts'
import { fulfillmentStateOf, paymentStateOf } from '../rules/states.ts'
import { addActivities } from '../store/activities.ts'
import { insertLines } from '../store/lines.ts'
import { findOrderOfCheckout, insertOrder, takeNumber } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { placedActivities } from './follow-fulfillments.ts'
import { takeSold } from './take-sold.ts'

/** An order of another sales channel. Amounts in minor units of its currency. */
export interface SoldOrder
  extends Pick<
    Order,
    | 'channel'
    | 'visitorId'
    | 'memberId'
    | 'email'
    | 'checkoutId'
    | 'purchaseFlowId'
    | 'currency'
    | 'pricesIncludeTax'
    | 'totals'
    | 'discounts'
    | 'delivery'
    | 'taxes'
    | 'shipping'
    | 'billing'
    | 'note'
    | 'customFields'
    | 'tags'
    | 'publicTags'
    | 'archived'
    | 'seen'
    | 'fees'
    | 'externalReference'
    | 'attribution'
    | 'extendedFields'
    | 'purchasedDate'
  > {
  readonly language: string | undefined
  readonly lines: readonly OrderLine[]
  /** Delivered before it is paid. */
  readonly isPlaced: boolean
}

/**
 * Records an order of another sales channel. Books the given prices, and takes the available stock, because
 * the sale cannot be refused any more: now, or when it is paid, as the site is configured.
 */
export async function recordOrder(tx: Tx, deps: OrderDeps, sold: SoldOrder): Promise<Order> {
  const { lines, isPlaced, purchasedDate, checkoutId } = sold
  if (purchasedDate && purchasedDate > tx.now) throw PurchasedDateInFuture()
  const earlier = checkoutId && (await findOrderOfCheckout(tx, checkoutId))
  if (earlier) throw OrderExists({ orderId: earlier.id })
  const settings = await deps.settingsOf(tx.siteId)
  const order = orderOf(tx, sold, {
    number: await takeNumber(deps.platform.direct, tx.siteId),
    language: sold.language ?? settings.locale,
  })
  await insertOrder(tx, order, null)
  await insertLines(tx, order.id, lines)
  await addActivities(tx, order.id, [
    { kind: 'CREATED', content: {} },
    ...(isPlaced ? placedActivities(order) : []),
  ])
  const { id: orderId, currency } = order
  await deps.ledger.post(tx, { orderId, kind: 'SALE', currency, entries: entriesOf(order) })
  const after = factOf(order, lines)
  await deps.events.append(
    tx,
    { definition: OrderCreated, entityId: order.id, after },
    ...(isPlaced ? [{ definition: OrderPlaced, entityId: order.id, after }] : []),
  )
  const isTaken = order.paymentState === 'PAID' || settings.orders.takeStock === 'ON_ORDER_PLACED'
  if (isTaken) await takeSold(tx, deps, order, lines)
  return order
}

function orderOf(
  { now, actor }: Tx,
  { lines, isPlaced, language: _, ...sold }: SoldOrder,
  added: Pick<Order, 'number' | 'language'>,
): Order {
  const placedDate = isPlaced ? now : null
  return {
    ...sold,
    ...added,
    payLaterMinor: payLaterOfLines(lines, sold.totals.total),
    staffFields: {},
    id: newId(),
    revision: 1,
    state: isPlaced ? 'PLACED' : 'AWAITING_PAYMENT',
    paymentState: paymentStateOf(sold.totals.total, isPlaced, { payments: [], refunds: [] }),
    contactId: null,
    buyerName: nameOf(sold.shipping) || nameOf(sold.billing),
    cartId: null,
    giftMessage: '',
    consents: [],
    hold: null,
    importedDate: null,
    isRehearsal: false,
    creator: { type: actor.type, id: actor.id },
    payUntilDate: null,
    createdDate: now,
    updatedDate: now,
    placedDate,
    fulfillmentState: fulfillmentStateOf({ ...sold, placedDate }, lines),
  }
}

/** The entries of the given sums; they add up to zero, because the total is computed from them. */
export function entriesOf({ totals }: Pick<Order, 'totals'>): Entry[] {
  const { total, subtotal, discount, delivery, deliveryDiscount, fees, tax, includedTax } = totals
  return [
    { account: 'RECEIVABLE', amountMinor: total },
    { account: 'SALES', amountMinor: -(subtotal - includedTax) },
    { account: 'DELIVERY', amountMinor: -delivery },
    { account: 'FEES', amountMinor: -fees },
    { account: 'DISCOUNT', amountMinor: discount + deliveryDiscount },
    { account: 'TAX', amountMinor: -(tax + includedTax) },
  ]
}
