import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyWith } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const dayIn = (days: number) =>
  new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A lamp with this quantity that can be preordered. */
async function lampAhead(quantity: number, shipsAt: string | null): Promise<string> {
  const productId = await lampInStock(shop, quantity)
  await promise(productId, shipsAt)
  return productId
}

async function promise(productId: string, shipsAt: string | null) {
  const { items } = await merchant().stock.listStock({ filter: { productIds: [productId] } })
  await merchant().stock.saveStock({
    items: items.map(({ id }) => ({ id, preorder: { enabled: true, shipsAt } })),
  })
}

async function order(productId: string, language: string) {
  const visitor = shop.people.visitor()
  const { checkoutId } = await readyWith(visitor, parcel, { productId })
  const { cart } = await visitor.api.cart.get({})
  const placed = await visitor.api.orders.placeOrder({ checkoutId, language })
  const { mails } = await merchant().mailbox.listMails({})
  const mail = mails.find(({ subject }) => subject.includes(placed.order.number))
  return { line: cart?.lines[0], order: placed.order, mail, visitor }
}

describe('an order of a preordered product', () => {
  test('has the shipping date in the cart, in the order and in its mail', async () => {
    const day = dayIn(20)
    const { line, order: placed, mail } = await order(await lampAhead(0, day), 'en')
    expect(line?.availability).toMatchObject({ isPreorder: true, shipsAt: day })
    expect(placed.lines).toMatchObject([{ preorder: { shipsAt: day } }])
    const words = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
    expect(mail?.text).toContain(`(Pre-order, leaves about ${words.format(new Date(day))})`)
  })

  test('has the promised date, even when the merchant changes it afterwards', async () => {
    const productId = await lampAhead(0, dayIn(20))
    const { order: placed, visitor } = await order(productId, 'de')
    await promise(productId, dayIn(90))
    const { order: mine } = await visitor.api.orders.getOrder({ id: placed.id })
    const { order: theirs } = await merchant().orders.getOrder({ id: placed.id })
    expect(mine.lines[0]?.preorder).toEqual({ shipsAt: dayIn(20) })
    expect(theirs.lines[0]?.preorder).toEqual({ shipsAt: dayIn(20) })
  })

  test('is a preorder without a date when there is none, and mails leave out past dates', async () => {
    const unknown = await order(await lampAhead(0, null), 'en')
    expect(unknown.order.lines[0]?.preorder).toEqual({ shipsAt: null })
    const passed = await order(await lampAhead(0, dayIn(-3)), 'en')
    expect(passed.order.lines[0]?.preorder).toEqual({ shipsAt: dayIn(-3) })
    for (const { mail } of [unknown, passed]) expect(mail?.text).toContain('(Pre-order)')
  })

  test('is found by a filter of the list of orders', async () => {
    const { order: ahead } = await order(await lampAhead(0, dayIn(20)), 'en')
    const { order: there } = await order(await lampAhead(3, null), 'en')
    const found = async (preorder: boolean) => {
      const { orders } = await merchant().orders.queryOrders({ query: { filter: { preorder } } })
      return orders.map(({ id }) => id)
    }
    expect(await found(true)).toContain(ahead.id)
    expect(await found(true)).not.toContain(there.id)
    expect(await found(false)).toContain(there.id)
  })

  test('is not a preorder while the product is in stock', async () => {
    const { line, order: placed } = await order(await lampAhead(3, dayIn(20)), 'en')
    expect(line?.availability).toMatchObject({ isPreorder: false, shipsAt: null })
    expect(placed.lines[0]?.preorder).toBeNull()
  })
})
