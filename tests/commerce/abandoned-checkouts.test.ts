import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { leave, leftBy, onlyLeftBy, pass, run } from './abandoned.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { NOBODY } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const abandoned = () => api().abandonedCheckouts

describe('a checkout with an e-mail address', () => {
  test('is abandoned when it is unchanged for an hour, with all its content', async () => {
    const { checkoutId, productId } = await leave(shop, {
      email: 'one@example.com',
      parcel,
      quantity: 2,
      language: 'de',
    })
    await pass(shop, { minutes: 59 })
    expect(await leftBy(shop, 'one@example.com')).toEqual([])
    await pass(shop, { minutes: 1 })
    expect(await onlyLeftBy(shop, 'one@example.com')).toMatchObject({
      status: 'ABANDONED',
      checkoutId,
      buyerName: 'Ada Lovelace',
      language: 'de',
      currency: 'EUR',
      total: 2290,
      itemCount: 2,
      firstLine: 'Lamp',
      mailsSent: 0,
      nextMailDate: null,
      hasConsent: false,
      recoveredDate: null,
      lines: [{ productId, name: 'Lamp', quantity: 2, price: '9.00', linePrice: '18.00' }],
      totals: { subtotal: 1800, discount: 0, delivery: 490, tax: 0, total: 2290 },
      activities: [],
    })
  })

  test('is found once, also by several processes at the same time', async () => {
    for (const n of [1, 2, 3]) await leave(shop, { email: `many${n}@example.com` })
    shop.clock.pass({ hours: 1 })
    await Promise.all([1, 2, 3].map(() => run(shop, 'abandoned:find')))
    for (const n of [1, 2, 3]) {
      expect(await leftBy(shop, `many${n}@example.com`)).toHaveLength(1)
    }
  })

  test('remains the same one when its buyer returned and left again, with its latest content', async () => {
    const { visitor, checkoutId: id } = await leave(shop, { email: 'back@example.com' })
    await pass(shop, { hours: 1 })
    const first = await onlyLeftBy(shop, 'back@example.com')
    const { checkout } = await visitor.api.checkout.get({ id })
    const lines = [{ id: checkout.lines[0]?.id ?? '', quantity: 3 }]
    await visitor.api.checkout.changeLines({ id, lines })
    await pass(shop, { minutes: 30 })
    expect(await onlyLeftBy(shop, 'back@example.com')).toMatchObject({ itemCount: 1 })
    await pass(shop, { minutes: 30 })
    expect(await onlyLeftBy(shop, 'back@example.com')).toMatchObject({
      id: first.id,
      itemCount: 3,
      createdDate: first.createdDate,
    })
  })

  test('is not abandoned while its cart is in use, or without an address', async () => {
    const { visitor, productId } = await leave(shop, { email: 'busy@example.com' })
    const silent = shop.people.visitor()
    await put(silent, await lamp(shop.people.merchant()))
    const { checkout } = await silent.api.checkout.create({})
    await pass(shop, { minutes: 50 })
    await put(visitor, productId)
    await pass(shop, { minutes: 50 })
    expect(await leftBy(shop, 'busy@example.com')).toEqual([])
    await pass(shop, { minutes: 10 })
    expect(await leftBy(shop, 'busy@example.com')).toHaveLength(1)
    const { abandonedCheckouts } = await abandoned().queryAbandonedCheckouts({})
    const all = await Promise.all(
      abandonedCheckouts.map(({ id }) => abandoned().getAbandonedCheckout({ id })),
    )
    const ids = all.map((one) => one.abandonedCheckout.checkoutId)
    expect(ids).not.toContain(checkout.id)
  })

  test('waits as long as the shop sets', async () => {
    await api().sites.updateSettings({ settings: { abandonedCheckouts: { afterMinutes: 15 } } })
    await leave(shop, { email: 'quick@example.com' })
    await pass(shop, { minutes: 15 })
    expect(await leftBy(shop, 'quick@example.com')).toHaveLength(1)
    await api().sites.updateSettings({ settings: { abandonedCheckouts: { afterMinutes: 60 } } })
  })
})

test('a cart that is used as a checkout is abandoned, and recovered when an order is made of it', async () => {
  const visitor = shop.people.visitor()
  const { id: cartId } = await put(visitor, await lamp(shop.people.merchant()))
  await visitor.api.cart.update({ email: 'cart@example.com' })
  await pass(shop, { hours: 1 })
  expect(await onlyLeftBy(shop, 'cart@example.com')).toMatchObject({ checkoutId: cartId, cartId })
  await api().cartV2.markCartAsCompleted({ cartId, orderId: NOBODY })
  expect(await onlyLeftBy(shop, 'cart@example.com')).toMatchObject({
    status: 'RECOVERED',
    orderId: NOBODY,
  })
})

describe('an abandoned checkout is recovered', () => {
  test('when its buyer orders it', async () => {
    const { visitor, checkoutId } = await leave(shop, { email: 'buys@example.com', parcel })
    await pass(shop, { hours: 2 })
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(await onlyLeftBy(shop, 'buys@example.com')).toMatchObject({
      status: 'RECOVERED',
      orderId: order.id,
      recoveredDate: shop.clock.now(),
    })
    await pass(shop, { days: 2 })
    expect(await onlyLeftBy(shop, 'buys@example.com')).toMatchObject({ status: 'RECOVERED' })
  })

  test('when it is marked as completed', async () => {
    const { checkoutId: id } = await leave(shop, { email: 'elsewhere@example.com' })
    await pass(shop, { hours: 1 })
    await api().checkout.complete({ id })
    expect(await onlyLeftBy(shop, 'elsewhere@example.com')).toMatchObject({ status: 'RECOVERED' })
  })

  test('and an order within the hour leaves no abandoned checkout', async () => {
    const { visitor, checkoutId } = await leave(shop, { email: 'soon@example.com', parcel })
    await visitor.api.orders.placeOrder({ checkoutId })
    await pass(shop, { hours: 2 })
    expect(await leftBy(shop, 'soon@example.com')).toEqual([])
  })
})

describe('merchants', () => {
  test('find abandoned checkouts by state and by words, page by page', async () => {
    const words = (search: string) => abandoned().queryAbandonedCheckouts({ search })
    expect((await words('lovelace LAMP buys@')).abandonedCheckouts).toMatchObject([
      { email: 'buys@example.com' },
    ])
    expect((await words('lamp nothing')).abandonedCheckouts).toEqual([])
    const query = { filter: { status: 'RECOVERED' }, cursorPaging: { limit: 2 } }
    const first = await abandoned().queryAbandonedCheckouts({ query })
    expect(first.abandonedCheckouts.map(({ email }) => email)).toEqual([
      'elsewhere@example.com',
      'buys@example.com',
    ])
    const cursor = first.pagingMetadata.cursors?.next ?? ''
    const next = await abandoned().queryAbandonedCheckouts({ query: { cursorPaging: { cursor } } })
    expect(next.abandonedCheckouts).toMatchObject([{ email: 'cart@example.com' }])
  })

  test('see their totals', async () => {
    const day = shop.clock.now().toISOString().slice(0, 10)
    const { analytics } = await abandoned().getAnalytics({ from: '2026-01-01', to: day })
    expect(analytics).toMatchObject({ currency: 'EUR', exponent: 2, recoveredCount: 3 })
    expect(analytics.abandonedCount).toBeGreaterThan(4)
    expect(analytics.recoveredTotal).toBe(1390 + 900 + 900)
    const wrong = (from: string, to: string) => codeOf(abandoned().getAnalytics({ from, to }))
    expect(await wrong('2026-02-31', day)).toBe('400 FORMAT')
    expect(await wrong('2026-02-02', '2026-02-01')).toBe('400 VALIDATION')
  })

  test('delete one or many, and nobody else does', async () => {
    const one = await onlyLeftBy(shop, 'one@example.com')
    const visitor = shop.people.visitor().api.abandonedCheckouts
    await expect(visitor.getAbandonedCheckout({ id: one.id })).rejects.toMatchObject({
      status: 403,
    })
    await abandoned().deleteAbandonedCheckout({ id: one.id })
    expect(await codeOf(abandoned().deleteAbandonedCheckout({ id: one.id }))).toBe(
      '404 ABANDONED_CHECKOUT_NOT_FOUND',
    )
    const ids = (
      await Promise.all([1, 2].map((n) => onlyLeftBy(shop, `many${n}@example.com`)))
    ).map(({ id }) => id)
    const { deletedIds } = await abandoned().deleteAbandonedCheckouts({ ids: [...ids, NOBODY] })
    expect(deletedIds.toSorted()).toEqual(ids.toSorted())
    expect(await leftBy(shop, 'many1@example.com')).toEqual([])
  })
})

test('old abandoned checkouts are deleted, with a fact', async () => {
  const { id } = await onlyLeftBy(shop, 'many3@example.com')
  await api().sites.updateSettings({ settings: { abandonedCheckouts: { keepDays: 10 } } })
  shop.clock.pass({ days: 9 })
  await run(shop, 'abandoned:expire')
  expect(await leftBy(shop, 'many3@example.com')).toEqual([])
  const { db } = shop.server.platform
  const facts = await db
    .selectFrom('facts')
    .selectAll()
    .where('name', '=', 'abandoned_checkout.deleted')
    .where('entity_id', '=', id)
    .execute()
  expect(facts).toHaveLength(1)
  expect(JSON.stringify(facts)).not.toMatch(/example\.com|Lovelace/)
})

test('a member exports the own abandoned checkouts, and they are deleted with the member', async () => {
  const member = await shop.people.member()
  await leave(shop, { email: member.email, visitor: member })
  await leave(shop, { email: member.email.toUpperCase() })
  await pass(shop, { hours: 1 })
  const { api: own } = member
  const { body } = await own.personalData.getMyData({})
  expect(Buffer.from(body as Uint8Array).toString()).toMatch(/abandoned_checkouts[\s\S]*Lovelace/)
  await api().personalData.eraseMember({ id: member.id, reason: 'Asked for it' })
  expect(await leftBy(shop, member.email)).toEqual([])
  expect(await leftBy(shop, member.email.toUpperCase())).toEqual([])
})
