import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { leave, linkIn, mailsTo, onlyLeftBy, pass, run } from './abandoned.fixture.ts'
import { cartOf, lamp, put, setStock } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyNow } from './order.fixture.ts'
import { NOBODY } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  await remindAfter([1, 24, 72])
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const remindAfter = (reminderHours: number[], more = {}) =>
  api().sites.updateSettings({
    settings: { abandonedCheckouts: { remind: true, reminderHours, ...more } },
  })
const consent = 'reminders'
const remind = (id: string) => api().abandonedCheckouts.sendReminder({ id })

describe('reminders', () => {
  test('are sent at their hours, three at most, in the language of the buyer', async () => {
    const email = 'three@example.com'
    await leave(shop, { email, parcel, consent, language: 'de', quantity: 2 })
    await pass(shop, { hours: 1 })
    const { nextMailDate, activities } = await onlyLeftBy(shop, email)
    expect(nextMailDate).toEqual(shop.clock.after(shop.clock.now(), { hours: 1 }))
    expect(activities.map(({ type }) => type)).toEqual(['SCHEDULED'])
    await pass(shop, { minutes: 59 })
    expect(await mailsTo(shop, email)).toEqual([])
    await pass(shop, { minutes: 1 })
    const [mail, ...others] = await mailsTo(shop, email)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('liegen gelassen')
    expect(mail?.text).toContain('Guten Tag Ada Lovelace')
    expect(mail?.text).toMatch(/Lamp.*: 2 × · 18,00/)
    expect(mail?.text).toMatch(/22,90/)
    for (const hours of [22, 1, 48, 200]) await pass(shop, { hours })
    expect(await mailsTo(shop, email)).toHaveLength(3)
    expect(await onlyLeftBy(shop, email)).toMatchObject({
      mailsSent: 3,
      nextMailDate: null,
      activities: [{ type: 'SCHEDULED' }, ...Array(3).fill({ type: 'EMAIL_SENT' })],
    })
  })

  test('are sent to nobody without consent, unless the shop reminds everybody', async () => {
    const [one, two] = ['shy@example.com', 'all@example.com']
    await leave(shop, { email: one, consent: 'terms' })
    await pass(shop, { hours: 3 })
    expect(await mailsTo(shop, one)).toEqual([])
    expect(await codeOf(remind((await onlyLeftBy(shop, one)).id))).toBe(
      '428 REMINDER_NEEDS_CONSENT',
    )
    await remindAfter([1], { onlyWithConsent: false })
    await leave(shop, { email: two })
    await pass(shop, { hours: 1 })
    await pass(shop, { hours: 1 })
    expect(await mailsTo(shop, two)).toHaveLength(1)
    await remindAfter([1, 24, 72], { onlyWithConsent: true })
  })

  test('end when the buyer orders, whichever way, and rest while the buyer is back', async () => {
    const [buys, other, back] = ['buys@example.com', 'ada@example.com', 'back@example.com']
    const { visitor, checkoutId } = await leave(shop, { email: buys, parcel, consent })
    await leave(shop, { email: other, consent })
    const returning = await leave(shop, { email: back, consent })
    await pass(shop, { hours: 1 })
    await visitor.api.orders.placeOrder({ checkoutId })
    const elsewhere = shop.people.visitor()
    await put(elsewhere, await lamp(shop.people.merchant()))
    await elsewhere.api.orders.placeOrder(await readyNow(elsewhere, parcel))
    shop.clock.pass({ minutes: 30 })
    await returning.visitor.api.checkout.update({ id: returning.checkoutId, note: 'Hm' })
    await pass(shop, { minutes: 40 })
    const reminders = async (email: string) =>
      (await mailsTo(shop, email)).filter(({ text }) => text.includes('/restore/'))
    expect(await reminders(buys)).toEqual([])
    expect(await reminders(other)).toEqual([])
    expect(await onlyLeftBy(shop, other)).toMatchObject({ status: 'ABANDONED', mailsSent: 0 })
    expect(await reminders(back)).toEqual([])
    await pass(shop, { hours: 1 })
    await pass(shop, { hours: 1 })
    expect(await reminders(back)).toHaveLength(1)
  })

  test('are sent once when several processes send them', async () => {
    const email = 'once@example.com'
    await leave(shop, { email, consent })
    await pass(shop, { hours: 1 })
    shop.clock.pass({ hours: 1 })
    await Promise.all([1, 2, 3].map(() => run(shop, 'abandoned:remind')))
    expect(await mailsTo(shop, email)).toHaveLength(1)
  })

  test('can also be sent by hand, within the same limits', async () => {
    const email = 'hand@example.com'
    const { visitor, checkoutId } = await leave(shop, { email, parcel, consent })
    await pass(shop, { hours: 1 })
    const { id } = await onlyLeftBy(shop, email)
    for (const mailsSent of [1, 2, 3]) {
      expect((await remind(id)).abandonedCheckout).toMatchObject({ mailsSent })
    }
    expect(await codeOf(remind(id))).toBe('428 TOO_MANY_REMINDERS')
    expect(await mailsTo(shop, email)).toHaveLength(3)
    await visitor.api.orders.placeOrder({ checkoutId })
    expect(await codeOf(remind(id))).toBe('428 CHECKOUT_ALREADY_RECOVERED')
    expect(await codeOf(remind(NOBODY))).toBe('404 ABANDONED_CHECKOUT_NOT_FOUND')
  })
})

/** A visitor with an abandoned checkout and a reminder. */
async function reminded(email: string, more: Partial<Parameters<typeof leave>[1]> = {}) {
  const left = await leave(shop, { email, consent, ...more })
  await pass(shop, { hours: 1 })
  await pass(shop, { hours: 1 })
  const [mail] = await mailsTo(shop, email)
  return { ...left, text: mail?.text, link: linkIn(mail?.text, 'restore') }
}

test('a reminder has the header with which mail programs unsubscribe', async () => {
  const email = 'headers@example.com'
  const { text } = await reminded(email)
  const { db } = shop.server.platform
  const mails = db.selectFrom('mails').select('unsubscribe_url').where('recipient', '=', email)
  const [mail] = await mails.execute()
  expect(mail?.unsubscribe_url).toMatch(/^http:\/\/shop\.test\/reminders\/\S+$/)
  expect(text).toContain(mail?.unsubscribe_url)
})

describe('the link of a reminder', () => {
  test('ends all reminders to its address for good, without signing in', async () => {
    const email = 'Stop@Example.com'
    const { text } = await reminded(email)
    const visitor = shop.people.visitor().api.abandonedCheckouts
    const link = linkIn(text, 'reminders')
    await visitor.unsubscribe({ link })
    await visitor.unsubscribe({ link })
    const one = await onlyLeftBy(shop, email)
    expect(one).toMatchObject({ isUnsubscribed: true, nextMailDate: null })
    expect(await codeOf(remind(one.id))).toBe('428 BUYER_UNSUBSCRIBED')
    await leave(shop, { email: email.toLowerCase(), consent })
    for (const hours of [1, 24, 72]) await pass(shop, { hours })
    expect(await mailsTo(shop, email.toLowerCase())).toHaveLength(1)
    const { db } = shop.server.platform
    const rows = await db.selectFrom('reminder_suppressions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/example/i)
  })

  test('restores the lines on another device, once, and no data of the buyer', async () => {
    const { link, productId } = await reminded('moves@example.com', { quantity: 2 })
    const other = shop.people.visitor()
    const own = await lamp(shop.people.merchant())
    await put(other, own)
    for (const _ of [1, 2]) {
      const answer = await other.api.abandonedCheckouts.restoreCart({ link })
      expect(answer).toEqual({ checkoutId: null })
    }
    const cart = await cartOf(other)
    expect(cart?.lines.map((line) => [line.productId, line.quantity])).toEqual([
      [own, 1],
      [productId, 2],
    ])
    expect(cart).toMatchObject({ email: null, contact: null, note: '' })
    const { order } = await other.api.orders.placeOrder(await readyNow(other, parcel))
    expect(await onlyLeftBy(shop, 'moves@example.com')).toMatchObject({
      status: 'RECOVERED',
      orderId: order.id,
    })
  })

  test('returns its buyer to the checkout', async () => {
    const { link, visitor, checkoutId } = await reminded('same@example.com')
    expect(await visitor.api.abandonedCheckouts.restoreCart({ link })).toEqual({ checkoutId })
  })

  test('leaves out sold out items, and works when the cart itself is deleted', async () => {
    const { link, productId, visitor } = await reminded('gone@example.com')
    await setStock(shop.people.merchant(), productId, 0)
    const other = shop.people.visitor()
    expect(await other.api.abandonedCheckouts.restoreCart({ link })).toEqual({ checkoutId: null })
    expect((await cartOf(other))?.lines ?? []).toEqual([])
    await setStock(shop.people.merchant(), productId, 5)
    shop.clock.pass({ days: 31 })
    await shop.server.tasks['carts:expire'](
      {},
      { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
    )
    await visitor.api.abandonedCheckouts.restoreCart({ link })
    expect((await cartOf(visitor))?.lines).toMatchObject([{ productId, quantity: 1 }])
  })

  test('is refused when it is forged', async () => {
    const { link } = await reminded('forged@example.com')
    const other = shop.people.visitor().api.abandonedCheckouts
    for (const forged of [`${link}x`, `${NOBODY}.${link.split('.')[1]}`, 'nonsense', '../..']) {
      expect(await codeOf(other.restoreCart({ link: forged }))).toBe('404 REMINDER_LINK_INVALID')
      expect(await codeOf(other.unsubscribe({ link: forged }))).toBe('404 REMINDER_LINK_INVALID')
    }
    const merchants = api().abandonedCheckouts.restoreCart({ link })
    expect(await codeOf(merchants)).toBe('404 OWNED_CART_NOT_FOUND')
  })
})
