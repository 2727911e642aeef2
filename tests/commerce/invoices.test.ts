import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import {
  fileInPdf,
  followOrder,
  germanShop,
  invoiceSettings,
  saveInvoiceSettings,
  textOfPdf,
} from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await germanShop(shop)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const NOBODY = '00000000-0000-4000-8000-000000000000'
const invoicesOf = async (orderId: string) =>
  (await api().invoices.listInvoicesOfOrders({ orderIds: [orderId] })).invoices
const contentOf = async (id: string) => (await api().invoices.getInvoice({ id })).invoice.content
const issue = async (orderId: string) => {
  const { results } = await api().invoices.issueInvoices({ orderIds: [orderId] })
  const [result] = results
  if (!result?.invoice) throw new Error(result?.error?.code)
  return result.invoice
}

describe('a site without the data of the seller', () => {
  test('issues no invoices, and reports what is missing', async () => {
    const { settings, missing } = await api().invoices.getInvoiceSettings({})
    expect(settings.issue).toBe('MANUAL')
    expect(missing).toEqual([
      'seller.name',
      'seller.address.addressLine',
      'seller.address.city',
      'seller.address.country',
      'seller.vatId',
    ])
    const { order } = await ordered(shop, parcel)
    const call = api().invoices.issueInvoices({ orderIds: [order.id] })
    await expect(call).rejects.toMatchObject({
      code: 'INVOICE_SETTINGS_INCOMPLETE',
      data: { fields: missing },
    })
    const wrong = saveInvoiceSettings(shop, { timeZone: 'Nowhere' })
    await expect(wrong).rejects.toMatchObject({
      violations: [{ field: 'settings.timeZone' }],
    })
    const saved = await saveInvoiceSettings(shop)
    expect(saved).toEqual({ settings: invoiceSettings, revision: 1, missing: [] })
  })

  test('are not overwritten with a stale revision', async () => {
    const { settings, revision } = await api().invoices.getInvoiceSettings({})
    const save = (footer: string) =>
      api().invoices.saveInvoiceSettings({ settings: { ...settings, footer }, revision })
    const tabs = await Promise.allSettled([save('One tab'), save('Another tab')])
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [refusal] = tabs.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'INVALID_REVISION',
      data: { revision: revision + 1 },
    })
    expect(await codeOf(save('Later'))).toBe('409 INVALID_REVISION')
    const read = await api().invoices.getInvoiceSettings({})
    expect(read.revision).toBe(revision + 1)
    expect(await saveInvoiceSettings(shop)).toMatchObject({ revision: revision + 2 })
  })

  test('of a site that has none are created by only one of two at once', async () => {
    const { people } = await shop.anotherSite()
    const save = (footer: string) =>
      people.merchant().api.invoices.saveInvoiceSettings({
        settings: { ...invoiceSettings, footer },
        revision: 0,
      })
    const tabs = await Promise.allSettled([save('One tab'), save('Another tab')])
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('an invoice', () => {
  test('shows the order with the charged tax, and is issued once', async () => {
    const { order } = await ordered(shop, parcel, 2)
    const { id } = await issue(order.id)
    const { invoice } = await api().invoices.getInvoice({ id })
    expect(invoice).toMatchObject({
      kind: 'INVOICE',
      number: 'RE-2026-00001',
      issueDate: '2026-01-01',
      orderNumber: order.number,
      buyerName: 'Ada Lovelace',
      currency: 'EUR',
      total: 2290,
      content: {
        seller: invoiceSettings.seller,
        buyer: { name: 'Ada Lovelace', lines: ['Unter den Linden 1', '10117 Berlin'] },
        dueDate: '2026-01-15',
        lines: [{ name: 'Lamp', quantity: 2, listedNet: 1513, net: 1513, tax: 287, rate: '0.19' }],
        charges: [{ kind: 'DELIVERY', name: 'Parcel', net: 412, tax: 78, gross: 490 }],
        taxes: [{ rate: '0.19', reason: 'standard', net: 1925, tax: 365, gross: 2290 }],
        totals: { net: 1925, tax: 365, gross: 2290, total: 2290, rounding: 0, payable: 2290 },
      },
    })
    const again = await api().invoices.issueInvoices({ orderIds: [order.id, order.id, NOBODY] })
    expect(again.results).toMatchObject([
      { issued: false, invoice: { id } },
      { invoice: null, error: { code: 'ORDER_NOT_FOUND' } },
    ])
    const { order: later } = await api().orders.getOrder({ id: order.id })
    expect(later.activities.at(-1)).toMatchObject({
      kind: 'INVOICE_ISSUED',
      content: { number: 'RE-2026-00001' },
    })
  })

  test('has the tax that the ledger has booked', async () => {
    const { order } = await ordered(shop, parcel, 3)
    const { id } = await issue(order.id)
    const { entries } = await api().orders.listLedger({ id: order.id })
    const booked = entries.filter(({ account }) => account === 'TAX')
    const { taxes } = await contentOf(id)
    expect(taxes.map(({ tax }) => 0 - tax)).toEqual(booked.map(({ amount }) => amount))
  })

  test('of a cancelled order is refused, and takes no number', async () => {
    const { order } = await ordered(shop, parcel)
    await api().orders.cancelOrder({ id: order.id })
    const { results } = await api().invoices.issueInvoices({ orderIds: [order.id] })
    expect(results).toMatchObject([{ invoice: null, error: { code: 'ORDER_NOT_INVOICEABLE' } }])
  })

  test('has the next number, also when many are issued at once', async () => {
    const orders = []
    for (let count = 0; count < 6; count += 1) orders.push((await ordered(shop, parcel)).order)
    const halves = [orders.slice(0, 3), orders.slice(3)]
    await Promise.all(
      halves.map((some) => api().invoices.issueInvoices({ orderIds: some.map(({ id }) => id) })),
    )
    const { invoices } = await api().invoices.listInvoices({ limit: 100 })
    const numbers = invoices.map(({ number }) => number).reverse()
    expect(numbers).toEqual(numbers.map((_, at) => `RE-2026-${String(at + 1).padStart(5, '0')}`))
  })

  test('is read by its buyer and by whoever has the link, and by nobody else', async () => {
    const { order, visitor } = await ordered(shop, parcel)
    const { id } = await issue(order.id)
    const orderIds = [order.id]
    const own = await visitor.api.invoices.listInvoicesOfOrders({ orderIds })
    expect(own.invoices).toMatchObject([{ id }])
    const stranger = shop.people.visitor().api.invoices
    expect(await stranger.listInvoicesOfOrders({ orderIds })).toEqual({ invoices: [] })
    const linked = await stranger.listInvoicesByLink({ link: order.link })
    expect(linked.invoices).toMatchObject([{ id }])
    expect(await codeOf(stranger.listInvoicesByLink({ link: `${order.id}.x` }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
    expect(await codeOf(stranger.getInvoice({ id }))).toBe('403 PERMISSION_DENIED')
    expect(await codeOf(api().invoices.getInvoice({ id: NOBODY }))).toBe('404 INVOICE_NOT_FOUND')
  })
})

describe('a document as PDF', () => {
  test('is the same for everybody with its link', async () => {
    const { order } = await ordered(shop, parcel, 2)
    const { pdfUrl, number } = await issue(order.id)
    const text = await textOfPdf(shop, pdfUrl)
    for (const part of [
      `Invoice ${number}`,
      'Lumen GmbH',
      'Ada Lovelace',
      'Unter den Linden 1',
      '€22.90',
      '19% tax on €19.25',
      'DE02 1203 0000 0000 2020 51',
      'Thank you.',
    ]) {
      expect(text).toContain(part)
    }
    const { invoices } = await api().invoices.listInvoicesOfOrders({ orderIds: [order.id] })
    const reply = await shop.server.fetch(new Request(invoices[0]?.xmlUrl ?? ''))
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await reply.text()
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">22.90</cbc:PayableAmount>')
    expect(xml).toContain('xrechnung_3.0')
    const attached = await fileInPdf(shop, pdfUrl, 'factur-x.xml')
    expect(attached).toContain('<ram:DuePayableAmount>22.90</ram:DuePayableAmount>')
    expect(attached).toContain('<ram:GrandTotalAmount>22.90</ram:GrandTotalAmount>')
    const changed = await shop.server.fetch(new Request(`${pdfUrl.slice(0, -1)}!`))
    expect([changed.status, (await changed.json()).details.applicationError.code]).toEqual([
      403,
      'INVOICE_ADDRESS_INVALID',
    ])
  })
})

describe('a list of documents', () => {
  test('has the last number first, and finds by day, kind, number, order and buyer', async () => {
    const { order } = await ordered(shop, parcel)
    const { id, number } = await issue(order.id)
    const find = async (input: Parameters<ReturnType<typeof api>['invoices']['listInvoices']>[0]) =>
      (await api().invoices.listInvoices(input)).invoices.map((one) => one.id)
    expect((await find({ limit: 1 }))[0]).toBe(id)
    expect(await find({ search: number })).toEqual([id])
    expect(await find({ search: order.number })).toEqual([id])
    expect(await find({ search: 'lovelace', from: '2026-01-01', limit: 1 })).toEqual([id])
    expect(await find({ from: '2026-01-02' })).toEqual([])
    expect(await find({ kind: 'CREDIT_NOTE', to: '2025-12-31' })).toEqual([])
    await expect(find({ from: '2026-02-30' })).rejects.toMatchObject({
      violations: [{ field: 'from' }],
    })
  })
})

describe('a mail with an invoice', () => {
  test('is in the buyer’s language and links to the document', async () => {
    const { order } = await ordered(shop, parcel)
    const { id, number, pdfUrl } = await issue(order.id)
    const { invoice } = await api().invoices.sendInvoice({ id })
    expect(invoice.mailedDate).not.toBeNull()
    const { mails } = await api().mailbox.listMails({})
    const mail = mails.find(({ subject }) => subject.includes(number))
    expect(mail?.text).toContain(pdfUrl)
    expect(mail?.text).toContain('€13.90')
    expect(await codeOf(api().invoices.sendInvoice({ id: NOBODY }))).toBe('404 INVOICE_NOT_FOUND')
  })
})

describe('invoices that follow', () => {
  test('a payment, once, with a mail', async () => {
    await saveInvoiceSettings(shop, { issue: 'ON_PAYMENT' })
    const { order } = await ordered(shop, parcel)
    await followOrder(shop, order.id)
    expect(await invoicesOf(order.id)).toEqual([])
    await api().orders.recordPayment({ id: order.id })
    await followOrder(shop, order.id)
    await followOrder(shop, order.id)
    const [invoice, ...others] = await invoicesOf(order.id)
    expect(others).toEqual([])
    expect(invoice?.mailedDate).not.toBeNull()
    const content = await contentOf(invoice?.id ?? '')
    expect(content).toMatchObject({
      dueDate: null,
      totals: { paid: 1390, payable: 0 },
    })
  })

  test('a parcel, where the site sets that', async () => {
    await saveInvoiceSettings(shop, { issue: 'ON_SHIPMENT', mail: false })
    const { order } = await ordered(shop, parcel)
    await api().fulfillments.createFulfillment({ orderId: order.id })
    await followOrder(shop, order.id)
    const [invoice] = await invoicesOf(order.id)
    expect(invoice).toMatchObject({ mailedDate: null })
    expect(await contentOf(invoice?.id ?? '')).toMatchObject({ deliveryDate: '2026-01-01' })
  })
})
