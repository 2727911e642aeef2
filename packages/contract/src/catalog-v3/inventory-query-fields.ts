import {
  flagField,
  guidField,
  listField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const place = { ...guidField, operators: [...guidField.operators, '$startsWith'] } as const
const text = { ...textField, ...sorted }

/** Fields of inventory items that a query or search may name (§14). */
export const inventoryItemFields = {
  id: place,
  locationId: place,
  variantId: place,
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  quantity: { ...numberField, ...sorted },
  inStock: { ...flagField, ...sorted },
  trackQuantity: { ...flagField, ...sorted },
  availabilityStatus: { ...wordField, ...sorted },
  productId: { ...guidField, ...sorted },
  'preorderInfo.enabled': { ...flagField, ...sorted },
  'product.directCategoryIds': { ...listField('guid'), ...sorted },
  'product.name': text,
  'product.variantName': text,
  'product.variantSku': text,
  'product.variantBarcode': text,
  'product.brand.id': { ...guidField, ...sorted },
} satisfies QueryFields

/** Fields that free text is searched in. */
export const inventoryTextFields = [
  'product.name',
  'product.variantName',
  'product.variantSku',
  'product.variantBarcode',
] as const
