import { SubscriptionCreated } from '@vitrine/contract/subscriptions'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Purchasable } from '../../../catalog/index.ts'
import type { Fact } from '../../../site/events/index.ts'
import { planOf } from '../../cart/index.ts'
import { isSubscribed, type Order, type OrderLine } from '../../orders/index.ts'
import type { Subscription } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { insertSubscription } from '../store/subscriptions.ts'
import { merchant, type SubscriptionDeps } from './deps.ts'

interface CreatedOrder {
  readonly checkoutId: string | null
  readonly lines: readonly { readonly subscriptionId?: string | null }[]
}

/**
 * Creates the subscriptions of an order from a checkout; they wait for its payment. Renewals have no checkout and
 * create none.
 */
export async function followCreated(
  tx: Tx,
  deps: SubscriptionDeps,
  { entityId, after }: Fact,
): Promise<void> {
  const { checkoutId, lines } = after as CreatedOrder
  if (checkoutId === null || !lines.some(({ subscriptionId }) => subscriptionId)) return
  const order = await knownBuyer(tx, deps, await deps.orders.require(tx, merchant, entityId))
  const subscribed = (await deps.orders.linesOf(tx, entityId)).filter(isSubscribed)
  const resolutions = await deps.catalog.resolvePurchasables(
    tx,
    subscribed.flatMap(({ reference }) => reference ?? []),
  )
  for (const [at, line] of subscribed.entries()) {
    const resolution = resolutions[at]
    const subscription =
      resolution?.status === 'FOUND' && begin(tx, order, line, resolution.purchasable)
    if (!subscription) continue
    await insertSubscription(tx, subscription)
    await deps.events.append(tx, {
      definition: SubscriptionCreated,
      entityId: subscription.id,
      after: factOf(subscription),
    })
  }
}

/** An imported order may refer to a member that does not exist. */
async function knownBuyer(tx: Tx, { isMember }: SubscriptionDeps, order: Order): Promise<Order> {
  const { memberId } = order
  return memberId === null || (await isMember(tx, memberId)) ? order : { ...order, memberId: null }
}

/** Creates a subscription; undefined for a plan without an interval. */
function begin(
  tx: Tx,
  order: Order,
  line: OrderLine,
  { subscription: chosen }: Purchasable,
): Subscription | undefined {
  const plan = planOf(chosen)
  if (!plan || !line.reference) return undefined
  const delivery = order.delivery.find(({ lineIds }) => lineIds.includes(line.id))
  const { memberId, visitorId, email, buyerName, language, channel, currency } = order
  return {
    ...initial,
    id: newId(),
    orderId: order.id,
    orderNumber: order.number,
    lineId: line.id,
    memberId,
    visitorId,
    email,
    buyerName,
    language,
    channel,
    currency,
    productId: line.reference.productId,
    reference: line.reference,
    name: line.name,
    descriptionLines: line.descriptionLines,
    image: line.image,
    quantity: line.quantity,
    unitPrice: line.price.unitPrice,
    planTitle: plan.title,
    frequency: plan.frequency,
    interval: plan.interval,
    billingCycles: plan.billingCycles,
    deliveryOptionId: delivery?.optionId ?? null,
    deliveryTitle: delivery?.title ?? '',
    shipping: order.shipping,
    billing: order.billing,
    startDate: tx.now,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
}

const initial = {
  revision: 1,
  status: 'PENDING',
  paymentId: null,
  nextCycle: null,
  nextDate: null,
  ordersCount: 1,
  cancelAtPeriodEnd: false,
  remindedCycle: null,
  openOrderId: null,
  failedCharges: 0,
  retryDate: null,
  endedDate: null,
} as const
