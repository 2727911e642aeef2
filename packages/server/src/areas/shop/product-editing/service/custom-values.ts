import type { ProductToSave } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields, ValuesById } from '../../../catalog/custom-fields/index.ts'
import type { Product, Variant } from '../../../catalog/index.ts'
import type { PlannedProduct } from '../model.ts'

export interface CustomFieldDeps {
  readonly customFields: Pick<CustomFields, 'check' | 'of' | 'valuesOf'>
}

/** A save with validated values; a copy takes the values of its original unchanged. */
export async function withCheckedValues(
  tx: Tx,
  { customFields }: CustomFieldDeps,
  before: Product | undefined,
  { customFields: sent, ...request }: ProductToSave,
  isCopy: boolean,
): Promise<PlannedProduct> {
  if (isCopy) return sent ? { ...request, customFields: sent } : request
  const values = { before: before?.customFields, sent, path: 'product.customFields' }
  const changes = await customFields.check(tx, { owner: 'PRODUCT', ...values })
  return changes ? { ...request, customFields: changes } : request
}

/** Custom field values of products for staff, by id: at most one statement, none if no product has any. */
export const customValuesOf = (
  tx: Tx,
  { customFields }: CustomFieldDeps,
  products: readonly Product[],
): Promise<ValuesById> => customFields.valuesOf(tx, 'PRODUCT', products)

/** The same for variants. */
export const variantValuesOf = (
  tx: Tx,
  { customFields }: CustomFieldDeps,
  variants: readonly Variant[],
): Promise<ValuesById> => customFields.valuesOf(tx, 'VARIANT', variants)
