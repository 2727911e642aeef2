import type { Merchant, Visitor } from '@vitrine/testkit'
import { unique } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api) => Promise<unknown>

/** A new buyer; the steps act for merchants and buyers. */
export type Buyer = () => Visitor['api']

const setTakeStock = (api: Api, takeStock: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID') =>
  api.sites.updateSettings({ settings: { orders: { takeStock } } })

/** A checkout of two of five lamps, and a view of the product before. */
async function checkoutFor(api: Api, buyer: Visitor['api']): Promise<string> {
  const productId = await lamp({ api } as Merchant, 5)
  const parcel = await deliverToGermany({ api } as Merchant)
  const { checkout } = await buyer.checkout.create({
    lines: [{ productId, quantity: 2 }],
    email: 'ada@example.com',
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
  })
  await api.catalogV1.getProduct({ id: productId })
  return checkout.id
}

async function methodOf(api: Api, provider: 'BANK_TRANSFER' | 'TEST_BANK') {
  const { methods } = await api.payments.listMethods({})
  const existing = methods.find((one) => one.provider === provider)
  const { method } = existing
    ? { method: existing }
    : await api.payments.saveMethod({ method: { provider, name: provider, active: true } })
  return method.id
}

async function placed(
  api: Api,
  buyer: Visitor['api'],
  provider: 'BANK_TRANSFER' | 'TEST_BANK' = 'BANK_TRANSFER',
) {
  const checkoutId = await checkoutFor(api, buyer)
  const paymentMethodId = await methodOf(api, provider)
  const { order } = await buyer.orders.placeOrder({ checkoutId, paymentMethodId })
  const [line] = order.lines
  const productId = line?.productId ?? ''
  await api.catalogV1.getProduct({ id: productId })
  return { ...order, lineId: line?.id ?? '', paymentId: order.payments[0]?.id ?? '' }
}

/** An order of two of five lamps, paid by transfer. */
export async function paid(api: Api, buyer: Visitor['api']) {
  const order = await placed(api, buyer)
  await api.orders.recordPayment({ id: order.id })
  return order
}

/** An inspected return whose piece is back in stock; returns its id and the product. */
async function inspected(api: Api, buyer: Visitor['api']) {
  const { id: orderId, lineId, lines } = await paid(api, buyer)
  await api.fulfillments.createFulfillment({ orderId })
  const line = { lineId, quantity: 1 }
  const { return: asked } = await buyer.returns.requestReturn({ order: orderId, lines: [line] })
  await api.returns.agreeReturn({ id: asked.id })
  await api.returns.receiveReturn({ id: asked.id })
  await api.returns.inspectReturn({ id: asked.id, lines: [{ lineId, resell: 1 }] })
  return { id: asked.id, productId: lines[0]?.productId ?? '' }
}

/** An order paid at the test bank with a card that determines the payment's state. */
async function paidByCard(api: Api, buyer: Visitor['api'], card: string) {
  const order = await placed(api, buyer, 'TEST_BANK')
  const fields = new URLSearchParams({ card })
  await buyer.testBank.submitTestPayment(
    { id: order.paymentId },
    { body: new Blob([fields.toString()]) },
  )
  return order
}
/** A payment request whose payment at the test bank has started. */
async function requested(api: Api, buyer: Visitor['api']) {
  const { id: orderId } = await placed(api, buyer)
  const { paymentRequest } = await api.paymentRequests.createPaymentRequest({ orderId })
  const { id } = paymentRequest
  const paymentMethodId = await methodOf(api, 'TEST_BANK')
  await buyer.paymentRequests.payRequest({ id, paymentMethodId })
  return { id, orderId }
}

async function payAtTestBank(api: Api, buyer: Visitor['api'], orderId: string): Promise<void> {
  const { order } = await api.orders.getOrder({ id: orderId })
  const payment = order.payments.find(({ provider }) => provider === 'TEST_BANK')
  const fields = new URLSearchParams({ card: '4242424242424242' })
  await buyer.testBank.submitTestPayment(
    { id: payment?.id ?? '' },
    { body: new Blob([fields.toString()]) },
  )
}

/** An order of a cart of the second generation. */
async function placedCart(api: Api, buyer: Visitor['api']): Promise<void> {
  const productId = await lamp({ api } as Merchant, 5)
  const parcel = await deliverToGermany({ api } as Merchant)
  await buyer.cart.addLines({ lines: [{ productId, quantity: 2 }] })
  await api.catalogV1.getProduct({ id: productId })
  await buyer.currentCartV2.updateCurrentCart({
    cart: {
      customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
      deliveryInfo: { address: berlin.address },
      paymentInfo: { billingAddress: berlin.address, billingContact: berlin.contactDetails },
    },
  })
  const { cart } = await buyer.currentCartV2.setDeliveryMethodForCurrentCart({
    deliveryMethod: { code: parcel },
  })
  const cartId = cart?.id ?? ''
  const { summary } = await buyer.cartV2.calculateCart({ cartId })
  const priceVerificationToken = summary.priceVerificationToken ?? ''
  await buyer.cartV2.placeOrder({ cartId, priceVerificationToken })
}
const AUTHORIZED = '4000000000000044'
const DECLINED = '4000000000000002'

/** A message that concerns no payment: other messages lead to the same as captured payments. */
async function receiveMessage(api: Api): Promise<void> {
  const connection = { provider: 'MOLLIE' as const, key: 'test_LampsOfBerlin' }
  const { connections } = await api.paymentConnections.listConnections({})
  const { id } =
    connections.find(({ provider }) => provider === 'MOLLIE') ??
    (await api.paymentConnections.saveConnection({ connection })).connection
  await api.paymentConnections.receiveMessage({ id }, { body: new Blob(['id=sub_8JfGzs6v3K']) })
}

/** A recorded payment that a gateway is still reviewing. */
async function reviewed(api: Api, buyer: Visitor['api']) {
  const { id: orderId } = await placed(api, buyer)
  const { paymentsIds } = await api.orderTransactions.addPayments({
    orderId,
    payments: [
      {
        amount: { amount: '5.00' },
        status: 'PENDING_MERCHANT',
        regularPaymentDetails: { gatewayTransactionId: 'gw-1', paymentMethod: 'Card' },
      },
    ],
  })
  return { orderId, paymentId: paymentsIds[0] ?? '' }
}

const soldElsewhere = async (api: Api) => {
  const productId = await lamp({ api } as Merchant, 5)
  await api.catalogV1.getProduct({ id: productId })
  const { order } = await api.ordersV1.createOrder({
    order: {
      channelInfo: { type: 'EBAY' },
      lineItems: [
        {
          productName: { original: 'Lamp' },
          catalogReference: { catalogItemId: productId, appId: STORES },
          quantity: 2,
          price: { amount: '9.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      priceSummary: {},
      buyerInfo: { email: 'ada@example.com' },
      status: 'APPROVED',
    },
  })
  await api.catalogV1.getProduct({ id: productId })
  return order
}
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Steps of operations that take stock or return it. */
export function orderWrites(newBuyer: Buyer): Readonly<Record<string, Step>> {
  /** Runs a step in a shop that takes stock when an order is paid. */
  const takenWhenPaid =
    (step: (api: Api, buyer: Visitor['api']) => Promise<unknown>): Step =>
    async (api) => {
      await setTakeStock(api, 'ON_ORDER_PAID')
      await step(api, newBuyer())
      await setTakeStock(api, 'ON_ORDER_PLACED')
    }
  return {
    'orders.placeOrder': (api) => placed(api, newBuyer()),
    'orders.cancelOrder': async (api) => {
      const { id } = await placed(api, newBuyer())
      await api.orders.cancelOrder({ id, restock: true })
    },
    'orders.moveOrderLines': async (api) => {
      const { id, lines, lineId } = await placed(api, newBuyer())
      const { location } = await api.inventory.createLocation({
        location: { name: unique('Depot') },
      })
      const [{ productId = '', variantId = '' } = {}] = lines
      await api.catalogV3.createInventoryItem({
        inventoryItem: {
          productId: productId ?? '',
          variantId: variantId ?? '',
          locationId: location.id,
          quantity: 5,
        },
      })
      await api.catalogV1.getProduct({ id: productId ?? '' })
      const sources = [{ locationId: location.id, quantity: 2 }]
      await api.orders.moveOrderLines({ id, lines: [{ lineId, sources }] })
    },
    'orders.payOrder': takenWhenPaid(async (api, buyer) => {
      const { id } = await paidByCard(api, buyer, DECLINED)
      await buyer.orders.payOrder({ id, paymentMethodId: await methodOf(api, 'TEST_BANK') })
    }),
    'paymentRequests.payRequest': takenWhenPaid(async (api, buyer) => {
      await requested(api, buyer)
    }),
    'paymentRequests.checkRequestPayment': takenWhenPaid(async (api, buyer) => {
      const { id, orderId } = await requested(api, buyer)
      await payAtTestBank(api, buyer, orderId)
      await buyer.paymentRequests.checkRequestPayment({ id })
    }),
    'paymentRequests.voidPaymentRequest': takenWhenPaid(async (api, buyer) => {
      const { id } = await requested(api, buyer)
      await api.paymentRequests.voidPaymentRequest({ id })
    }),
    'orderPaymentRequests.voidOrderPaymentRequest': takenWhenPaid(async (api, buyer) => {
      const { id } = await requested(api, buyer)
      await api.orderPaymentRequests.voidOrderPaymentRequest({ orderPaymentRequestId: id })
    }),
    'orderPaymentRequests.deleteOrderPaymentRequest': takenWhenPaid(async (api, buyer) => {
      const { id } = await requested(api, buyer)
      await api.orderPaymentRequests.deleteOrderPaymentRequest({ orderPaymentRequestId: id })
    }),
    'cartV2.placeOrder': (api) => placedCart(api, newBuyer()),
    'orders.checkPayments': takenWhenPaid(async (api, buyer) => {
      const { link } = await placed(api, buyer, 'TEST_BANK')
      await buyer.orders.checkPayments({ link })
    }),
    'paymentConnections.receiveMessage': receiveMessage,
    'orders.recordPayment': takenWhenPaid((api, buyer) => paid(api, buyer)),
    'bankStatements.recordPayments': takenWhenPaid(async (api, buyer) => {
      const { id: orderId, totals, currency } = await placed(api, buyer)
      const line = { id: orderId, orderId, amount: totals.total, currency, text: '' }
      await api.bankStatements.recordPayments({ lines: [line] })
    }),
    'returns.inspectReturn': async (api) => {
      await inspected(api, newBuyer())
    },
    'returns.settleReturn': async (api) => {
      const { id, productId } = await inspected(api, newBuyer())
      const exchange = { lines: [{ productId, quantity: 1 }] }
      await api.returns.settleReturn({ id, kind: 'EXCHANGE', exchange })
    },
    'orders.refundOrder': async (api) => {
      const { id, lineId } = await paid(api, newBuyer())
      await api.orders.refundOrder({ id, lines: [{ lineId, quantity: 1, restock: 1 }] })
    },
    'checkoutV1.createOrder': async (api) => {
      const buyer = newBuyer()
      await buyer.checkoutV1.createOrder({ id: await checkoutFor(api, buyer) })
    },
    'checkoutV1.createOrderAndCharge': async (api) => {
      const buyer = newBuyer()
      await buyer.checkoutV1.createOrderAndCharge({ id: await checkoutFor(api, buyer) })
    },
    'ordersV1.createOrder': soldElsewhere,
    'ordersV1.cancelOrder': async (api) => {
      const { id } = await placed(api, newBuyer())
      await api.ordersV1.cancelOrder({ id, restockAllItems: true })
    },
    'ordersV1.updateOrderStatus': async (api) => {
      const { id } = await placed(api, newBuyer())
      await api.ordersV1.updateOrderStatus({ orderId: id, status: 'CANCELED' })
    },
    'ordersV1.markOrderAsPaid': takenWhenPaid(async (api, buyer) => {
      const { id } = await placed(api, buyer)
      await api.ordersV1.markOrderAsPaid({ ecomOrderId: id })
    }),
    'ordersV1.bulkMarkOrdersAsPaid': takenWhenPaid(async (api, buyer) => {
      const { id } = await placed(api, buyer)
      await api.ordersV1.bulkMarkOrdersAsPaid({ ecomOrderIds: [id] })
    }),
    'ordersV1.recordManuallyCollectedPayment': takenWhenPaid(async (api, buyer) => {
      const { id } = await placed(api, buyer)
      const { order } = await api.ordersV1.getOrder({ id })
      const amount = { amount: order.priceSummary.total.amount }
      await api.ordersV1.recordManuallyCollectedPayment({ orderId: id, amount })
    }),
    'orderTransactions.addPayments': takenWhenPaid(async (api, buyer) => {
      const { id } = await placed(api, buyer)
      const regularPaymentDetails = { offlinePayment: true, paymentMethod: 'Cash' }
      const payments = [{ amount: { amount: '22.90' }, regularPaymentDetails }]
      await api.orderTransactions.addPayments({ orderId: id, payments })
    }),
    'orderTransactions.updatePaymentStatus': takenWhenPaid(async (api, buyer) => {
      const recorded = await reviewed(api, buyer)
      await api.orderTransactions.updatePaymentStatus({ ...recorded, status: 'APPROVED' })
    }),
    'orderTransactions.bulkUpdatePaymentStatuses': takenWhenPaid(async (api, buyer) => {
      const paymentAndOrderIds = [await reviewed(api, buyer)]
      await api.orderTransactions.bulkUpdatePaymentStatuses({
        paymentAndOrderIds,
        status: 'APPROVED',
      })
    }),
    'orderBilling.refundPayments': async (api) => {
      const { id, lineId, paymentId } = await paid(api, newBuyer())
      await api.orderBilling.refundPayments({
        orderId: id,
        paymentRefunds: [{ paymentId, amount: '9.00', externalRefund: true }],
        refundItems: { lineItems: [{ lineItemId: lineId, quantity: 1 }] },
        sideEffects: { restock: { lineItems: [{ lineItemId: lineId, quantity: 1 }] } },
      })
    },
    'orderBilling.captureAuthorizedPayments': takenWhenPaid(async (api, buyer) => {
      const { id, paymentId } = await paidByCard(api, buyer, AUTHORIZED)
      await api.orderBilling.captureAuthorizedPayments({ orderId: id, payments: [{ paymentId }] })
    }),
    'orderBilling.voidAuthorizedPayments': async (api) => {
      const { id, paymentId } = await paidByCard(api, newBuyer(), AUTHORIZED)
      await api.orderBilling.voidAuthorizedPayments({ orderId: id, paymentIds: [paymentId] })
    },
  }
}
