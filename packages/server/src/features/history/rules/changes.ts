import { isDeepStrictEqual } from 'node:util'
import type { HistoryChange } from '@vitrine/contract/history'
import type { Entry } from '../model.ts'
import { whyNot } from './told.ts'

type Fields = Readonly<Record<string, unknown>>

/** What nobody reads a history for: who a thing is, and what follows from others. */
const silent = new Set([
  ...['id', 'numericId', 'revision', 'createdDate', 'updatedDate', 'aggregates', 'stock', 'cover'],
  ...['productCount', 'ancestorIds', 'variantIds', 'stockItems', 'places', 'handle', 'isDefault'],
  ...[
    'changedFields',
    'reason',
    'productId',
    'variantId',
    'locationId',
    'choiceIds',
    'key',
    'kind',
  ],
])
/** Of what is not of the catalog, less is self-evident. */
const plainlySilent = new Set(['id', 'revision', 'createdDate', 'updatedDate', 'siteId'])
/** What is told part by part. */
const deep = new Set(['base', 'tags', 'delivery', 'variants', 'preorder', 'choices'])

/** What differs, field by field; of what was created or deleted everything it had. */
export function changesOf({
  name,
  before,
  after,
}: Pick<Entry, 'name' | 'before' | 'after'>): HistoryChange[] {
  const [was, is] = [before, after].map((one) => byIds((one ?? {}) as Fields))
  const place = name === 'category.moved' ? [] : ['position']
  const skipped = whyNot(name) ? plainlySilent : new Set([...silent, ...place])
  return differences(was ?? {}, is ?? {}, skipped, '')
}

function differences(
  was: Fields,
  is: Fields,
  skipped: ReadonlySet<string>,
  path: string,
): HistoryChange[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.flatMap((name): HistoryChange[] => {
    if (skipped.has(name)) return []
    const [before, after] = [was[name] ?? undefined, is[name] ?? undefined]
    if (isDeepStrictEqual(before, after) || (isBlank(before) && isBlank(after))) return []
    const field = path ? `${path}.${name}` : name
    if (isDeep(name, path) && (isFields(before) || isFields(after))) {
      const [old, now] = [before, after].map((one) => (isFields(one) ? one : {}))
      return differences(old ?? {}, now ?? {}, skipped, field)
    }
    return [
      { field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ]
  })
}

const isDeep = (name: string, path: string) =>
  deep.has(name) || path === 'variants' || path === 'choices'

/** Lists of things with ids become things by their ids, so that each is compared with itself. */
function byIds(kept: Fields): Fields {
  const { variants, variant, choices, ...fields } = kept
  const listed = [...(isList(variants) ? variants : []), ...(isFields(variant) ? [variant] : [])]
  return {
    ...fields,
    ...(listed.length > 0 && { variants: named(listed) }),
    ...(isList(choices) && { choices: named(choices) }),
  }
}

const named = (list: readonly Fields[]): Fields =>
  Object.fromEntries(list.map((one) => [String(one.id), withoutOwnNames(one)]))

/** The names of a variant’s choices say which one it is; they are not what changed. */
const withoutOwnNames = ({ choices: _, ...one }: Fields): Fields => one

const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every((one) => one === null || isBlank(one)))
