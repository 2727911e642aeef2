import type { QueryFields } from '../catalog/index.ts'
import {
  flagField,
  guidField,
  momentField,
  numberField,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

/** Fields of categories that a query may name (§16). */
export const categoryFields = {
  id: { ...guidField, operators: [...guidField.operators, '$startsWith'] },
  slug: textField,
  visible: flagField,
  hiddenFromMenu: flagField,
  'treeReference.appNamespace': wordField,
  'treeReference.treeKey': wordField,
  name: { ...textField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  managingAppId: { ...guidField, ...sorted },
  'parentCategory.id': { ...guidField, ...sorted },
  'parentCategory.index': { ...numberField, ...sorted },
} satisfies QueryFields

/** Fields that free text looks into. */
export const categoryTextFields = ['name', 'description'] as const
