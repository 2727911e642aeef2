import type { CustomFieldValue } from '@vitrine/contract/custom-fields'
import type { ProductToSave } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type CustomFields,
  changesOfValues,
  valuesInUse,
} from '../../../catalog/custom-fields/index.ts'
import type { Product } from '../../../catalog/index.ts'
import type { PlannedProduct } from '../model.ts'

export interface CustomFieldDeps {
  readonly customFields: Pick<CustomFields, 'of'>
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
  if (before && sent === undefined) return request
  const fields = await customFields.of(tx, 'PRODUCT')
  const changes = changesOfValues({
    fields,
    before: before?.customFields ?? {},
    sent: sent === undefined ? {} : sent,
    path: 'product.customFields',
  })
  return { ...request, customFields: changes }
}

type Values = Record<string, CustomFieldValue>

/** The values of products for staff, by id: at most one statement, none where no product has any. */
export async function customValuesOf(
  tx: Tx,
  { customFields }: CustomFieldDeps,
  products: readonly Product[],
): Promise<ReadonlyMap<string, Values>> {
  const having = products.filter((one) => Object.keys(one.customFields).length > 0)
  if (having.length === 0) return new Map()
  const fields = await customFields.of(tx, 'PRODUCT')
  return new Map(having.map((one) => [one.id, valuesInUse(fields, one.customFields)]))
}
