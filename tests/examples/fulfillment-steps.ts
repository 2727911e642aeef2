import type { ExampleContext, Steps } from './example-context.ts'
import { placed } from './order-steps.ts'

const newOrder = async (context: ExampleContext) => (await placed(context, 'BANK_TRANSFER')).order

/** An order that is sent as a whole. */
async function sent(context: ExampleContext) {
  const order = await newOrder(context)
  const { fulfillment } = await context.merchant.fulfillments.createFulfillment({
    orderId: order.id,
    carrier: 'dhl',
    trackingNumber: '00340434161094042557',
  })
  return { order, orderId: order.id, id: fulfillment.id }
}

const trackingInfo = { shippingProvider: 'ups', trackingNumber: '1Z999AA10123456784' }

/** Parcels, in our own form and in that of the published clients. */
export const fulfillmentSteps: Steps = {
  'fulfillments.createFulfillment': async (context) => {
    const order = await newOrder(context)
    return context.merchant.fulfillments.createFulfillment({
      orderId: order.id,
      lines: [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }],
      carrier: 'dhl',
      trackingNumber: '00340434161094042557',
      notify: true,
    })
  },
  'fulfillments.updateFulfillment': async (context) => {
    const { id } = await sent(context)
    return context.merchant.fulfillments.updateFulfillment({ id, state: 'DELIVERED' })
  },
  'fulfillments.cancelFulfillment': async (context) => {
    const { id } = await sent(context)
    return context.merchant.fulfillments.cancelFulfillment({ id })
  },
  'fulfillments.fulfillOrders': async (context) => {
    const { id } = await newOrder(context)
    return context.merchant.fulfillments.fulfillOrders({ orderIds: [id], notify: true })
  },
  'fulfillments.cancelFulfillments': async (context) => {
    const { id } = await sent(context)
    return context.merchant.fulfillments.cancelFulfillments({ ids: [id] })
  },
  'fulfillments.listFulfillments': async (context) => {
    const { orderId } = await sent(context)
    return context.visitor.fulfillments.listFulfillments({ orderIds: [orderId] })
  },
  'fulfillments.listFulfillmentsByLink': async (context) => {
    const { order } = await sent(context)
    return context.visitor.fulfillments.listFulfillmentsByLink({ link: order.link })
  },
  'orderFulfillments.listFulfillmentsForSingleOrder': async (context) => {
    const { orderId } = await sent(context)
    return context.visitor.orderFulfillments.listFulfillmentsForSingleOrder({ orderId })
  },
  'orderFulfillments.listFulfillmentsForMultipleOrders': async (context) => {
    const { orderId } = await sent(context)
    return context.merchant.orderFulfillments.listFulfillmentsForMultipleOrders({
      orderIds: [orderId],
    })
  },
  'orderFulfillments.createFulfillment': async (context) => {
    const { id: orderId, lines } = await newOrder(context)
    return context.merchant.orderFulfillments.createFulfillment({
      orderId,
      fulfillment: { lineItems: [{ id: lines[0]?.id ?? '', quantity: 1 }], trackingInfo },
    })
  },
  'orderFulfillments.updateFulfillment': async (context) => {
    const { id, orderId } = await sent(context)
    return context.merchant.orderFulfillments.updateFulfillment({
      orderId,
      fulfillment: { id, status: 'Fulfilled', trackingInfo },
    })
  },
  'orderFulfillments.deleteFulfillment': async (context) => {
    const { id, orderId } = await sent(context)
    return context.merchant.orderFulfillments.deleteFulfillment({ fulfillmentId: id, orderId })
  },
  'orderFulfillments.bulkCreateFulfillment': async (context) => {
    const { id: orderId } = await newOrder(context)
    return context.merchant.orderFulfillments.bulkCreateFulfillment({
      ordersWithFulfillments: [{ orderId, fulfillments: [{ trackingInfo }] }],
    })
  },
}
