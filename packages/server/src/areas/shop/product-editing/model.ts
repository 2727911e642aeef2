import type { CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import type { ProductToSave } from '@vitrine/contract/products'
import type { Product, Variant } from '../../catalog/index.ts'

/** A product, or the fields of one in a fact. */
export type ProductState = Partial<Product> & {
  /** The only variant of a product without options. */
  readonly variant?: Variant
}

/** A save with custom field values in their stored form. */
export type PlannedProduct = Omit<ProductToSave, 'customFields'> & {
  readonly customFields?: CustomFieldValuesToSave
}
