import { coffee } from '../commerce/subscription.fixture.ts'
import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { methodOf, parcelOf } from './order-steps.ts'

const shipping = {
  address: { country: 'DE', city: 'Berlin', postalCode: '10117' },
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
}

const coffeeOf = shared(({ shop }) => coffee(shop))

/** A subscription of the visitor that is active. */
async function subscribed(context: ExampleContext): Promise<string> {
  const line = { ...(await coffeeOf(context)), quantity: 1 }
  const { checkout } = await context.visitor.checkout.create({
    lines: [line],
    email: 'ada@example.com',
    shipping,
    deliveryChoices: [{ code: await parcelOf(context) }],
  })
  const { id: paymentMethodId } = await methodOf(context, 'BANK_TRANSFER')
  const { order } = await context.visitor.orders.placeOrder({
    checkoutId: checkout.id,
    paymentMethodId,
  })
  const { subscriptions } = await context.visitor.subscriptions.queryOwnSubscriptions({
    query: { filter: { orderId: order.id } },
  })
  return subscriptions[0]?.id ?? ''
}

const paused = { action: 'PAUSE' } as const
const moved = {
  shipping: { ...shipping, address: { ...shipping.address, addressLine: 'Unter den Linden 5' } },
}

/** Subscriptions, from being looked at to being cancelled. */
export const subscriptionSteps: Steps = {
  'subscriptions.queryOwnSubscriptions': async (context) => {
    await subscribed(context)
    return context.visitor.subscriptions.queryOwnSubscriptions({ query: { paging: { limit: 1 } } })
  },
  'subscriptions.getOwnSubscription': async (context) =>
    context.visitor.subscriptions.getOwnSubscription({ id: await subscribed(context) }),
  'subscriptions.changeOwnSubscription': async (context) =>
    context.visitor.subscriptions.changeOwnSubscription({
      id: await subscribed(context),
      ...paused,
    }),
  'subscriptions.changeOwnSubscriptionAddress': async (context) =>
    context.visitor.subscriptions.changeOwnSubscriptionAddress({
      id: await subscribed(context),
      ...moved,
    }),
  'subscriptions.payOwnSubscription': async (context) =>
    context.visitor.subscriptions.payOwnSubscription({ id: await subscribed(context) }),
  'subscriptions.querySubscriptions': async (context) => {
    await subscribed(context)
    const query = { filter: { status: 'ACTIVE' }, paging: { limit: 1 } }
    return context.merchant.subscriptions.querySubscriptions({ query })
  },
  'subscriptions.getSubscription': async (context) =>
    context.merchant.subscriptions.getSubscription({ id: await subscribed(context) }),
  'subscriptions.changeSubscription': async (context) =>
    context.merchant.subscriptions.changeSubscription({
      id: await subscribed(context),
      action: 'CANCEL',
    }),
  'subscriptions.changeSubscriptionAddress': async (context) =>
    context.merchant.subscriptions.changeSubscriptionAddress({
      id: await subscribed(context),
      ...moved,
    }),
}
