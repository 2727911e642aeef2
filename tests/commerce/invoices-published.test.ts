import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { germanShop, saveInvoiceSettings } from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await germanShop(shop)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const api = () => merchant().orderInvoices
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('published invoices', () => {
  test('are generated once, listed with those of applications, and seen by their buyer', async () => {
    const { order, visitor } = await ordered(shop, parcel)
    const orderId = order.id
    const generate = () => api().generateInvoice({ orderId })
    expect(await codeOf(generate())).toBe('428 INVOICE_SETTINGS_INCOMPLETE')
    await saveInvoiceSettings(shop)
    const { invoiceId } = await generate()
    await expect(generate()).rejects.toMatchObject({
      code: 'INVOICE_ALREADY_EXISTS',
      data: { invoiceId },
    })
    const info = { id: 'F-1', appId: 'another-app' }
    const added = await api().addInvoiceToOrder({ orderId, invoiceInfo: info })
    expect(added.orderInvoices).toMatchObject([{ id: invoiceId }, info])
    await api().addInvoiceToOrder({ orderId, invoiceInfo: info })
    const list = (orderIds: string[]) => ({ orderIds })
    const own = await visitor.api.orderInvoices.listInvoicesForMultipleOrders(list([orderId]))
    expect(own.invoicesForOrder).toMatchObject([
      { orderId, invoicesInfo: [{ id: invoiceId }, info] },
    ])
    const stranger = shop.people.visitor().api.orderInvoices
    expect(await stranger.listInvoicesForMultipleOrders(list([orderId]))).toEqual({
      invoicesForOrder: [],
    })
    expect(await codeOf(stranger.generateInvoice({ orderId }))).toBe('403 PERMISSION_DENIED')
    const nowhere = api().addInvoiceToOrder({ orderId: NOBODY, invoiceInfo: info })
    expect(await codeOf(nowhere)).toBe('404 ORDER_NOT_FOUND')
  })

  test('are generated for many orders, each independently', async () => {
    const [one, two] = [await ordered(shop, parcel), await ordered(shop, parcel)]
    await merchant().orders.cancelOrder({ id: two.order.id })
    expect(await codeOf(api().generateInvoice({ orderId: two.order.id }))).toBe(
      '428 ORDER_NOT_INVOICEABLE',
    )
    const orderIds = [one.order.id, two.order.id, NOBODY]
    const { results, bulkActionMetadata } = await api().bulkGenerateInvoices({ orderIds })
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { orderId: one.order.id } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_INVOICEABLE' } } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
  })

  test('are made with the payment when the setting says so', async () => {
    const settings = () => merchant().ordersSettings
    const before = await settings().getOrdersSettings({})
    expect(before.ordersSettings.createInvoice).toBe(false)
    const { ordersSettings } = await settings().updateOrdersSettings({
      ordersSettings: { createInvoice: true },
    })
    expect(ordersSettings.createInvoice).toBe(true)
    const native = await merchant().invoices.getInvoiceSettings({})
    expect(native.settings.issue).toBe('ON_PAYMENT')
    await settings().updateOrdersSettings({ ordersSettings: { createInvoice: false } })
    expect((await merchant().invoices.getInvoiceSettings({})).settings.issue).toBe('MANUAL')
  })
})
