import type { Messages } from '../messages/index.ts'
import type { FacetValueView, FacetView } from './list-view.ts'

type FacetTitle = Pick<FacetView, 'key' | 'kind' | 'name'>

/** The heading of a facet. */
export function facetName({ kind, name, key }: FacetTitle, { filter }: Messages): string {
  switch (kind) {
    case 'PRICE':
      return filter.price.label
    case 'AVAILABILITY':
      return filter.availability
    case 'BRAND':
      return filter.brand
    case 'RIBBON':
      return filter.ribbon
    case 'TAG':
      return filter.tag
    default:
      return name || key
  }
}

/** Custom fields that are true or false have these as their values. */
export function valueName(
  { kind }: FacetTitle,
  { value, name }: Pick<FacetValueView, 'value' | 'name'>,
  { product, states, filter }: Messages,
): string {
  if (kind === 'AVAILABILITY') return value === 'onSale' ? filter.sale : states.in
  if (kind !== 'FIELD') return name
  return { true: product.yes, false: product.no }[value] ?? name
}

/** A facet of a list by its key; also one that the list has no values of. */
export function facetByKey(facets: readonly FacetView[], key: string): FacetView {
  const known = facets.find((one) => one.key === key)
  if (known) return known
  const [prefix = '', ...rest] = key.split('.')
  const kind = prefix.toUpperCase() as FacetView['kind']
  return { key, kind, name: rest.join('.'), values: [] }
}
