import type { CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import type { ProductToSave } from '@vitrine/contract/products'
import type { Product, Variant } from '../../catalog/index.ts'

/** A product, or what a fact of the ledger says of one: some of its fields. */
export type ProductState = Partial<Product> & {
  /** The only variant of a product without options. */
  readonly variant?: Variant
}

/** A save whose values of custom fields are as they are stored. */
export type PlannedProduct = Omit<ProductToSave, 'customFields'> & {
  readonly customFields?: CustomFieldValuesToSave
}
