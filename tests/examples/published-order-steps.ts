import type { ExampleContext, Steps } from './example-context.ts'
import { abandoned, authorized, paid, placed, readyCheckout } from './order-steps.ts'

/** A payment by a gateway that is recorded while the gateway reviews it. */
async function recordedPayment(context: ExampleContext) {
  const orderId = await abandoned(context)
  const { paymentsIds } = await context.merchant.orderTransactions.addPayments({
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

/** An order with a comment. */
async function commented(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const { id } = order
  const activity = { merchantComment: { message: 'Deliver on Friday' } }
  const { activityId } = await context.merchant.ordersV1.addActivity({ id, activity })
  return { id, activityId }
}

/** Orders as published clients read and change them. */
export const publishedOrderSteps: Steps = {
  'checkoutV1.createOrder': async (context) =>
    context.visitor.checkoutV1.createOrder({ id: await readyCheckout(context) }),
  'checkoutV1.createOrderAndCharge': async (context) =>
    context.visitor.checkoutV1.createOrderAndCharge({ id: await readyCheckout(context) }),
  'ordersV1.getOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.visitor.ordersV1.getOrder({ id: order.id })
  },
  'ordersV1.searchOrders': async (context) => {
    await placed(context, 'BANK_TRANSFER')
    return context.visitor.ordersV1.searchOrders({ search: { cursorPaging: { limit: 10 } } })
  },
  'orderTransactions.listTransactionsForSingleOrder': async (context) => {
    const { id } = await paid(context)
    return context.merchant.orderTransactions.listTransactionsForSingleOrder({ orderId: id })
  },
  'orderTransactions.listTransactionsForMultipleOrders': async (context) => {
    const { id } = await paid(context)
    return context.merchant.orderTransactions.listTransactionsForMultipleOrders({ orderIds: [id] })
  },
  'orderTransactions.addPayments': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orderTransactions.addPayments({
      orderId: order.id,
      payments: [
        {
          amount: { amount: '5.00' },
          regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Cash' },
        },
      ],
    })
  },
  'orderTransactions.updatePaymentStatus': async (context) => {
    const recorded = await recordedPayment(context)
    return context.merchant.orderTransactions.updatePaymentStatus({
      ...recorded,
      status: 'APPROVED',
    })
  },
  'orderTransactions.bulkUpdatePaymentStatuses': async (context) => {
    const recorded = await recordedPayment(context)
    return context.merchant.orderTransactions.bulkUpdatePaymentStatuses({
      paymentAndOrderIds: [recorded],
      status: 'DECLINED',
    })
  },
  'orderBilling.getOrderRefundability': async (context) => {
    const { id } = await paid(context)
    return context.merchant.orderBilling.getOrderRefundability({ orderId: id })
  },
  'orderBilling.calculateRefund': async (context) => {
    const { id, lines } = await paid(context)
    const lineItems = [{ lineItemId: lines[0]?.id ?? '', quantity: 1 }]
    return context.merchant.orderBilling.calculateRefund({
      orderId: id,
      refundItems: { lineItems },
    })
  },
  'orderBilling.refundPayments': async (context) => {
    const { id, payments } = await paid(context)
    const paymentId = payments[0]?.id ?? ''
    return context.merchant.orderBilling.refundPayments({
      orderId: id,
      paymentRefunds: [{ paymentId, amount: '1.00', externalRefund: true }],
      customerReason: 'A scratch',
    })
  },
  'orderBilling.captureAuthorizedPayments': async (context) => {
    const { id: orderId, paymentId } = await authorized(context)
    return context.merchant.orderBilling.captureAuthorizedPayments({
      orderId,
      payments: [{ paymentId }],
    })
  },
  'orderBilling.voidAuthorizedPayments': async (context) => {
    const { id: orderId, paymentId } = await authorized(context)
    return context.merchant.orderBilling.voidAuthorizedPayments({
      orderId,
      paymentIds: [paymentId],
    })
  },
  'ordersV1.updateOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.updateOrder({ order: { id: order.id, archived: true } })
  },
  'ordersV1.bulkUpdateOrders': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.bulkUpdateOrders({
      orders: [{ order: { id: order.id, seenByAHuman: true } }],
    })
  },
  'ordersV1.cancelOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.cancelOrder({ id: order.id, restockAllItems: true })
  },
  'ordersV1.updateOrderStatus': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.updateOrderStatus({ orderId: order.id, status: 'CANCELED' })
  },
  'ordersV1.addActivities': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    const orderActivities = [{ merchantComment: { message: 'Deliver on Friday' } }]
    return context.merchant.ordersV1.addActivities({ orderId: order.id, orderActivities })
  },
  'ordersV1.addActivity': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    const activity = { customActivity: { type: 'printed', additionalData: { copies: 2 } } }
    return context.merchant.ordersV1.addActivity({ id: order.id, activity })
  },
  'ordersV1.updateActivity': async (context) => {
    const activity = { merchantComment: { message: 'Deliver on Monday' } }
    return context.merchant.ordersV1.updateActivity({ ...(await commented(context)), activity })
  },
  'ordersV1.deleteActivity': async (context) =>
    context.merchant.ordersV1.deleteActivity(await commented(context)),
  'ordersV1.bulkUpdateOrderTags': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.bulkUpdateOrderTags({
      orderIds: [order.id],
      assignTags: { privateTags: { tagIds: ['vip'] } },
    })
  },
  'ordersV1.aggregateOrders': async (context) => {
    await placed(context, 'BANK_TRANSFER')
    const aggregation = { byStatus: { $count: ['status'] } }
    return context.merchant.ordersV1.aggregateOrders({ aggregation })
  },
  'ordersV1.markOrderAsPaid': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.markOrderAsPaid({ ecomOrderId: order.id })
  },
  'ordersV1.bulkMarkOrdersAsPaid': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.bulkMarkOrdersAsPaid({ ecomOrderIds: [order.id] })
  },
  'ordersV1.recordManuallyCollectedPayment': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    const amount = { amount: '5.00' }
    return context.merchant.ordersV1.recordManuallyCollectedPayment({ orderId: order.id, amount })
  },
  'ordersV1.paymentCollectabilityStatus': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.ordersV1.paymentCollectabilityStatus({ ecomOrderId: order.id })
  },
  'ordersSettings.getOrdersSettings': ({ merchant }) =>
    merchant.ordersSettings.getOrdersSettings({}),
  'ordersSettings.updateOrdersSettings': ({ merchant }) =>
    merchant.ordersSettings.updateOrdersSettings({
      ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PLACED' },
    }),
  'ordersV1.createOrder': ({ merchant }) =>
    merchant.ordersV1.createOrder({
      order: {
        channelInfo: { type: 'EBAY', externalOrderId: 'E-1' },
        lineItems: [
          {
            productName: { original: 'Vase' },
            quantity: 2,
            price: { amount: '10.00' },
            itemType: { preset: 'PHYSICAL' },
          },
        ],
        priceSummary: { shipping: { amount: '4.90' } },
        buyerInfo: { email: 'ada@example.com' },
        status: 'APPROVED',
      },
    }),
}
