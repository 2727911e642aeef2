import type { StockRoutingToSave } from '@vitrine/contract/inventory'
import type { Merchant, TestServer } from '@vitrine/testkit'
import { unique } from '../catalog/listed-products.fixture.ts'
import { setStock } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'

export interface TwoLocations {
  readonly main: string
  readonly hamburg: string
}

/** A second location in addition to the default one. */
export async function twoLocations({ api }: Merchant): Promise<TwoLocations> {
  const { location } = await api.inventory.createLocation({
    location: { name: unique('Hamburg') },
  })
  const { locations } = await api.inventory.listLocations({})
  const main = locations.find((one) => one.default)?.id ?? ''
  return { main, hamburg: location.id }
}

/** Saves rules over the current ones; by default both locations ship, the main one first. */
export async function saveRouting(
  { api }: Merchant,
  { main, hamburg }: TwoLocations,
  routing: Partial<Pick<StockRoutingToSave, 'rules' | 'locations'>> = {},
) {
  const { revision } = (await api.inventory.getStockRouting({})).routing
  const locations = [
    { locationId: main, ships: true, country: 'DE', postalCode: '10115' },
    { locationId: hamburg, ships: true, country: 'DE', postalCode: '20095' },
  ]
  return api.inventory.saveStockRouting({
    routing: { revision, rules: [], locations, ...routing },
  })
}

/** A lamp with these quantities at the main location and at the other one. */
export async function lampAt(
  { api }: Merchant,
  hamburg: string,
  [here, there]: readonly [number, number],
): Promise<string> {
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Lamp', productType: 'physical', priceData: { price: '9.00' } },
  })
  const productId = product.id ?? ''
  await setStock({ api } as Merchant, productId, here)
  const variantId = (await itemsOf({ api }, productId))[0]?.variantId ?? ''
  await api.catalogV3.createInventoryItem({
    inventoryItem: { productId, variantId, locationId: hamburg, quantity: there },
  })
  return productId
}

const itemsOf = async ({ api }: Pick<Merchant, 'api'>, productId: string) =>
  (await api.stock.listVariantStock({ filter: { productIds: [productId] } })).variants

/** The quantities of a product by location. */
export async function piecesOf({ api }: Merchant, productId: string) {
  const [variant] = await itemsOf({ api }, productId)
  return Object.fromEntries(
    variant?.stock.map(({ locationId, quantity }) => [locationId, quantity]) ?? [],
  )
}

export interface BoughtLine {
  readonly productId: string
  readonly quantity: number
}

/** A checkout to Berlin of these pieces, by a new visitor. */
export async function checkoutOf(shop: TestServer, parcel: string, lines: readonly BoughtLine[]) {
  const visitor = await shop.people.visitor()
  const { checkout } = await visitor.api.checkout.create({
    lines: [...lines],
    email: 'ada@example.com',
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
  })
  return { visitor, checkoutId: checkout.id }
}

/** An order to Berlin, as the merchant sees it. */
export async function orderOf(shop: TestServer, parcel: string, lines: readonly BoughtLine[]) {
  const { visitor, checkoutId } = await checkoutOf(shop, parcel, lines)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  return (await shop.people.merchant().api.orders.getOrder({ id: order.id })).order
}
