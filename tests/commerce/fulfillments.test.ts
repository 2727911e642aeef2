import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const NOBODY = '00000000-0000-4000-8000-000000000000'
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
const kindsOf = async (id: string) => (await orderOf(id)).activities.map(({ kind }) => kind)
const lineOf = (order: { readonly lines: readonly { readonly id: string }[] }) =>
  order.lines[0]?.id ?? ''

describe('sending an order', () => {
  test('in two parcels makes it partly and then completely fulfilled', async () => {
    const { order, visitor } = await ordered(shop, parcel, 3)
    const { id: orderId } = order
    expect(order.fulfillmentState).toBe('NONE')
    const { fulfillment } = await api().fulfillments.createFulfillment({
      orderId,
      lines: [{ lineId: lineOf(order), quantity: 2 }],
      carrier: 'dhl',
      trackingNumber: '0034 0434',
    })
    expect(fulfillment).toMatchObject({
      kind: 'SHIPMENT',
      state: 'IN_DELIVERY',
      lines: [{ lineId: lineOf(order), quantity: 2 }],
      trackingLink: expect.stringMatching(/^https:\/\/www\.dhl\.com\/.*0034%200434$/),
      mail: 'NONE',
    })
    expect(await orderOf(orderId)).toMatchObject({
      fulfillmentState: 'PART',
      lines: [{ fulfilled: 2 }],
    })
    await api().fulfillments.createFulfillment({ orderId })
    expect(await orderOf(orderId)).toMatchObject({
      fulfillmentState: 'ALL',
      lines: [{ fulfilled: 3 }],
    })
    const seen = await visitor.api.fulfillments.listFulfillments({ orderIds: [orderId] })
    expect(seen.fulfillments.map(({ lines }) => lines[0]?.quantity)).toEqual([2, 1])
    expect(await kindsOf(orderId)).toEqual([
      'CREATED',
      'PLACED',
      'SHIPMENT_CREATED',
      'TRACKING_ADDED',
      'SHIPMENT_CREATED',
      'FULFILLED',
    ])
  })

  test('never sends more than was ordered, nor an empty parcel', async () => {
    const { order } = await ordered(shop, parcel, 2)
    const { id: orderId } = order
    const send = (lines?: { lineId: string; quantity?: number }[]) =>
      api().fulfillments.createFulfillment({ orderId, ...(lines && { lines }) })
    const lineId = lineOf(order)
    const short = await refusal(send([{ lineId, quantity: 3 }]))
    expect(short).toMatchObject({ status: 400, data: { lines: [{ lineId, available: 2 }] } })
    const twice = send([
      { lineId, quantity: 1 },
      { lineId, quantity: 2 },
    ])
    expect(await codeOf(twice)).toBe('400 INVALID_FULFILLMENT_QUANTITY')
    expect(await codeOf(send([{ lineId: NOBODY }]))).toBe('404 LINE_ITEM_NOT_FOUND')
    await send()
    expect(await codeOf(send())).toBe('428 NOTHING_TO_FULFILL')
    expect(await codeOf(send([{ lineId }]))).toBe('400 INVALID_FULFILLMENT_QUANTITY')
    const nowhere = api().fulfillments.createFulfillment({ orderId: NOBODY })
    expect(await codeOf(nowhere)).toBe('404 ORDER_NOT_FOUND')
  })

  test('by several people at once sends each piece once', async () => {
    const { order } = await ordered(shop, parcel, 5)
    const lines = [{ lineId: lineOf(order), quantity: 2 }]
    const calls = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        api().fulfillments.createFulfillment({ orderId: order.id, lines }),
      ),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await orderOf(order.id)).toMatchObject({
      fulfillmentState: 'PART',
      lines: [{ fulfilled: 4 }],
    })
    const { fulfillments } = await api().fulfillments.listFulfillments({ orderIds: [order.id] })
    expect(fulfillments).toHaveLength(2)
  })

  test('again with the same key sends nothing again', async () => {
    const { order } = await ordered(shop, parcel, 2)
    const key = crypto.randomUUID()
    const send = async (quantity: number) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/fulfillments`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': key,
          },
          body: JSON.stringify({ orderId: order.id, lines: [{ lineId: lineOf(order), quantity }] }),
        }),
      )
      return { status: response.status, body: await response.json() }
    }
    const [first, again] = [await send(1), await send(1)]
    expect(again.body.fulfillment.id).toBe(first.body.fulfillment.id)
    expect((await orderOf(order.id)).lines[0]?.fulfilled).toBe(1)
    expect((await send(2)).status).toBe(422)
  })

  test('is refused while it is on hold, and once it is cancelled', async () => {
    const { order } = await ordered(shop, parcel)
    const send = () => api().fulfillments.createFulfillment({ orderId: order.id })
    await api().orders.updateOrder({ id: order.id, hold: { reason: 'Waits for the colour' } })
    expect(await refusal(send())).toMatchObject({ data: { reason: 'Waits for the colour' } })
    const { orders } = await api().orders.queryOrders({ query: { filter: { onHold: true } } })
    expect(orders.map(({ id }) => id)).toEqual([order.id])
    const { order: free } = await api().orders.updateOrder({ id: order.id, hold: null })
    expect(free.hold).toBeNull()
    await api().orders.cancelOrder({ id: order.id })
    expect(await codeOf(send())).toBe('428 ORDER_NOT_FULFILLABLE')
    expect(await kindsOf(order.id)).toEqual(expect.arrayContaining(['HOLD_SET', 'HOLD_LIFTED']))
  })

  test('does not send refunded pieces', async () => {
    const { order } = await ordered(shop, parcel, 3)
    const { id } = order
    const lineId = lineOf(order)
    await api().orders.recordPayment({ id })
    await api().fulfillments.createFulfillment({ orderId: id, lines: [{ lineId, quantity: 2 }] })
    await api().orders.refundOrder({ id, lines: [{ lineId, quantity: 1 }] })
    expect((await orderOf(id)).fulfillmentState).toBe('ALL')
    expect(await codeOf(api().fulfillments.createFulfillment({ orderId: id }))).toBe(
      '428 NOTHING_TO_FULFILL',
    )
    const replacement = { orderId: id, lines: [{ lineId, quantity: 1 }] }
    await api().fulfillments.createFulfillment(replacement)
    expect((await orderOf(id)).lines[0]).toMatchObject({ fulfilled: 3, refunded: 1 })
  })
})

describe('changing a parcel', () => {
  test('leaves absent fields unchanged, and clears those that are null', async () => {
    const { order } = await ordered(shop, parcel, 2)
    const { id: orderId } = order
    const { fulfillment } = await api().fulfillments.createFulfillment({
      orderId,
      lines: [{ lineId: lineOf(order), quantity: 1 }],
      carrier: 'Bicycle',
      trackingLink: 'https://bicycle.example/1',
    })
    const { id, revision } = fulfillment
    const change = async (changes: object) =>
      (await api().fulfillments.updateFulfillment({ id, ...changes })).fulfillment
    expect(await change({ trackingNumber: 'B-1', revision })).toMatchObject({
      carrier: 'Bicycle',
      trackingNumber: 'B-1',
      trackingLink: 'https://bicycle.example/1',
    })
    expect(await change({ carrier: 'ups', trackingLink: null })).toMatchObject({
      trackingLink: expect.stringContaining('ups.com'),
    })
    expect(await codeOf(change({ carrier: null, revision }))).toBe(
      '409 FULFILLMENT_REVISION_CONFLICT',
    )
    const second = api().fulfillments.createFulfillment({ orderId, trackingNumber: 'B-1' })
    expect(await refusal(second)).toMatchObject({ status: 409, data: { trackingNumber: 'B-1' } })
    expect(await kindsOf(orderId)).toEqual(
      expect.arrayContaining(['TRACKING_ADDED', 'TRACKING_CHANGED']),
    )
    const evil = api().fulfillments.updateFulfillment({ id, trackingLink: 'javascript:alert(1)' })
    expect((await refusal(evil)).status).toBe(400)
  })

  test('deletes it as long as it has not arrived', async () => {
    const { order } = await ordered(shop, parcel, 2)
    const send = () => api().fulfillments.createFulfillment({ orderId: order.id })
    const { id } = (await send()).fulfillment
    await api().fulfillments.cancelFulfillment({ id })
    await api().fulfillments.cancelFulfillment({ id })
    expect(await orderOf(order.id)).toMatchObject({
      fulfillmentState: 'NONE',
      lines: [{ fulfilled: 0 }],
    })
    const { fulfillment } = await send()
    await api().fulfillments.updateFulfillment({ id: fulfillment.id, state: 'DELIVERED' })
    const late = api().fulfillments.cancelFulfillment({ id: fulfillment.id })
    expect(await codeOf(late)).toBe('428 FULFILLMENT_DELIVERED')
    const gone = api().fulfillments.updateFulfillment({ id, state: 'READY' })
    expect(await codeOf(gone)).toBe('404 FULFILLMENT_NOT_FOUND')
    expect(await codeOf(api().fulfillments.cancelFulfillment({ id: NOBODY }))).toBe(
      '404 FULFILLMENT_NOT_FOUND',
    )
    expect(await kindsOf(order.id)).toEqual(
      expect.arrayContaining(['SHIPMENT_CANCELLED', 'UNFULFILLED', 'DELIVERED']),
    )
  })
})

describe('many orders', () => {
  test('are sent by one call, each independently, and undone by one call', async () => {
    const [first, held] = [await ordered(shop, parcel, 2), await ordered(shop, parcel)]
    await api().orders.updateOrder({ id: held.order.id, hold: { reason: '' } })
    const orderIds = [first.order.id, held.order.id, NOBODY]
    const { results } = await api().fulfillments.fulfillOrders({ orderIds })
    expect(results).toMatchObject([
      { orderId: first.order.id, orderNumber: first.order.number, kind: 'SHIPMENT', error: null },
      { orderNumber: held.order.number, fulfillmentId: null, error: { code: 'ORDER_ON_HOLD' } },
      { orderNumber: null, error: { code: 'ORDER_NOT_FOUND' } },
    ])
    expect((await orderOf(first.order.id)).fulfillmentState).toBe('ALL')
    const ids = [results[0]?.fulfillmentId ?? '', NOBODY]
    const undone = await api().fulfillments.cancelFulfillments({ ids })
    expect(undone.results).toMatchObject([
      { orderNumber: first.order.number, error: null },
      { error: { code: 'FULFILLMENT_NOT_FOUND' } },
    ])
    expect((await orderOf(first.order.id)).fulfillmentState).toBe('NONE')
  })
})

describe('somebody who did not order', () => {
  test('sees no parcel, and cannot send any', async () => {
    const { order, visitor } = await ordered(shop, parcel)
    await api().fulfillments.createFulfillment({ orderId: order.id })
    const stranger = shop.people.visitor()
    const orderIds = [order.id]
    const { fulfillments } = await stranger.api.fulfillments.listFulfillments({ orderIds })
    expect(fulfillments).toEqual([])
    const send = visitor.api.fulfillments.createFulfillment({ orderId: order.id })
    expect((await refusal(send)).status).toBe(403)
    const byLink = await stranger.api.fulfillments.listFulfillmentsByLink({ link: order.link })
    expect(byLink.fulfillments).toHaveLength(1)
    const wrong = stranger.api.fulfillments.listFulfillmentsByLink({ link: `${order.id}.x` })
    expect(await codeOf(wrong)).toBe('404 ORDER_NOT_FOUND')
  })
})
