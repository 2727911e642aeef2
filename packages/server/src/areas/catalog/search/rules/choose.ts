import type { FacetTable } from '../model/facet-table.ts'
import { foldFacetText } from './facet-table.ts'

/** The selected filters; absent fields are not filtered. */
export interface FacetSelection {
  /** Values of one facet are alternatives, facets are conditions. */
  readonly selected: readonly { readonly facet: string; readonly values: readonly string[] }[]
  readonly minPrice?: string | undefined
  readonly maxPrice?: string | undefined
  readonly inStock?: boolean | undefined
  readonly onSale?: boolean | undefined
}

/**
 * Which products fit, and how many would with one more choice: each facet is counted over the products that fit
 * everything but itself.
 */
export interface FilteredProducts {
  /** Ids of matching products, in the order of the table. */
  readonly ids: readonly string[]
  readonly numericIds: readonly number[]
  /** Counts by the numbers of values. */
  readonly counts: Uint32Array
  readonly inStock: number
  readonly onSale: number
  /** Price range of products that match all other filters; absent if there are none. */
  readonly prices?: { readonly min: number; readonly max: number }
  /** Filters without which more products would fit, and how many then. */
  readonly relaxations: readonly { readonly filter: string; readonly total: number }[]
}

/** Bits of conditions other than facets; those of facets follow. */
const PRICE = 1
const STOCK = 2
const SALE = 4
const FIRST_FACET = 3
const plainNames = [
  [PRICE, 'price'],
  [STOCK, 'inStock'],
  [SALE, 'onSale'],
] as const

/**
 * Each condition that a product does not meet is a bit; a product with a single bit counts for that facet
 * only.
 */
export function countChoices(table: FacetTable, selection: FacetSelection): FilteredProducts {
  const failuresOf = testsOf(table, selection)
  const { bits: bitOfFacet, names } = selectedValues(table, selection)
  const alone = new Map<number, number>()
  const counts = new Uint32Array(table.values.length)
  const ids: string[] = []
  const numericIds: number[] = []
  const totals = {
    inStock: 0,
    onSale: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  }
  for (let row = 0; row < table.numericIds.length; row += 1) {
    const failed = failuresOf(row)
    if (failed === 0) {
      ids.push(table.ids[row] as string)
      numericIds.push(table.numericIds[row] as number)
    }
    if (isOne(failed)) alone.set(failed, (alone.get(failed) ?? 0) + 1)
    const fitsExcept = (bit: number) => failed === 0 || failed === bit
    if (fitsExcept(STOCK)) totals.inStock += table.inStock[row] as number
    if (fitsExcept(SALE)) totals.onSale += table.onSale[row] as number
    const price = table.prices[row] as number
    if (fitsExcept(PRICE) && price < totals.min) totals.min = price
    if (fitsExcept(PRICE) && price > totals.max) totals.max = price
    if (failed !== 0 && !(failed > SALE && isOne(failed))) continue
    for (let at = table.starts[row] as number; at < (table.starts[row + 1] as number); at += 1) {
      const value = table.valuesOf[at] as number
      const isCounted = failed === 0 || failed === bitOfFacet[table.values[value]?.facet as number]
      if (isCounted) counts[value] = (counts[value] as number) + 1
    }
  }
  const { inStock, onSale, min, max } = totals
  return {
    ids,
    numericIds,
    counts,
    inStock,
    onSale,
    ...(min <= max && { prices: { min, max } }),
    relaxations: [...alone]
      .map(([bit, more]) => ({ filter: names.get(bit) ?? '', total: numericIds.length + more }))
      .toSorted((one, other) => other.total - one.total),
  }
}

const isOne = (failed: number) => failed !== 0 && (failed & (failed - 1)) === 0

/** The conditions that a product fails, as bits. */
function testsOf(table: FacetTable, selection: FacetSelection) {
  const { all, bitOfValue } = selectedValues(table, selection)
  const min = Number(selection.minPrice ?? Number.NEGATIVE_INFINITY)
  const max = Number(selection.maxPrice ?? Number.POSITIVE_INFINITY)
  const isLimited = selection.minPrice !== undefined || selection.maxPrice !== undefined
  return (row: number): number => {
    let missing = all
    const end = all === 0 ? 0 : (table.starts[row + 1] as number)
    for (let at = table.starts[row] as number; at < end; at += 1) {
      missing &= ~(bitOfValue[table.valuesOf[at] as number] as number)
    }
    const price = table.prices[row] as number
    if (isLimited && !(price >= min && price <= max)) missing |= PRICE
    if (selection.inStock && !table.inStock[row]) missing |= STOCK
    if (selection.onSale && !table.onSale[row]) missing |= SALE
    return missing
  }
}

/** The bit of each selected facet, and of each selected value that of its facet. */
function selectedValues(table: FacetTable, { selected }: FacetSelection) {
  const bits = new Uint32Array(table.facets.length)
  const bitOfValue = new Uint32Array(table.values.length)
  const names = new Map<number, string>(plainNames)
  let all = 0
  for (const [place, { facet, values }] of mergedSelection(selected).entries()) {
    const bit = 1 << (FIRST_FACET + place)
    all |= bit
    names.set(bit, facet)
    const number = table.facets.findIndex(({ key }) => key === facet)
    if (number < 0) continue
    bits[number] = bit
    for (const value of table.facets[number]?.values ?? []) {
      if (values.has(table.values[value]?.value ?? '')) bitOfValue[value] = bit
    }
  }
  return { bits, bitOfValue, names, all }
}

/** Each facet once, with its values as they are compared. */
export function mergedSelection(
  selected: FacetSelection['selected'],
): { readonly facet: string; readonly values: ReadonlySet<string> }[] {
  const merged = new Map<string, Set<string>>()
  for (const { facet, values } of selected) {
    const key = foldFacetText(facet)
    const own = merged.get(key) ?? new Set<string>()
    for (const value of values) own.add(foldFacetText(value))
    if (own.size > 0) merged.set(key, own)
  }
  return [...merged].map(([facet, values]) => ({ facet, values }))
}

export const isNothingSelected = ({
  selected,
  minPrice,
  maxPrice,
  inStock,
  onSale,
}: FacetSelection) =>
  mergedSelection(selected).length === 0 &&
  minPrice === undefined &&
  maxPrice === undefined &&
  !inStock &&
  !onSale
