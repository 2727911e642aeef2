import type { ExampleContext, Steps } from './example-context.ts'
import { methodOf, placed } from './order-steps.ts'

/** An order with a request to pay a part of it. */
async function requested(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const { paymentRequest } = await context.merchant.paymentRequests.createPaymentRequest({
    orderId: order.id,
    amount: 500,
    title: 'Deposit',
  })
  return { order, id: paymentRequest.id, orderPaymentRequestId: paymentRequest.id }
}

const asked = (orderId: string) => ({
  orderId,
  amount: { amount: '5.00' },
  title: 'Deposit',
  description: 'For the frame',
})

/** Requests to pay, in our own form and in that of the published clients. */
export const paymentRequestSteps: Steps = {
  'paymentRequests.createPaymentRequest': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.paymentRequests.createPaymentRequest({
      orderId: order.id,
      amount: 500,
      title: 'Deposit',
      description: 'As we said on the phone',
      notify: true,
    })
  },
  'paymentRequests.listPaymentRequests': async (context) => {
    const { order } = await requested(context)
    return context.merchant.paymentRequests.listPaymentRequests({ orderId: order.id })
  },
  'paymentRequests.sendPaymentRequest': async (context) => {
    const { id } = await requested(context)
    return context.merchant.paymentRequests.sendPaymentRequest({ id })
  },
  'paymentRequests.voidPaymentRequest': async (context) => {
    const { id } = await requested(context)
    return context.merchant.paymentRequests.voidPaymentRequest({ id })
  },
  'paymentRequests.getPayableRequest': async (context) => {
    const { id } = await requested(context)
    return context.visitor.paymentRequests.getPayableRequest({ id })
  },
  'paymentRequests.payRequest': async (context) => {
    const { id } = await requested(context)
    const { paymentRequest } = await context.visitor.paymentRequests.getPayableRequest({ id })
    const paymentMethodId = paymentRequest.methods[0]?.id ?? ''
    return context.visitor.paymentRequests.payRequest({ id, paymentMethodId })
  },
  'paymentRequests.checkRequestPayment': async (context) => {
    const { id, order } = await requested(context)
    const { id: paymentMethodId } = await methodOf(context, 'BANK_TRANSFER')
    await context.visitor.paymentRequests.payRequest({ id, paymentMethodId })
    await context.merchant.orders.recordPayment({ id: order.id, amount: 500 })
    return context.visitor.paymentRequests.checkRequestPayment({ id })
  },
  'orderPaymentRequests.createOrderPaymentRequest': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orderPaymentRequests.createOrderPaymentRequest({
      orderPaymentRequest: asked(order.id),
    })
  },
  'orderPaymentRequests.bulkCreateOrderPaymentRequests': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orderPaymentRequests.bulkCreateOrderPaymentRequests({
      orderPaymentRequests: [asked(order.id)],
      returnEntity: true,
    })
  },
  'orderPaymentRequests.queryOrderPaymentRequests': async (context) => {
    const { order } = await requested(context)
    return context.merchant.orderPaymentRequests.queryOrderPaymentRequests({
      query: { filter: { orderId: order.id } },
    })
  },
  'orderPaymentRequests.getOrderPaymentRequestUrl': async (context) => {
    const { orderPaymentRequestId } = await requested(context)
    return context.merchant.orderPaymentRequests.getOrderPaymentRequestUrl({
      orderPaymentRequestId,
    })
  },
  'orderPaymentRequests.voidOrderPaymentRequest': async (context) => {
    const { orderPaymentRequestId } = await requested(context)
    return context.merchant.orderPaymentRequests.voidOrderPaymentRequest({ orderPaymentRequestId })
  },
  'orderPaymentRequests.getOrderPaymentRequest': async (context) => {
    const { orderPaymentRequestId } = await requested(context)
    return context.merchant.orderPaymentRequests.getOrderPaymentRequest({ orderPaymentRequestId })
  },
  'orderPaymentRequests.updateOrderPaymentRequest': async (context) => {
    const { id } = await requested(context)
    return context.merchant.orderPaymentRequests.updateOrderPaymentRequest({
      orderPaymentRequest: { id, title: 'First half' },
    })
  },
  'orderPaymentRequests.deleteOrderPaymentRequest': async (context) => {
    const { orderPaymentRequestId } = await requested(context)
    return context.merchant.orderPaymentRequests.deleteOrderPaymentRequest({
      orderPaymentRequestId,
    })
  },
  'orderPaymentRequests.updateExtendedFields': async (context) => {
    const { id } = await requested(context)
    return context.merchant.orderPaymentRequests.updateExtendedFields({
      id,
      namespace: '@my/bookkeeping',
      namespaceData: { claim: 7 },
    })
  },
}
