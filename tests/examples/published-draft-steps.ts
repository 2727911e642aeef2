import { berlin } from '../commerce/checkout.fixture.ts'
import type { ExampleContext, Steps } from './example-context.ts'
import { placed } from './order-steps.ts'

const wrap = { productName: { original: 'Gift wrap' }, price: { amount: '3.00' }, quantity: 1 }
const rush = { name: 'Rush', price: { amount: '2.00' } }
const regular = { discountType: 'GLOBAL' as const, percentage: '10', description: 'Regular' }

/** A draft of an item with a discount and a fee that are not applied. */
async function written({ merchant }: ExampleContext) {
  const { calculatedDraftOrder } = await merchant.draftOrdersV1.createDraftOrder({
    draftOrder: {
      customLineItems: [wrap],
      buyerInfo: { email: 'ada@example.com' },
      discounts: [regular],
      additionalFees: [rush],
    },
  })
  const { id, discounts, additionalFees, lineItems } = calculatedDraftOrder.draftOrder
  return {
    draftOrderId: id,
    discountId: discounts.find(({ source }) => source === 'CUSTOM')?.discount.id ?? '',
    feeId: additionalFees[0]?.additionalFee.id ?? '',
    lineItemId: lineItems[0]?.lineItem.id ?? '',
  }
}

/** A draft that edits an order. */
async function edited(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const { calculatedDraftOrder } = await context.merchant.draftOrdersV1.createDraftOrder({
    sourceOrderId: order.id,
  })
  const { id, lineItems } = calculatedDraftOrder.draftOrder
  const lineItemId = lineItems[0]?.lineItem.id ?? ''
  return { orderId: order.id, draftOrderId: id, lineItemId }
}

/** Draft orders in the form of the published clients. */
export const publishedDraftSteps: Steps = {
  'draftOrdersV1.createDraftOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.draftOrdersV1.createDraftOrder({ sourceOrderId: order.id })
  },
  'draftOrdersV1.createEmptyDraftOrder': ({ merchant }) =>
    merchant.draftOrdersV1.createEmptyDraftOrder({}),
  'draftOrdersV1.queryDraftOrders': async (context) => {
    const { orderId } = await edited(context)
    const query = { filter: { orderId, status: 'DRAFT' } }
    return context.merchant.draftOrdersV1.queryDraftOrders({ query })
  },
  'draftOrdersV1.setShippingInfo': async (context) => {
    const { draftOrderId } = await written(context)
    const shippingInfo = { title: 'By bicycle', cost: { price: { amount: '7.00' } } }
    return context.merchant.draftOrdersV1.setShippingInfo({ draftOrderId, shippingInfo })
  },
  'draftOrdersV1.setBuyerInfo': async (context) => {
    const { draftOrderId } = await written(context)
    const buyerInfo = { email: 'grace@example.com' }
    return context.merchant.draftOrdersV1.setBuyerInfo({ draftOrderId, buyerInfo })
  },
  'draftOrdersV1.setRecipientInfo': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.setRecipientInfo({ draftOrderId, recipientInfo: berlin })
  },
  'draftOrdersV1.setBillingInfo': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.setBillingInfo({ draftOrderId, billingInfo: berlin })
  },
  'draftOrdersV1.setTaxExemption': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.setTaxExemption({ draftOrderId, taxExempt: true })
  },
  'draftOrdersV1.getDraftOrder': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.getDraftOrder({ draftOrderId })
  },
  'draftOrdersV1.addLineItemsToDraftOrder': async (context) => {
    const { draftOrderId } = await written(context)
    const customLineItems = [{ ...wrap, productName: { original: 'Card' } }]
    return context.merchant.draftOrdersV1.addLineItemsToDraftOrder({
      draftOrderId,
      customLineItems,
    })
  },
  'draftOrdersV1.updateLineItems': async (context) => {
    const { draftOrderId, lineItemId } = await edited(context)
    return context.merchant.draftOrdersV1.updateLineItems({
      draftOrderId,
      lineItemChanges: [{ lineItemId, newQuantity: 1, newPrice: '8.00' }],
    })
  },
  'draftOrdersV1.setDiscounts': async (context) => {
    const { draftOrderId, discountId: id } = await written(context)
    const discounts = [{ id, applied: true }]
    return context.merchant.draftOrdersV1.setDiscounts({ draftOrderId, discounts })
  },
  'draftOrdersV1.createCustomDiscounts': async (context) => {
    const { draftOrderId } = await written(context)
    const discounts = [{ ...regular, applyToDraftOrder: true }]
    return context.merchant.draftOrdersV1.createCustomDiscounts({ draftOrderId, discounts })
  },
  'draftOrdersV1.deleteCustomDiscounts': async (context) => {
    const { draftOrderId, discountId } = await written(context)
    const discountIds = [discountId]
    return context.merchant.draftOrdersV1.deleteCustomDiscounts({ draftOrderId, discountIds })
  },
  'draftOrdersV1.setAdditionalFees': async (context) => {
    const { draftOrderId, feeId: id } = await written(context)
    const additionalFees = [{ id, applied: true }]
    return context.merchant.draftOrdersV1.setAdditionalFees({ draftOrderId, additionalFees })
  },
  'draftOrdersV1.createCustomAdditionalFees': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.createCustomAdditionalFees({
      draftOrderId,
      customAdditionalFees: [{ ...rush, applyToDraftOrder: true }],
    })
  },
  'draftOrdersV1.deleteCustomAdditionalFees': async (context) => {
    const { draftOrderId, feeId } = await written(context)
    return context.merchant.draftOrdersV1.deleteCustomAdditionalFees({
      draftOrderId,
      customAdditionalFees: [feeId],
    })
  },
  'draftOrdersV1.updateExtendedFields': async (context) => {
    const { draftOrderId: id } = await written(context)
    const fields = { namespace: '@lamps/phone', namespaceData: { call: '42' } }
    return context.merchant.draftOrdersV1.updateExtendedFields({ id, ...fields })
  },
  'draftOrdersV1.getOrderDraftabilityStatus': async (context) => {
    const { orderId } = await edited(context)
    return context.merchant.draftOrdersV1.getOrderDraftabilityStatus({ orderId })
  },
  'draftOrdersV1.commitDraftOrder': async (context) => {
    const { draftOrderId, lineItemId } = await edited(context)
    const lineItemChanges = [{ lineItemId, newQuantity: 1, newPrice: '8.00' }]
    await context.merchant.draftOrdersV1.updateLineItems({ draftOrderId, lineItemChanges })
    return context.merchant.draftOrdersV1.commitDraftOrder({
      draftOrderId,
      commitSettings: { sendNotificationsToBuyer: false, updateInventory: [{ lineItemId }] },
      reason: 'Agreed by phone',
    })
  },
  'draftOrdersV1.createOrderFromDraft': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.createOrderFromDraft({ draftOrderId })
  },
  'draftOrdersV1.deleteDraftOrder': async (context) => {
    const { draftOrderId } = await written(context)
    return context.merchant.draftOrdersV1.deleteDraftOrder({ draftOrderId })
  },
}
