import {
  flagField,
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const word = { ...wordField, ...sorted }
const moment = { ...momentField, ...sorted }
const amount = { ...numberField, ...sorted }
const text = { ...textField, ...sorted }

/** Fields of orders that a search may name. */
export const publishedOrderFields = {
  id: guidField,
  number: { ...numberField, ...sorted },
  status: word,
  paymentStatus: word,
  fulfillmentStatus: word,
  'channelInfo.type': word,
  'channelInfo.externalOrderId': wordField,
  createdDate: moment,
  updatedDate: moment,
  purchasedDate: moment,
  'priceSummary.total.amount': amount,
  'buyerInfo.email': text,
  'buyerInfo.memberId': guidField,
  'buyerInfo.contactId': guidField,
  'billingInfo.contactDetails.firstName': text,
  'billingInfo.contactDetails.lastName': text,
  'shippingInfo.title': word,
  'shippingInfo.logistics.deliveryTime': text,
  'shippingInfo.logistics.deliveryTimeSlot.from': moment,
  'shippingInfo.logistics.deliveryTimeSlot.to': moment,
  'taxInfo.totalTax.amount': amount,
  'balanceSummary.authorized.amount': amount,
  'balanceSummary.pending.amount': amount,
  'balanceSummary.pendingRefund.amount': amount,
  archived: flagField,
  imported: flagField,
  demo: flagField,
  seenByAHuman: flagField,
  checkoutId: guidField,
  'createdBy.userId': guidField,
  'lineItems.catalogReference.appId': {
    ...wordField,
    operators: [...wordField.operators, '$hasAll'],
  },
  'lineItems.catalogReference.catalogItemId': {
    ...wordField,
    operators: [...wordField.operators, '$hasAll'],
  },
  'lineItems.productName.original': {
    ...wordField,
    operators: [...wordField.operators, '$hasAll'],
  },
} satisfies QueryFields
