import type { ShopFacet } from '@vitrine/contract/shop'
import type { SelectedFacet } from '../../filters/filters.ts'

interface SearchResult {
  readonly total: number
  readonly facets: readonly Pick<ShopFacet, 'key' | 'kind' | 'values'>[]
}

/**
 * Reads a colour in the words of a search as a filter: "blue mug" finds mugs available in blue. Returns nothing if
 * there are no other words, or if all results have the colour.
 */
export function readColourWords(words: string, { total, facets }: SearchResult): SelectedFacet[] {
  const asked = fold(words)
  for (const { key, kind, values } of facets) {
    if (kind !== 'OPTION') continue
    const named = values.find(
      ({ name, count, colors }) =>
        colors.length > 0 && count > 0 && count < total && isAmong(fold(name), asked),
    )
    if (named) return [{ facet: key, values: [named.value] }]
  }
  return []
}

const isAmong = (name: string, asked: string): boolean =>
  name !== asked && ` ${asked} `.includes(` ${name} `)

const fold = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
