import type { QueryField, QueryFields } from '../catalog/index.ts'
import {
  flagField,
  guidField,
  momentField,
  numberField,
  sorted,
  textField,
} from '../catalog/index.ts'
import type { Operator } from '../kit/index.ts'

const idTests: readonly Operator[] = ['$eq', '$ne', '$in', '$nin']
const id: QueryField = { type: 'guid', operators: idTests, ...sorted }
const word: QueryField = { type: 'text', operators: guidField.operators, ...sorted }
const ids: QueryField = {
  type: 'guid',
  operators: ['$eq', '$in', '$hasSome', '$hasAll', '$isEmpty', '$exists'],
  ...sorted,
}
const text: QueryField = { ...textField, ...sorted }
const flag: QueryField = { ...flagField, ...sorted }
const amount: QueryField = { ...numberField, ...sorted }
const reference: QueryField = { ...guidField, ...sorted }

/** Fields that a query of variants may name (catalog contract §15). */
export const queriedVariantFields = {
  id,
  variantId: id,
  'productData.productId': id,
} satisfies QueryFields

/**
 * Fields of variants for filters, sorting and aggregations (catalog contract §15). List fields are sorted by
 * their smallest id, then by the next; empty lists come last.
 */
export const searchedVariantFields = {
  id: reference,
  variantId: reference,
  visible: flag,
  sku: text,
  barcode: text,
  'optionChoices.optionChoiceIds.optionId': ids,
  'optionChoices.optionChoiceIds.choiceId': ids,
  'price.actualPrice.amount': amount,
  'price.compareAtPrice.amount': amount,
  'inventoryStatus.inStock': flag,
  'inventoryStatus.preorderEnabled': flag,
  'productData.productId': reference,
  'productData.name': text,
  'productData.slug': text,
  'productData.handle': text,
  'productData.productType': word,
  'productData.visible': flag,
  'productData.visibleInPos': flag,
  'productData.updatedDate': { ...momentField, ...sorted },
  'productData.brand.id': reference,
  'productData.directCategoryIds': ids,
} satisfies QueryFields

/** Fields that free text is searched in; default: both. */
export const variantTextFields = ['productData.name', 'sku'] as const
