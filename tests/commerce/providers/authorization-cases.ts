import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, type Harness } from './harness.ts'
import { pick } from './payment-cases.ts'

/** Cases of payments that are authorized first and captured later. */
export function authorizationCases(harness: () => Harness): void {
  describe('an authorized payment', () => {
    beforeAll(() => harness().useCapture('MANUAL'))
    afterAll(() => harness().useCapture('AUTOMATIC'))

    const authorized = async () => {
      const { provider, waiting, deliver, paymentOf, orderOf } = pick(harness())
      const order = await waiting()
      await provider.buyer.pay(order.page)
      await deliver()
      expect(await orderOf(order.id)).toMatchObject({ state: 'PLACED', paymentState: 'AUTHORIZED' })
      return { ...order, paymentId: (await paymentOf(order.id))?.id ?? '' }
    }

    test('places the order, without a capture yet', async () => {
      const { provider, orderOf, books } = pick(harness())
      const { id, page } = await authorized()
      expect((await orderOf(id)).balance.paid).toBe(0)
      expect((await books(id)).CLEARING ?? 0).toBe(0)
      expect(Number(provider.backstage.moneyOf(page).captured)).toBe(0)
    })

    test('is captured by the merchant', async () => {
      const { provider, merchant, books } = pick(harness())
      const { id, paymentId, page } = await authorized()
      const { order } = await merchant().orders.capturePayment({ id, paymentId })
      expect(order).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390 } })
      expect(provider.backstage.moneyOf(page).captured).toBe(provider.units['EUR 1390'])
      expect(await books(id)).toMatchObject({ CLEARING: 1390 })
    })

    test('is captured in part', async () => {
      const { merchant, orderOf, deliver } = pick(harness())
      const { id, paymentId } = await authorized()
      await merchant().orderBilling.captureAuthorizedPayments({
        orderId: id,
        payments: [{ paymentId, amount: '10.00' }],
      })
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        paymentState: 'PARTLY_PAID',
        balance: { paid: 1000, due: 390 },
      })
    })

    test('is captured once by several calls at once', async () => {
      const { provider, merchant, orderOf, deliver } = pick(harness())
      const { id, paymentId, page } = await authorized()
      await Promise.allSettled(
        [1, 2, 3].map(() => merchant().orders.capturePayment({ id, paymentId })),
      )
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(1390)
      expect(provider.backstage.moneyOf(page).captured).toBe(provider.units['EUR 1390'])
    })

    test('is voided, and then the order can be cancelled', async () => {
      const { merchant, deliver, orderOf } = pick(harness())
      const { id, paymentId } = await authorized()
      await merchant().orders.releasePayment({ id, paymentId })
      await deliver()
      expect((await orderOf(id)).payments.at(-1)?.state).toBe('RELEASED')
      const { order } = await merchant().orders.cancelOrder({ id })
      expect(order).toMatchObject({ state: 'CANCELLED', paymentState: 'CANCELLED' })
    })

    test('stays authorized while the provider does not answer, and is captured by the same call later', async () => {
      const { provider, merchant } = pick(harness())
      const { id, paymentId } = await authorized()
      provider.api.fail(provider.routes.capture, 'error')
      const capture = () => merchant().orders.capturePayment({ id, paymentId })
      expect(await codeOf(capture())).toBe('503 PAYMENT_PROVIDER_UNAVAILABLE')
      provider.api.recover()
      expect((await capture()).order.paymentState).toBe('PAID')
    })

    test('is captured once when the response is lost', async () => {
      const { provider, merchant } = pick(harness())
      const { id, paymentId, page } = await authorized()
      provider.api.fail(provider.routes.capture, 'lost-after')
      const capture = () => merchant().orders.capturePayment({ id, paymentId })
      expect(await codeOf(capture())).toBe('503 PAYMENT_PROVIDER_UNAVAILABLE')
      provider.api.recover()
      expect((await capture()).order.balance.paid).toBe(1390)
      expect(provider.backstage.moneyOf(page).captured).toBe(provider.units['EUR 1390'])
    })

    test('that was captured in the provider’s dashboard is updated by the message', async () => {
      const { provider, deliver, orderOf } = pick(harness())
      const { id, page } = await authorized()
      await provider.backstage.capture(page)
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('that expired at the provider cannot be captured, and the merchant sees why', async () => {
      const { provider, merchant, orderOf } = pick(harness())
      const { id, paymentId, page } = await authorized()
      await provider.backstage.void(page)
      provider.takeMessages()
      await merchant().orders.capturePayment({ id, paymentId })
      expect((await orderOf(id)).payments.at(-1)?.state).toBe('RELEASED')
      const again = merchant().orders.capturePayment({ id, paymentId })
      expect(await codeOf(again)).toBe('428 PAYMENT_NOT_AUTHORIZED')
    })

    test('is not captured with revoked keys', async () => {
      const { provider, merchant } = pick(harness())
      const { id, paymentId } = await authorized()
      provider.backstage.revokeKeys(true)
      const code = await codeOf(merchant().orders.capturePayment({ id, paymentId }))
      provider.backstage.revokeKeys(false)
      expect(code).toBe('428 PAYMENT_PROVIDER_REFUSED')
    })
  })
}
