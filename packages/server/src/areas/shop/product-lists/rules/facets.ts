import type { FacetValues, ProductFacet } from '@vitrine/contract/products'
import type { Aggregation, AggregationRow } from '../../../catalog/index.ts'

const MAX_VALUES = 100

const valuesOf = (field: string, named?: string): Aggregation => [
  value(field, MAX_VALUES),
  ...(named ? [value(named, 1)] : []),
]

const value = (field: string, limit: number): Aggregation[number] => ({
  kind: 'value',
  name: field,
  field,
  limit,
  sort: { by: 'count', descending: true },
})

const scalar = (type: 'MIN' | 'MAX', field: string): Aggregation => [
  { kind: 'scalar', name: field, field, type },
]

/** The aggregations for each facet; a price needs two. */
const aggregations: Readonly<Record<ProductFacet, readonly Aggregation[]>> = {
  collections: [valuesOf('collectionIds')],
  brands: [valuesOf('brandId', 'brandName')],
  ribbons: [valuesOf('ribbonId', 'ribbonName')],
  tags: [valuesOf('publicTags')],
  stock: [valuesOf('stockStatus')],
  price: [scalar('MIN', 'lowestPaid'), scalar('MAX', 'highestPaid')],
}

export const aggregationsOf = (facets: readonly ProductFacet[]): Aggregation[] =>
  facets.flatMap((facet) => aggregations[facet])

/** Aggregates the values of a custom field. */
export const customAggregation = (key: string): Aggregation => valuesOf(`customFields.${key}`)

export const customValues = (rows: readonly AggregationRow[] = []) => rows.map(toValue)

/** Converts the rows of all aggregations to the requested facets. */
export function facetsFrom(
  facets: readonly ProductFacet[],
  rows: readonly (readonly AggregationRow[])[],
): FacetValues[] {
  let at = 0
  return facets.map((facet) => {
    const own = rows.slice(at, at + aggregations[facet].length)
    at += own.length
    return facet === 'price' ? priceFacet(own) : { facet, values: (own[0] ?? []).map(toValue) }
  })
}

function toValue([own, named]: AggregationRow) {
  const key = own?.key ?? ''
  return { value: key, name: named?.key ?? key, count: own?.count ?? 0 }
}

function priceFacet(rows: readonly (readonly AggregationRow[])[]): FacetValues {
  const [min, max] = rows.map((one) => one[0]?.[0]?.amount ?? undefined)
  return { facet: 'price', values: [], ...(min && { min }), ...(max && { max }) }
}
