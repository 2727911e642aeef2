import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { invoiceSettings } from './invoice.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'

const unknownId = '00000000-0000-4000-8000-00000000dead'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api.ordersV1
const sold = (more: object = {}) =>
  ({
    channelInfo: { type: 'OTHER_PLATFORM' },
    lineItems: [
      {
        productName: { original: 'Vase' },
        quantity: 2,
        price: { amount: '10.00' },
        itemType: { preset: 'PHYSICAL' as const },
      },
    ],
    priceSummary: {},
    purchasedDate: '2022-02-03T04:05:06.000Z',
    ...more,
  }) as never
const imported = async (more: object = {}) => (await api().importOrder({ order: sold(more) })).order

describe('an order of another system', () => {
  test('has its id, number, statuses and date, and is found as an imported one', async () => {
    const id = 'aaaaaaaa-0000-4000-8000-000000000001'
    const order = await imported({
      id,
      number: '7',
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { refunded: { amount: '5.00' } },
      fulfillmentStatus: 'FULFILLED',
      shippingInfo: { title: 'Post' },
    })
    expect(order).toMatchObject({
      id,
      number: '7',
      imported: true,
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      createdDate: new Date('2022-02-03T04:05:06.000Z'),
      priceSummary: { total: { amount: '20.00' } },
    })
    const found = await api().searchOrders({ search: { filter: { imported: true } } })
    expect(found.orders.map((one) => one.id)).toEqual([id])
    const others = await api().searchOrders({ search: { filter: { imported: false } } })
    expect(others.orders).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('is stored once for its id there', async () => {
    const channelInfo = { type: 'OTHER_PLATFORM', externalOrderId: 'there-1' }
    const first = await imported({ channelInfo, status: 'CANCELED', paymentStatus: 'NOT_PAID' })
    expect(first.status).toBe('CANCELED')
    const again = await imported({ channelInfo, number: '99' })
    expect(again).toMatchObject({ id: first.id, number: first.number })
  })

  test('with the id of another imported one is refused, or replaces it on request', async () => {
    const first = await imported({ number: '41', status: 'CANCELED', paymentStatus: 'NOT_PAID' })
    const again = { id: first.id, number: '42', paymentStatus: 'PAID' }
    expect(await codeOf(imported(again))).toBe('409 ORDER_ALREADY_IMPORTED')
    const { order } = await api().importOrder({ order: sold(again), replace: true })
    expect(order).toMatchObject({
      id: first.id,
      number: '42',
      status: 'APPROVED',
      paymentStatus: 'PAID',
    })
    expect((await api().getOrder({ id: first.id })).order.number).toBe('42')
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('cannot be deleted after an invoice was issued for it here', async () => {
    const { api: shopApi } = merchant()
    await shopApi.invoices.saveInvoiceSettings({ settings: invoiceSettings })
    const { id } = await imported({ paymentStatus: 'PAID' })
    await shopApi.invoices.issueInvoices({ orderIds: [id] })
    const work = api().importOrder({ order: sold({ id }), replace: true })
    expect(await codeOf(work)).toBe('409 IMPORTED_ORDER_HAS_INVOICE')
  })

  test('is deleted again in a job, which skips and reports orders of this shop', async () => {
    const buyerInfo = { email: 'grace@example.com' }
    const [gone, other] = [await imported({ buyerInfo }), await imported({ buyerInfo })]
    const { order: own } = await api().createOrder({ order: sold({ purchasedDate: undefined }) })
    const orderIds = [gone.id, own.id, unknownId]
    const { jobId } = await api().bulkDeleteImportedOrders({ orderIds })
    await shop.server.tasks['jobs.run'](
      { siteId: shop.site.id, id: jobId },
      { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
    )
    const { job } = await merchant().api.jobs.getJob({ id: jobId })
    expect(job).toMatchObject({ succeeded: 1, failed: 2 })
    expect(job.errors.map(({ itemId, code }) => [itemId, code]).sort()).toEqual(
      [
        [own.id, 'CANNOT_DELETE_NON_IMPORTED_ORDER'],
        [unknownId, 'ORDER_NOT_FOUND'],
      ].sort(),
    )
    expect(await codeOf(api().getOrder({ id: gone.id }))).toMatch(/^404/)
    expect((await api().getOrder({ id: other.id })).order.id).toBe(other.id)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('is imported once, however often it is sent at once', async () => {
    const channelInfo = { type: 'OTHER_PLATFORM', externalOrderId: 'there-2' }
    const all = await Promise.all(Array.from({ length: 8 }, () => imported({ channelInfo })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  test('cannot replace an order of this shop, and needs a final state', async () => {
    const { order } = await api().createOrder({
      order: sold({ purchasedDate: undefined, status: 'APPROVED' }),
    })
    expect(await codeOf(imported({ id: order.id }))).toBe('409 CANNOT_OVERWRITE_NON_IMPORTED_ORDER')
    for (const wrong of [
      { status: 'INITIALIZED' },
      { paymentStatus: 'PARTIALLY_PAID' },
      { purchasedDate: '2199-01-01T00:00:00.000Z' },
      {
        paymentStatus: 'PARTIALLY_REFUNDED',
        balanceSummary: { refunded: { amount: '99.00' } },
      },
    ]) {
      await expect(imported(wrong)).rejects.toMatchObject({ status: 400 })
    }
  })
})

describe('the number of the next order', () => {
  const set = (counter: string, allowLowerCounter = false) =>
    api().setOrderNumberCounter({ counter, allowLowerCounter })
  const next = async () =>
    (await api().createOrder({ order: sold({ purchasedDate: undefined }) })).order.number

  test('is the one that was set, and never one that is in use', async () => {
    expect(await set('20000')).toMatchObject({ newCounter: '20000' })
    expect(await next()).toBe('20000')
    expect(await codeOf(set('15000'))).toBe('409 CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER')
    expect(await codeOf(set('15000', true))).toBe('409 CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER')
    await set('30000')
    expect(await set('20001', true)).toEqual({ oldCounter: '30000', newCounter: '20001' })
    expect(await next()).toBe('20001')
  })
})
