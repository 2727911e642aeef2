import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { followOrder, germanShop, saveInvoiceSettings, textOfPdf } from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await germanShop(shop)
  await saveInvoiceSettings(shop, { issue: 'ON_PAYMENT' })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const documentsOf = async (orderId: string) => {
  const { invoices } = await api().invoices.listInvoicesOfOrders({ orderIds: [orderId] })
  return Promise.all(
    invoices.map(async ({ id }) => (await api().invoices.getInvoice({ id })).invoice),
  )
}
/** A paid order with its invoice. */
async function invoiced(quantity = 2) {
  const { order } = await ordered(shop, parcel, quantity)
  await api().orders.recordPayment({ id: order.id })
  await followOrder(shop, order.id)
  return order
}

describe('a refund', () => {
  test('creates one credit note that refers to the invoice and reverses its booking', async () => {
    const order = await invoiced()
    const lineId = order.lines[0]?.id ?? ''
    await api().orders.refundOrder({
      id: order.id,
      lines: [{ lineId, quantity: 1 }],
      reason: 'Broken',
    })
    await followOrder(shop, order.id)
    await followOrder(shop, order.id)
    const [invoice, note, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ credited: 900 })
    expect(note).toMatchObject({
      kind: 'CREDIT_NOTE',
      correctsId: invoice?.id,
      total: 900,
      content: {
        corrects: { number: invoice?.number, issueDate: invoice?.issueDate },
        lines: [{ lineId, quantity: 1, gross: 900 }],
        charges: [],
        taxes: [{ rate: '0.19', gross: 900 }],
      },
    })
    expect(note?.mailedDate).not.toBeNull()
    const { entries } = await api().orders.listLedger({ id: order.id })
    const tax = entries.find(({ kind, account }) => kind === 'REFUND' && account === 'TAX')
    expect(note?.content.totals.tax).toBe(tax?.amount)
    const text = await textOfPdf(shop, note?.pdfUrl ?? '')
    expect(text).toContain(`Corrects invoice ${invoice?.number} of Jan 1, 2026.`)
  })

  test('of any amount is credited by the rates of the invoice', async () => {
    const order = await invoiced()
    await api().orders.refundOrder({ id: order.id, amount: 119, reason: 'A scratch' })
    await followOrder(shop, order.id)
    const [, note] = await documentsOf(order.id)
    expect(note?.content).toMatchObject({
      lines: [{ lineId: null, name: 'A scratch', net: 100, tax: 19, gross: 119 }],
      totals: { total: 119 },
    })
  })
})

describe('an order that is cancelled', () => {
  test('has its invoice credited, after which nothing is left of it', async () => {
    const order = await invoiced()
    const lineId = order.lines[0]?.id ?? ''
    await api().orders.refundOrder({ id: order.id, lines: [{ lineId, quantity: 1 }] })
    await api().orders.cancelOrder({ id: order.id })
    await followOrder(shop, order.id)
    const [invoice, ...notes] = await documentsOf(order.id)
    expect(notes.map(({ total }) => total)).toEqual([900, 1390])
    expect(invoice?.credited).toBe(invoice?.total)
    expect(notes[1]?.content).toMatchObject({
      lines: [{ lineId, quantity: 1, gross: 900 }],
      charges: [{ kind: 'DELIVERY', gross: 490 }],
    })
    const again = api().invoices.createCreditNote({ id: invoice?.id ?? '' })
    expect(await codeOf(again)).toBe('428 NOTHING_TO_CREDIT')
    const note = api().invoices.createCreditNote({ id: notes[0]?.id ?? '' })
    expect(await codeOf(note)).toBe('428 NOTHING_TO_CREDIT')
  })
})

describe('an invoice that is credited by a merchant', () => {
  test('allows another one, which is not issued automatically', async () => {
    const order = await invoiced()
    const [first] = await documentsOf(order.id)
    const { invoice: note } = await api().invoices.createCreditNote({ id: first?.id ?? '' })
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', total: first?.total })
    await followOrder(shop, order.id)
    expect(await documentsOf(order.id)).toHaveLength(2)
    const { results } = await api().invoices.issueInvoices({ orderIds: [order.id] })
    expect(results).toMatchObject([{ issued: true, invoice: { kind: 'INVOICE' } }])
    const numbers = (await documentsOf(order.id)).map(({ number }) => number.slice(-5))
    expect(new Set(numbers).size).toBe(3)
  })
})

describe('an order without an e-mail address', () => {
  test('has its documents, but no mail', async () => {
    const { order } = await ordered(shop, parcel)
    const { results } = await api().invoices.issueInvoices({ orderIds: [order.id] })
    await api().ordersV1.updateOrder({ order: { id: order.id, buyerInfo: { email: null } } })
    const sent = api().invoices.sendInvoice({ id: results[0]?.invoice?.id ?? '' })
    expect(await codeOf(sent)).toBe('428 INVOICE_WITHOUT_RECIPIENT')
  })
})
