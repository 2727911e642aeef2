import type { Merchant, TestServer } from '@vitrine/testkit'
import { lamp } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

type Api = Merchant['api']

/** An order of lamps for 9.00 to Berlin, paid by transfer unless `isPaid` is false. */
export async function orderToEdit(shop: TestServer, parcel: string, quantity = 2, isPaid = true) {
  const { api } = shop.people.merchant()
  const { visitor, productId, checkoutId } = await readyToOrder(shop, parcel, quantity)
  const { methods } = await api.payments.listMethods({})
  const paymentMethodId = methods.find(({ provider }) => provider === 'BANK_TRANSFER')?.id
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId })
  if (isPaid) await api.orders.recordPayment({ id: order.id })
  return { orderId: order.id, lineId: order.lines[0]?.id ?? '', productId, visitor }
}

export const editOf = async (api: Api, orderId: string) =>
  (await api.draftOrders.createDraftOrder({ orderId })).draftOrder

/** A draft for Ada in Berlin with some of five lamps for 9.00. */
export async function draftForAda(api: Api, parcel: string, quantity = 2) {
  const productId = await lamp({ api } as Merchant, 5)
  const { draftOrder } = await api.draftOrders.createDraftOrder({
    lines: [{ productId, quantity }],
    email: 'ada@example.com',
    shipping: berlin,
    delivery: { kind: 'OPTION', optionId: parcel },
  })
  return { draftOrder, productId }
}
