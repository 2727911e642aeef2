import type { MatchFacets, WordMatches } from '../../shared/model/search-index.ts'
import { type ShopField, shopFields } from '../model/facet-fields.ts'
import type { RawFacetProduct, RawFacetValue } from '../model/facet-table.ts'
import { choicesOf, fieldValuesOf, labelled } from './facet-texts.ts'

type Texts = readonly string[]
type NameOf = (id: string) => string | undefined
type Read = (texts: Texts) => readonly RawFacetValue[]

const placeOf = Object.fromEntries(shopFields.map((field, at) => [field, at])) as Record<
  ShopField,
  number
>

/** Ids of the brands and ribbons that matches have. */
export function labelIdsOf({ lists }: MatchFacets): string[] {
  const seen = new Set<Texts>()
  for (const own of lists) {
    for (const field of ['brandId', 'ribbonIds'] as const) seen.add(own[placeOf[field]] ?? [])
  }
  return [...new Set([...seen].flat())]
}

/** What shoppers filter matches by, from what memory holds of each of them. */
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
  const readers: readonly (readonly [ShopField, Read])[] = [
    ['brandId', named('BRAND')],
    ['ribbonIds', named('RIBBON')],
    ['publicTags', (own) => own.map((tag) => labelled('TAG', tag))],
    ['chosenValues', (own) => fieldValuesOf(own.map(readValue).filter(isAmong(fieldKeys)))],
    ['shownChoices', (own) => choicesOf(own.map((one) => JSON.parse(one)))],
  ]
  const reading = readers.map(([field, read]) => [placeOf[field], readOncePerList(read)] as const)
  return ids.map((id, at) => {
    const own = lists[at] ?? []
    const [price] = own[placeOf.lowestPaid] ?? []
    return {
      id,
      numericId: numericIds[at] ?? 0,
      price: price === undefined ? null : Number(price),
      inStock: own[placeOf.stockStatus]?.[0] !== 'OUT_OF_STOCK',
      onSale: own[placeOf.onSale]?.[0] === 'true',
      lists: reading.map(([place, read]) => read(own[place] ?? [])),
    }
  })
}

const readValue = (text: string): readonly [string, unknown] => JSON.parse(text)

const isAmong =
  (keys: readonly string[]) =>
  ([key]: readonly [string, unknown]): boolean =>
    keys.includes(key)

function readOncePerList(read: Read): Read {
  const known = new Map<Texts, readonly RawFacetValue[]>()
  return (texts) => {
    const existing = known.get(texts)
    if (existing) return existing
    const values = read(texts)
    known.set(texts, values)
    return values
  }
}
