import { describe, expect, test } from 'vitest'
import { staffAt } from '../../access/staff.fixture.ts'
import { codeOf, type Harness } from './harness.ts'
import { pick } from './payment-cases.ts'
import type { SentMessage } from './provider-under-test.ts'

/** A pseudo-random order, determined by the seed. */
const shuffled = (messages: readonly SentMessage[], seed: number): SentMessage[] =>
  [...messages, ...messages]
    .map((message, at) => ({ message, key: (at * 7919 + seed * 104_729) % 1009 }))
    .sort((a, b) => a.key - b.key)
    .map(({ message }) => message)

/** Cases of messages and their delivery. */
export function messageCases(harness: () => Harness): void {
  describe('a message', () => {
    test('arrives before the response of its request', async () => {
      const { provider, checkout, place, orderOf, deliver } = pick(harness())
      const { visitor, checkoutId } = await checkout()
      const known = new Set(provider.pages())
      provider.api.before(provider.routes.start, async () => {
        const page = provider.pages().find((one) => !known.has(one)) ?? ''
        await provider.buyer.pay(page)
        await deliver()
      })
      const { order } = await place(visitor, checkoutId)
      expect(await orderOf(order.id)).toMatchObject({
        state: 'PLACED',
        paymentState: 'PAID',
        balance: { paid: 1390 },
      })
    })

    test('after the return of the buyer changes nothing more', async () => {
      const { provider, waiting, returns, orderOf, deliver } = pick(harness())
      const order = await waiting()
      await provider.buyer.pay(order.page)
      expect(await returns(order)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
      const before = await orderOf(order.id)
      await deliver()
      expect(await orderOf(order.id)).toEqual(before)
    })

    test('that never arrives is not needed when the buyer returns', async () => {
      const { provider, waiting, returns } = pick(harness())
      const order = await waiting()
      await provider.buyer.pay(order.page)
      provider.takeMessages()
      expect((await returns(order)).paymentState).toBe('PAID')
    })

    test('that is missing while the provider is unavailable leaves the order unchanged', async () => {
      const { provider, waiting, returns, deliver, orderOf } = pick(harness())
      const order = await waiting()
      await provider.buyer.pay(order.page)
      provider.api.fail(provider.routes.read, 'error')
      expect((await returns(order)).paymentState).toBe('PENDING')
      provider.api.recover()
      await deliver()
      expect((await orderOf(order.id)).paymentState).toBe('PAID')
    })

    test('that arrives twice counts once', async () => {
      const { provider, waiting, orderOf, deliver, books } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      await deliver((messages) => [...messages, ...messages])
      expect((await orderOf(id)).balance).toMatchObject({ paid: 1390 })
      expect(await books(id)).toMatchObject({ CLEARING: 1390 })
    })

    test('that arrives together with all others counts once', async () => {
      const { provider, waiting, orderOf, send } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      const messages = provider.takeMessages()
      await Promise.all([...messages, ...messages].map((one) => send(one)))
      expect((await orderOf(id)).balance).toMatchObject({ paid: 1390 })
    })

    test.each([1, 2, 3, 4, 5])('in any order gives the same state (order %i)', async (seed) => {
      const { provider, waiting, orderOf, deliver, books, merchant } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      const first = provider.takeMessages()
      await provider.backstage.refund(page, 390)
      // A payment that is captured only now cannot be disputed yet.
      const isTaken = Number(provider.backstage.moneyOf(page).captured) > 0
      if (isTaken) await provider.backstage.dispute(page, 'open')
      const rest = provider.takeMessages()
      await deliver(() => shuffled([...first, ...rest], seed))
      const { payments, balance } = await orderOf(id)
      expect([balance.paid, balance.refunded]).toEqual([1390, 390])
      expect(payments).toMatchObject([{ state: 'CAPTURED', captured: 1390, refunded: 390 }])
      const disputed = provider.disputes && isTaken ? 1390 : 0
      expect((await books(id)).CLEARING).toBe(1390 - 390 - disputed)
      expect((await merchant().orders.getOrder({ id })).order.payments).toHaveLength(1)
    })

    test('of an unknown kind is stored, without effect', async () => {
      const { shop, provider, send, messages } = pick(harness())
      shop.clock.pass({ seconds: 1 })
      expect(await send(provider.unknownMessage())).toBe(200)
      const [last] = await messages()
      expect(last).toMatchObject({ isFollowed: true, problem: expect.stringContaining('') })
    })

    test('about an unknown payment is stored, without effect', async () => {
      const { shop, provider, send, messages } = pick(harness())
      shop.clock.pass({ seconds: 1 })
      expect(await send(provider.foreignMessage())).toBe(200)
      expect((await messages())[0]?.problem).toMatch(/no payment|not|No such/i)
    })

    test('to an unknown connection is refused', async () => {
      const { provider, send } = pick(harness())
      const nobody = '00000000-0000-4000-8000-000000000000'
      expect(await send(provider.unknownMessage(), nobody)).toBe(404)
    })

    test('while the provider is unavailable is stored, and processed later', async () => {
      const { shop, provider, waiting, orderOf, deliver, job } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      provider.api.fail(provider.routes.read, 'error')
      await deliver()
      expect((await orderOf(id)).paymentState).toBe('PENDING')
      provider.api.recover()
      shop.clock.pass({ minutes: 1 })
      await job.follow()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('while the keys are revoked is stored, and processed when they are valid again', async () => {
      const { shop, provider, waiting, orderOf, send, deliver, job } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      const sent = provider.takeMessages()
      provider.backstage.revokeKeys(true)
      const answers = []
      for (const message of sent) answers.push(await send(message))
      provider.backstage.revokeKeys(false)
      expect(new Set(answers)).toEqual(new Set([provider.verifiesItself ? 503 : 200]))
      expect((await orderOf(id)).paymentState).toBe('PENDING')
      // A message without a success response is sent again.
      if (provider.verifiesItself) await deliver(() => sent)
      shop.clock.pass({ minutes: 1 })
      await job.follow()
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })

    test('is accepted while the shop is closed', async () => {
      const { shop, provider, waiting, orderOf, deliver } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      const owner = await staffAt(() => shop).person('owner')
      await owner.api.sites.disableSite({ id: shop.site.id })
      await deliver().finally(() => owner.api.sites.enableSite({ id: shop.site.id }))
      expect((await orderOf(id)).paymentState).toBe('PAID')
    })
  })

  describe('a message that is not from the provider', () => {
    test('without a signature is refused, and changes nothing', async () => {
      const { provider, send, messages } = pick(harness())
      const before = (await messages()).length
      const { body } = provider.unknownMessage()
      expect(await send({ body, headers: {} })).toBe(provider.signs ? 400 : 200)
      if (provider.signs) expect(await messages()).toHaveLength(before)
    })

    test('with the signature of other content is refused', async () => {
      const { provider, waiting, send, orderOf } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      const [message] = provider.takeMessages()
      const forged = { body: `${message?.body ?? ''} `, headers: message?.headers ?? {} }
      if (provider.signs) {
        expect(await send(forged)).toBe(400)
        expect((await orderOf(id)).paymentState).toBe('PENDING')
      }
    })

    test('that is too old is refused', async () => {
      const { shop, provider, send } = pick(harness())
      if (!provider.signedAt) return
      const now = shop.clock.now().getTime()
      const message = provider.unknownMessage()
      expect(await send(provider.signedAt(message, new Date(now - 600_000)))).toBe(400)
      expect(await send(provider.signedAt(message, new Date(now - 60_000)))).toBe(200)
    })

    test('is refused while there is no secret to verify it', async () => {
      const { shop, provider, merchant } = pick(harness())
      if (!provider.signs) return
      const other = await shop.anotherSite()
      const api = other.people.merchant().api
      const { webhookSecret: _, ...keys } = provider.keys
      const { connection } = await api.paymentConnections.saveConnection({
        connection: { provider: provider.name, ...keys },
      })
      expect(await harness().send(provider.unknownMessage(), connection.id)).toBe(400)
      expect(await codeOf(merchant().paymentConnections.listConnections({}))).toBe('fine')
    })
  })
}
