import { guidField, momentField, numberField, type QueryFields, sorted } from '../catalog/index.ts'

/** Fields of stock that a query may name (catalog contract §8). */
export const inventoryFields = {
  id: guidField,
  productId: guidField,
  numericId: { ...numberField, ...sorted },
  lastUpdated: { ...momentField, ...sorted },
} satisfies QueryFields
