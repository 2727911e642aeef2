import {
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

/** Fields of gift cards that a query may name. */
export const giftCardFields = {
  id: { ...guidField, ...sorted },
  /** The end of the code. */
  lastFour: wordField,
  status: wordField,
  /** The order that has bought it. */
  orderId: guidField,
  balance: { ...numberField, ...sorted },
  recipientEmail: textField,
  expirationDate: { ...momentField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
