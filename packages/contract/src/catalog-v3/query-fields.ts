import type { QueryFields } from '../catalog/index.ts'
import { guidField, momentField, sorted, textField } from '../catalog/index.ts'

/** Fields of brands and ribbons that a query may name (§13.1). */
export const labelFields = {
  id: { ...guidField, operators: [...guidField.operators, '$startsWith'] },
  name: { ...textField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields
