import type { ProductToSave } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields, ValuesById } from '../../../catalog/custom-fields/index.ts'
import type { Product, Variant } from '../../../catalog/index.ts'
import type { PlannedProduct } from '../model.ts'

export interface CustomFieldDeps {
  readonly customFields: Pick<CustomFields, 'check' | 'of' | 'valuesOf'>
}

/** A save with checked values; a copy takes those of its original as they are. */
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

/** The values of products for staff, by id: at most one statement, none where no product has any. */
export const customValuesOf = (
  tx: Tx,
  { customFields }: CustomFieldDeps,
  products: readonly Product[],
): Promise<ValuesById> => customFields.valuesOf(tx, 'PRODUCT', products)

/** Those of variants, likewise. */
export const variantValuesOf = (
  tx: Tx,
  { customFields }: CustomFieldDeps,
  variants: readonly Variant[],
): Promise<ValuesById> => customFields.valuesOf(tx, 'VARIANT', variants)
