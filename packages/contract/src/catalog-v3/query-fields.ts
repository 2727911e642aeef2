import type { QueryFields } from '../catalog/index.ts'
import { guidField, momentField, sorted, textField, wordField } from '../catalog/index.ts'

/** Fields of brands and ribbons that a query may name (§13.1). */
export const labelFields = {
  id: { ...guidField, operators: [...guidField.operators, '$startsWith'] },
  name: { ...textField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
} satisfies QueryFields

/** Fields of shared options and modifiers that a query may name (§13.2). */
export const customizationFields = {
  id: { ...textField, ...sorted },
  name: labelFields.name,
  createdDate: labelFields.createdDate,
  updatedDate: labelFields.updatedDate,
  customizationType: wordField,
  customizationRenderType: wordField,
} satisfies QueryFields

/** Fields of info sections that a query may name (§13.1). */
export const infoSectionFields = {
  id: labelFields.id,
  uniqueName: labelFields.name,
  title: labelFields.name,
  createdDate: labelFields.createdDate,
  updatedDate: labelFields.updatedDate,
} satisfies QueryFields
