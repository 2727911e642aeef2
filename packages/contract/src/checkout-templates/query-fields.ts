import { idField, momentField, sorted, textField } from '../catalog/index.ts'

/** What lists of templates may be filtered and sorted by. */
export const checkoutTemplateFields = {
  id: { ...idField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  status: textField,
  couponCode: textField,
}
