import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cup } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'
import { germanShop, saveInvoiceSettings } from './invoice.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await germanShop(shop)
  await saveInvoiceSettings(shop)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** Contained in every text that the buyer types. */
const WORD = 'Zinnober'

/** Types a text everywhere: on lines, cart, order and return, and in an abandoned cart. */
async function typedBuyer(buyer: Visitor, email: string) {
  const productId = await cup(shop.people.merchant(), 20)
  const line = { productId, quantity: 2, texts: { Engraving: WORD } }
  await buyer.api.cart.addLines({ lines: [line] })
  await buyer.api.cart.update({ note: `${WORD} note`, giftMessage: `${WORD} gift` })
  const { checkout } = await buyer.api.checkout.create({
    email,
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
  })
  const { order } = await buyer.api.orders.placeOrder({ checkoutId: checkout.id })
  await api().orders.recordPayment({ id: order.id })
  await api().invoices.issueInvoices({ orderIds: [order.id] })
  await api().fulfillments.createFulfillment({ orderId: order.id })
  const lineId = order.lines[0]?.id ?? ''
  await buyer.api.returns.requestReturn({
    order: order.id,
    lines: [
      {
        lineId,
        quantity: 1,
        reason: 'OTHER',
        comment: `${WORD} comment`,
        wish: `${WORD} wish`,
      },
    ],
  })
  await buyer.api.cart.addLines({ lines: [line] })
  await buyer.api.cart.update({ note: `${WORD} later` })
  return { order, lineId, productId }
}

/** Tables that contain the word. */
async function tracesOf(): Promise<string[]> {
  const { db } = shop.server.platform
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      SELECT FROM ${sql.table(name)} AS one WHERE one::text LIKE ${`%${WORD}%`} LIMIT 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

describe('what a buyer types while buying', () => {
  test('is in the data export of the member, and is deleted with the member', async () => {
    const member = await shop.people.member()
    const { order } = await typedBuyer(member, 'typed@example.com')
    const { draftOrder } = await api().draftOrders.createDraftOrder({ orderId: order.id })
    await api().draftOrders.saveDraftOrder({ id: draftOrder.id, note: `${WORD} draft` })
    const { body } = await member.api.personalData.getMyData({})
    const data = JSON.parse(Buffer.from(body as Uint8Array).toString())
    expect(data).toMatchObject({
      orders: [{ note: `${WORD} note`, gift_message: `${WORD} gift` }],
      order_lines: [{ description_lines: [{ kind: 'text', value: WORD }] }],
      return_lines: [{ comment: `${WORD} comment`, wish: `${WORD} wish` }],
      draft_orders: [{ note: `${WORD} draft` }],
    })
    expect(data.carts.map(({ note }: { note: string }) => note)).toContain(`${WORD} later`)
    expect(JSON.stringify(data.cart_lines)).toContain(WORD)
    await api().personalData.eraseMember({ id: member.id, reason: 'Asked for' })
    expect(await tracesOf()).toEqual(['invoices'])
    const { order: after } = await api().orders.getOrder({ id: order.id })
    expect(after).toMatchObject({ note: '', giftMessage: '', totals: order.totals })
    expect(after.lines).toMatchObject([{ name: 'Cup', quantity: 2 }])
  })

  test('is deleted when a guest is erased', async () => {
    await shop.server.platform.db.deleteFrom('invoices').execute()
    const guest = shop.people.visitor()
    const { order } = await typedBuyer(guest, 'typed.guest@example.com')
    const { draftOrder } = await api().draftOrders.createDraftOrder({ orderId: order.id })
    await api().draftOrders.saveDraftOrder({ id: draftOrder.id, note: `${WORD} draft` })
    await api().draftOrders.applyDraftOrder({ id: draftOrder.id })
    const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
    await shop.server.tasks['customers:refresh']({}, run)
    const { customers } = await api().customers.queryCustomers({
      search: 'typed.guest@example.com',
    })
    await api().customers.eraseCustomer({ id: customers[0]?.id ?? '' })
    expect(await tracesOf()).toEqual(['invoices'])
    const drafts = await api().draftOrders.getDraftOrder({ id: draftOrder.id })
    expect(drafts.draftOrder).toMatchObject({ note: '', email: null, lines: [{ name: 'Cup' }] })
  })
})
