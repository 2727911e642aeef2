import type { ArrangedFilter } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import { allOf } from '../rules/filter.ts'
import { arrangedFilters } from '../rules/shown-facets.ts'
import { facetTable } from './choose-products.ts'
import type { ShopPageDeps } from './page-deps.ts'

/** The facets of all visible products, as arranged by the merchant. */
export async function filterSettings(tx: Tx, deps: ShopPageDeps): Promise<ArrangedFilter[]> {
  const table = await facetTable(tx, deps, { filter: allOf() })
  return arrangedFilters(table, await deps.filterOrderOf(tx))
}
