import { orderPaymentRequests } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createMug,
  deliverToGermany,
  orderProduct,
  type Selling,
  startForSelling,
} from './selling.ts'

const modules = { orderPaymentRequests }
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
  return createClient({ modules, auth, fetch }).orderPaymentRequests
}
const ordered = () => orderProduct(shop, { productId: mug, delivery: parcel, quantity: 1 })

test('the published client requests a part of an order, and gets the page where it is paid', async () => {
  const order = await ordered()
  const created = await merchant().createOrderPaymentRequest({
    orderPaymentRequest: {
      orderId: order.id,
      amount: { amount: '5.00' },
      title: 'Deposit',
      source: { externalId: 'claim 7' },
      expirationDate: new Date('2040-01-01T00:00:00Z'),
    },
  })
  const id = created._id ?? ''
  expect(created).toMatchObject({ status: 'UNPAID', amount: { amount: '5.00' }, title: 'Deposit' })
  expect(created.expirationDate).toEqual(new Date('2040-01-01T00:00:00Z'))
  expect(created._createdDate).toBeInstanceOf(Date)
  const { orderPaymentRequestUrl = '' } = await merchant().getOrderPaymentRequestUrl(id)
  const page = await fetch(orderPaymentRequestUrl ?? '')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Deposit')
  const visitor = createClient({ modules: { redirects }, auth: order.auth, fetch: order.fetch })
  const { redirectSession } = await visitor.redirects.createRedirectSession({
    ecomOrderPaymentRequest: { paymentRequestId: id },
  } as never)
  expect(redirectSession?.fullUrl).toBe(orderPaymentRequestUrl)
  const changed = await merchant().updateOrderPaymentRequest(id, { title: 'First half' })
  expect(changed.title).toBe('First half')
  const { items } = await merchant().queryOrderPaymentRequests().eq('orderId', order.id).find()
  expect(items.map(({ _id }) => _id)).toEqual([id])
})

test('the published client withdraws and deletes payment requests', async () => {
  const { id: orderId } = await ordered()
  const ask = async () => {
    const orderPaymentRequest = { orderId, amount: { amount: '1.00' }, title: 'Rest' }
    return (await merchant().createOrderPaymentRequest({ orderPaymentRequest }))._id ?? ''
  }
  const id = await ask()
  await merchant().voidOrderPaymentRequest(id)
  await merchant().voidOrderPaymentRequest(id)
  expect(await merchant().getOrderPaymentRequest(id)).toMatchObject({ status: 'VOIDED' })
  await expect(merchant().updateOrderPaymentRequest(id, { title: 'No' })).rejects.toMatchObject({
    details: { applicationError: { code: 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST' } },
  })
  const other = await ask()
  await merchant().deleteOrderPaymentRequest(other)
  await expect(merchant().getOrderPaymentRequest(other)).rejects.toMatchObject({
    details: { applicationError: { code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' } },
  })
})
