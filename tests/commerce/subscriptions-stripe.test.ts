import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { type Harness, startHarness } from './providers/harness.ts'
import { submit } from './providers/provider-under-test.ts'
import { startStripe } from './providers/stripe/provider.ts'
import { pass, runSubscriptions, shownOf, subscribed } from './subscription.fixture.ts'

let harness: Harness
let parcel: string
beforeAll(async () => {
  harness = await startHarness(startStripe, 'STRIPE')
  parcel = await deliverToGermany(harness.shop.people.merchant())
})
afterAll(() => harness.close())

/** A subscription whose first order was paid by a card at Stripe. */
async function paidBy(card: string) {
  const { shop, methodId, provider } = harness
  const made = await subscribed(shop, { parcel, methodId, card: '' })
  await submit(provider.pages().at(-1) ?? '', { card })
  await harness.deliver()
  return made
}

describe('a subscription that is paid at Stripe', () => {
  test('charges the saved card without its buyer', async () => {
    const { shop, merchant } = harness
    const { id } = await paidBy('4242')
    expect((await shownOf(shop, id)).subscription).toMatchObject({
      status: 'ACTIVE',
      isCharged: true,
    })
    await pass(shop, 31)
    await harness.deliver()
    const { cycles } = await shownOf(shop, id)
    const { order } = await merchant().orders.getOrder({ id: cycles[0]?.orderId ?? '' })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    expect(order.payments).toMatchObject([
      { state: 'CAPTURED', amount: 1390, card: { lastFourDigits: '4242' } },
    ])
    expect(await harness.books(order.id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
    await merchant().subscriptions.changeSubscription({ id, action: 'CANCEL' })
  })

  test.each([
    ['3155', 'authentication_failed'],
    ['0341', 'declined'],
  ])('with the card %s is past due, and the buyer pays on the page', async (card, failure) => {
    const { shop, merchant, methodId, provider } = harness
    const { id } = await paidBy(card)
    await pass(shop, 31)
    await harness.deliver()
    const { subscription } = await shownOf(shop, id)
    expect(subscription.status).toBe('PAST_DUE')
    const orderId = subscription.openOrderId ?? ''
    const { order } = await merchant().orders.getOrder({ id: orderId })
    expect(order.payments).toMatchObject([{ state: 'FAILED', failure }])
    const { paymentRequests } = await merchant().paymentRequests.listPaymentRequests({ orderId })
    const { step } = await shop.people.visitor().api.paymentRequests.payRequest({
      id: paymentRequests[0]?.id ?? '',
      paymentMethodId: methodId,
    })
    await submit(step.url ?? '', { card: '4242' })
    await harness.deliver()
    expect((await shownOf(shop, id)).subscription.status).toBe('ACTIVE')
    expect(provider.backstage.refunds()).toBe(0)
    await merchant().subscriptions.changeSubscription({ id, action: 'CANCEL' })
  })

  test('is charged once, even when the response is lost and the request repeated', async () => {
    const { shop, merchant, provider } = harness
    const { id } = await paidBy('4242')
    shop.clock.pass({ days: 31 })
    provider.api.fail(/^POST \/v1\/payment_intents$/, 'lost-after')
    await runSubscriptions(shop)
    const orderId = (await shownOf(shop, id)).subscription.openOrderId ?? ''
    const { order } = await merchant().orders.getOrder({ id: orderId })
    expect(order.paymentState).toBe('PENDING')
    provider.api.recover()
    await harness.job.start(order.payments[0]?.id ?? '')
    await runSubscriptions(shop)
    await harness.deliver()
    const { order: paid } = await merchant().orders.getOrder({ id: orderId })
    expect(paid).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390, due: 0 } })
    expect((await shownOf(shop, id)).cycles).toHaveLength(2)
    await merchant().subscriptions.changeSubscription({ id, action: 'CANCEL' })
  })
})
