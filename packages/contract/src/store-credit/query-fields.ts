import {
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  wordField,
} from '../catalog/index.ts'

/** Fields of balances that a query may name. */
export const storeCreditFields = {
  memberId: guidField,
  currency: wordField,
  /** Without credit that has expired since the last entry. */
  balance: { ...numberField, ...sorted },
  /** When the next part of it expires; balances of which nothing expires have none. */
  nextExpirationDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
