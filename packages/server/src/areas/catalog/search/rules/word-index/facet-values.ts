/**
 * The values that products have in fields with facets. Few lists of values differ, so each is held once, and a product
 * has its number for each field.
 */
export interface FacetValues {
  /** The number of a list, a JSON array of texts. */
  numberOf(list: string): number
  valuesOf(number: number): readonly string[]
  count(): number
  /** Memory in bytes, about. */
  bytes(): number
}

/** A list with its key in a map, its number and its parsed values. */
const OVERHEAD_BYTES = 100

export function createFacetValues(): FacetValues {
  const numbers = new Map<string, number>()
  const lists: (readonly string[])[] = []
  let letters = 0
  return {
    numberOf(list) {
      const existing = numbers.get(list)
      if (existing !== undefined) return existing
      letters += list.length
      lists.push(JSON.parse(list))
      numbers.set(list, lists.length - 1)
      return lists.length - 1
    },
    valuesOf: (number) => lists[number] ?? [],
    count: () => lists.length,
    bytes: () => letters * 4 + lists.length * OVERHEAD_BYTES,
  }
}
