import {
  flagField,
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  wordField,
} from '../catalog/index.ts'

const moment = { ...momentField, ...sorted }
const number = { ...numberField, ...sorted }

/** Fields of reviews that a query may name. */
export const reviewFields = {
  id: guidField,
  productId: guidField,
  orderId: guidField,
  memberId: guidField,
  status: { ...wordField, ...sorted },
  rating: number,
  isVerified: flagField,
  reportCount: number,
  createdDate: moment,
  updatedDate: moment,
} satisfies QueryFields
