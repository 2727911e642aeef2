import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered } from './order.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const api = () => merchant().orderPaymentRequests

async function requested(more: object = {}) {
  const { order } = await ordered(shop, parcel)
  const created = await api().createOrderPaymentRequest({
    orderPaymentRequest: {
      orderId: order.id,
      amount: { amount: '5.00' },
      title: 'Deposit',
      ...more,
    },
  })
  return { order, ...created, id: created.orderPaymentRequest.id }
}

const paid = (id: string) =>
  merchant()
    .orders.recordPayment({ id, amount: 500 })
    .then(({ order }) => order)

describe('published payment requests', () => {
  test('are created with all fields of the request, and have a page', async () => {
    const image = { id: 'a.jpg', url: 'https://a.example/a.jpg', width: 2, height: 1 }
    const source = { appId: 'app', externalId: 'claim 7' }
    const { order, id, orderPaymentRequest, orderPaymentRequestUrl } = await requested({
      description: 'For the frame',
      image,
      source,
      blockedPaymentMethods: ['MANUAL'],
    })
    expect(orderPaymentRequest).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      amount: { amount: '5.00', formattedAmount: '€5.00' },
      currency: 'EUR',
      title: 'Deposit',
      description: 'For the frame',
      image,
      source,
      status: 'UNPAID',
      blockedPaymentMethods: ['MANUAL'],
    })
    const page = await api().getOrderPaymentRequestUrl({ orderPaymentRequestId: id })
    expect(page.orderPaymentRequestUrl).toBe(orderPaymentRequestUrl)
    expect(orderPaymentRequestUrl).toMatch(new RegExp(`/pay/${id}$`))
    const got = await api().getOrderPaymentRequest({ orderPaymentRequestId: id })
    expect(got.orderPaymentRequest).toEqual(orderPaymentRequest)
    const view = await shop.people.visitor().api.paymentRequests.getPayableRequest({ id })
    expect(view.paymentRequest).toMatchObject({ isPayable: true, methods: [] })
  })

  test('link to the page that the site sets', async () => {
    const { id } = await requested()
    const templates = (ecomOrderPaymentRequest: string) =>
      merchant().sites.updateSettings({
        settings: { redirectTemplates: { ecomOrderPaymentRequest } },
      })
    await templates('https://pay.example/{paymentRequestId}')
    const page = await api().getOrderPaymentRequestUrl({ orderPaymentRequestId: id })
    expect(page.orderPaymentRequestUrl).toBe(`https://pay.example/${id}`)
    await templates('')
    const { redirectSession } = await shop.people.visitor().api.redirects.createRedirectSession({
      ecomOrderPaymentRequest: { paymentRequestId: id },
    })
    expect(redirectSession.fullUrl).toMatch(new RegExp(`/pay/${id}$`))
  })

  test('change while they are not paid, but for the amount', async () => {
    const { id, order } = await requested()
    const change = (more: object) =>
      api().updateOrderPaymentRequest({ orderPaymentRequest: { id, ...more } })
    const { orderPaymentRequest } = await change({ title: 'Second half', amount: { amount: '5' } })
    expect(orderPaymentRequest).toMatchObject({ title: 'Second half', amount: { amount: '5.00' } })
    expect(await codeOf(change({ amount: { amount: '6.00' } }))).toBe(
      '428 CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
    )
    const tagged = await api().updateExtendedFields({
      id,
      namespace: '@me/app',
      namespaceData: { claim: 7 },
    })
    expect(tagged.orderPaymentRequest.extendedFields).toEqual({
      namespaces: { '@me/app': { claim: 7 } },
    })
    const { methods } = await merchant().payments.listMethods({})
    const paymentMethodId = methods[0]?.id ?? ''
    await shop.people.visitor().api.paymentRequests.payRequest({ id, paymentMethodId })
    await paid(order.id)
    const after = await api().getOrderPaymentRequest({ orderPaymentRequestId: id })
    expect(after.orderPaymentRequest).toMatchObject({ status: 'PAID' })
    expect(after.orderPaymentRequest.paymentGatewayOrderId).toBeDefined()
    expect(await codeOf(change({ title: 'No' }))).toBe(
      '428 CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
    )
    const byId = { orderPaymentRequestId: id }
    expect(await codeOf(api().deleteOrderPaymentRequest(byId))).toBe(
      '428 CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST',
    )
    expect(await codeOf(api().voidOrderPaymentRequest(byId))).toBe(
      '428 CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
    )
  })

  test('expire as soon as their time is over, and can be voided or deleted before', async () => {
    const late = await requested({ expirationDate: new Date(0) })
    expect(late.orderPaymentRequest.status).toBe('EXPIRED')
    const change = (id: string) =>
      api().updateOrderPaymentRequest({ orderPaymentRequest: { id, title: 'No' } })
    expect(await codeOf(change(late.id))).toBe('428 CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST')
    const { id } = await requested()
    await api().voidOrderPaymentRequest({ orderPaymentRequestId: id })
    expect(await api().voidOrderPaymentRequest({ orderPaymentRequestId: id })).toEqual({})
    expect(await codeOf(change(id))).toBe('428 CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST')
    await api().deleteOrderPaymentRequest({ orderPaymentRequestId: id })
    expect(await codeOf(api().getOrderPaymentRequest({ orderPaymentRequestId: id }))).toBe(
      '404 ORDER_PAYMENT_REQUEST_NOT_FOUND',
    )
  })

  test('are created many at once, each independently, and found by their fields', async () => {
    const { order } = await ordered(shop, parcel)
    const one = { orderId: order.id, amount: { amount: '1.00' }, title: 'First' }
    const { results, bulkActionMetadata } = await api().bulkCreateOrderPaymentRequests({
      orderPaymentRequests: [
        one,
        { ...one, orderId: NOBODY },
        { ...one, amount: { amount: '900.00' } },
        { ...one, amount: { amount: '2.00' }, title: 'Second' },
      ],
      returnEntity: true,
    })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { orderPaymentRequest: { title: 'First' } } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
      { itemMetadata: { success: false, error: { code: 'INVALID_ARGUMENT' } } },
      { itemMetadata: { success: true }, item: { orderPaymentRequest: { title: 'Second' } } },
    ])
    const find = async (filter: object, more: object = {}) => {
      const { orderPaymentRequests } = await api().queryOrderPaymentRequests({
        query: { filter: { orderId: order.id, ...filter }, ...more },
      })
      return orderPaymentRequests.map(({ title }) => title)
    }
    const byAmount = { sort: [{ fieldName: 'amount.amount', order: 'ASC' as const }] }
    expect(await find({}, byAmount)).toEqual(['First', 'Second'])
    // Both were created at the same time: the later one comes first.
    expect(await find({})).toEqual(['Second', 'First'])
    expect(await find({ 'amount.amount': { $gt: '1.50' } })).toEqual(['Second'])
    expect(await find({ status: 'PAID' })).toEqual([])
    expect(await find({ status: { $in: ['UNPAID'] }, title: { $startsWith: 'Fir' } })).toEqual([
      'First',
    ])
    const first = await api().queryOrderPaymentRequests({
      query: { filter: { orderId: order.id }, ...byAmount, cursorPaging: { limit: 1 } },
    })
    expect(first.pagingMetadata).toMatchObject({ count: 1, hasNext: true })
  })
})
