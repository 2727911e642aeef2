import {
  flagField,
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  wordField,
} from '../catalog/index.ts'

/** Fields of returns that a query may name. */
export const returnFields = {
  id: guidField,
  number: { ...numberField, ...sorted },
  orderId: guidField,
  kind: wordField,
  state: wordField,
  late: flagField,
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
