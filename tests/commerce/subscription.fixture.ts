import type { TestServer, Visitor } from '@vitrine/testkit'
import { type NewProduct, priced, productInput } from '../catalog/listed-products.fixture.ts'
import { stocked } from './cart.fixture.ts'
import { readyNow } from './order.fixture.ts'

export const CARD = '4242424242424242'
/** Succeeds while the buyer is present, and is declined when it is charged again. */
export const CARD_ONCE = '4000000000000341'

type Plan = NonNullable<NonNullable<NewProduct['subscriptionDetails']>['subscriptions']>[number]

/** Coffee for 10.00, or 9.00 monthly, with this quantity. */
export async function coffee(shop: TestServer, quantity = 50, plan: Partial<Plan> = {}) {
  const monthly: Plan = {
    title: 'Every month',
    frequency: 'MONTH',
    interval: 1,
    autoRenewal: true,
    discount: { type: 'PERCENT', percentOff: '10' },
    ...plan,
  }
  // A subscription with an end is defined by its number of orders alone.
  if (plan.billingCycles) delete monthly.autoRenewal
  const product = productInput({
    name: 'Coffee',
    variantsInfo: { variants: [priced('10.00')] },
    subscriptionDetails: { subscriptions: [monthly], allowOneTimePurchases: true },
  })
  const merchant = shop.people.merchant()
  const { productId } = await stocked(merchant, product, quantity)
  const found = await merchant.api.catalogV3.getProduct({ productId })
  const subscriptionId = found.product.subscriptionDetails?.subscriptions[0]?.id ?? ''
  return { productId, subscriptionId }
}

/** Enters a card on the bank's page. */
export const enterCard = (shop: TestServer, page: string | null | undefined, card = CARD) =>
  shop.server.fetch(
    new Request(page ?? '', { method: 'POST', body: new URLSearchParams({ card }) }),
  )

interface SubscriptionInput {
  readonly parcel: string
  readonly methodId: string
  readonly card?: string
  readonly product?: { readonly productId: string; readonly subscriptionId: string }
  readonly quantity?: number
  readonly buyer?: Visitor
}

/** A buyer with a subscription and a paid first order; `card` null: unpaid. */
export async function subscribed(
  shop: TestServer,
  { parcel, methodId, card = CARD, product, quantity = 1, buyer }: SubscriptionInput,
) {
  const visitor = buyer ?? shop.people.visitor()
  const sold = product ?? (await coffee(shop))
  await visitor.api.cart.addLines({ lines: [{ ...sold, quantity }] })
  const { checkoutId } = await readyNow(visitor, parcel)
  const { order, step } = await visitor.api.orders.placeOrder({
    checkoutId,
    paymentMethodId: methodId,
  })
  if (step.url && card !== '') await enterCard(shop, step.url, card)
  const { subscriptions } = await shop.people.merchant().api.subscriptions.querySubscriptions({
    query: { filter: { createdDate: { $gte: order.createdDate } } },
  })
  const subscription = subscriptions.find(({ orderId }) => orderId === order.id)
  if (!subscription) throw new Error('The order started no subscription')
  return { visitor, order, id: subscription.id, subscription, ...sold }
}

/** Processes due subscriptions, like the job that runs every minute. */
export const runSubscriptions = ({ server }: TestServer) =>
  server.tasks['subscriptions:run'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )

/** Advances some days, then runs the job. */
export async function pass(shop: TestServer, days: number): Promise<void> {
  shop.clock.pass({ days })
  await runSubscriptions(shop)
}

/** A subscription as shown to merchants. */
export const shownOf = (shop: TestServer, id: string) =>
  shop.people.merchant().api.subscriptions.getSubscription({ id })

/** The subjects of the mails to the buyer, the earliest first. */
export async function mailsAfter(shop: TestServer, from: Date): Promise<string[]> {
  const { mails } = await shop.people.merchant().api.mailbox.listMails({})
  return mails
    .filter(({ createdDate }) => createdDate >= from)
    .map(({ subject }) => subject)
    .reverse()
}
