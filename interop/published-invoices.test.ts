import { orderInvoices, ordersSettings } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createMug,
  deliverToGermany,
  orderProduct,
  type Selling,
  startForSelling,
} from './selling.ts'

const modules = { orderInvoices, ordersSettings }
let shop: Selling
let mug: string
let parcel: string
beforeAll(async () => {
  shop = await startForSelling()
  mug = await createMug(shop.merchant())
  parcel = await deliverToGermany(shop.merchant())
})
afterAll(() => shop?.stop())

const merchant = () => {
  const { site, fetch } = shop.published
  const auth = ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id })
  return createClient({ modules, auth, fetch })
}

interface Settings {
  readonly seller: { readonly address: object }
}

/** Says in our own form who sells, without which nothing is invoiced. */
async function enterSeller(): Promise<void> {
  const { server, site, fetch } = shop.published
  const url = `${server.baseUrl}/vitrine/v1/invoices/settings`
  const headers = { authorization: site.apiKey, 'content-type': 'application/json' }
  const { settings } = (await (await fetch(url, { headers })).json()) as { settings: Settings }
  const { seller } = settings
  const address = { ...seller.address, country: 'DE', city: 'Berlin', addressLine: 'Ring 1' }
  const known = { ...seller, name: 'Lumen GmbH', vatId: 'DE123456789', address }
  const body = JSON.stringify({ settings: { ...settings, seller: known } })
  const reply = await fetch(url, { method: 'PUT', headers, body })
  expect(reply.status).toBe(200)
}

/** Operations that the published package has at run time, without types. */
interface Untyped {
  generateInvoice(orderId: string): Promise<{ invoiceId: string }>
  addInvoiceToOrder(orderId: string, info: { _id: string; appId: string }): Promise<unknown>
  bulkGenerateInvoices(orderIds: string[]): Promise<{ results: unknown }>
}

test('the published client generates invoices, adds others and lists them for the buyer', async () => {
  await enterSeller()
  const { id, auth, fetch } = await orderProduct(shop, {
    productId: mug,
    delivery: parcel,
    quantity: 1,
  })
  const api = merchant().orderInvoices
  const untyped = api as unknown as Untyped
  const { invoiceId } = await untyped.generateInvoice(id)
  await expect(untyped.generateInvoice(id)).rejects.toMatchObject({
    details: { applicationError: { code: 'INVOICE_ALREADY_EXISTS' } },
  })
  const info = { id: 'F-1', appId: 'bookkeeping' }
  await untyped.addInvoiceToOrder(id, { _id: info.id, appId: info.appId })
  const buyer = createClient({ modules, auth, fetch })
  const { invoicesForOrder } = await buyer.orderInvoices.listInvoicesForMultipleOrders([id])
  expect(invoicesForOrder).toMatchObject([
    { orderId: id, invoicesInfo: [{ _id: invoiceId }, { _id: info.id, appId: info.appId }] },
  ])
  const many = await untyped.bulkGenerateInvoices([id])
  expect(many.results).toMatchObject([{ itemMetadata: { success: false } }])
})

test('the published client switches automatic invoices on and off', async () => {
  const api = merchant().ordersSettings
  expect((await api.getOrdersSettings()).ordersSettings?.createInvoice).toBe(false)
  const on = await api.updateOrdersSettings({ createInvoice: true })
  expect(on.ordersSettings?.createInvoice).toBe(true)
  const off = await api.updateOrdersSettings({ createInvoice: false })
  expect(off.ordersSettings?.createInvoice).toBe(false)
})
