import { OrderCreated, OrderPlaced } from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { ORDER_CREDIT_PROVIDER } from '../../payments/index.ts'
import type { Activity, Order } from '../model/order.ts'
import { factOf } from '../rules/facts.ts'
import { nameOf } from '../rules/new-order.ts'
import { saleEntries } from '../rules/sale-entries.ts'
import { fulfillmentStateOf, isPaidInFull, paymentStateOf } from '../rules/states.ts'
import { addActivities } from '../store/activities.ts'
import { insertLines, updateCounts } from '../store/lines.ts'
import { insertOrder, takeNumber } from '../store/orders.ts'
import { claimPromotions } from './claim-promotions.ts'
import type { OrderDeps } from './deps.ts'
import { feesOf, orderPriceOf, type PricedSale } from './edit-order.ts'
import { placedActivities } from './follow-fulfillments.ts'
import { notifyBuyer, notifyOwners } from './notify.ts'
import { reserveAll } from './reserve-lines.ts'
import { giftCardLineIds, issueSoldGiftCards } from './sold-gift-cards.ts'

/** An order that a merchant creates for a buyer. */
export interface MerchantOrder extends PricedSale {
  readonly fields: Pick<
    Order,
    'channel' | 'memberId' | 'email' | 'shipping' | 'billing' | 'note' | 'extendedFields'
  > &
    Partial<Pick<Order, 'visitorId'>>
  readonly language: string | null
  readonly notifyBuyer: boolean
  readonly notifyOwners: boolean
  /** Until when it waits for its payment, with reserved stock; absent: it is placed immediately. */
  readonly awaitsPaymentUntil?: Date
  /** Default: a new one. */
  readonly id?: string
  /** A credit from another order, which the caller subtracts there. */
  readonly credit?: { readonly orderNumber: number; readonly amountMinor: number }
  /** Recorded with its creation, such as its origin. */
  readonly origin?: Activity['content']
}

/** Creates an order that is unpaid, or paid with a credit. Refuses insufficient stock. */
export async function writeOrder(tx: Tx, deps: OrderDeps, written: MerchantOrder): Promise<Order> {
  const { lines, result } = written
  const settings = await deps.settingsOf(tx.siteId)
  const order = orderOf(tx, written, {
    number: await takeNumber(deps.platform.direct, tx.siteId),
    language: written.language ?? settings.locale,
  })
  const { id: orderId, currency } = order
  await insertOrder(tx, order, orderPriceOf(written))
  await insertLines(tx, orderId, lines)
  const isPlaced = order.state === 'PLACED'
  await addActivities(tx, orderId, [
    { kind: 'CREATED', content: written.origin ?? {} },
    ...(isPlaced ? placedActivities(order) : []),
  ])
  const entries = saleEntries(result, giftCardLineIds(lines))
  await deps.ledger.post(tx, { orderId, kind: 'SALE', currency, entries })
  const after = factOf(order, lines)
  await deps.events.append(
    tx,
    { definition: OrderCreated, entityId: orderId, after },
    ...(isPlaced ? [{ definition: OrderPlaced, entityId: orderId, after }] : []),
  )
  await payWithCredit(tx, deps, order, written)
  if (isPlaced && isPaidInFull(order.paymentState)) await issueSoldGiftCards(tx, deps, order)
  if (isPlaced && written.notifyBuyer) await notifyBuyer(tx, deps, order, 'order-confirmed')
  if (isPlaced && written.notifyOwners) await notifyOwners(tx, deps, order)
  await claimPromotions(tx, deps, order)
  const sold = lines.filter(({ productId }) => productId !== null)
  if (sold.length === 0) return order
  await updateCounts(tx, orderId, await reserveAll(tx, deps, order, sold, order.payUntilDate))
  const isTaken =
    order.paymentState === 'PAID' || (isPlaced && settings.orders.takeStock === 'ON_ORDER_PLACED')
  if (isTaken) await deps.stock.commit(tx, orderId)
  return order
}

async function payWithCredit(
  tx: Tx,
  { payments }: Pick<OrderDeps, 'payments'>,
  { id: orderId, currency }: Order,
  { credit }: MerchantOrder,
): Promise<void> {
  if (!credit || credit.amountMinor === 0) return
  await payments.addTender(tx, {
    provider: ORDER_CREDIT_PROVIDER,
    orderId,
    name: `#${credit.orderNumber}`,
    amountMinor: credit.amountMinor,
    currency,
    isCaptured: true,
  })
}

/** Without payments besides the credit. */
function paymentStateAtFirst({ result, credit }: MerchantOrder, isPlaced: boolean) {
  const { total } = result.totals
  const paid = credit?.amountMinor ?? 0
  if (paid === 0) return paymentStateOf(total, isPlaced, { payments: [], refunds: [] })
  return paid < total ? 'PARTLY_PAID' : 'PAID'
}

function orderOf(
  { now, actor }: Tx,
  written: MerchantOrder,
  added: Pick<Order, 'number' | 'language'>,
): Order {
  const { fields, lines, result, snapshot, awaitsPaymentUntil } = written
  const { totals, discounts, delivery, taxes, currency } = result
  const payUntilDate = totals.total === 0 ? null : (awaitsPaymentUntil ?? null)
  const placedDate = payUntilDate === null ? now : null
  return {
    visitorId: null,
    ...fields,
    ...added,
    id: written.id ?? newId(),
    revision: 1,
    state: placedDate === null ? 'AWAITING_PAYMENT' : 'PLACED',
    paymentState: paymentStateAtFirst(written, placedDate !== null),
    fulfillmentState: fulfillmentStateOf({ placedDate, delivery }, lines),
    contactId: null,
    buyerName: nameOf(fields.shipping) || nameOf(fields.billing),
    checkoutId: null,
    cartId: null,
    purchaseFlowId: null,
    currency,
    pricesIncludeTax: snapshot.settings.pricesIncludeTax,
    totals,
    payLaterMinor: 0,
    discounts,
    delivery,
    taxes,
    fees: feesOf(result),
    giftMessage: '',
    customFields: [],
    staffFields: {},
    consents: [],
    tags: [],
    publicTags: [],
    archived: false,
    seen: awaitsPaymentUntil === undefined,
    externalReference: null,
    attribution: '',
    hold: null,
    purchasedDate: null,
    importedDate: null,
    isRehearsal: false,
    creator: { type: actor.type, id: actor.id },
    payUntilDate,
    createdDate: now,
    updatedDate: now,
    placedDate,
  }
}
