import type { FacetTable } from '../model/facet-table.ts'

const rowsById = new WeakMap<FacetTable, ReadonlyMap<string, number>>()

/** The rows of a table by the ids of their products. */
function rowsOf(table: FacetTable): ReadonlyMap<string, number> {
  const cached = rowsById.get(table)
  if (cached) return cached
  const rows = new Map(table.ids.map((id, row) => [id, row]))
  rowsById.set(table, rows)
  return rows
}

/** Restricts a table to some products; unknown ones are omitted. */
export function narrowTable(table: FacetTable, ids: readonly string[]): FacetTable {
  const rowOf = rowsOf(table)
  const rows = Uint32Array.from(new Set(ids.flatMap((id) => rowOf.get(id) ?? []))).sort()
  const starts = new Uint32Array(rows.length + 1)
  const valuesOf: number[] = []
  const ofValue = new Uint32Array(table.values.length)
  const ofFacet = new Uint32Array(table.facets.length)
  for (const [at, row] of rows.entries()) {
    const own = table.valuesOf.subarray(table.starts[row], table.starts[row + 1])
    for (const value of own) {
      valuesOf.push(value)
      ofValue[value] = (ofValue[value] as number) + 1
    }
    for (const facet of new Set([...own].map((value) => table.values[value]?.facet ?? 0))) {
      ofFacet[facet] = (ofFacet[facet] as number) + 1
    }
    starts[at + 1] = valuesOf.length
  }
  const products = (value: number) => ofValue[value] ?? 0
  const text = (value: number) => table.values[value]?.value ?? ''
  const byFrequency = (one: number, other: number) =>
    products(other) - products(one) || (text(one) < text(other) ? -1 : 1)
  return {
    facets: table.facets.map((facet, at) => ({
      ...facet,
      products: ofFacet[at] ?? 0,
      values: facet.values.filter((value) => products(value) > 0).toSorted(byFrequency),
    })),
    values: table.values.map((value, at) => ({ ...value, products: products(at) })),
    ids: Array.from(rows, (row) => table.ids[row] as string),
    numericIds: Float64Array.from(rows, (row) => table.numericIds[row] as number),
    prices: Float64Array.from(rows, (row) => table.prices[row] as number),
    inStock: Uint8Array.from(rows, (row) => table.inStock[row] as number),
    onSale: Uint8Array.from(rows, (row) => table.onSale[row] as number),
    starts,
    valuesOf: Uint32Array.from(valuesOf),
  }
}
