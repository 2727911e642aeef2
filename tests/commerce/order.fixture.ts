import type { Merchant, TestServer, Visitor } from '@vitrine/testkit'
import { lamp, put, setStock } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'

/** A visitor with a checkout ready to order: lamps for 9.00, delivered to Berlin. */
export async function readyToOrder(shop: TestServer, parcel: string, quantity = 1) {
  const visitor = shop.people.visitor()
  const productId = await lamp(shop.people.merchant())
  const checkout = await readyWith(visitor, parcel, { productId, quantity })
  return { visitor, productId, ...checkout }
}

export async function readyWith(
  visitor: Visitor,
  parcel: string,
  { productId, quantity = 1 }: { readonly productId: string; readonly quantity?: number },
) {
  await put(visitor, productId, quantity)
  return readyNow(visitor, parcel)
}

/** A checkout of the current cart, ready to order. */
export async function readyNow(visitor: Visitor, parcel: string) {
  const { checkout } = await visitor.api.checkout.create({
    email: 'ada@example.com',
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
  })
  return { checkoutId: checkout.id }
}

/** An order of lamps, to be paid by transfer. */
export async function ordered(shop: TestServer, parcel: string, quantity = 1) {
  const { visitor, productId, checkoutId } = await readyToOrder(shop, parcel, quantity)
  const { order, step } = await visitor.api.orders.placeOrder({ checkoutId })
  return { visitor, productId, order, step }
}

/** A lamp with this quantity in stock. */
export async function lampInStock(shop: TestServer, quantity: number): Promise<string> {
  const merchant = shop.people.merchant()
  const productId = await lamp(merchant)
  await setStock(merchant, productId, quantity)
  return productId
}

/** Marks a product as a drop, so that its buyers do not wait for each other, or reverts that. */
export async function markAsDrop({ api }: Merchant, productId: string, drop = true) {
  const { items } = await api.stock.listStock({ filter: { productIds: [productId] } })
  await api.stock.saveStock({ items: items.map(({ id }) => ({ id, drop })) })
}

/** The quantity of a product with one variant. */
export async function stockOf({ api }: Merchant, productId: string) {
  const { inventoryItem } = await api.inventory.getInventoryVariants({
    inventoryId: productId,
    productId,
  })
  return inventoryItem.variants[0]?.quantity
}

/** Expires unpaid orders, like the job that runs every minute. */
export const expireOrders = ({ server }: TestServer) =>
  server.tasks['orders:expire']({}, { id: '1', attempt: 1, isLastAttempt: true, signal: undefined })
