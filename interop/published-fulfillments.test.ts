import { orderFulfillments, orders } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, unknownId } from './published-shop.ts'
import {
  createMug,
  deliverToGermany,
  orderProduct,
  type Selling,
  startForSelling,
} from './selling.ts'

const modules = { orders, orderFulfillments }
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

/** An order of mugs, and its buyer. */
async function ordered(quantity = 2) {
  const placed = await orderProduct(shop, { productId: mug, delivery: parcel, quantity })
  const { id, auth, fetch } = placed
  const visitor = createClient({ modules, auth, fetch })
  const order = await visitor.orders.getOrder(id)
  return { id, lineItemId: order.lineItems?.[0]?._id ?? '', visitor }
}

const statusOf = async (id: string) => (await merchant().orders.getOrder(id)).fulfillmentStatus

describe('fulfillments', () => {
  test('are created, tracked by their buyer, changed and deleted', async () => {
    const { id, lineItemId, visitor } = await ordered(3)
    const api = merchant().orderFulfillments
    const { fulfillmentId = '', orderWithFulfillments } = await api.createFulfillment(id, {
      lineItems: [{ _id: lineItemId, quantity: 2 }],
      trackingInfo: { trackingNumber: '12345', shippingProvider: 'fedex' },
    })
    expect(orderWithFulfillments?.fulfillments?.[0]).toMatchObject({
      _id: fulfillmentId,
      lineItems: [{ _id: lineItemId, quantity: 2 }],
      trackingInfo: {
        trackingLink: 'https://www.fedex.com/apps/fedextrack/?action=track&trackingnumber=12345',
      },
    })
    expect(orderWithFulfillments?.fulfillments?.[0]?._createdDate).toBeInstanceOf(Date)
    expect(await statusOf(id)).toBe('PARTIALLY_FULFILLED')
    const seen = await visitor.orderFulfillments.listFulfillmentsForSingleOrder(id)
    expect(seen.orderWithFulfillments?.fulfillments).toHaveLength(1)
    const changed = await api.updateFulfillment(
      { orderId: id, fulfillmentId },
      { fulfillment: { status: 'In_Delivery', completed: true } },
    )
    expect(changed.fulfillments?.[0]).toMatchObject({
      status: 'In_Delivery',
      completed: true,
      trackingInfo: { trackingNumber: '12345' },
    })
    const gone = await api.deleteFulfillment({ orderId: id, fulfillmentId })
    expect(gone.orderWithFulfillments?.fulfillments).toEqual([])
    expect(await statusOf(id)).toBe('NOT_FULFILLED')
  })

  test('never have more than was ordered, nor a tracking number twice', async () => {
    const { id, lineItemId } = await ordered(2)
    const api = merchant().orderFulfillments
    const lineItems = [{ _id: lineItemId, quantity: 3 }]
    await expect(api.createFulfillment(id, { lineItems })).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'fulfillment.lineItems' }] } },
    })
    const sent = (trackingNumber: string) => ({
      lineItems: [{ _id: lineItemId, quantity: 1 }],
      trackingInfo: { trackingNumber, shippingProvider: 'dhl' },
    })
    await api.createFulfillment(id, sent('A'))
    const twice = await failureOf(api.createFulfillment(id, sent('A')))
    expect(twice.code).toBe('TRACKING_NUMBER_ALREADY_EXISTS')
    const nowhere = await failureOf(api.createFulfillment(unknownId, {}))
    expect(nowhere.code).toBe('ORDER_NOT_FOUND')
  })

  test('are created for many orders, and listed of many, by merchants and buyers', async () => {
    const [one, two] = [await ordered(), await ordered()]
    const api = merchant().orderFulfillments
    const { results, bulkActionMetadata } = await api.bulkCreateFulfillments([
      { orderId: one.id, fulfillments: [{ lineItems: [{ _id: one.lineItemId }] }] },
      { orderId: two.id, fulfillments: [{ lineItems: [{ _id: unknownId }] }] },
    ])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(results?.[0]?.ordersWithFulfillments).toMatchObject({ orderId: one.id })
    expect(results?.[1]?.itemMetadata).toMatchObject({ success: false, originalIndex: 1 })
    expect(await statusOf(one.id)).toBe('FULFILLED')
    const ids = [one.id, two.id]
    const all = await api.listFulfillmentsForMultipleOrders(ids)
    expect(all.ordersWithFulfillments).toHaveLength(2)
    const own = await one.visitor.orderFulfillments.listFulfillmentsForMultipleOrders(ids)
    expect(own.ordersWithFulfillments?.map(({ orderId }) => orderId)).toEqual([one.id])
    const refused = one.visitor.orderFulfillments.createFulfillment(two.id, {})
    expect((await failureOf(refused)).code).toBeTruthy()
  })
})
