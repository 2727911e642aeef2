import {
  categoryFields,
  categoryTextFields,
  readQuery,
  type WireQuery,
} from '@vitrine/contract/categories'
import { type FilterNode, InvalidFilter } from '@vitrine/contract/kit'
import type { CategoryQuery, CategoryText } from '../../../areas/catalog/index.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { decodeAggregations } from './aggregations.ts'

/** Wire name → domain name; identical names are omitted. */
const names: Readonly<Record<string, string>> = {
  'parentCategory.id': 'parentId',
  'parentCategory.index': 'position',
  'treeReference.appNamespace': 'namespace',
  'treeReference.treeKey': 'treeKey',
}
const rename = (field: string): string => names[field] ?? field

/** Newest first by default (§16). */
export function decodeCategoryQuery({
  query: { search, ...query },
  walk,
}: Pick<PagedQuery, 'query' | 'walk'>): Omit<CategoryQuery, 'withHidden'> {
  const { filter, sort, limit, offset } = readQuery(categoryFields, query)
  const latest = [{ field: 'createdDate', descending: true }]
  const named = sort.map((one) => ({ ...one, field: rename(one.field) }))
  return {
    filter: translate(filter),
    sort: named.length > 0 ? named : latest,
    limit,
    offset,
    walk,
    text: decodeText(search as WireSearch),
  }
}

function translate(node: FilterNode): FilterNode {
  if (node.kind === 'not') return { ...node, part: translate(node.part) }
  if (node.kind !== 'test') return { ...node, parts: node.parts.map(translate) }
  return { ...node, field: rename(node.field) }
}

export const decodeCategoryAggregations = (
  requested: Parameters<typeof decodeAggregations>[0],
  timeZone: string | null | undefined,
) => decodeAggregations(requested, { fields: categoryFields, rename, timeZone })

type WireSearch =
  | {
      readonly expression?: string | null
      readonly fields?: readonly string[] | null
      readonly mode?: 'OR' | 'AND' | null
      readonly fuzzy?: boolean | null
    }
  | null
  | undefined

function decodeText(search: WireSearch): CategoryText | undefined {
  const fields = (search?.fields ?? []).map(requireTextField)
  if (!search?.expression) return undefined
  return {
    words: search.expression.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== ''),
    mode: search.mode ?? 'OR',
    isFuzzy: search.fuzzy === true,
    fields: fields.length > 0 ? fields : categoryTextFields,
  }
}

function requireTextField(field: string): (typeof categoryTextFields)[number] {
  const existing = categoryTextFields.find((one) => one === field)
  if (existing) return existing
  const accepted = [...categoryTextFields]
  const sentence = `"${field}" is not a field with text; these are: ${accepted.join(', ')}`
  throw InvalidFilter({ field, accepted }, sentence)
}

/** A search as a query with a text. */
export const asQuery = (
  search: (WireQuery & { readonly search?: WireSearch }) | null | undefined,
): WireQuery => {
  const { filter, sort, cursorPaging, search: words } = search ?? {}
  return {
    ...(filter ? { filter } : {}),
    ...(sort ? { sort } : {}),
    ...(cursorPaging ? { cursorPaging } : {}),
    ...(words ? { search: words } : {}),
  } as WireQuery
}
