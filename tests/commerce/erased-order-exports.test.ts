import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cup } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'
import { germanShop } from './invoice.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  parcel = await germanShop(shop)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }

/** Buys as a guest. */
async function buy(email: string) {
  const guest = shop.people.visitor()
  const productId = await cup(shop.people.merchant(), 20)
  await guest.api.cart.addLines({ lines: [{ productId, quantity: 1, texts: { Engraving: 'A' } }] })
  const { checkout } = await guest.api.checkout.create({
    email,
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
  })
  await guest.api.orders.placeOrder({ checkoutId: checkout.id })
}

async function erase(email: string) {
  await shop.server.tasks['customers:refresh']({}, run)
  const { customers } = await api().customers.queryCustomers({ search: email })
  await api().customers.eraseCustomer({ id: customers[0]?.id ?? '' })
}

async function linkToOrders(name: string) {
  const { link, url } = await api().exports.createExportLink({
    name,
    onlyVisible: false,
    content: 'ORDERS',
    timetable: { every: 'DAY', time: '03:00' },
  })
  await settled(link.id)
  return { id: link.id, url }
}

async function settled(id: string) {
  const find = async () =>
    (await api().exports.listExportLinks({})).links.find((one) => one.id === id)
  await expect.poll(async () => (await find())?.running, { interval: 50 }).toBe(false)
}

const get = (url: string) => shop.server.fetch(new Request(url))

test('no exported file of orders names a guest whose data was erased', async () => {
  const email = 'leaving.guest@example.com'
  await buy(email)
  await buy('staying.guest@example.com')
  const links = [await linkToOrders('Bookkeeping'), await linkToOrders('Warehouse')]
  for (const { url } of links) expect(await (await get(url)).text()).toContain(email)
  const { exports: before } = await api().exports.listExports({})
  await erase(email)
  for (const { url } of links) expect((await get(url)).status).toBe(404)
  expect(before).toEqual([])
  const stored = await shop.server.platform.db.selectFrom('exports').select('id').execute()
  expect(stored).toEqual([])

  await shop.server.tasks['exportLinks:due']()
  for (const { id, url } of links) {
    await settled(id)
    const text = await (await get(url)).text()
    expect(text).toContain('staying.guest@example.com')
    expect(text).not.toContain(email)
  }
  const { body } = await api().orderFiles.exportOrders({ format: 'jsonl', query: {} })
  const streamed = await new Response(body as BodyInit).text()
  expect(streamed).toContain('staying.guest@example.com')
  expect(streamed).not.toContain(email)
})

test('a file of orders in progress while a guest is erased is never served', async () => {
  const email = 'hurried.guest@example.com'
  await buy(email)
  const { id, url } = await linkToOrders('Accountant')
  await api().exports.runExportLink({ id })
  await erase(email)
  await shop.server.tasks['exportLinks:due']()
  await settled(id)
  const reply = await get(url)
  if (reply.status === 200) expect(await reply.text()).not.toContain(email)
  else expect(reply.status).toBe(404)
})
