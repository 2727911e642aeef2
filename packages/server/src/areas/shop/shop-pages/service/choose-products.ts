import type { ShopFacet } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import { filterableFields } from '../../../catalog/custom-fields/index.ts'
import {
  countChoices,
  type FacetScope,
  type FacetSelection,
  type FacetTable,
  type FilteredProducts,
} from '../../../catalog/index.ts'
import { shownFacets } from '../rules/shown-facets.ts'
import type { ShopPageDeps } from './page-deps.ts'

/** The requested filters, sort and page of a list. */
export interface ListChoice {
  readonly filters: FacetSelection
  readonly withFacets: boolean
}

export interface ChosenProducts {
  readonly counted: FilteredProducts
  readonly facets: readonly ShopFacet[]
}

/** The products of a list that match the chosen filters, with its facets. */
export async function chooseProducts(
  tx: Tx,
  deps: ShopPageDeps,
  scope: FacetScope,
  { filters, withFacets }: ListChoice,
): Promise<ChosenProducts> {
  const table = await facetTable(tx, deps, scope)
  const counted = countChoices(table, filters)
  const order = withFacets ? await deps.filterOrderOf(tx) : []
  return { counted, facets: withFacets ? shownFacets(table, counted, filters, order) : [] }
}

/** The facets of a list; custom fields only if visitors see them. */
export async function facetTable(
  tx: Tx,
  { catalog, customFields }: ShopPageDeps,
  scope: FacetScope,
): Promise<FacetTable> {
  const fields = filterableFields(await customFields.of(tx, 'PRODUCT'))
  return catalog.facetTable(tx, scope, fields)
}
