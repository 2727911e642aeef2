import type { TestServer } from '@vitrine/testkit'
import { readyToOrder } from './order.fixture.ts'

export const NOBODY = '00000000-0000-4000-8000-000000000000'

/** An order of lamps through the published checkout, to be paid by transfer: 9.00 each, and 4.90 delivery. */
export async function orderedByClient(shop: TestServer, parcel: string, quantity = 1) {
  const ready = await readyToOrder(shop, parcel, quantity)
  const { orderId } = await ready.visitor.api.checkoutV1.createOrder({ id: ready.checkoutId })
  const { order } = await ready.visitor.api.ordersV1.getOrder({ id: orderId })
  return { ...ready, orderId, order, lineId: order.lineItems[0]?.id ?? '' }
}

/** Differences between the ledger and the shop's orders and payments. */
export const ledgerDifferences = async (shop: TestServer): Promise<readonly object[]> => {
  const site = { siteId: shop.site.id, actor: { type: 'system', id: 'test' } } as const
  const report = await shop.server.platform.work(site, (tx) => shop.server.orders.verifyLedger(tx))
  return report.differences
}
