import {
  flagField,
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
} from '../catalog/index.ts'

/** Fields of discount rules that a query may name (cart contract §6.4). */
export const discountRuleFields = {
  id: { ...guidField, ...sorted },
  revision: { ...numberField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  active: { ...flagField, ...sorted },
  name: { ...textField, ...sorted },
  'activeTimeInfo.start': { ...momentField, ...sorted },
  'activeTimeInfo.end': { ...momentField, ...sorted },
} satisfies QueryFields
