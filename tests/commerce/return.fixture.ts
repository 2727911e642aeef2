import type { TestServer } from '@vitrine/testkit'
import { lampInStock, readyWith } from './order.fixture.ts'

/** A paid and shipped order of lamps for 9.00, delivered for 4.90, and its buyer. */
export async function sentOrder(shop: TestServer, parcel: string, quantity = 2) {
  const placed = await paidOrder(shop, parcel, quantity)
  await shop.people.merchant().api.fulfillments.createFulfillment({ orderId: placed.order.id })
  return placed
}

/** The same, not shipped yet. */
export async function paidOrder(shop: TestServer, parcel: string, quantity = 2) {
  const { api } = shop.people.merchant()
  const visitor = shop.people.visitor()
  const productId = await lampInStock(shop, 10)
  const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  await api.orders.recordPayment({ id: order.id })
  const lineId = order.lines[0]?.id ?? ''
  return { visitor, productId, order, lineId }
}

/** A return of pieces that the merchant has approved. */
export async function agreedReturn(shop: TestServer, parcel: string, quantity = 1) {
  const { api } = shop.people.merchant()
  const sent = await sentOrder(shop, parcel)
  const asked = await sent.visitor.api.returns.requestReturn({
    order: sent.order.id,
    lines: [{ lineId: sent.lineId, quantity, reason: 'DOES_NOT_FIT' }],
  })
  const { return: agreed } = await api.returns.agreeReturn({ id: asked.return.id })
  return { ...sent, id: agreed.id, agreed }
}
