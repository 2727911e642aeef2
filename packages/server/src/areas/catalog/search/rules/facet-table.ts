import type {
  ChoiceKind,
  FacetField,
  FacetTable,
  RawFacetProduct,
  RawFacetValue,
  TableFacet,
  TableValue,
} from '../model/facet-table.ts'

/** Normalizes texts that shoppers consider equal: "Blue", "blue" and "blue ". */
export const foldFacetText = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const plainKeys = { BRAND: 'brand', RIBBON: 'ribbon', TAG: 'tag' } as const

/** The name of a facet in addresses. */
export function facetKey(kind: ChoiceKind, owner: string): string {
  if (kind === 'OPTION') return `option.${foldFacetText(owner)}`
  return kind === 'FIELD' ? `field.${owner}` : plainKeys[kind]
}

interface Draft {
  readonly facet: number
  readonly value: string
  /** How often each spelling occurs. */
  readonly spellings: Map<string, number>
  readonly colors: Set<string>
  products: number
}

interface FacetDraft {
  readonly key: string
  readonly kind: ChoiceKind
  readonly spellings: Map<string, number>
  readonly values: number[]
  products: number
}

/** Builds the table of the products of a list. */
export function buildFacetTable(
  products: readonly RawFacetProduct[],
  fields: readonly FacetField[],
): FacetTable {
  const facets: FacetDraft[] = []
  const values: Draft[] = []
  const starts = new Uint32Array(products.length + 1)
  const all: number[] = []
  const lists = numberedLists(numbering(facets, values))
  for (const [row, product] of products.entries()) {
    for (const list of product.lists) {
      const known = lists.of(list)
      known.products += 1
      for (const number of known.numbers) all.push(number)
    }
    starts[row + 1] = all.length
  }
  for (const list of lists.all()) countList(list, facets, values)
  const nameOfField = new Map(fields.map(({ key, name }) => [key, name]))
  return {
    facets: facets.map((one) => finishFacet(one, values, nameOfField)),
    values: values.map(finishValue),
    ids: products.map(({ id }) => id),
    numericIds: new Float64Array(products.map(({ numericId }) => numericId)),
    prices: new Float64Array(products.map(({ price }) => price ?? Number.NaN)),
    inStock: new Uint8Array(products.map(({ inStock }) => Number(inStock))),
    onSale: new Uint8Array(products.map(({ onSale }) => Number(onSale))),
    starts,
    valuesOf: new Uint32Array(all),
  }
}

/** A list of values, which many products share. */
interface ListDraft {
  readonly values: readonly (readonly [number, RawFacetValue])[]
  /** Each once. */
  readonly numbers: readonly number[]
  products: number
}

function numberedLists(numberOf: (value: RawFacetValue) => number | undefined) {
  const known = new Map<readonly RawFacetValue[], ListDraft>()
  return {
    of(raw: readonly RawFacetValue[]): ListDraft {
      const existing = known.get(raw)
      if (existing) return existing
      const values = raw.flatMap((one) => {
        const number = numberOf(one)
        return number === undefined ? [] : [[number, one] as const]
      })
      const numbers = [...new Set(values.map(([number]) => number))]
      const list = { values, numbers, products: 0 }
      known.set(raw, list)
      return list
    },
    all: () => known.values(),
  }
}

/** Numbers the values; undefined for a value without text. */
function numbering(facets: FacetDraft[], values: Draft[]) {
  const facetNumbers = new Map<string, number>()
  const valueNumbers = new Map<string, number>()
  const facetOf = (kind: ChoiceKind, owner: string) => {
    const key = facetKey(kind, owner)
    const number = facetNumbers.get(key) ?? facets.length
    if (number === facets.length) {
      facetNumbers.set(key, number)
      facets.push({ key, kind, spellings: new Map(), values: [], products: 0 })
    }
    return number
  }
  const numberOf = (kind: ChoiceKind, owner: string, value: string) => {
    const folded = foldFacetText(value)
    if (folded === '') return undefined
    const facet = facetOf(kind, owner)
    const key = `${facet} ${folded}`
    const number = valueNumbers.get(key) ?? values.length
    if (number === values.length) {
      valueNumbers.set(key, number)
      values.push({ facet, value: folded, spellings: new Map(), colors: new Set(), products: 0 })
      facets[facet]?.values.push(number)
    }
    return number
  }
  // Most values occur as others wrote them, and folding costs more than all the rest.
  const known = new Map<string, number | undefined>()
  return ({ kind, owner, value }: RawFacetValue): number | undefined => {
    const written = `${kind} ${owner}\0${value}`
    if (!known.has(written)) known.set(written, numberOf(kind, owner, value))
    return known.get(written)
  }
}

/** Counts the values of a list for all products that have it. */
function countList(
  { values, numbers, products }: ListDraft,
  facets: readonly FacetDraft[],
  drafts: readonly Draft[],
): void {
  const at = (number: number) => drafts[number] as Draft
  for (const number of numbers) at(number).products += products
  for (const facet of new Set(numbers.map((one) => at(one).facet))) {
    ;(facets[facet] as FacetDraft).products += products
  }
  for (const [number, { owner, value, color }] of values) {
    const draft = at(number)
    add(draft.spellings, value.trim(), products)
    add((facets[draft.facet] as FacetDraft).spellings, owner.trim(), products)
    if (color) draft.colors.add(color.toLowerCase())
  }
}

const add = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count)

/** The most frequent spelling, of equally frequent ones the first by code units. */
const usual = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].toSorted(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))[0]?.[0] ?? ''

const finishValue = ({ facet, value, spellings, colors, products }: Draft): TableValue => ({
  facet,
  value,
  products,
  name: usual(spellings),
  colors: [...colors].toSorted(),
})

function finishFacet(
  { key, kind, spellings, values: own, products }: FacetDraft,
  values: readonly Draft[],
  nameOfField: ReadonlyMap<string, string>,
): TableFacet {
  const owner = usual(spellings)
  const at = (number: number) => values[number] as Draft
  const byFrequency = (one: number, other: number) =>
    at(other).products - at(one).products || (at(one).value < at(other).value ? -1 : 1)
  return {
    key,
    kind,
    products,
    name: kind === 'FIELD' ? (nameOfField.get(owner) ?? owner) : owner,
    values: own.toSorted(byFrequency),
  }
}
