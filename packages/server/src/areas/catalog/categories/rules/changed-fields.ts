import { differingFields, type Fields } from '../../shared/rules/differing-fields.ts'
import type { Category } from '../model/category.ts'

const collectionFields = ({ revision: _, updatedDate: __, ...fields }: Category): Fields => ({
  ...fields,
})

export const changedCollectionFields = (before: Category, after: Category): string[] =>
  differingFields(collectionFields(before), collectionFields(after))
