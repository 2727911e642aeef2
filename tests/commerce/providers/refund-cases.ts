import { afterEach, describe, expect, test } from 'vitest'
import { codeOf, type Harness } from './harness.ts'
import { pick } from './payment-cases.ts'

/** Cases of refunds. */
export function refundCases(harness: () => Harness): void {
  describe('a refund', () => {
    afterEach(() => harness().provider.backstage.refundsGo('done'))

    const refund = (id: string, amount: number) =>
      harness().merchant().orders.refundOrder({ id, amount })

    test('refunds a part', async () => {
      const { paid, deliver, orderOf, books } = pick(harness())
      const { id } = await paid()
      const { refund: made } = await refund(id, 390)
      expect(made).toMatchObject({ state: 'DONE', payments: [{ isExternal: false }] })
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        paymentState: 'PARTLY_REFUNDED',
        balance: { refunded: 390 },
      })
      expect(await books(id)).toMatchObject({ CLEARING: 1000, RECEIVABLE: 0 })
    })

    test('refunds everything', async () => {
      const { provider, paid, deliver, orderOf } = pick(harness())
      const { id, page } = await paid()
      await refund(id, 1390)
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('REFUNDED')
      expect(provider.backstage.moneyOf(page).refunded).toBe(provider.units['EUR 1390'])
    })

    test('and another one at once are both paid', async () => {
      const { paid, deliver, orderOf, books } = pick(harness())
      const { id } = await paid()
      await Promise.all([refund(id, 500), refund(id, 600)])
      await deliver()
      expect((await orderOf(id)).balance.refunded).toBe(1100)
      expect(await books(id)).toMatchObject({ CLEARING: 290 })
    })

    test('of everything is paid once, however many request it at once', async () => {
      const { provider, paid, deliver, orderOf } = pick(harness())
      const { id, page } = await paid()
      const asked = await Promise.allSettled([1, 2, 3, 4].map(() => refund(id, 1390)))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await deliver()
      expect((await orderOf(id)).balance.refunded).toBe(1390)
      expect(provider.backstage.moneyOf(page).refunded).toBe(provider.units['EUR 1390'])
    })

    test('of more than was paid is refused before a request to the provider', async () => {
      const { provider, paid } = pick(harness())
      const { id } = await paid()
      const before = provider.backstage.refunds()
      expect(await codeOf(refund(id, 1391))).toBe('400 INVALID_PAYMENT_REFUND_AMOUNT')
      expect(provider.backstage.refunds()).toBe(before)
    })

    test('that fails at the provider makes the amount refundable again, and adds an activity', async () => {
      const { provider, paid, deliver, orderOf, books } = pick(harness())
      const { id } = await paid()
      provider.backstage.refundsGo('failed')
      expect((await refund(id, 390)).refund.state).toBe('FAILED')
      await deliver()
      const order = await orderOf(id)
      expect(order).toMatchObject({ paymentState: 'PAID', balance: { refunded: 0 } })
      expect(order.activities.at(-1)).toMatchObject({ kind: 'REFUND_FAILED' })
      expect(await books(id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
      provider.backstage.refundsGo('done')
      expect((await refund(id, 1390)).order.paymentState).toBe('REFUNDED')
    })

    test('that is pending is complete after the message of the provider', async () => {
      const { provider, paid, deliver, orderOf } = pick(harness())
      const { id } = await paid()
      provider.backstage.refundsGo('pending')
      expect((await refund(id, 390)).refund.state).toBe('SENT')
      expect((await orderOf(id)).balance.refunded).toBe(0)
      expect(await codeOf(refund(id, 1390))).toBe('400 INVALID_PAYMENT_REFUND_AMOUNT')
      provider.backstage.finishRefunds('done')
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        paymentState: 'PARTLY_REFUNDED',
        refunds: [{ state: 'DONE' }],
      })
    })

    test('that is pending can still fail', async () => {
      const { provider, paid, deliver, orderOf, books } = pick(harness())
      const { id } = await paid()
      provider.backstage.refundsGo('pending')
      await refund(id, 390)
      provider.backstage.finishRefunds('failed')
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        paymentState: 'PAID',
        refunds: [{ state: 'FAILED' }],
      })
      expect(await books(id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
    })

    test('that is returned after completion has failed', async () => {
      const { provider, paid, deliver, orderOf, books } = pick(harness())
      const { id } = await paid()
      await refund(id, 390)
      await deliver()
      provider.backstage.finishRefunds('failed')
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        paymentState: 'PAID',
        balance: { refunded: 0 },
        refunds: [{ state: 'FAILED' }],
      })
      expect(await books(id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
    })

    test.each([
      ['fails', 'error'],
      ['fails after it has done the work', 'error-after'],
      ['loses the request', 'lost'],
      ['loses the answer', 'lost-after'],
      ['is busy', 'busy'],
    ] as const)('is paid once when the provider %s: a job asks again', async (_how, fault) => {
      const { provider, paid, job, deliver, orderOf } = pick(harness())
      const { id, page } = await paid()
      provider.api.fail(provider.routes.refund, fault)
      const { refund: made } = await refund(id, 390)
      provider.api.recover()
      expect(made.state).toBe('RESERVED')
      expect(await codeOf(refund(id, 1390))).toBe('400 INVALID_PAYMENT_REFUND_AMOUNT')
      await job.refund(id, made.id)
      await job.refund(id, made.id)
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        balance: { refunded: 390 },
        refunds: [{ state: 'DONE' }],
      })
      expect(Number(provider.backstage.moneyOf(page).refunded)).toBe(
        (Number(provider.units['EUR 1390']) * 390) / 1390,
      )
    })

    test('that was made in the provider’s dashboard is counted', async () => {
      const { provider, paid, deliver, orderOf, books } = pick(harness())
      const { id, page } = await paid()
      await provider.backstage.refund(page, 390)
      await deliver()
      expect(await orderOf(id)).toMatchObject({
        paymentState: 'PARTLY_REFUNDED',
        balance: { refunded: 390 },
      })
      expect(await books(id)).toMatchObject({ CLEARING: 1000 })
    })

    test('with revoked keys fails, and can be repeated', async () => {
      const { provider, paid } = pick(harness())
      const { id } = await paid()
      provider.backstage.revokeKeys(true)
      const { refund: made } = await refund(id, 390)
      provider.backstage.revokeKeys(false)
      expect(made.state).toBe('FAILED')
      expect((await refund(id, 390)).refund.state).toBe('DONE')
    })
  })

  describe('a dispute', () => {
    test('is booked to the disputes, and shown with the order', async () => {
      const { provider, paid, deliver, orderOf, books } = pick(harness())
      if (!provider.disputes) return
      const { id, page } = await paid()
      await provider.backstage.dispute(page, 'open')
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('DISPUTED')
      expect(await books(id)).toMatchObject({ CLEARING: 0, DISPUTES: 1390 })
    })

    test('is found when its messages are lost', async () => {
      const { provider, paid, orderOf, job } = pick(harness())
      if (!provider.listsDisputes) return
      const { id, page } = await paid()
      await provider.backstage.dispute(page, 'open')
      provider.takeMessages()
      await job.askDisputes()
      expect((await orderOf(id)).paymentState).toBe('DISPUTED')
      await provider.backstage.dispute(page, 'won')
      provider.takeMessages()
      await job.askDisputes()
      await job.askDisputes()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('that is won reverses the booking', async () => {
      const { provider, paid, deliver, orderOf, books } = pick(harness())
      if (!provider.disputes) return
      const { id, page } = await paid()
      await provider.backstage.dispute(page, 'open')
      await provider.backstage.dispute(page, 'won')
      await deliver((messages) => messages.toReversed())
      expect((await orderOf(id)).paymentState).toBe('PAID')
      const { CLEARING, DISPUTES = 0 } = await books(id)
      expect([CLEARING, DISPUTES]).toEqual([1390, 0])
    })
  })
}
