import {
  guidField,
  momentField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

/** Fields of subscriptions that a query may name. */
export const subscriptionFields = {
  id: { ...guidField, ...sorted },
  status: wordField,
  memberId: guidField,
  productId: guidField,
  /** An order that it has made, the first one included. */
  orderId: guidField,
  email: textField,
  buyerName: textField,
  nextDate: { ...momentField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
