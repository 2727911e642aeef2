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
  'priceSummary.total.amount': { ...numberField, ...sorted },
  'buyerInfo.email': text,
  'buyerInfo.memberId': guidField,
  'buyerInfo.contactId': guidField,
  'billingInfo.contactDetails.firstName': text,
  'billingInfo.contactDetails.lastName': text,
  'shippingInfo.title': word,
  archived: flagField,
  imported: flagField,
  demo: flagField,
  seenByAHuman: flagField,
  checkoutId: guidField,
  'createdBy.userId': guidField,
  'lineItems.catalogReference.catalogItemId': {
    ...wordField,
    operators: [...wordField.operators, '$hasAll'],
  },
  'lineItems.productName.original': {
    ...wordField,
    operators: [...wordField.operators, '$hasAll'],
  },
} satisfies QueryFields
