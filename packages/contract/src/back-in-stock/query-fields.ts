import {
  guidField,
  momentField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const moment = { ...momentField, ...sorted }

/** Fields of back-in-stock requests that a query may name. */
export const backInStockFields = {
  id: guidField,
  productId: guidField,
  variantId: guidField,
  status: { ...wordField, ...sorted },
  email: { ...textField, ...sorted },
  name: { ...textField, ...sorted },
  createdDate: moment,
  notifiedDate: moment,
} satisfies QueryFields
