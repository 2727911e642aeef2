import {
  guidField,
  momentField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const id = { ...guidField, ...sorted }
const moment = { ...momentField, ...sorted }

/** Fields of abandoned checkouts that published clients may name. */
export const publishedAbandonedFields = {
  id,
  createdDate: moment,
  updatedDate: moment,
  checkoutRecoveredDate: moment,
  status: { ...wordField, ...sorted },
  checkoutId: id,
  cartId: id,
  'buyerInfo.visitorId': id,
  'buyerInfo.memberId': id,
  'buyerInfo.userId': id,
  'buyerInfo.contactId': { ...wordField, ...sorted },
  'buyerInfo.email': { ...textField, ...sorted },
  'contactDetails.firstName': textField,
  'contactDetails.lastName': textField,
  'activities.type': wordField,
  'appliedDiscounts.coupon.code': textField,
} satisfies QueryFields
