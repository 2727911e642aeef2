import { randomUUID } from 'node:crypto'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { editOf, orderToEdit } from './draft.fixture.ts'
import { giftCardProduct } from './gift-card.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'
import { lampInStock, readyWith } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { enter, rehearsedCheckout, rehearsing } from './rehearsal.fixture.ts'
import { agreedReturn } from './return.fixture.ts'

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
const inFrancs = async (act: () => Promise<unknown>) => {
  await api().sites.updateSettings({ settings: { currency: 'CHF' } })
  try {
    await act()
  } finally {
    await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  }
}

/** An order of two lamps, and what is entered on the page of the bank. */
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
  test('that costs less pays back to the card, no more than the difference', async () => {
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

  test('that costs more asks for the rest, which another payment of the card pays', async () => {
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

  test('is refused once the bank disputes it, also where the draft was there before', async () => {
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
  /** Orders whose documents wait to be mailed. */
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
    expect(await waiting()).toContain(await committed())
    expect(await waiting()).toContain(await committed(true))
    expect(await waiting()).not.toContain(await committed(false))
  })
})

let count = 0
/** Two orders of one guest, the second as it is given. */
async function pair(second: (visitor: Visitor) => Promise<string>, isPaid = true) {
  const visitor = shop.people.visitor()
  const email = `pair-${++count}@example.com`
  const orderId = await plainOrder(visitor, isPaid)
  const fromId = await second(visitor)
  for (const id of [orderId, fromId]) await api().orders.updateOrder({ id, email })
  return { orderId, fromId }
}

async function plainOrder(visitor: Visitor, isPaid = true) {
  const productId = await lampInStock(shop, 9)
  const { checkoutId } = await readyWith(visitor, parcel, { productId })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  if (isPaid) await api().orders.recordPayment({ id: order.id })
  return order.id
}

const reasonsOf = async (merge: { orderId: string; fromId: string }) =>
  (await refusal(drafts().mergeOrders(merge))).data.reasons

describe('two orders are not merged', () => {
  test('while a payment of one is only authorized, or is awaited', async () => {
    const withCard = (number: string) => async (visitor: Visitor) => {
      const productId = await lampInStock(shop, 9)
      const { checkoutId } = await readyWith(visitor, parcel, { productId })
      const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
      if (number) await enter(visitor, order.payments[0]?.id ?? '', { card: number })
      return order.id
    }
    const authorized = await pair(withCard('4000000000000044'))
    expect(await reasonsOf(authorized)).toContain('PAYMENT_AUTHORIZED')
    const awaited = await pair(withCard(''))
    expect(await reasonsOf(awaited)).toEqual(expect.arrayContaining(['STATE', 'PAYMENT_AWAITED']))
  })

  test('that are returned in part', async () => {
    const { orderId, fromId } = await pair(plainOrder)
    await api().fulfillments.createFulfillment({ orderId: fromId })
    expect(await reasonsOf({ orderId, fromId })).toContain('SENT')
  })

  test('of another currency than the shop, or with taxes in prices and beside them', async () => {
    const merge = await pair(plainOrder)
    await inFrancs(async () => expect(await reasonsOf(merge)).toContain('CURRENCY'))
    const { settings } = await api().sites.getSettings({})
    const { pricesIncludeTax } = settings.taxes
    const setTaxes = (included: boolean) =>
      api().sites.updateSettings({ settings: { taxes: { pricesIncludeTax: included } } })
    const mixed = await pair(async (visitor) => {
      await setTaxes(!pricesIncludeTax)
      const id = await plainOrder(visitor)
      await setTaxes(pricesIncludeTax)
      return id
    })
    expect(await reasonsOf(mixed)).toContain('TAX')
  })

  test('whose stock is only held until they are paid', async () => {
    await api().sites.updateSettings({ settings: { orders: { takeStock: 'ON_ORDER_PAID' } } })
    const merge = await pair((visitor) => plainOrder(visitor, false), false)
    expect(await reasonsOf(merge)).toContain('STOCK_HELD')
    await api().sites.updateSettings({ settings: { orders: { takeStock: 'ON_ORDER_PLACED' } } })
  })

  test('of a rehearsal', async () => {
    const options = await rehearsing(shop.people.merchant())
    const merge = await pair(async (visitor) => {
      const productId = await lampInStock(shop, 9)
      const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel })
      return (await visitor.api.orders.placeOrder({ checkoutId }, options)).order.id
    })
    expect(await reasonsOf(merge)).toContain('REHEARSAL')
  })

  test('whose edit was begun, in either of them', async () => {
    const { orderId, fromId } = await pair(plainOrder)
    await editOf(api(), orderId)
    expect(await reasonsOf({ orderId, fromId })).toEqual(['EDIT_OPEN'])
    expect(await reasonsOf({ orderId: fromId, fromId: orderId })).toEqual(['EDIT_OPEN'])
  })
})

describe('an exchange is refused', () => {
  const exchangeFor = (productId: string, quantity = 1) => ({
    kind: 'EXCHANGE' as const,
    exchange: { lines: [{ productId, quantity }] },
  })

  test('for gift cards, in the preview and when it is made', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const product = await giftCardProduct(shop.people.merchant())
    for (const call of ['previewSettlement', 'settleReturn'] as const) {
      const refused = await refusal(api().returns[call]({ id, ...exchangeFor(product) }))
      expect(refused.violations).toMatchObject([{ field: 'lines' }])
    }
  })

  test('before the return is agreed, and after it was declined', async () => {
    const { id, visitor, order, lineId } = await agreedReturn(shop, parcel)
    const other = await lamp(shop.people.merchant(), 3)
    await api().returns.settleReturn({ id, kind: 'REFUND' })
    const asked = await visitor.api.returns.requestReturn({
      order: order.id,
      lines: [{ lineId, quantity: 1, reason: 'DOES_NOT_FIT' }],
    })
    const exchange = { id: asked.return.id, ...exchangeFor(other) }
    expect(await codeOf(api().returns.settleReturn(exchange))).toBe('428 RETURN_STATE_UNSUITABLE')
    await api().returns.declineReturn({ id: asked.return.id })
    expect(await codeOf(api().returns.settleReturn(exchange))).toBe('428 RETURN_STATE_UNSUITABLE')
  })

  test('with no goods, with none of them, and with an option that is none', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const none = { id, kind: 'EXCHANGE' as const, exchange: { lines: [] } }
    expect(await codeOf(api().returns.settleReturn(none))).toMatch(/^400/)
    expect(await codeOf(api().returns.settleReturn({ id, kind: 'EXCHANGE' }))).toMatch(/^400/)
    const other = await lamp(shop.people.merchant(), 3)
    expect(await codeOf(api().returns.settleReturn({ id, ...exchangeFor(other, 0) }))).toMatch(
      /^400/,
    )
    expect((await api().returns.getReturn({ id })).return.settlement).toBeNull()
  })
})

test('the ledger agrees with every order and payment of this file', async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
})
