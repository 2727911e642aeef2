import { afterEach, describe, expect, test } from 'vitest'
import { pass, runSubscriptions, shownOf, subscribed } from '../subscription.fixture.ts'
import type { Harness } from './harness.ts'
import type { SavedMethods } from './provider-under-test.ts'

/** Cases of subscriptions that are charged to the method of their first payment. */
export function renewalCases(harness: () => Harness): void {
  const subscriptions: string[] = []
  const saved = (): SavedMethods => {
    const { provider } = harness()
    if (!provider.saved) throw new Error('It charges nothing without its buyer')
    return provider.saved
  }
  const api = () => harness().merchant()
  const deliver = () => harness().deliver()
  const stateOf = async (id: string) => (await shownOf(harness().shop, id)).subscription
  const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
  /** The order of the latest date. */
  const latest = async (id: string) => {
    const { cycles } = await shownOf(harness().shop, id)
    return orderOf(cycles[0]?.orderId ?? '')
  }
  /** A buyer with a subscription, whose first order was paid on the provider's page. */
  async function subscribe() {
    const { shop, methodId, parcel, provider } = harness()
    const made = await subscribed(shop, { parcel, methodId, card: '' })
    subscriptions.push(made.id)
    await provider.buyer.pay(provider.pages().at(-1) ?? '')
    await deliver()
    // A message makes the shop capture the payment, which causes another message.
    await deliver()
    return made
  }
  /** Advances to the next date and delivers the provider's messages. */
  async function renew(days = 31) {
    await pass(harness().shop, days)
    await deliver()
  }

  afterEach(async () => {
    saved().chargesGo('PAID')
    harness().provider.api.recover()
    for (const id of subscriptions.splice(0)) {
      await api().subscriptions.changeSubscription({ id, action: 'CANCEL' })
    }
    await deliver()
  })

  describe('a saved method', () => {
    test('is charged without its buyer, and the renewal is placed and booked', async () => {
      const { id } = await subscribe()
      expect(await stateOf(id)).toMatchObject({ status: 'ACTIVE', isCharged: true })
      expect((await shownOf(harness().shop, id)).savedMethod).toMatchObject({ name: 'Card' })
      const before = saved().charges()
      await renew()
      const order = await latest(id)
      expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
      expect(order.payments).toMatchObject([{ state: 'CAPTURED', amount: 1390 }])
      expect(await harness().books(order.id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
      expect(saved().charges() - before).toBe(1)
    })

    test('that is declined makes it past due; the buyer pays, and the new one is charged', async () => {
      const { shop, methodId, provider } = harness()
      const { id } = await subscribe()
      saved().chargesGo('DECLINED')
      await renew()
      const { status, openOrderId } = await stateOf(id)
      expect(status).toBe('PAST_DUE')
      const orderId = openOrderId ?? ''
      expect((await orderOf(orderId)).payments.at(-1)).toMatchObject({ state: 'FAILED' })
      const { paymentRequests } = await api().paymentRequests.listPaymentRequests({ orderId })
      const { step } = await shop.people.visitor().api.paymentRequests.payRequest({
        id: paymentRequests[0]?.id ?? '',
        paymentMethodId: methodId,
      })
      await provider.buyer.pay(step.url ?? '')
      await deliver()
      expect(await stateOf(id)).toMatchObject({ status: 'ACTIVE', openOrderId: null })
      saved().chargesGo('PAID')
      await renew()
      expect(await latest(id)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    })

    test('that its buyer has revoked is not tried again: the buyer has to pay', async () => {
      const { id } = await subscribe()
      saved().chargesGo('REVOKED')
      await renew()
      const { status, openOrderId, isCharged } = await stateOf(id)
      expect([status, isCharged]).toEqual(['PAST_DUE', false])
      const orderId = openOrderId ?? ''
      expect((await orderOf(orderId)).payments).toMatchObject([
        { state: 'FAILED', failure: 'method_revoked' },
      ])
      await renew(3)
      expect((await orderOf(orderId)).payments).toHaveLength(1)
      const { paymentRequests } = await api().paymentRequests.listPaymentRequests({ orderId })
      expect(paymentRequests).toMatchObject([{ status: 'UNPAID' }])
    })

    test('is charged once, even when the response is lost and the request repeated', async () => {
      const { shop, provider, job } = harness()
      const { id } = await subscribe()
      const before = saved().charges()
      shop.clock.pass({ days: 31 })
      provider.api.fail(saved().route, 'lost-after')
      await runSubscriptions(shop)
      const { openOrderId } = await stateOf(id)
      const paymentId = (await orderOf(openOrderId ?? '')).payments[0]?.id ?? ''
      provider.api.recover()
      await job.start(paymentId)
      await runSubscriptions(shop)
      await deliver()
      expect(await orderOf(openOrderId ?? '')).toMatchObject({
        paymentState: 'PAID',
        balance: { paid: 1390, due: 0 },
      })
      expect(saved().charges() - before).toBe(1)
      expect((await shownOf(shop, id)).cycles).toHaveLength(2)
    })

    test('is charged once, even when the request is repeated after the provider deleted its key', async () => {
      if (!saved().findsCharges) return
      const { shop, provider, job } = harness()
      const { id } = await subscribe()
      const before = saved().charges()
      shop.clock.pass({ days: 31 })
      provider.api.fail(saved().route, 'lost-after')
      await runSubscriptions(shop)
      const { openOrderId } = await stateOf(id)
      const paymentId = (await orderOf(openOrderId ?? '')).payments[0]?.id ?? ''
      provider.api.recover()
      provider.api.forgetKeys()
      await job.start(paymentId).catch(() => undefined)
      await deliver()
      expect(await orderOf(openOrderId ?? '')).toMatchObject({ paymentState: 'PAID' })
      expect(saved().charges() - before).toBe(1)
    })

    test('whose charge is reported by a message first is booked once', async () => {
      const { provider, books } = harness()
      const { id } = await subscribe()
      provider.api.before(saved().route, deliver)
      await renew()
      const order = await latest(id)
      expect(order).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390, due: 0 } })
      expect(await books(order.id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
    })

    test.each([
      [true, 'ACTIVE'],
      [false, 'PAST_DUE'],
    ])(
      'whose charge is checked by the bank waits for the result (accepted: %s)',
      async (isFine, status) => {
        const { id } = await subscribe()
        saved().chargesGo('CHECKED')
        await renew()
        const order = await latest(id)
        expect(order.payments).toMatchObject([{ state: 'IN_REVIEW' }])
        expect((await stateOf(id)).status).toBe('ACTIVE')
        saved().finishChecks(isFine)
        await deliver()
        expect((await stateOf(id)).status).toBe(status)
        expect((await orderOf(order.id)).paymentState).toBe(isFine ? 'PAID' : 'DECLINED')
      },
    )

    test('that only a later message names is charged, too', async () => {
      saved().namesLate?.(true)
      const { id } = await subscribe()
      saved().namesLate?.(false)
      await renew()
      expect((await latest(id)).paymentState).toBe('PAID')
    })
  })

  describe('a buyer who changes the method', () => {
    test('pays the next order before its date, and is charged with the new one', async () => {
      const { shop, methodId, provider } = harness()
      const { id, visitor } = await subscribe()
      const asked = await visitor.api.subscriptions.payOwnSubscription({ id })
      const orderId = asked.subscription.openOrderId ?? ''
      expect(asked.subscription).toMatchObject({ status: 'ACTIVE', nextCycle: 2 })
      const again = await visitor.api.subscriptions.payOwnSubscription({ id })
      expect(again.paymentUrl).toBe(asked.paymentUrl)
      // The previous method is revoked by now.
      saved().chargesGo('REVOKED')
      saved().chargesGo('PAID')
      const { step } = await shop.people.visitor().api.paymentRequests.payRequest({
        id: asked.paymentUrl.split('/').at(-1) ?? '',
        paymentMethodId: methodId,
      })
      await provider.buyer.pay(step.url ?? '')
      await deliver()
      expect(await orderOf(orderId)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
      await renew(62)
      const order = await latest(id)
      expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
      expect(order.id).not.toBe(orderId)
    })

    test('and does not pay is charged with the present one at the date of the order', async () => {
      const { id, visitor } = await subscribe()
      const { subscription } = await visitor.api.subscriptions.payOwnSubscription({ id })
      const before = saved().charges()
      await renew(20)
      expect(saved().charges() - before).toBe(0)
      await renew(11)
      expect(saved().charges() - before).toBe(1)
      expect(await orderOf(subscription.openOrderId ?? '')).toMatchObject({ paymentState: 'PAID' })
    })
  })
}
