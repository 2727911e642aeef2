import {
  guidField,
  momentField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

/** Fields of subscriptions for queries. */
export const subscriptionFields = {
  id: { ...guidField, ...sorted },
  status: wordField,
  memberId: guidField,
  productId: guidField,
  /** An order of the subscription, including the first. */
  orderId: guidField,
  email: textField,
  buyerName: textField,
  nextDate: { ...momentField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
