import {
  type ArrangedFilter,
  FACET_VALUES,
  type FacetKind,
  PAGE_FACETS,
  type ShopFacet,
} from '@vitrine/contract/shop'
import {
  type FacetSelection,
  type FacetTable,
  type FilteredProducts,
  mergedSelection,
  type TableFacet,
} from '../../../catalog/index.ts'

/** Facets in the order of the merchant, with their visibility. */
export type FilterOrder = readonly { readonly facet: string; readonly shown: boolean }[]

/** A facet with fewer values offers no choice. */
const LEAST_VALUES = 2

const kinds: readonly FacetKind[] = [
  'PRICE',
  'AVAILABILITY',
  'OPTION',
  'BRAND',
  'FIELD',
  'RIBBON',
  'TAG',
]

interface FacetTitle {
  readonly key: string
  readonly kind: FacetKind
  readonly name: string
}

/** The facets of a list in the default order: those that most products have first. */
export function facetsOf({ facets }: FacetTable): FacetTitle[] {
  const plain = [
    { key: 'price', kind: 'PRICE', name: '' },
    { key: 'availability', kind: 'AVAILABILITY', name: '' },
  ] as const
  const choices = facets
    .filter(({ values }) => values.length >= LEAST_VALUES)
    .toSorted((one, other) => other.products - one.products || placeOf(one) - placeOf(other))
  return [...plain, ...choices]
}

const placeOf = ({ kind }: TableFacet) => kinds.indexOf(kind)

/** All facets in the merchant's order; new ones come last and are visible. */
export function arranged<One extends FacetTitle>(facets: readonly One[], order: FilterOrder) {
  const places = new Map(order.map(({ facet }, at) => [facet, at]))
  const hidden = new Set(order.flatMap(({ facet, shown }) => (shown ? [] : [facet])))
  return facets
    .toSorted(
      (one, other) =>
        (places.get(one.key) ?? order.length) - (places.get(other.key) ?? order.length),
    )
    .map((one) => ({ facet: one, shown: !hidden.has(one.key) }))
}

const EXAMPLES = 5

/** All facets of a shop for its merchant, including arranged ones that currently no product has. */
export function arrangedFilters(table: FacetTable, order: FilterOrder): ArrangedFilter[] {
  const known = facetsOf(table)
  const gone = order
    .filter(({ facet }) => known.every(({ key }) => key !== facet))
    .flatMap(({ facet }) => namedByKey(facet) ?? [])
  return arranged([...known, ...gone], order).map(({ facet: { key, kind, name }, shown }) => {
    const values = table.facets.find((one) => one.key === key)?.values ?? []
    const examples = values.slice(0, EXAMPLES).map((number) => table.values[number]?.name ?? '')
    return { facet: key, kind, name, shown, examples, valueCount: values.length }
  })
}

/** The facet that a key describes if no product has it; undefined for an invalid key. */
function namedByKey(key: string): FacetTitle | undefined {
  const [prefix = '', ...rest] = key.split('.')
  const name = rest.join('.')
  const kind = kinds.find((one) => one.toLowerCase() === prefix)
  return kind && (kind === 'OPTION' || kind === 'FIELD') === (name !== '')
    ? { key, kind, name }
    : undefined
}

/** The facets of a page with their counts. Facets with selected values are included even if the merchant hides them. */
export function shownFacets(
  table: FacetTable,
  counted: FilteredProducts,
  selection: FacetSelection,
  order: FilterOrder,
): ShopFacet[] {
  const selected = new Map(
    mergedSelection(selection.selected).map((one) => [one.facet, one.values]),
  )
  const known = facetsOf(table)
  const others = [...selected.keys()].filter((key) => known.every((one) => one.key !== key))
  const lone = table.facets.filter(({ key }) => others.includes(key))
  const shown = arranged([...known, ...lone], order).filter(
    (one) => one.shown || selected.has(one.facet.key),
  )
  const asked = shown.filter((one) => selected.has(one.facet.key)).length
  let free = Math.max(0, PAGE_FACETS - asked)
  return shown.flatMap(({ facet }) => {
    const found = filled(table, counted, selection, facet, selected.get(facet.key))
    const isSelected = selected.has(facet.key)
    if (!found || (!isSelected && free === 0)) return []
    if (!isSelected) free -= 1
    return [found]
  })
}

function filled(
  table: FacetTable,
  counted: FilteredProducts,
  selection: FacetSelection,
  { key, kind, name }: FacetTitle,
  selected: ReadonlySet<string> = new Set(),
): ShopFacet | undefined {
  if (kind === 'PRICE') return priceFacet(counted, selection)
  if (kind === 'AVAILABILITY') return availabilityFacet(table, counted, selection)
  const facet = table.facets.find((one) => one.key === key)
  const all = (facet?.values ?? []).map((number) => {
    const value = table.values[number]
    return {
      value: value?.value ?? '',
      name: value?.name ?? '',
      count: counted.counts[number] ?? 0,
      selected: selected.has(value?.value ?? ''),
      colors: [...(value?.colors ?? [])],
    }
  })
  const values = all.filter((one, at) => at < FACET_VALUES || one.selected)
  return { key, kind, name, values }
}

/** Formats an amount of at most 15 digits, which a number represents exactly. */
const decimal = (amount: number) => String(amount)

function priceFacet({ prices }: FilteredProducts, { minPrice, maxPrice }: FacetSelection) {
  const isLimited = minPrice !== undefined || maxPrice !== undefined
  if (!isLimited && (!prices || prices.min === prices.max)) return undefined
  return {
    key: 'price',
    kind: 'PRICE' as const,
    name: '',
    values: [],
    ...(prices && { min: decimal(prices.min), max: decimal(prices.max) }),
  }
}

/** Availability and discounts are offered only if products differ in them. */
function availabilityFacet(
  table: FacetTable,
  { inStock, onSale }: FilteredProducts,
  selection: FacetSelection,
): ShopFacet | undefined {
  const one = (value: string, count: number, selected: boolean, flags: Uint8Array) =>
    selected || (flags.includes(1) && (value === 'onSale' || flags.includes(0)))
      ? [{ value, name: value, count, selected, colors: [] }]
      : []
  const values = [
    ...one('inStock', inStock, selection.inStock ?? false, table.inStock),
    ...one('onSale', onSale, selection.onSale ?? false, table.onSale),
  ]
  return values.length > 0
    ? { key: 'availability', kind: 'AVAILABILITY', name: '', values }
    : undefined
}
