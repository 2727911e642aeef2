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

/** Fields of orders that a query may name. */
export const orderFields = {
  id: guidField,
  number: { ...numberField, ...sorted },
  state: wordField,
  paymentState: wordField,
  fulfillmentState: wordField,
  channel: wordField,
  email: textField,
  buyerName: { ...textField, ...sorted },
  memberId: guidField,
  total: { ...numberField, ...sorted },
  currency: wordField,
  /** Any of its tags. */
  tag: textField,
  /** Any product of its lines. */
  productId: guidField,
  archived: flagField,
  seen: flagField,
  onHold: flagField,
  /** Whether some line was ordered ahead. */
  preorder: flagField,
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
