import { berlin } from '../commerce/checkout.fixture.ts'
import type { ExampleContext, Steps } from './example-context.ts'
import { placed } from './order-steps.ts'

const wrap = { name: 'Gift wrap', price: 300, shippable: false }

/** An order, and a draft that edits it. */
async function edited(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const { draftOrder } = await context.merchant.draftOrders.createDraftOrder({ orderId: order.id })
  const lineId = draftOrder.lines[0]?.id ?? ''
  return { orderId: order.id, id: draftOrder.id, revision: draftOrder.revision, lineId }
}

/** The same with something to apply. */
async function changed(context: ExampleContext) {
  const { orderId, id, lineId } = await edited(context)
  const lines = [
    { id: lineId, quantity: 1 },
    { item: wrap, quantity: 1 },
  ]
  const { draftOrder } = await context.merchant.draftOrders.saveDraftOrder({ id, lines })
  return { orderId, id, total: draftOrder.totals.total }
}

/** The link by which the buyer agrees. */
async function proposed(context: ExampleContext): Promise<string> {
  const { id } = await changed(context)
  const { draftOrder } = await context.merchant.draftOrders.proposeDraftOrder({ id })
  return draftOrder.proposalUrl?.split('/').at(-1) ?? ''
}

/** A draft for a buyer of an item of the merchant’s own. */
async function written({ merchant }: ExampleContext) {
  const { draftOrder } = await merchant.draftOrders.createDraftOrder({
    lines: [{ item: { ...wrap, name: 'Repair of a lamp', price: 4500 }, quantity: 1 }],
    email: 'ada@example.com',
    shipping: berlin,
  })
  return draftOrder.id
}

/** Two orders of one buyer that go to the same address. */
async function pair(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const { order: from } = await placed(context, 'BANK_TRANSFER')
  return { orderId: order.id, fromId: from.id }
}

/** Draft orders, from being written to the order. */
export const draftOrderSteps: Steps = {
  'draftOrders.createDraftOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.draftOrders.createDraftOrder({ orderId: order.id })
  },
  'draftOrders.queryDraftOrders': async (context) => {
    await written(context)
    return context.merchant.draftOrders.queryDraftOrders({
      query: { filter: { status: 'OPEN' }, paging: { limit: 1 } },
      search: 'ada@example.com',
    })
  },
  'draftOrders.getDraftOrder': async (context) =>
    context.merchant.draftOrders.getDraftOrder({ id: await written(context) }),
  'draftOrders.saveDraftOrder': async (context) => {
    const { id, revision, lineId } = await edited(context)
    return context.merchant.draftOrders.saveDraftOrder({
      id,
      revision,
      lines: [
        { id: lineId, quantity: 1, price: 800, priceReason: 'Agreed by phone' },
        { item: wrap, quantity: 1 },
      ],
      discounts: [{ name: 'For the wait', percent: '10' }],
    })
  },
  'draftOrders.previewDraftOrder': async (context) => {
    const { id } = await changed(context)
    return context.merchant.draftOrders.previewDraftOrder({ id })
  },
  'draftOrders.applyDraftOrder': async (context) => {
    const { id, total } = await changed(context)
    return context.merchant.draftOrders.applyDraftOrder({
      id,
      expectedTotal: total,
      settle: 'BALANCE',
      reason: 'By phone',
    })
  },
  'draftOrders.orderDraftOrder': async (context) => {
    const id = await written(context)
    return context.merchant.draftOrders.orderDraftOrder({ id, requestPayment: true, notify: true })
  },
  'draftOrders.proposeDraftOrder': async (context) => {
    const { id } = await changed(context)
    return context.merchant.draftOrders.proposeDraftOrder({ id })
  },
  'draftOrders.getProposal': async (context) =>
    context.visitor.draftOrders.getProposal({ link: await proposed(context) }),
  'draftOrders.agreeToProposal': async (context) =>
    context.visitor.draftOrders.agreeToProposal({ link: await proposed(context) }),
  'draftOrders.listMergeableOrders': async (context) => {
    const { orderId } = await pair(context)
    return context.merchant.draftOrders.listMergeableOrders({ orderId })
  },
  'draftOrders.previewMerge': async (context) =>
    context.merchant.draftOrders.previewMerge(await pair(context)),
  'draftOrders.mergeOrders': async (context) =>
    context.merchant.draftOrders.mergeOrders({ ...(await pair(context)), refundDelivery: true }),
  'draftOrders.deleteDraftOrder': async (context) => {
    const { id } = await edited(context)
    return context.merchant.draftOrders.deleteDraftOrder({ id })
  },
}
