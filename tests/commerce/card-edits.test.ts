import { randomUUID } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { editOf, orderToEdit } from './draft.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'
import { lampInStock, readyWith } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { enter } from './rehearsal.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290

let shop: TestServer
let parcel: string
let card: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { method } = await api().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  card = method.id
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const drafts = () => api().draftOrders
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
/** Orders two lamps and enters a card on the bank's page. */
async function byCard(number = '4242424242424242') {
  const visitor = shop.people.visitor()
  const productId = await lampInStock(shop, 9)
  const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 2 })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
  const paymentId = order.payments[0]?.id ?? ''
  if (number) await enter(visitor, paymentId, { card: number })
  return { visitor, orderId: order.id, lineId: order.lines[0]?.id ?? '', paymentId }
}

async function changed(orderId: string, lines: readonly object[]) {
  const { id } = await editOf(api(), orderId)
  await drafts().saveDraftOrder({ id, lines: lines as { quantity: number }[] })
  return id
}

describe('an edit of an order that a card has paid', () => {
  test('that costs less refunds the difference to the card', async () => {
    const { orderId, lineId } = await byCard()
    const id = await changed(orderId, [{ id: lineId, quantity: 1 }])
    const { refunded } = await drafts().applyDraftOrder({ id, settle: 'REFUND' })
    expect(refunded).toBe(900)
    const order = await orderOf(orderId)
    expect(order).toMatchObject({
      totals: { total: TOTAL - 900 },
      paymentState: 'PAID',
      balance: { due: 0 },
      payments: [{ provider: 'TEST_BANK', captured: TOTAL, refunded: 900 }],
    })
  })

  test('that costs more asks for the rest, which another card payment pays', async () => {
    const { orderId, lineId } = await byCard()
    const id = await changed(orderId, [{ id: lineId, quantity: 3 }])
    const { paymentRequest } = await drafts().applyDraftOrder({ id, settle: 'PAYMENT_REQUEST' })
    expect(paymentRequest).toMatchObject({ amount: 900, status: 'UNPAID' })
    const payer = shop.people.visitor()
    const paying = { id: paymentRequest?.id ?? '', paymentMethodId: card }
    const { step } = await payer.api.paymentRequests.payRequest(paying)
    const body = new URLSearchParams({ card: '4242424242424242' })
    await shop.server.fetch(new Request(step.url ?? '', { method: 'POST', body }))
    expect(await orderOf(orderId)).toMatchObject({
      paymentState: 'PAID',
      totals: { total: TOTAL + 900 },
      balance: { due: 0, paid: TOTAL + 900 },
    })
  })

  test('waits for the capture of what is only authorized', async () => {
    const { orderId, lineId, paymentId } = await byCard('4000000000000044')
    const refused = await refusal(drafts().createDraftOrder({ orderId }))
    expect(refused).toMatchObject({
      code: 'ORDER_CANNOT_BE_EDITED',
      data: { reasons: ['PAYMENT_AUTHORIZED'] },
    })
    await api().orders.capturePayment({ id: orderId, paymentId })
    const id = await changed(orderId, [{ id: lineId, quantity: 1 }])
    const { order } = await drafts().applyDraftOrder({ id })
    expect(order).toMatchObject({ paymentState: 'OVERPAID', balance: { due: -900 } })
  })

  test('is refused once the bank disputes it, also for an existing draft', async () => {
    const { orderId, lineId, paymentId } = await byCard()
    const id = await changed(orderId, [{ id: lineId, quantity: 1 }])
    await shop.server.payments.receive(shop.site.id, [
      {
        provider: 'TEST_BANK',
        account: 'test',
        id: randomUUID(),
        paymentId,
        kind: 'DISPUTED',
        amountMinor: TOTAL,
        currency: 'EUR',
        date: shop.clock.now(),
        details: {},
      },
    ])
    const refused = await refusal(drafts().applyDraftOrder({ id }))
    expect(refused.data).toMatchObject({ reasons: ['DISPUTED'] })
    expect((await orderOf(orderId)).totals.total).toBe(TOTAL)
  })
})

describe('documents of an edit in the published form', () => {
  /** Orders with documents that will be mailed. */
  const waiting = async () => {
    const { rows } = await sql<{ orderId: string }>`
      SELECT payload ->> 'orderId' AS "orderId" FROM graphile_worker._private_jobs j
        JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'invoices.mail'`.execute(shop.server.platform.db)
    return rows.map(({ orderId }) => orderId)
  }
  const committed = async (sendNotificationsToBuyer?: boolean) => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    await api().invoices.issueInvoices({ orderIds: [orderId] })
    const draftOrderId = await changed(orderId, [{ id: lineId, quantity: 1 }])
    await api().draftOrdersV1.commitDraftOrder({
      draftOrderId,
      ...(sendNotificationsToBuyer !== undefined && {
        commitSettings: { sendNotificationsToBuyer },
      }),
    })
    const { invoices } = await api().invoices.listInvoicesOfOrders({ orderIds: [orderId] })
    expect(invoices).toHaveLength(3)
    return orderId
  }

  test('are mailed unless the buyer is not to be notified', async () => {
    await saveInvoiceSettings(shop)
    const [usual, asked, silent] = [
      await committed(),
      await committed(true),
      await committed(false),
    ]
    const orders = await waiting()
    expect(orders).toContain(usual)
    expect(orders).toContain(asked)
    expect(orders).not.toContain(silent)
  })
})

test('the ledger agrees with every order and payment of this file', async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
})
