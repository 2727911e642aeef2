import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setStock } from '../commerce/cart.fixture.ts'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import {
  checkoutOf,
  lampAt,
  orderOf,
  piecesOf,
  saveRouting,
  type TwoLocations,
  twoLocations,
} from '../commerce/stock-routing.fixture.ts'

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
beforeEach(() => sending({ main: true, hamburg: true }))

const merchant = () => shop.people.merchant()

const sending = ({ main, hamburg }: Record<keyof TwoLocations, boolean>) =>
  saveRouting(merchant(), places, {
    locations: [
      { locationId: places.main, ships: main },
      { locationId: places.hamburg, ships: hamburg },
    ],
  })

/** A visitor's view of a product, in the published form and in the list of the shop. */
async function shownTo(productId: string) {
  const visitor = await shop.people.visitor()
  const { product } = await visitor.api.catalogV1.getProduct({ id: productId })
  const { products } = await visitor.api.catalogV1.queryProducts({
    query: { filter: { id: productId } },
  })
  const listed = products?.[0]?.stock?.inStock
  const { product: third } = await visitor.api.catalogV3.getProduct({ productId })
  return {
    inStock: product?.stock?.inStock,
    quantity: product?.stock?.quantity,
    listed,
    availability: third.inventory?.availabilityStatus,
  }
}

const available = (quantity: number) => ({
  inStock: true,
  quantity,
  listed: true,
  availability: 'IN_STOCK',
})
const soldOut = (quantity = 0) => ({
  inStock: false,
  quantity,
  listed: false,
  availability: 'OUT_OF_STOCK',
})

describe('a product that only the second location has', () => {
  test('is shown in stock, bought, and taken from there', async () => {
    const { main, hamburg } = places
    const productId = await lampAt(merchant(), hamburg, [0, 3])
    expect(await shownTo(productId)).toEqual(available(3))
    await orderOf(shop, parcel, [{ productId, quantity: 2 }])
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 0, [hamburg]: 1 })
    expect(await shownTo(productId)).toEqual(available(1))
    await orderOf(shop, parcel, [{ productId, quantity: 1 }])
    expect(await shownTo(productId)).toEqual(soldOut())
  })

  test('is shown sold out as soon as that location sends no orders, and in stock when it does again', async () => {
    const productId = await lampAt(merchant(), places.hamburg, [0, 3])
    expect(await shownTo(productId)).toEqual(available(3))
    await sending({ main: true, hamburg: false })
    expect(await shownTo(productId)).toEqual(soldOut())
    await sending({ main: true, hamburg: true })
    expect(await shownTo(productId)).toEqual(available(3))
  })
})

describe('pieces of several locations', () => {
  test('are added up, and changes at each are shown', async () => {
    const productId = await lampAt(merchant(), places.hamburg, [2, 3])
    expect(await shownTo(productId)).toEqual(available(5))
    await setStock(merchant(), productId, 4)
    expect(await shownTo(productId)).toEqual(available(7))
    await sending({ main: false, hamburg: true })
    expect(await shownTo(productId)).toEqual(available(3))
  })

  test('are sold once, however many buyers come at the same time', async () => {
    const { main, hamburg } = places
    const productId = await lampAt(merchant(), hamburg, [3, 2])
    const checkouts = await Promise.all(
      Array.from({ length: 50 }, () => checkoutOf(shop, parcel, [{ productId, quantity: 1 }])),
    )
    const placed = await Promise.allSettled(
      checkouts.map(({ visitor, checkoutId }) => visitor.api.orders.placeOrder({ checkoutId })),
    )
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await piecesOf(merchant(), productId)).toEqual({ [main]: 0, [hamburg]: 0 })
    expect(await shownTo(productId)).toEqual(soldOut())
  })
})

describe('a default location that sends no orders', () => {
  beforeEach(() => sending({ main: false, hamburg: true }))

  test('makes its stock unavailable, also for new products', async () => {
    const productId = await lampAt(merchant(), places.hamburg, [2, 0])
    expect(await shownTo(productId)).toEqual(soldOut())
    const { product } = await merchant().api.catalogV1.createProduct({
      product: { name: 'Untracked', productType: 'physical', priceData: { price: '9.00' } },
    })
    expect(await shownTo(product.id ?? '')).toMatchObject({ inStock: false, listed: false })
    await sending({ main: true, hamburg: true })
    expect(await shownTo(productId)).toEqual(available(2))
    expect(await shownTo(product.id ?? '')).toMatchObject({ inStock: true, listed: true })
  })
})
