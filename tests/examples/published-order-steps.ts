import type { ExampleContext, Steps } from './example-context.ts'
import { authorized, paid, placed, readyCheckout } from './order-steps.ts'

/** A payment by a gateway that is recorded before the money is there. */
async function recordedPayment(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const { paymentsIds } = await context.merchant.orderTransactions.addPayments({
    orderId: order.id,
    payments: [
      {
        amount: { amount: '5.00' },
        regularPaymentDetails: { gatewayTransactionId: 'gw-1', paymentMethod: 'Card' },
      },
    ],
  })
  return { orderId: order.id, paymentId: paymentsIds[0] ?? '' }
}

/** Orders as published clients read and change them. */
export const publishedOrderSteps: Steps = {
  'checkoutV1.createOrder': async (context) =>
    context.visitor.checkoutV1.createOrder({ id: await readyCheckout(context) }),
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
}
