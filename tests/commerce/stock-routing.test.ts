import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'
import {
  checkoutOf,
  lampAt,
  orderOf,
  piecesOf,
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

describe('without rules', () => {
  test('everything is sent from the default location, and nothing else is sold', async () => {
    const productId = await lampAt(merchant(), places.hamburg, [2, 5])
    const { routing } = await merchant().api.inventory.getStockRouting({})
    expect(routing).toMatchObject({
      revision: 0,
      rules: [],
      locations: [
        { locationId: places.main, ships: true },
        { locationId: places.hamburg, ships: false },
      ],
    })
    const order = await orderOf(shop, parcel, [{ productId, quantity: 2 }])
    expect(order.lines[0]?.sources).toEqual([])
    expect(await piecesOf(merchant(), productId)).toEqual({ [places.main]: 0, [places.hamburg]: 5 })
  })

  test('an order takes as many statements as before', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel, 2)
    const { statements } = await shop.countStatements(() =>
      visitor.api.orders.placeOrder({ checkoutId }),
    )
    expect(statements.length).toBeLessThanOrEqual(59)
  })
})

describe('rules', () => {
  test('are saved as a whole, once for a repeated call, and do not overwrite those of somebody else', async () => {
    const saved = await saveRouting(merchant(), places, { rules: [{ kind: 'NEAREST' }] })
    const { revision, rules, locations } = saved.routing
    const { api } = merchant()
    const again = await api.inventory.saveStockRouting({ routing: { revision, rules, locations } })
    expect(again.routing.revision).toBe(revision)
    const stale = api.inventory.saveStockRouting({
      routing: { revision: revision - 1, rules: [], locations },
    })
    expect(await codeOf(stale)).toBe('409 INVALID_REVISION')
  })

  test('are refused by field', async () => {
    const { main } = places
    const save = (routing: Parameters<typeof saveRouting>[2]) =>
      refusal(saveRouting(merchant(), places, routing))
    expect(await save({ locations: [{ locationId: main, ships: false }] })).toMatchObject({
      code: 'NO_LOCATION_SHIPS',
    })
    expect(await save({ locations: [{ locationId: NOBODY, ships: true }] })).toMatchObject({
      code: 'LOCATION_NOT_FOUND',
      data: { locationId: NOBODY, field: 'routing.locations[0]' },
    })
    expect(
      await save({ locations: [{ locationId: main, ships: true, latitude: 52 }] }),
    ).toMatchObject({
      code: 'ROUTING_RULE_INVALID',
      data: { field: 'routing.locations[0].longitude' },
    })
    expect(await save({ rules: [{ kind: 'DESTINATION', locationIds: [main] }] })).toMatchObject({
      code: 'ROUTING_RULE_INVALID',
      data: { field: 'routing.rules[0].destinations' },
    })
    expect(await save({ rules: [{ kind: 'NEAREST' }, { kind: 'NEAREST' }] })).toMatchObject({
      code: 'ROUTING_RULE_INVALID',
      data: { field: 'routing.rules[1].kind' },
    })
  })

  test('can be tried with an address and a cart, without changes of stock', async () => {
    await saveRouting(merchant(), places, { rules: [{ kind: 'NEAREST' }] })
    const productId = await lampAt(merchant(), places.hamburg, [3, 3])
    const { lines } = await merchant().api.inventory.testStockRouting({
      address: { country: 'DE', postalCode: '20097' },
      lines: [
        { productId, quantity: 2 },
        { productId, quantity: 6 },
      ],
    })
    expect(lines).toEqual([
      {
        sources: [{ locationId: places.hamburg, quantity: 2, reason: 'NEAREST' }],
        missing: 0,
      },
      {
        sources: [
          { locationId: places.hamburg, quantity: 1, reason: 'NEAREST' },
          { locationId: places.main, quantity: 3, reason: 'REST' },
        ],
        missing: 2,
      },
    ])
    expect(await piecesOf(merchant(), productId)).toEqual({ [places.main]: 3, [places.hamburg]: 3 })
  })
})

describe('an order', () => {
  test('is taken from the locations of the rules, and the merchant reads which and why', async () => {
    const { hamburg, main } = places
    const toHamburg = {
      kind: 'DESTINATION' as const,
      destinations: [{ country: 'DE' }],
      locationIds: [hamburg],
    }
    await saveRouting(merchant(), places, { rules: [toHamburg] })
    const productId = await lampAt(merchant(), hamburg, [5, 5])
    const order = await orderOf(shop, parcel, [{ productId, quantity: 2 }])
    expect(order.lines[0]?.sources).toMatchObject([
      { locationId: hamburg, quantity: 2, reason: 'DESTINATION' },
    ])
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 5, [hamburg]: 3 })
  })

  test('does not show the buyer from where it is sent', async () => {
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), places.hamburg, [5, 5])
    const { visitor, checkoutId } = await checkoutOf(shop, parcel, [{ productId, quantity: 1 }])
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(order.lines[0]?.sources).toEqual([])
  })

  test('can contain products of another location, and is split when one has too few', async () => {
    const { main, hamburg } = places
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), hamburg, [2, 5])
    const order = await orderOf(shop, parcel, [{ productId, quantity: 4 }])
    expect(order.lines[0]?.sources).toMatchObject([
      { locationId: main, quantity: 2, reason: 'PRIORITY' },
      { locationId: hamburg, quantity: 2, reason: 'REST' },
    ])
    const next = await orderOf(shop, parcel, [{ productId, quantity: 3 }])
    expect(next.lines[0]?.sources).toMatchObject([
      { locationId: hamburg, quantity: 3, reason: 'ONLY_THERE' },
    ])
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 0, [hamburg]: 0 })
  })

  test('is split into the fewest parcels when that is set', async () => {
    const { main, hamburg } = places
    await saveRouting(merchant(), places, { rules: [{ kind: 'FEWEST_PARCELS' }] })
    const lamp = await lampAt(merchant(), hamburg, [5, 5])
    const mug = await lampAt(merchant(), hamburg, [0, 5])
    const order = await orderOf(shop, parcel, [
      { productId: lamp, quantity: 1 },
      { productId: mug, quantity: 1 },
    ])
    expect(order.lines.map(({ sources }) => sources)).toMatchObject([
      [{ locationId: hamburg, quantity: 1, reason: 'FEWEST_PARCELS' }],
      [{ locationId: hamburg, quantity: 1, reason: 'ONLY_THERE' }],
    ])
    expect(await piecesOf(merchant(), lamp)).toEqual({ [main]: 5, [hamburg]: 4 })
  })

  test('takes no stock of a location that does not ship', async () => {
    const { main, hamburg } = places
    const locations = [
      { locationId: main, ships: false },
      { locationId: hamburg, ships: true },
    ]
    await saveRouting(merchant(), places, { locations })
    const productId = await lampAt(merchant(), hamburg, [5, 1])
    const order = await orderOf(shop, parcel, [{ productId, quantity: 1 }])
    expect(order.lines[0]?.sources).toMatchObject([{ locationId: hamburg, quantity: 1 }])
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 5, [hamburg]: 0 })
    const { checkoutId } = await checkoutOf(shop, parcel, [{ productId, quantity: 1 }]).catch(
      () => ({ checkoutId: null }),
    )
    expect(checkoutId).toBeNull()
  })

  test('that is cancelled returns stock to its locations', async () => {
    const { main, hamburg } = places
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), hamburg, [2, 5])
    const { id } = await orderOf(shop, parcel, [{ productId, quantity: 4 }])
    await merchant().api.orders.cancelOrder({ id, restock: true })
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 2, [hamburg]: 5 })
  })

  test('whose pieces are refunded returns stock to the last source first', async () => {
    const { main, hamburg } = places
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), hamburg, [2, 5])
    const { id, lines } = await orderOf(shop, parcel, [{ productId, quantity: 4 }])
    await merchant().api.orders.recordPayment({ id })
    const lineId = lines[0]?.id ?? ''
    const refund = (quantity: number) =>
      merchant().api.orders.refundOrder({ id, lines: [{ lineId, quantity, restock: quantity }] })
    await refund(1)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 0, [hamburg]: 4 })
    await refund(2)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 1, [hamburg]: 5 })
  })

  test('of the last pieces of all locations is placed once, however many want it', async () => {
    const { main, hamburg } = places
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), hamburg, [3, 3])
    const checkouts = await Promise.all(
      Array.from({ length: 8 }, () => checkoutOf(shop, parcel, [{ productId, quantity: 2 }])),
    )
    const placed = await Promise.allSettled(
      checkouts.map(({ visitor, checkoutId }) => visitor.api.orders.placeOrder({ checkoutId })),
    )
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 0, [hamburg]: 0 })
  })
})

describe('moving lines of an order', () => {
  const move = (id: string, lineId: string, pieces: Readonly<Record<string, number>>) =>
    merchant().api.orders.moveOrderLines({
      id,
      lines: [
        {
          lineId,
          sources: Object.entries(pieces).map(([locationId, quantity]) => ({
            locationId,
            quantity,
          })),
        },
      ],
    })
  const fromMain = async (pieces: readonly [number, number] = [5, 5], quantity = 3) => {
    await saveRouting(merchant(), places)
    const productId = await lampAt(merchant(), places.hamburg, pieces)
    const order = await orderOf(shop, parcel, [{ productId, quantity }])
    return { productId, id: order.id, lineId: order.lines[0]?.id ?? '', revision: order.revision }
  }

  test('takes the pieces of the other location, adds one activity, and can be reversed', async () => {
    const { main, hamburg } = places
    const { productId, id, lineId } = await fromMain()
    const { order } = await move(id, lineId, { [main]: 1, [hamburg]: 2 })
    expect(order.lines[0]?.sources).toMatchObject([
      { locationId: main, quantity: 1, reason: 'PRIORITY' },
      { locationId: hamburg, quantity: 2, reason: 'MERCHANT' },
    ])
    expect(order.activities.filter(({ kind }) => kind === 'LINES_MOVED')).toHaveLength(1)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 4, [hamburg]: 3 })
    const again = await move(id, lineId, { [main]: 1, [hamburg]: 2 })
    expect(again.order.revision).toBe(order.revision)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 4, [hamburg]: 3 })
    await move(id, lineId, { [main]: 3 })
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 2, [hamburg]: 5 })
  })

  test('changes nothing where the other location has too few', async () => {
    const { main, hamburg } = places
    const { productId, id, lineId } = await fromMain([5, 1])
    const refused = move(id, lineId, { [hamburg]: 3 })
    expect(await codeOf(refused)).toMatch(/OUT_OF_STOCK/)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 2, [hamburg]: 1 })
  })

  test('needs all pieces, existing locations, and lines that are not fulfilled', async () => {
    const { main, hamburg } = places
    const { id, lineId } = await fromMain()
    expect(await codeOf(move(id, lineId, { [hamburg]: 2 }))).toBe('400 LINE_SOURCES_INVALID')
    expect(await codeOf(move(id, lineId, { [NOBODY]: 3 }))).toBe('404 LOCATION_NOT_FOUND')
    expect(await codeOf(move(id, NOBODY, { [hamburg]: 3 }))).toBe('404 LINE_ITEM_NOT_FOUND')
    await merchant().api.fulfillments.createFulfillment({
      orderId: id,
      lines: [{ lineId, quantity: 1 }],
    })
    expect(await codeOf(move(id, lineId, { [hamburg]: 3 }))).toBe('428 ORDER_LINE_SENT')
    await merchant().api.orders.cancelOrder({ id, restock: true })
    expect(await codeOf(move(id, lineId, { [main]: 2, [hamburg]: 1 }))).toMatch(
      /ORDER_(LINE_SENT|STATE_UNSUITABLE)/,
    )
  })

  test('after a part was sent moves the rest, and does not change the parcel', async () => {
    const { main, hamburg } = places
    const { productId, id, lineId } = await fromMain()
    const { fulfillment } = await merchant().api.fulfillments.createFulfillment({
      orderId: id,
      lines: [{ lineId, quantity: 1 }],
    })
    expect(fulfillment.locationId).toBe(main)
    const { order } = await move(id, lineId, { [main]: 1, [hamburg]: 2 })
    expect(order.lines[0]?.sources).toMatchObject([
      { locationId: main, quantity: 1, toSend: 0 },
      { locationId: hamburg, quantity: 2, toSend: 2 },
    ])
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 4, [hamburg]: 3 })
    const rest = await merchant().api.fulfillments.createFulfillment({ orderId: id })
    expect(rest.fulfillment).toMatchObject({
      locationId: hamburg,
      lines: [{ lineId, quantity: 2 }],
    })
    expect(await refusal(move(id, lineId, { [main]: 3 }))).toMatchObject({
      code: 'ORDER_LINE_SENT',
      message: 'All pieces of “Lamp” are sent: take a parcel back before you move the line',
    })
    await merchant().api.fulfillments.cancelFulfillment({ id: rest.fulfillment.id })
    const back = await move(id, lineId, { [main]: 3 })
    expect(back.order.lines[0]?.sources).toMatchObject([{ locationId: main, toSend: 2 }])
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 2, [hamburg]: 5 })
  })

  test('on hold is refused until the hold is lifted', async () => {
    const { hamburg } = places
    const { id, lineId, revision } = await fromMain()
    await merchant().api.orders.updateOrder({ id, revision, hold: { reason: 'address' } })
    expect(await refusal(move(id, lineId, { [hamburg]: 3 }))).toMatchObject({
      code: 'ORDER_ON_HOLD',
      message: 'The order is on hold: lift the hold before you move its lines',
    })
  })
})
