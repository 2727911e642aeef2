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

/** Fields of promotions that a query may name. */
export const promotionFields = {
  id: { ...guidField, ...sorted },
  name: { ...textField, ...sorted },
  active: flagField,
  trigger: wordField,
  status: wordField,
  source: wordField,
  /** Any of its codes, ignoring case. */
  code: textField,
  revision: numberField,
  startDate: { ...momentField, ...sorted },
  endDate: { ...momentField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields

/** Fields of the codes of a promotion that a query may name. */
export const promotionCodeFields = {
  id: guidField,
  code: { ...textField, ...sorted },
  used: { ...numberField, ...sorted },
  createdDate: { ...momentField, ...sorted },
} satisfies QueryFields
