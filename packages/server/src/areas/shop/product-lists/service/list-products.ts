import type {
  CustomFieldFacet,
  FacetValues,
  ProductFacet,
  ProductFilter,
} from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product, SearchQuery } from '../../../catalog/index.ts'
import { aggregationsOf, customAggregation, customValues, facetsFrom } from '../rules/facets.ts'
import { type CustomFieldDeps, findCounted, findSearch } from './find-search.ts'

export interface ListDeps extends CustomFieldDeps {
  readonly catalog: Catalog
}

export interface ListRequest extends Pick<SearchQuery, 'sort' | 'limit' | 'offset'> {
  readonly filter: ProductFilter
  readonly facets: readonly ProductFacet[]
  /** Keys of custom fields. */
  readonly customFieldFacets: readonly string[]
}

export interface ProductList {
  readonly products: readonly Product[]
  readonly total: number
  readonly facets: readonly FacetValues[]
  readonly customFieldFacets: readonly CustomFieldFacet[]
}

const merchant = { seesHidden: true } as const

/** One page of products, with the facets of all matching ones. */
export async function listProducts(
  tx: Tx,
  deps: ListDeps,
  { filter, facets, customFieldFacets, ...page }: ListRequest,
): Promise<ProductList> {
  const { catalog } = deps
  const search = await findSearch(tx, deps, filter)
  const fields = await findCounted(tx, deps, customFieldFacets)
  const total = await catalog.countFound(tx, search, merchant)
  const { items } = await catalog.searchProducts(tx, { ...search, ...page }, merchant)
  const own = aggregationsOf(facets)
  const all = [...own, ...fields.map(({ key }) => customAggregation(key))]
  const rows = await catalog.aggregateProducts(tx, search, all, merchant)
  const counted = facetsFrom(facets, rows)
  return {
    products: items,
    total,
    facets: await withNames(tx, catalog, counted),
    customFieldFacets: fields.map((field, at) => ({
      ...field,
      values: customValues(rows[own.length + at]),
    })),
  }
}

/** One page of products with all their variants. */
export async function listWhole(
  tx: Tx,
  deps: ListDeps,
  { filter, ...page }: Omit<ListRequest, 'facets' | 'customFieldFacets'>,
): Promise<Pick<ProductList, 'products' | 'total'>> {
  const { catalog } = deps
  const search = await findSearch(tx, deps, filter)
  const total = await catalog.countFound(tx, search, merchant)
  const { items } = await catalog.searchProducts(tx, { ...search, ...page }, merchant)
  const ids = items.map(({ id }) => id)
  const whole = new Map((await catalog.findProducts(tx, ids)).map((one) => [one.id, one]))
  return { products: ids.flatMap((id) => whole.get(id) ?? []), total }
}

/** Adds the names of collections, which facets contain by id. */
async function withNames(
  tx: Tx,
  catalog: Catalog,
  facets: readonly FacetValues[],
): Promise<FacetValues[]> {
  const ids = facets
    .filter(({ facet }) => facet === 'collections')
    .flatMap(({ values }) => values.map(({ value }) => value))
  if (ids.length === 0) return [...facets]
  const filter = { kind: 'test', field: 'id', operator: '$in', value: ids } as const
  const page = { filter, sort: [], limit: ids.length, offset: 0, withHidden: true }
  const { items } = await catalog.queryCategories(tx, page, merchant)
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return facets.map((one) =>
    one.facet === 'collections'
      ? {
          ...one,
          values: one.values.map((each) => ({ ...each, name: names.get(each.value) ?? '' })),
        }
      : one,
  )
}
