import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import {
  CARD_ONCE,
  enterCard,
  mailsAfter,
  pass,
  shownOf,
  subscribed,
} from './subscription.fixture.ts'

let shop: TestServer
let parcel: string
let methodId: string
let transferId: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { methods } = await api().payments.listMethods({})
  transferId = methods[0]?.id ?? ''
  const { method } = await api().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const subscribe = (more: Partial<Parameters<typeof subscribed>[1]> = {}) =>
  subscribed(shop, { parcel, methodId, ...more })
const cancel = (id: string) => api().subscriptions.changeSubscription({ id, action: 'CANCEL' })
const ordersOf = async (id: string) => {
  const { cycles } = await shownOf(shop, id)
  const ids = cycles.flatMap(({ orderId }) => orderId ?? []).reverse()
  const { orders } = await api().orders.listOrders({ ids })
  return orders
}

describe('a payment that fails', () => {
  test('makes it past due, is tried again, and the buyer pays with the link', async () => {
    const from = shop.clock.now()
    const { id } = await subscribe({ card: CARD_ONCE })
    await pass(shop, 31)
    const { subscription } = await shownOf(shop, id)
    expect(subscription).toMatchObject({ status: 'PAST_DUE', isCharged: true })
    expect(await mailsAfter(shop, from)).toContain('The payment for Coffee did not go through')
    const orderId = subscription.openOrderId ?? ''
    const { order } = await api().orders.getOrder({ id: orderId })
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', paymentState: 'DECLINED' })
    await pass(shop, 3)
    expect((await api().orders.getOrder({ id: orderId })).order.payments).toHaveLength(2)
    const { paymentRequests } = await api().paymentRequests.listPaymentRequests({ orderId })
    const stranger = shop.people.visitor()
    const { step } = await stranger.api.paymentRequests.payRequest({
      id: paymentRequests[0]?.id ?? '',
      paymentMethodId: methodId,
    })
    await enterCard(shop, step.url)
    expect(await shownOf(shop, id)).toMatchObject({
      subscription: { status: 'ACTIVE', openOrderId: null, retryDate: null },
    })
    // From now on the new card is charged.
    await pass(shop, 31)
    const orders = await ordersOf(id)
    expect(orders.at(-1)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    expect(orders.filter(({ state }) => state === 'PLACED')).toHaveLength(orders.length)
    await cancel(id)
  })

  test('too often cancels the subscription and its order', async () => {
    const from = shop.clock.now()
    const { id } = await subscribe({ card: CARD_ONCE })
    for (const days of [31, 3, 5]) await pass(shop, days)
    expect((await shownOf(shop, id)).subscription.status).toBe('PAST_DUE')
    await pass(shop, 7)
    const { subscription } = await shownOf(shop, id)
    expect(subscription).toMatchObject({ status: 'CANCELLED', openOrderId: null, nextDate: null })
    expect((await ordersOf(id)).at(-1)?.state).toBe('CANCELLED')
    expect(await mailsAfter(shop, from)).toContain('Your subscription to Coffee was cancelled')
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('does not happen without a payment method to charge: the buyer gets a link to pay', async () => {
    const from = shop.clock.now()
    const { id } = await subscribe({ methodId: transferId })
    expect((await shownOf(shop, id)).subscription).toMatchObject({
      status: 'ACTIVE',
      isCharged: false,
    })
    await pass(shop, 31)
    const open = (await shownOf(shop, id)).subscription.openOrderId ?? ''
    const subjects = await mailsAfter(shop, from)
    expect(subjects.filter((one) => one.startsWith('Please pay €13.90'))).toHaveLength(1)
    await api().orders.recordPayment({ id: open })
    expect((await shownOf(shop, id)).subscription).toMatchObject({
      status: 'ACTIVE',
      openOrderId: null,
    })
    await cancel(id)
  })
})
