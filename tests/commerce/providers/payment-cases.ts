import { describe, expect, test } from 'vitest'
import { stockOf } from '../order.fixture.ts'
import { codeOf, type Harness } from './harness.ts'

/** Cases of buyers on the page of a provider. */
export function paymentCases(harness: () => Harness): void {
  describe('a payment', () => {
    test('places the order, and redirects back to it', async () => {
      const { provider, waiting, orderOf, deliver } = pick(harness())
      const order = await waiting()
      expect(await orderOf(order.id)).toMatchObject({
        state: 'AWAITING_PAYMENT',
        paymentState: 'PENDING',
      })
      const back = await provider.buyer.pay(order.page)
      expect(new URL(back).pathname).toBe(`/orders/${order.link}`)
      await deliver()
      expect(await orderOf(order.id)).toMatchObject({
        state: 'PLACED',
        paymentState: 'PAID',
        payUntilDate: null,
        balance: { paid: 1390, due: 0 },
      })
    })

    test('has the amount of the order', async () => {
      const { provider, paid } = pick(harness())
      const { page } = await paid()
      const units = provider.units['EUR 1390']
      expect(provider.backstage.moneyOf(page)).toMatchObject({ asked: units, captured: units })
    })

    test('has the card and the id at the provider', async () => {
      const { provider, paid, paymentOf } = pick(harness())
      const { id } = await paid()
      const payment = await paymentOf(id)
      if (provider.showsCards) expect(payment?.card?.lastFourDigits).toMatch(/^\d{4}$/)
      expect(payment?.reference).toBeTruthy()
    })

    test('is booked once, and reduces the stock', async () => {
      const { shop, paid, books } = pick(harness())
      const { id, productId } = await paid(5)
      expect(await books(id)).toMatchObject({ CLEARING: 1390, RECEIVABLE: 0 })
      expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
    })

    test('that is declined leaves the order waiting, and can be repeated', async () => {
      const { provider, waiting, orderOf, deliver, methodId } = pick(harness())
      const { id, visitor, page } = await waiting()
      await provider.buyer.decline(page, 'generic_decline')
      await deliver()
      const after = await orderOf(id)
      expect(after.state).toBe('AWAITING_PAYMENT')
      expect(after.payments.at(-1)?.failure).toBe(provider.reasons.generic_decline)
      expect(after.paymentState).toBe(provider.declineEnds ? 'DECLINED' : 'PENDING')
      const again = await visitor.api.orders.payOrder({ id, paymentMethodId: methodId })
      await provider.buyer.pay(again.step.url ?? '')
      await deliver()
      expect(await orderOf(id)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    })

    test('that is declined has a reason', async () => {
      const { provider, waiting, paymentOf, deliver } = pick(harness())
      for (const [why, failure] of Object.entries(provider.reasons)) {
        const { id, page } = await waiting()
        await provider.buyer.decline(page, why)
        await deliver()
        expect((await paymentOf(id))?.failure).toBe(failure)
      }
    })

    test('succeeds when the buyer confirms it with the bank', async () => {
      const { provider, waiting, orderOf, deliver } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.challenge(page, true)
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('fails when the buyer declines it with the bank', async () => {
      const { provider, waiting, orderOf, deliver } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.challenge(page, false)
      await deliver()
      const { state, balance } = await orderOf(id)
      expect([state, balance.paid]).toEqual(['AWAITING_PAYMENT', 0])
    })

    test('that is abandoned waits; paying again continues it', async () => {
      const { provider, waiting, orderOf, deliver, methodId } = pick(harness())
      const before = provider.backstage.payments()
      const { id, visitor, page, link } = await waiting()
      const back = await provider.buyer.leave(page)
      expect(new URL(back).pathname).toBe(`/orders/${link}`)
      await deliver()
      expect((await orderOf(id)).state).toBe('AWAITING_PAYMENT')
      const { step } = await visitor.api.orders.payOrder({ id, paymentMethodId: methodId })
      await provider.buyer.pay(step.url ?? '')
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(1390)
      expect(provider.backstage.payments() - before).toBeLessThanOrEqual(2)
    })

    test('whose page has expired can be made on a new one', async () => {
      const { provider, waiting, orderOf, deliver, methodId } = pick(harness())
      const { id, visitor, page } = await waiting()
      await provider.backstage.expire(page)
      await deliver()
      expect((await orderOf(id)).state).toBe('AWAITING_PAYMENT')
      const { step } = await visitor.api.orders.payOrder({ id, paymentMethodId: methodId })
      expect(step.url).not.toBe(page)
      await provider.buyer.pay(step.url ?? '')
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('that is complete cannot be made again', async () => {
      const { provider, waiting, orderOf, methodId } = pick(harness())
      const { id, visitor, page } = await waiting()
      await provider.buyer.pay(page)
      provider.takeMessages()
      const again = visitor.api.orders.payOrder({ id, paymentMethodId: methodId })
      expect(await codeOf(again)).toMatch(/^428/)
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('is created once, however often the buyer orders at once', async () => {
      const { provider, checkout, place, merchant } = pick(harness())
      const { visitor, checkoutId } = await checkout()
      const before = provider.backstage.payments()
      const placed = await Promise.all([1, 2, 3].map(() => place(visitor, checkoutId)))
      expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
      expect(provider.backstage.payments() - before).toBe(1)
      const { order } = await merchant().orders.getOrder({ id: placed[0]?.order.id ?? '' })
      expect(order.payments).toHaveLength(1)
    })

    test('is charged once, however often the buyer submits the page', async () => {
      const { provider, waiting, orderOf, deliver } = pick(harness())
      const { id, page } = await waiting()
      await Promise.all([provider.buyer.pay(page), provider.buyer.pay(page)])
      await deliver()
      expect((await orderOf(id)).balance).toMatchObject({ paid: 1390, due: 0 })
    })

    test('by debit is pending, and the order is placed when the money arrives', async () => {
      const { provider, waiting, orderOf, deliver } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.debit(page)
      await deliver()
      expect(await orderOf(id)).toMatchObject({ state: 'IN_REVIEW', paymentState: 'IN_REVIEW' })
      await provider.backstage.settleDebit(page, true)
      await deliver()
      expect(await orderOf(id)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    })

    test('by debit that fails ends the order, and its stock is released', async () => {
      const { shop, provider, waiting, orderOf, deliver } = pick(harness())
      const { id, page, productId } = await waiting(5)
      await provider.buyer.debit(page)
      await deliver()
      await provider.backstage.settleDebit(page, false)
      await deliver()
      expect(await orderOf(id)).toMatchObject({ state: 'REJECTED', paymentState: 'DECLINED' })
      expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
    })
  })

  describe('an order that has expired', () => {
    test('is closed, and its page accepts no payment', async () => {
      const { shop, provider, waiting, orderOf, paymentOf, job, deliver } = pick(harness())
      const { id, page, productId } = await waiting(5)
      shop.clock.pass({ minutes: 21 })
      await job.expire()
      expect((await orderOf(id)).state).toBe('EXPIRED')
      expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
      await job.cancel((await paymentOf(id))?.id ?? '')
      if (!provider.closesPages) return
      await provider.buyer.pay(page)
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(0)
    })

    test('is placed when it was paid and the message is lost', async () => {
      const { shop, provider, waiting, orderOf, job } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      provider.takeMessages()
      shop.clock.pass({ minutes: 21 })
      await job.expire()
      expect(await orderOf(id)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    })

    test('is placed when it was paid at that moment and everything is still available', async () => {
      const { shop, provider, waiting, orderOf, paymentOf, job, deliver } = pick(harness())
      const { id, page } = await waiting()
      shop.clock.pass({ minutes: 21 })
      await job.expire()
      await provider.buyer.pay(page)
      await job.cancel((await paymentOf(id))?.id ?? '')
      if (provider.takesLate) {
        expect(await orderOf(id)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
      }
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(provider.takesLate ? 1390 : 0)
    })

    test('keeps waiting while the provider does not answer', async () => {
      const { shop, provider, waiting, orderOf, job, deliver } = pick(harness())
      const { id, page } = await waiting()
      shop.clock.pass({ minutes: 21 })
      provider.api.fail(provider.routes.read, 'error')
      await job.expire()
      provider.api.recover()
      expect((await orderOf(id)).state).toBe('AWAITING_PAYMENT')
      await provider.buyer.pay(page)
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })
  })

  describe('another way to pay', () => {
    test('cancels the first attempt at the provider', async () => {
      const { provider, waiting, orderOf, merchant, job, deliver } = pick(harness())
      const { id, visitor, page } = await waiting()
      const first = (await orderOf(id)).payments[0]?.id ?? ''
      const { methods } = await merchant().payments.listMethods({})
      const transfer = methods.find((one) => one.provider === 'BANK_TRANSFER')?.id ?? ''
      const { step } = await visitor.api.orders.payOrder({ id, paymentMethodId: transfer })
      expect(step.kind).toBe('INSTRUCTIONS')
      await job.cancel(first)
      if (!provider.closesPages) return
      await provider.buyer.pay(page)
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(0)
    })

    test('still counts a payment on the first page', async () => {
      const { provider, waiting, orderOf, merchant, job, deliver } = pick(harness())
      const { id, visitor, page } = await waiting()
      const first = (await orderOf(id)).payments[0]?.id ?? ''
      const { methods } = await merchant().payments.listMethods({})
      const transfer = methods.find((one) => one.provider === 'BANK_TRANSFER')?.id ?? ''
      await visitor.api.orders.payOrder({ id, paymentMethodId: transfer })
      await provider.buyer.pay(page)
      await job.cancel(first)
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(provider.takesLate ? 1390 : 0)
    })
  })
}

/** Keeps methods of a harness bound to it, because they call each other. */
export const pick = (harness: Harness): Harness => ({
  ...harness,
  waiting: harness.waiting.bind(harness),
  paid: harness.paid.bind(harness),
  deliver: harness.deliver.bind(harness),
})
