import type { CustomFieldFacet, ProductFilter } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import { type CustomFields, countedFields } from '../../../catalog/custom-fields/index.ts'
import type { Search } from '../../../catalog/index.ts'
import { searchOf } from '../rules/filter.ts'

export interface CustomFieldDeps {
  readonly customFields: Pick<CustomFields, 'of' | 'testsOf'>
}

/** The search for a filter. Custom fields are read only if the filter contains some. */
export async function findSearch(
  tx: Tx,
  { customFields }: CustomFieldDeps,
  filter: ProductFilter,
): Promise<Search> {
  const path = 'filter.customFields'
  return searchOf(filter, await customFields.testsOf(tx, 'PRODUCT', filter.customFields, path))
}

/** The names of custom fields with a facet, by key. */
export async function findCounted(
  tx: Tx,
  { customFields }: CustomFieldDeps,
  keys: readonly string[],
): Promise<readonly Omit<CustomFieldFacet, 'values'>[]> {
  if (keys.length === 0) return []
  const fields = await customFields.of(tx, 'PRODUCT')
  return countedFields(fields, keys, 'customFieldFacets')
}
