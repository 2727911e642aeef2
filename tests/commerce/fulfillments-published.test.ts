import type { VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { sendMails } from './fulfillment.fixture.ts'
import { NOBODY, orderedByClient } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const api = () => merchant().orderFulfillments
type NewFulfillment = Parameters<ReturnType<typeof api>['createFulfillment']>[0]['fulfillment']
const orderOf = async (id: string) => (await merchant().ordersV1.getOrder({ id })).order
const fieldsOf = async (work: Promise<unknown>) =>
  (await refusal(work)).violations.map(({ field }) => field)

describe('a parcel', () => {
  test('has the units in the request, and all others when the request has none', async () => {
    const { orderId, lineId } = await orderedByClient(shop, parcel, 3)
    const create = (fulfillment: NewFulfillment) =>
      api().createFulfillment({ orderId, fulfillment })
    const first = await create({ lineItems: [{ id: lineId, quantity: 1 }] })
    expect(first.orderWithFulfillments).toMatchObject({
      orderId,
      fulfillments: [
        {
          id: first.fulfillmentId,
          lineItems: [{ id: lineId, quantity: 1 }],
          status: 'Pending',
          completed: false,
        },
      ],
    })
    expect((await orderOf(orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
    await create({ lineItems: [{ id: lineId }], status: 'Accepted', completed: true })
    expect((await orderOf(orderId)).fulfillmentStatus).toBe('FULFILLED')
    const { orderWithFulfillments } = await api().listFulfillmentsForSingleOrder({ orderId })
    expect(orderWithFulfillments.fulfillments).toMatchObject([
      { id: first.fulfillmentId },
      { lineItems: [{ quantity: 2 }], status: 'Accepted', completed: true },
    ])
  })

  test('cannot have more units than are left, nor lines that do not exist', async () => {
    const { orderId, lineId } = await orderedByClient(shop, parcel, 2)
    const create = (lineItems: NewFulfillment['lineItems']) =>
      api().createFulfillment({ orderId, fulfillment: { lineItems } })
    expect(await fieldsOf(create([{ id: lineId, quantity: 3 }]))).toEqual(['fulfillment.lineItems'])
    expect(await fieldsOf(create([{ id: NOBODY, quantity: 1 }]))).toEqual(['fulfillment.lineItems'])
    const both = await Promise.allSettled([
      create([{ id: lineId, quantity: 2 }]),
      create([{ id: lineId, quantity: 2 }]),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await fieldsOf(create([]))).toEqual(['fulfillment.lineItems'])
  })

  test('has the link of its carrier, or the one that is given', async () => {
    const { orderId, lineId } = await orderedByClient(shop, parcel, 4)
    const trackingOf = async (trackingInfo: NewFulfillment['trackingInfo']) => {
      const lineItems = [{ id: lineId, quantity: 1 }]
      const sent = { lineItems, ...(trackingInfo && { trackingInfo }) }
      const { orderWithFulfillments } = await api().createFulfillment({
        orderId,
        fulfillment: sent,
      })
      return orderWithFulfillments.fulfillments.at(-1)?.trackingInfo
    }
    expect(
      await trackingOf({
        shippingProvider: 'fedex',
        trackingNumber: '12',
        trackingLink: 'https://elsewhere.example',
      }),
    ).toEqual({
      shippingProvider: 'fedex',
      trackingNumber: '12',
      trackingLink: 'https://www.fedex.com/apps/fedextrack/?action=track&trackingnumber=12',
    })
    const own = { shippingProvider: 'Bicycle', trackingLink: 'https://bicycle.example/7' }
    expect(await trackingOf(own)).toEqual(own)
    expect(await trackingOf({ shippingProvider: 'Rider', trackingNumber: '13' })).toEqual({
      shippingProvider: 'Rider',
      trackingNumber: '13',
    })
    const again = trackingOf({ shippingProvider: 'ups', trackingNumber: '12' })
    expect(await codeOf(again)).toBe('409 TRACKING_NUMBER_ALREADY_EXISTS')
    const { activities } = await orderOf(orderId)
    expect(activities.map(({ activityType }) => activityType)).toEqual(
      expect.arrayContaining(['TRACKING_NUMBER_ADDED', 'TRACKING_LINK_ADDED']),
    )
  })

  test('can change in everything but its lines, and null clears a field', async () => {
    const { orderId } = await orderedByClient(shop, parcel, 2)
    const { fulfillmentId: id } = await api().createFulfillment({
      orderId,
      fulfillment: { customInfo: { fieldsData: { shelf: 'B7' } } },
    })
    const change = async (fulfillment: object) => {
      const { orderWithFulfillments } = await api().updateFulfillment({
        orderId,
        fulfillment: { id, ...fulfillment },
      })
      return orderWithFulfillments.fulfillments[0]
    }
    const tracked = { trackingNumber: '1Z', shippingProvider: 'ups' }
    expect(await change({ trackingInfo: tracked, lineItems: [] })).toMatchObject({
      trackingInfo: tracked,
      customInfo: { fieldsData: { shelf: 'B7' } },
      lineItems: [{ quantity: 2 }],
    })
    expect(await change({ status: 'In_Delivery', completed: true })).toMatchObject({
      status: 'In_Delivery',
      completed: true,
      trackingInfo: tracked,
    })
    const bare = await change({ trackingInfo: null, customInfo: null, status: null })
    expect(bare).toMatchObject({ status: 'Pending' })
    expect(Object.keys(bare ?? {})).not.toEqual(expect.arrayContaining(['trackingInfo']))
    const wrong = await refusal(change({ status: 'in_delivery' }))
    expect(wrong.violations.map(({ field }) => field)).toEqual(['fulfillment.status'])
  })

  test('is deleted, and its units can be sent again', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const create = () =>
      api().createFulfillment({ orderId, fulfillment: { status: 'Fulfilled' as const } })
    const { fulfillmentId } = await create()
    const gone = await api().deleteFulfillment({ orderId, fulfillmentId })
    expect(gone.orderWithFulfillments.fulfillments).toEqual([])
    const order = await orderOf(orderId)
    expect(order.fulfillmentStatus).toBe('NOT_FULFILLED')
    expect(order.activities.map(({ activityType }) => activityType)).toEqual(
      expect.arrayContaining(['ORDER_FULFILLED', 'ORDER_NOT_FULFILLED']),
    )
    const again = api().deleteFulfillment({ orderId, fulfillmentId })
    expect(await codeOf(again)).toBe('404 FULFILLMENT_NOT_FOUND')
    const changed = api().updateFulfillment({ orderId, fulfillment: { id: fulfillmentId } })
    expect(await codeOf(changed)).toBe('404 FULFILLMENT_NOT_FOUND')
    await create()
  })

  test('mails the buyer once, with the first tracking number', async () => {
    const { orderId, order } = await orderedByClient(shop, parcel)
    const { fulfillmentId: id } = await api().createFulfillment({ orderId, fulfillment: {} })
    for (const trackingNumber of ['A1', 'A2']) {
      const trackingInfo = { shippingProvider: 'usps', trackingNumber }
      await api().updateFulfillment({ orderId, fulfillment: { id, trackingInfo } })
      shop.clock.pass({ seconds: 61 })
      await sendMails(shop)
    }
    const { mails } = await merchant().mailbox.listMails({})
    const sent = mails.filter(({ subject }) => subject === `Order ${order.number} is on its way`)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('tLabels=A1')
  })
})

describe('orders that cannot be sent', () => {
  test('are refused with their reason', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const create = (id: string) => api().createFulfillment({ orderId: id, fulfillment: {} })
    expect(await codeOf(create(NOBODY))).toBe('404 ORDER_NOT_FOUND')
    await merchant().orders.updateOrder({ id: orderId, hold: { reason: 'Address is wrong' } })
    expect(await codeOf(create(orderId))).toBe('428 ORDER_ON_HOLD')
    await merchant().ordersV1.cancelOrder({ id: orderId })
    expect(await codeOf(create(orderId))).toBe('428 ORDER_NOT_FULFILLABLE')
  })
})

describe('many orders', () => {
  test('are sent by one call, each independently', async () => {
    const [one, two] = [await orderedByClient(shop, parcel, 2), await orderedByClient(shop, parcel)]
    const { results, bulkActionMetadata } = await api().bulkCreateFulfillment({
      ordersWithFulfillments: [
        {
          orderId: one.orderId,
          fulfillments: [{ lineItems: [{ id: one.lineId, quantity: 1 }] }, {}],
        },
        { orderId: two.orderId, fulfillments: [{}, {}] },
      ],
    })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(results).toMatchObject([
      {
        itemMetadata: { id: one.orderId, success: true },
        ordersWithFulfillments: { orderId: one.orderId, fulfillments: [{}, {}] },
      },
      { itemMetadata: { id: two.orderId, success: false, originalIndex: 1 } },
    ])
    expect((await orderOf(two.orderId)).fulfillmentStatus).toBe('NOT_FULFILLED')
  })
})

describe('buyers', () => {
  test('read the parcels of their own orders only, and change none', async () => {
    const { orderId, visitor } = await orderedByClient(shop, parcel)
    await api().createFulfillment({ orderId, fulfillment: {} })
    const own = visitor.api.orderFulfillments
    const stranger = shop.people.visitor().api.orderFulfillments
    expect(
      (await own.listFulfillmentsForSingleOrder({ orderId })).orderWithFulfillments.fulfillments,
    ).toHaveLength(1)
    expect(await codeOf(stranger.listFulfillmentsForSingleOrder({ orderId }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
    const orderIds = [orderId, NOBODY]
    const listed = async (who: typeof own) =>
      (await who.listFulfillmentsForMultipleOrders({ orderIds })).ordersWithFulfillments.length
    expect([await listed(own), await listed(stranger), await listed(api())]).toEqual([1, 0, 1])
    const error: VitrineError = await refusal(own.createFulfillment({ orderId, fulfillment: {} }))
    expect(error.status).toBe(403)
  })
})
