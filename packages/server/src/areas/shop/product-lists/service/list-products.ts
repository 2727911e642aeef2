import type { FacetValues, ProductFacet, ProductFilter } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product, SearchQuery } from '../../../catalog/index.ts'
import { aggregationsOf, facetsFrom } from '../rules/facets.ts'
import { searchOf } from '../rules/filter.ts'

export interface ListDeps {
  readonly catalog: Catalog
}

export interface ListRequest extends Pick<SearchQuery, 'sort' | 'limit' | 'offset'> {
  readonly filter: ProductFilter
  readonly facets: readonly ProductFacet[]
}

export interface ProductList {
  readonly products: readonly Product[]
  readonly total: number
  readonly facets: readonly FacetValues[]
}

const merchant = { seesHidden: true } as const

/** One page of products with the facets of all that fit. */
export async function listProducts(
  tx: Tx,
  { catalog }: ListDeps,
  { filter, facets, ...page }: ListRequest,
): Promise<ProductList> {
  const search = searchOf(filter)
  const total = await catalog.countFound(tx, search, merchant)
  const { items } = await catalog.searchProducts(tx, { ...search, ...page }, merchant)
  const rows = await catalog.aggregateProducts(tx, search, aggregationsOf(facets), merchant)
  const counted = facetsFrom(facets, rows)
  return { products: items, total, facets: await withNames(tx, catalog, counted) }
}

/** Names of collections, which a facet has by id. */
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
