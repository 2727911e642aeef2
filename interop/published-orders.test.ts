import { orderBilling, orders, ordersSettings, orderTransactions } from '@wix/ecom'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, unknownId } from './published-shop.ts'
import { createMug, deliverToGermany, itemOf, type Selling, startForSelling } from './selling.ts'

const modules = { orders, orderBilling, ordersSettings, orderTransactions }
const berlin = { country: 'DE', city: 'Berlin', postalCode: '10117', addressLine1: 'Linden 1' }
const destination = { address: berlin, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } }

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
  const client = shop.visitor()
  const created = await client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [itemOf(mug, quantity)],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: destination,
      shippingInfo: {
        shippingDestination: destination,
        selectedCarrierServiceOption: { code: parcel },
      },
    },
  } as never)
  const { orderId = '' } = await client.checkout.createOrder(created._id ?? '')
  const { clientId, fetch } = shop.published
  const auth = OAuthStrategy({ clientId, tokens: client.auth.getTokens() })
  return { id: orderId ?? '', visitor: createClient({ modules, auth, fetch }) }
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
