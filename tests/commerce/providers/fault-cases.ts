import { describe, expect, test } from 'vitest'
import type { Fault } from './fake-server.ts'
import type { Harness } from './harness.ts'
import { pick } from './payment-cases.ts'

/** Cases of requests that fail before there is a page. */
export function faultCases(harness: () => Harness): void {
  /** Orders while the provider fails; returns the order and its attempt. */
  const placed = async (fault: Fault, isOnce = false) => {
    const { provider, checkout, place, paymentOf } = pick(harness())
    const before = provider.backstage.payments()
    const { visitor, checkoutId, productId } = await checkout()
    const { api, routes } = provider
    if (isOnce) api.failOnce(routes.start, fault)
    else api.fail(routes.start, fault)
    const { order, step } = await place(visitor, checkoutId)
    provider.api.recover()
    const paymentId = (await paymentOf(order.id))?.id ?? ''
    return { visitor, productId, id: order.id, link: order.link, step, paymentId, before }
  }

  describe('while the provider does not answer', () => {
    test.each([
      ['fails', 'error'],
      ['fails after it has done the work', 'error-after'],
      ['loses the request', 'lost'],
      ['loses the answer', 'lost-after'],
      ['is busy', 'busy'],
    ] as const)('because it %s, the order waits and a job asks again', async (_how, fault) => {
      const { provider, job, paymentOf, orderOf, deliver } = pick(harness())
      const { id, step, paymentId, before } = await placed(fault)
      expect(step.kind).toBe('NONE')
      expect(await orderOf(id)).toMatchObject({
        state: 'AWAITING_PAYMENT',
        paymentState: 'PENDING',
      })
      await job.start(paymentId)
      const page = (await paymentOf(id))?.step?.url ?? ''
      expect(provider.backstage.payments() - before).toBe(1)
      await provider.buyer.pay(page)
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('for a moment, the buyer sees no error', async () => {
      const { provider, paymentOf } = pick(harness())
      if (!provider.retries) return
      const { id, step, before } = await placed('lost-after', true)
      expect(step.kind).toBe('REDIRECT')
      expect((await paymentOf(id))?.step?.url).toBe(step.url)
      expect(provider.backstage.payments() - before).toBe(1)
    })

    test('the buyer can repeat the payment', async () => {
      const { provider, methodId, orderOf, deliver } = pick(harness())
      const { id, visitor, before } = await placed('busy')
      const { step } = await visitor.api.orders.payOrder({ id, paymentMethodId: methodId })
      expect(provider.backstage.payments() - before).toBe(1)
      await provider.buyer.pay(step.url ?? '')
      await deliver()
      expect((await orderOf(id)).payments).toMatchObject([{ state: 'CAPTURED' }])
    })

    test('an order expires all the same, and no payment is requested', async () => {
      const { shop, job, orderOf } = pick(harness())
      const { id, paymentId } = await placed('error')
      shop.clock.pass({ minutes: 21 })
      await job.expire()
      await job.cancel(paymentId)
      expect((await orderOf(id)).state).toBe('EXPIRED')
    })

    test('a job that runs twice requests nothing twice', async () => {
      const { provider, waiting, paymentOf, job } = pick(harness())
      const { id } = await waiting()
      const before = provider.backstage.payments()
      await job.start((await paymentOf(id))?.id ?? '')
      expect(provider.backstage.payments()).toBe(before)
    })
  })

  describe('a payment that the provider refuses', () => {
    test('because the keys are revoked fails, and the buyer can choose another way', async () => {
      const { provider, checkout, place, orderOf, merchant } = pick(harness())
      const { visitor, checkoutId } = await checkout()
      provider.backstage.revokeKeys(true)
      const { order, step } = await place(visitor, checkoutId).finally(() =>
        provider.backstage.revokeKeys(false),
      )
      expect(step.kind).toBe('NONE')
      expect(await orderOf(order.id)).toMatchObject({
        state: 'AWAITING_PAYMENT',
        paymentState: 'DECLINED',
        payments: [{ state: 'FAILED', failure: 'key_refused' }],
      })
      const { methods } = await merchant().payments.listMethods({})
      const transfer = methods.find((one) => one.provider === 'BANK_TRANSFER')?.id ?? ''
      const by = { id: order.id, paymentMethodId: transfer }
      expect((await visitor.api.orders.payOrder(by)).order.state).toBe('PLACED')
    })
  })
}
