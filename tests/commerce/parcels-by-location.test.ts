import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import {
  checkoutOf,
  lampAt,
  orderOf,
  saveRouting,
  type TwoLocations,
  twoLocations,
} from './stock-routing.fixture.ts'

let shop: TestServer
let parcel: string
let places: TwoLocations
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  places = await twoLocations(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('parcels of an order from two locations', () => {
  const split = async () => {
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), places.hamburg, [2, 5])
    const order = await orderOf(shop, parcel, [{ productId, quantity: 4 }])
    return { id: order.id, lineId: order.lines[0]?.id ?? '' }
  }

  test('are one from each location, once for a repeated call, and name their location', async () => {
    const { main, hamburg } = places
    const { id, lineId } = await split()
    const send = async () => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/fulfillments/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': `all ${id}`,
          },
          body: JSON.stringify({ orderIds: [id] }),
        }),
      )
      return (await response.json()) as { results: unknown[] }
    }
    const { results } = await send()
    expect(results).toHaveLength(2)
    expect((await send()).results).toEqual(results)
    const { fulfillments } = await merchant().api.fulfillments.listFulfillments({ orderIds: [id] })
    expect(fulfillments).toMatchObject([
      { locationId: main, lines: [{ lineId, quantity: 2 }] },
      { locationId: hamburg, lines: [{ lineId, quantity: 2 }] },
    ])
  })

  test('are sent by the form with what is left at their location, never more', async () => {
    const { main, hamburg } = places
    const { id, lineId } = await split()
    const from = (locationId: string, lines?: { lineId: string; quantity: number }[]) =>
      merchant().api.fulfillments.createFulfillment({
        orderId: id,
        locationId,
        ...(lines && { lines }),
      })
    expect(await refusal(from(hamburg, [{ lineId, quantity: 3 }]))).toMatchObject({
      code: 'INVALID_FULFILLMENT_QUANTITY',
      data: { lines: [{ lineId, available: 2 }] },
    })
    expect(await codeOf(from(NOBODY))).toBe('428 NOTHING_TO_FULFILL')
    const { fulfillment } = await from(hamburg)
    expect(fulfillment.lines).toEqual([{ lineId, quantity: 2 }])
    const { order } = await merchant().api.orders.getOrder({ id })
    expect(order.lines[0]?.sources).toMatchObject([
      { locationId: main, toSend: 2 },
      { locationId: hamburg, toSend: 0 },
    ])
    const whole = await merchant().api.fulfillments.createFulfillment({ orderId: id })
    expect(whole.fulfillment.locationId).toBe(main)
  })

  test('do not show their location to the buyer', async () => {
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), places.hamburg, [0, 1])
    const { visitor, checkoutId } = await checkoutOf(shop, parcel, [{ productId, quantity: 1 }])
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    await merchant().api.fulfillments.createFulfillment({ orderId: order.id })
    const { fulfillments } = await visitor.api.fulfillments.listFulfillments({
      orderIds: [order.id],
    })
    expect(fulfillments).toMatchObject([{ orderId: order.id, locationId: null }])
  })
})
