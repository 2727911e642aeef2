import type { MatchFacets, WordMatches } from '../../shared/model/search-index.ts'
import type { ShopField } from '../model/facet-fields.ts'
import type { RawFacetProduct, RawFacetValue } from '../model/facet-table.ts'
import { choicesOf, fieldValuesOf, labelled } from './facet-texts.ts'

type Texts = readonly string[]
type NameOf = (id: string) => string | undefined
type FacetReader = (texts: Texts) => readonly RawFacetValue[]

/** Ids of the brands and ribbons that matches have. */
export function labelIdsOf({ lists }: MatchFacets): string[] {
  const seen = new Set<Texts>([...(lists.brandId ?? []), ...(lists.ribbonIds ?? [])])
  return [...new Set([...seen].flat())]
}

/** The filter data of matches, from memory. */
export function productsOfMatches(
  ids: WordMatches['ids'],
  { numericIds, lists }: MatchFacets,
  nameOf: NameOf,
  fieldKeys: readonly string[],
): RawFacetProduct[] {
  const named = (kind: 'BRAND' | 'RIBBON') => (own: Texts) =>
    own.flatMap((id) => {
      const name = nameOf(id)
      return name === undefined ? [] : [labelled(kind, name)]
    })
  const reading: readonly (readonly [ShopField, FacetReader])[] = [
    ['brandId', named('BRAND')],
    ['ribbonIds', named('RIBBON')],
    ['publicTags', (own) => own.map((tag) => labelled('TAG', tag))],
    ['chosenValues', (own) => fieldValuesOf(own.map(readValue).filter(isAmong(fieldKeys)))],
    ['shownChoices', (own) => choicesOf(own.map((one) => JSON.parse(one)))],
  ]
  const columns = reading.map(([field, read]) => (lists[field] ?? []).map(readOncePerList(read)))
  const firstOf = (field: ShopField, at: number) => lists[field]?.[at]?.[0]
  return ids.map((id, at) => {
    const price = firstOf('lowestPaid', at)
    return {
      id,
      numericId: numericIds[at] ?? 0,
      price: price === undefined ? null : Number(price),
      inStock: firstOf('stockStatus', at) !== 'OUT_OF_STOCK',
      onSale: firstOf('onSale', at) === 'true',
      lists: columns.map((column) => column[at] ?? []),
    }
  })
}

const readValue = (text: string): readonly [string, unknown] => JSON.parse(text)

const isAmong =
  (keys: readonly string[]) =>
  ([key]: readonly [string, unknown]): boolean =>
    keys.includes(key)

function readOncePerList(read: FacetReader): FacetReader {
  const known = new Map<Texts, readonly RawFacetValue[]>()
  return (texts) => {
    const existing = known.get(texts)
    if (existing) return existing
    const values = read(texts)
    known.set(texts, values)
    return values
  }
}
