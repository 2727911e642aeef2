import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { SheetRow } from '../rows.ts'

interface NamedCollection {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** Unique texts of collections in cells. */
export interface CollectionNames {
  readonly labels: ReadonlyMap<string, string>
  /** Ids by label in lower case. */
  readonly ids: ReadonlyMap<string, string>
}
export const noCollections: CollectionNames = { labels: new Map(), ids: new Map() }

/** The labels of collections: their names, with the end of their address where several have the same. */
export function namesOf(collections: readonly NamedCollection[]): CollectionNames {
  const own = collections.filter(({ id }) => id !== ALL_PRODUCTS_ID)
  const plain = ({ name }: NamedCollection) => name.trim().replaceAll('|', '/')
  const counts = new Map<string, number>()
  for (const one of own) {
    const key = plain(one).toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const labels = new Map(
    own.map((one) => {
      const isShared = (counts.get(plain(one).toLowerCase()) ?? 0) > 1
      return [one.id, isShared ? `${plain(one)} (${one.slug})` : plain(one)]
    }),
  )
  const ids = new Map([...labels].map(([id, label]) => [label.toLowerCase(), id]))
  return { labels, ids }
}

/** The names in a text, between commas or bars; a name may have commas itself. */
export function splitNames(text: string, names: CollectionNames): string[] {
  const isKnown = (part: string) => names.ids.has(part.trim().toLowerCase())
  const parts = text
    .split('|')
    .flatMap((part) => (isKnown(part) ? [part] : splitAtCommas(part, isKnown)))
  const trimmed = parts.map((part) => part.trim()).filter(Boolean)
  return [...new Map(trimmed.map((part) => [part.toLowerCase(), part])).values()]
}

/** The longest known names first, so that names with commas stay whole. */
function splitAtCommas(text: string, isKnown: (part: string) => boolean): string[] {
  const pieces = text.split(',')
  const found: string[] = []
  for (let at = 0; at < pieces.length; ) {
    let end = pieces.length
    while (end > at + 1 && !isKnown(pieces.slice(at, end).join(','))) end -= 1
    found.push(pieces.slice(at, end).join(','))
    at = end
  }
  return found
}

/** The collections that a text names, and names that no collection has. */
export function readNames(text: string, names: CollectionNames) {
  const parts = splitNames(text, names)
  const ids = parts.flatMap((part) => names.ids.get(part.toLowerCase()) ?? [])
  return { ids, unknown: parts.filter((part) => !names.ids.has(part.toLowerCase())) }
}

/** The text of a cell with these collections; unknown ones are omitted. */
export function textOfCollections(ids: readonly string[], names: CollectionNames): string {
  const labels = ids.flatMap((id) => names.labels.get(id) ?? [])
  return labels.join(labels.some((label) => label.includes(',')) ? ' | ' : ', ')
}

/** Which collections one text has more than another, and which fewer. */
export function movesBetween(before: string, after: string, names: CollectionNames) {
  const [was, is] = [readNames(before, names).ids, readNames(after, names).ids]
  return {
    added: is.filter((id) => !was.includes(id)),
    removed: was.filter((id) => !is.includes(id)),
  }
}

/** The lines with the names of their collections; without a cell before those are known. */
export const withCollections = (
  rows: readonly SheetRow[],
  names: CollectionNames | undefined,
): readonly SheetRow[] =>
  names
    ? rows.map((row) => {
        if (!row.collectionIds) return row
        const collections = textOfCollections(row.collectionIds, names)
        return { ...row, values: { ...row.values, collections } }
      })
    : rows
