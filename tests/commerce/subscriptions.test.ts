import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import {
  CARD_ONCE,
  coffee,
  enterCard,
  mailsAfter,
  pass,
  runSubscriptions,
  shownOf,
  subscribed,
} from './subscription.fixture.ts'

/** Coffee for 9.00 and a parcel of 4.90. */
const TOTAL = 1390

let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  await shop.server.staff.create({
    email: 'owner@example.com',
    password: 'a-glass-case-for-everybody',
    name: 'Olive Owner',
    role: 'owner',
  })
  parcel = await deliverToGermany(shop.people.merchant())
  const { method } = await api().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const subscribe = (more: Partial<Parameters<typeof subscribed>[1]> = {}) =>
  subscribed(shop, { parcel, methodId, ...more })
const act = (id: string, action: 'PAUSE' | 'RESUME' | 'CANCEL' | 'CANCEL_AT_PERIOD_END') =>
  api().subscriptions.changeSubscription({ id, action })
const ordersOf = async (id: string) => {
  const { cycles } = await shownOf(shop, id)
  const ids = cycles.flatMap(({ orderId }) => orderId ?? []).reverse()
  const { orders } = await api().orders.listOrders({ ids })
  return orders
}

describe('a subscription', () => {
  test('starts with its first payment, and renews every month at the agreed price', async () => {
    const { id, subscription, order, visitor, productId } = await subscribe({ card: '' })
    expect(subscription).toMatchObject({
      status: 'PENDING',
      name: 'Coffee',
      unitPrice: 900,
      plan: { frequency: 'MONTH', interval: 1, billingCycles: null },
      deliveryTitle: 'Parcel',
      nextDate: null,
    })
    const { step } = await visitor.api.orders.payOrder({ id: order.id, paymentMethodId: methodId })
    await enterCard(shop, step.url)
    expect(await shownOf(shop, id)).toMatchObject({
      subscription: { status: 'ACTIVE', nextCycle: 1, isCharged: true },
      cycles: [{ cycle: 0, outcome: 'ORDERED', orderId: order.id }],
    })
    const { product } = await api().catalogV3.getProduct({ productId })
    await api().catalogV3.updateProduct({
      product: {
        id: productId,
        revision: product.revision,
        variantsInfo: {
          variants: (product.variantsInfo?.variants ?? []).map((one) => ({
            id: one.id,
            price: { actualPrice: { amount: '15.00' } },
          })),
        },
      },
    })
    await pass(shop, 31)
    await pass(shop, 31)
    const orders = await ordersOf(id)
    expect(orders).toHaveLength(3)
    for (const one of orders) {
      expect(one).toMatchObject({ state: 'PLACED', paymentState: 'PAID', email: 'ada@example.com' })
      expect(one.totals.total).toBe(TOTAL)
    }
    expect(orders[1]?.payments).toMatchObject([{ provider: 'TEST_BANK', state: 'CAPTURED' }])
    expect(await shownOf(shop, id)).toMatchObject({
      subscription: { status: 'ACTIVE', ordersCount: 3, nextCycle: 3, openOrderId: null },
    })
    expect(await ledgerDifferences(shop)).toEqual([])
    await act(id, 'CANCEL')
  })

  test('is announced some days ahead, and only once', async () => {
    const from = shop.clock.now()
    const { id } = await subscribe()
    await pass(shop, 27)
    expect((await mailsAfter(shop, from)).filter((one) => one.includes('comes on'))).toEqual([])
    await pass(shop, 2)
    await runSubscriptions(shop)
    const announced = (await mailsAfter(shop, from)).filter((one) => one.includes('comes on'))
    expect(announced).toHaveLength(1)
    await act(id, 'CANCEL')
  })

  test('has as many orders as agreed, and is complete then', async () => {
    const product = await coffee(shop, 50, { billingCycles: 2 })
    const { id } = await subscribe({ product })
    await pass(shop, 31)
    expect(await shownOf(shop, id)).toMatchObject({
      subscription: { status: 'COMPLETED', ordersCount: 2, nextDate: null },
    })
    await pass(shop, 62)
    expect(await ordersOf(id)).toHaveLength(2)
    expect(await codeOf(act(id, 'CANCEL'))).toBe('428 SUBSCRIPTION_STATUS_UNSUITABLE')
  })

  test('has one order for a date, however many processes renew it', async () => {
    const { id } = await subscribe()
    shop.clock.pass({ days: 31 })
    await Promise.all([runSubscriptions(shop), runSubscriptions(shop), runSubscriptions(shop)])
    await runSubscriptions(shop)
    expect(await ordersOf(id)).toHaveLength(2)
    await act(id, 'CANCEL')
  })

  test('skips a date without stock, and renews at its next date', async () => {
    const product = await coffee(shop, 1)
    const from = shop.clock.now()
    const { id } = await subscribe({ product })
    await pass(shop, 31)
    expect((await shownOf(shop, id)).cycles).toMatchObject([
      { cycle: 1, outcome: 'UNAVAILABLE', problem: 'SOLD_OUT', orderId: null },
      { cycle: 0, outcome: 'ORDERED' },
    ])
    const subjects = await mailsAfter(shop, from)
    expect(subjects).toContain('Coffee cannot come this time')
    const toOwners = subjects.filter((one) =>
      one.startsWith('No order of a subscription to Coffee'),
    )
    expect(toOwners).toHaveLength(1)
    await act(id, 'CANCEL')
  })
})

describe('a buyer', () => {
  test('pauses, resumes, skips and cancels an own subscription, also by its link', async () => {
    const member = await shop.people.member()
    const { id, subscription } = await subscribe({ buyer: member })
    const own = member.api.subscriptions
    const list = await own.queryOwnSubscriptions({})
    expect(list.subscriptions.map((one) => one.id)).toEqual([id])
    const paused = await own.changeOwnSubscription({ id, action: 'PAUSE' })
    expect(paused.subscription.status).toBe('PAUSED')
    await pass(shop, 40)
    expect(await ordersOf(id)).toHaveLength(1)
    const stranger = shop.people.visitor().api.subscriptions
    expect(await codeOf(stranger.getOwnSubscription({ id }))).toBe('404 SUBSCRIPTION_NOT_FOUND')
    const link = subscription.link
    const resumed = await stranger.changeOwnSubscription({ id: link, action: 'RESUME' })
    expect(resumed.subscription).toMatchObject({ status: 'ACTIVE', nextCycle: 2 })
    const skip = () => stranger.changeOwnSubscription({ id: link, action: 'SKIP_NEXT', cycle: 2 })
    expect((await skip()).subscription.nextCycle).toBe(3)
    expect((await skip()).subscription.nextCycle).toBe(3)
    const address = { ...berlin.address, addressLine: 'Unter den Linden 5' }
    const moved = await stranger.changeOwnSubscriptionAddress({
      id: link,
      shipping: { ...berlin, address },
    })
    expect(moved.subscription.shipping?.address?.addressLine).toBe('Unter den Linden 5')
    const later = await stranger.changeOwnSubscription({ id: link, action: 'CANCEL_AT_PERIOD_END' })
    expect(later.subscription).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true })
    await pass(shop, 62)
    expect(await shownOf(shop, id)).toMatchObject({ subscription: { status: 'CANCELLED' } })
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('cannot pay ahead when it is sold out, or has no next date', async () => {
    const { id, visitor } = await subscribe({ product: await coffee(shop, 1) })
    const pay = (by = visitor) => by.api.subscriptions.payOwnSubscription({ id })
    expect(await codeOf(pay())).toBe('428 SUBSCRIPTION_ORDER_UNAVAILABLE')
    expect(await codeOf(pay(shop.people.visitor()))).toBe('404 SUBSCRIPTION_NOT_FOUND')
    expect((await shownOf(shop, id)).cycles).toHaveLength(1)
    await act(id, 'PAUSE')
    expect(await codeOf(pay())).toBe('428 SUBSCRIPTION_STATUS_UNSUITABLE')
    await act(id, 'CANCEL')
    expect(await codeOf(pay())).toBe('428 SUBSCRIPTION_STATUS_UNSUITABLE')
  })

  test('sees the saved card, and pays the next order ahead with another one', async () => {
    const { id, visitor, subscription } = await subscribe()
    const own = visitor.api.subscriptions
    expect((await own.getOwnSubscription({ id })).savedMethod).toEqual({
      kind: 'CARD',
      name: 'Card',
      brand: 'Visa',
      hint: '4242',
    })
    const asked = await shop.people
      .visitor()
      .api.subscriptions.payOwnSubscription({ id: subscription.link })
    const { step } = await visitor.api.paymentRequests.payRequest({
      id: asked.paymentUrl.split('/').at(-1) ?? '',
      paymentMethodId: methodId,
    })
    await enterCard(shop, step.url, CARD_ONCE)
    const { savedMethod, ...shown } = await own.getOwnSubscription({ id })
    expect(savedMethod).toMatchObject({ hint: '0341' })
    expect(shown.subscription).toMatchObject({ status: 'ACTIVE', openOrderId: null, nextCycle: 2 })
    await pass(shop, 31)
    expect(await ordersOf(id)).toHaveLength(2)
    // The new card is declined when it is charged.
    await pass(shop, 31)
    expect((await shownOf(shop, id)).subscription.status).toBe('PAST_DUE')
    await act(id, 'CANCEL')
  })

  test('gets an error for a wrong date to skip, and for a subscription that has ended', async () => {
    const { id, subscription } = await subscribe()
    const visitor = shop.people.visitor().api.subscriptions
    const change = (action: 'SKIP_NEXT' | 'CANCEL' | 'RESUME', cycle?: number) =>
      visitor.changeOwnSubscription({
        id: subscription.link,
        action,
        ...(cycle !== undefined && { cycle }),
      })
    expect(await codeOf(change('SKIP_NEXT'))).toMatch(/^400/)
    expect(await codeOf(change('SKIP_NEXT', 4))).toBe('428 SUBSCRIPTION_STATUS_UNSUITABLE')
    expect((await change('CANCEL')).subscription.status).toBe('CANCELLED')
    expect((await change('CANCEL')).subscription.status).toBe('CANCELLED')
    expect(await codeOf(change('RESUME'))).toBe('428 SUBSCRIPTION_STATUS_UNSUITABLE')
    expect(await codeOf(visitor.getOwnSubscription({ id: `${id}.forged` }))).toMatch(/^404/)
  })
})

test('merchants find subscriptions by state, product and order', async () => {
  const { id, order, productId } = await subscribe()
  const found = async (filter: object) =>
    (await api().subscriptions.querySubscriptions({ query: { filter } })).subscriptions.map(
      (one) => one.id,
    )
  expect(await found({ orderId: order.id })).toEqual([id])
  expect(await found({ productId, status: 'ACTIVE' })).toEqual([id])
  expect(await found({ productId, status: 'PAUSED' })).toEqual([])
  await act(id, 'CANCEL')
})
