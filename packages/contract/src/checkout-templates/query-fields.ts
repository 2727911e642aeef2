import { idField, momentField, sorted, textField } from '../catalog/index.ts'

/** Fields by which lists of templates may be filtered and sorted. */
export const checkoutTemplateFields = {
  id: { ...idField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  status: textField,
  couponCode: textField,
}
