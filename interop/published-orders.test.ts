import { checkout, orderBilling, orders, ordersSettings, orderTransactions } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { website } from './published-server.ts'
import { failureOf, unknownId } from './published-shop.ts'
import {
  createMug,
  deliverToGermany,
  destination,
  itemOf,
  orderProduct,
  type Selling,
  startForSelling,
} from './selling.ts'

const modules = { orders, orderBilling, ordersSettings, orderTransactions }
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

/** A visitor who has ordered mugs of 9.00, delivered for 4.90. */
async function ordered(quantity = 2) {
  const placed = await orderProduct(shop, { productId: mug, delivery: parcel, quantity })
  const { id, auth, fetch } = placed
  return { id, visitor: createClient({ modules, auth, fetch }) }
}

describe('orders', () => {
  test('are placed, read and found by their buyer', async () => {
    const { id, visitor } = await ordered()
    const order = await visitor.orders.getOrder(id)
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: destination,
      recipientInfo: destination,
      lineItems: [{ quantity: 2, productName: { original: 'Mug' }, price: { amount: '9.00' } }],
      priceSummary: { total: { amount: '22.90', formattedAmount: '$22.90' } },
      shippingInfo: { title: 'Parcel', logistics: { shippingDestination: destination } },
    })
    expect(order._createdDate).toBeInstanceOf(Date)
    const own = await visitor.orders.searchOrders({ cursorPaging: { limit: 10 } })
    expect(own.orders?.map(({ _id }) => _id)).toEqual([id])
    expect((await failureOf(visitor.orders.getOrder(unknownId))).code).toBe('ORDER_NOT_FOUND')
    const found = await merchant().orders.searchOrders({
      filter: { status: 'APPROVED', number: order.number },
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
    } as never)
    expect(found.orders?.map(({ _id }) => _id)).toEqual([id])
  })
})

describe('payments of orders', () => {
  test('are recorded, refunded and listed by merchants', async () => {
    const { id } = await ordered(3)
    const { orderTransactions: transactions, orderBilling: billing, orders: api } = merchant()
    const { paymentsIds } = await transactions.addPayments(id, [
      {
        amount: { amount: '31.90' },
        regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Cash' },
      },
    ] as never)
    const paymentId = paymentsIds?.[0] ?? ''
    expect((await api.getOrder(id)).paymentStatus).toBe('PAID')
    const lineItemId = (await api.getOrder(id)).lineItems?.[0]?._id ?? ''
    const refundItems = { lineItems: [{ lineItemId, quantity: 1 }] }
    const calculated = await billing.calculateRefund(id, { refundItems } as never)
    expect(calculated.summary?.total?.amount).toBe('9.00')
    const refundability = await billing.getOrderRefundability(id)
    expect(refundability.payments?.at(-1)).toMatchObject({
      manuallyRefundable: { reason: 'OFFLINE' },
    })
    const { refund } = await billing.refundPayments(id, {
      paymentRefunds: [{ paymentId, amount: '9.00', externalRefund: true }],
      refundItems,
      customerReason: 'A scratch',
    } as never)
    expect(refund).toMatchObject({ summary: { refunded: { amount: '9.00' } } })
    const { orderTransactions: listed } = await transactions.listTransactionsForSingleOrder(id)
    expect(listed?.payments?.at(-1)).toMatchObject({ _id: paymentId, status: 'PARTIALLY_REFUNDED' })
    expect(listed?.refunds?.[0]?._createdDate ?? listed?.refunds?.[0]?.createdDate).toBeInstanceOf(
      Date,
    )
    const wrong = billing.refundPayments(id, {
      paymentRefunds: [{ paymentId: unknownId }],
    } as never)
    expect((await failureOf(wrong)).code).toBe('PAYMENT_NOT_FOUND')
  })
})

describe('the hosted checkout', () => {
  test('is a page of the shop that a visitor of a website opens once by a link', async () => {
    const { clientId, fetch: publishedFetch } = shop.published
    const auth = OAuthStrategy({ clientId })
    const visitor = createClient({
      modules: { checkout, redirects },
      auth,
      fetch: publishedFetch,
    })
    const { _id: checkoutId = '' } = await visitor.checkout.createCheckout({
      channelType: 'WEB',
      lineItems: [itemOf(mug)],
    } as never)
    const { redirectSession } = await visitor.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { thankYouPageUrl: `${website}/thanks`, cartPageUrl: `${website}/basket` },
    })
    const address = redirectSession?.fullUrl ?? ''
    expect(new URL(address).pathname).toBe(`/checkout/${checkoutId}`)
    const arrived = await browse(address)
    expect(arrived.location).toBe(`/checkout/${checkoutId}`)
    const page = await browse(new URL(arrived.location ?? '', address).href, arrived.cookie)
    expect(page.body).toContain('Mug')
    expect(page.body).toContain(`href="${website}/basket"`)
    // Another browser, with the link or without it.
    const late = await browse(address)
    const elsewhere = await browse(new URL(late.location ?? '', address).href, late.cookie)
    expect(elsewhere.location).toBe('/cart')
  })
})

/** Requests a URL like a browser, including cookies. */
async function browse(address: string, cookie = '') {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie },
  })
  const stored = response.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '')
  return {
    location: response.headers.get('location'),
    body: await response.text(),
    cookie: stored.join('; '),
  }
}

describe('merchants', () => {
  test('record orders that were sold elsewhere', async () => {
    const created = await merchant().orders.createOrder({
      channelInfo: { type: 'EBAY', externalOrderId: 'E-7' },
      lineItems: [
        {
          productName: { original: 'Vase' },
          quantity: 2,
          price: { amount: '10.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      priceSummary: { shipping: { amount: '5' }, total: { amount: '25.00' } },
      recipientInfo: destination,
      status: 'APPROVED',
    } as never)
    expect(created).toMatchObject({
      status: 'APPROVED',
      recipientInfo: destination,
      priceSummary: { subtotal: { amount: '20.00' }, total: { amount: '25.00' } },
    })
  })

  test('import orders of another system and delete them again, in a job', async () => {
    const api = merchant().orders
    const imported = await api.importOrder({
      channelInfo: { type: 'OTHER_PLATFORM' },
      lineItems: [
        {
          productName: { original: 'Vase' },
          quantity: 1,
          price: { amount: '10.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      priceSummary: {},
      purchasedDate: new Date('2022-02-03T04:05:06.000Z'),
    } as never)
    const id = (imported as { order?: { _id?: string } }).order?._id ?? ''
    const { jobId } = await api.bulkDeleteImportedOrders([id])
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/)
    await expect.poll(async () => (await failureOf(api.getOrder(id))).code).toBe('ORDER_NOT_FOUND')
  })

  test('change, comment, tag and cancel orders', async () => {
    const { id, visitor } = await ordered()
    const api = merchant().orders
    const changed = await api.updateOrder(id, {
      archived: true,
      buyerInfo: { email: 'b@example.com' },
    })
    expect(changed).toMatchObject({ archived: true, buyerInfo: { email: 'b@example.com' } })
    const commented = await api.addActivities(id, {
      orderActivities: [
        { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Call first' } },
      ],
    } as never)
    expect(commented.activityIds).toHaveLength(1)
    const tagged = await api.bulkUpdateOrderTags([id], { assignTags: { tags: { tagIds: ['a'] } } })
    expect(tagged.bulkActionMetadata?.totalSuccesses).toBe(1)
    const { order } = await api.cancelOrder(id, { restockAllItems: true })
    expect(order?.status).toBe('CANCELED')
    expect((await failureOf(visitor.orders.cancelOrder(id, {}))).code).toBeTruthy()
    expect((await visitor.orders.getOrder(id)).tags?.tags?.tagIds).toEqual(['a'])
  })

  test('choose when stock is reduced', async () => {
    const api = merchant().ordersSettings
    const { ordersSettings: before } = await api.getOrdersSettings()
    expect(before?.inventoryUpdateTrigger).toBe('ON_ORDER_PLACED')
    const { ordersSettings: after } = await api.updateOrdersSettings({
      inventoryUpdateTrigger: 'ON_ORDER_PAID',
    } as never)
    expect(after?.inventoryUpdateTrigger).toBe('ON_ORDER_PAID')
  })
})
