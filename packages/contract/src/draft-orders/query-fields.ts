import { guidField, momentField, type QueryFields, sorted, wordField } from '../catalog/index.ts'

/** Fields of draft orders that a query may name. */
export const draftOrderFields = {
  id: { ...guidField, ...sorted },
  orderId: guidField,
  memberId: guidField,
  status: { ...wordField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
