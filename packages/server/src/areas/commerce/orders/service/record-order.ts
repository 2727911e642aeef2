import {
  OrderCreated,
  OrderExists,
  OrderPlaced,
  PurchasedDateInFuture,
} from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HeldStock } from '../../../stock/index.ts'
import type { Entry } from '../../ledger/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { factOf } from '../rules/facts.ts'
import { nameOf } from '../rules/new-order.ts'
import { fulfillmentStateOf, paymentStateOf } from '../rules/states.ts'
import { withTaken } from '../rules/taken-stock.ts'
import { addActivities } from '../store/activities.ts'
import { insertLines, updateCounts } from '../store/lines.ts'
import { findOrderOfCheckout, insertOrder, takeNumber } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { placedActivities } from './follow-fulfillments.ts'

/** An order that was sold elsewhere, as it was sold there. Amounts in minor units of its currency. */
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
 * Records an order that was sold elsewhere. Its prices are booked as they are given; of its stock is taken what is
 * there, because what was sold cannot be refused any more.
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
  await takeStock(tx, deps, order.id, lines)
  const isTaken = order.paymentState === 'PAID' || settings.orders.takeStock === 'ON_ORDER_PLACED'
  if (isTaken) await deps.stock.commit(tx, order.id)
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
    creator: { type: actor.type, id: actor.id },
    payUntilDate: null,
    createdDate: now,
    updatedDate: now,
    placedDate,
    fulfillmentState: fulfillmentStateOf({ ...sold, placedDate }, lines),
  }
}

/** What the given sums book; they add up to zero, because the total is made of them. */
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

/** Takes what is there of each line, and remembers it on the line. */
async function takeStock(
  tx: Tx,
  deps: OrderDeps,
  holderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  const wanted = lines.flatMap(({ productId, variantId, quantity }) =>
    productId === null ? [] : [{ productId, ...(variantId !== null && { variantId }), quantity }],
  )
  if (wanted.length === 0) return
  const problems = await deps.stock.reserve(tx, { holderId, lines: wanted })
  if (problems.length > 0) {
    const left = leftOf(wanted, problems)
    if (left.length > 0) await deps.stock.reserve(tx, { holderId, lines: left })
  }
  const held = await deps.stock.find(tx, holderId)
  const taken = withTaken(withVariants(lines, held), held)
  await updateCounts(
    tx,
    holderId,
    taken.filter((line) => line.taken > 0),
  )
}

/** A line that names only its product is of the variant that was taken for it. */
const withVariants = (lines: readonly OrderLine[], held: readonly HeldStock[]): OrderLine[] =>
  lines.map((line) => {
    if (line.variantId !== null) return line
    const own = held.find(({ productId }) => productId === line.productId)
    return { ...line, variantId: own?.variantId ?? null }
  })

interface Wanted {
  readonly productId: string
  readonly variantId?: string
  readonly quantity: number
}

/** Of lines that are short, what is there; the lines of one variant share it in their order. */
function leftOf(
  wanted: readonly Wanted[],
  problems: readonly { readonly line: number; readonly available: number }[],
): Wanted[] {
  const keyOf = ({ productId, variantId }: Wanted) => `${productId} ${variantId}`
  const left = new Map<string, number>()
  for (const { line, available } of problems) {
    const one = wanted[line]
    if (one) left.set(keyOf(one), Math.max(0, available))
  }
  return wanted.flatMap((one) => {
    const available = left.get(keyOf(one))
    if (available === undefined) return [one]
    const quantity = Math.min(one.quantity, available)
    left.set(keyOf(one), available - quantity)
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
}
