import { isDeepStrictEqual } from 'node:util'
import type { HistoryChange } from '@vitrine/contract/history'
import type { Entry } from '../model.ts'
import { notUndoableReason } from './undoable.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields omitted from changes: identity, and fields derived from others. */
const hiddenFields = new Set([
  'id',
  'numericId',
  'revision',
  'createdDate',
  'updatedDate',
  'aggregates',
  'stock',
  'cover',
  'productCount',
  'ancestorIds',
  'variantIds',
  'stockItems',
  'places',
  'handle',
  'isDefault',
  'changedFields',
  'reason',
  'productId',
  'variantId',
  'locationId',
  'choiceIds',
  'key',
  'kind',
])
/** Outside of the catalog, fewer fields are omitted. */
const alwaysHiddenFields = new Set(['id', 'revision', 'createdDate', 'updatedDate', 'siteId'])
/** Fields that are compared part by part. */
const nestedFields = new Set([
  'base',
  'tags',
  'delivery',
  'variants',
  'preorder',
  'choices',
  'customFields',
  'lines',
  'discounts',
  'fees',
  'shipping',
  'billing',
])

/** The differences by field; all fields of created and deleted entities. */
export function changesOf({
  name,
  before,
  after,
}: Pick<Entry, 'name' | 'before' | 'after'>): HistoryChange[] {
  const [previous, current] = [before, after].map((one) => withListsById((one ?? {}) as Fields))
  const positionField = name === 'category.moved' ? [] : ['position']
  const skippedFields = notUndoableReason(name)
    ? alwaysHiddenFields
    : new Set([...hiddenFields, ...positionField])
  return differences(previous ?? {}, current ?? {}, skippedFields, '')
}

function differences(
  previous: Fields,
  current: Fields,
  skippedFields: ReadonlySet<string>,
  path: string,
): HistoryChange[] {
  const names = [...new Set([...Object.keys(previous), ...Object.keys(current)])]
  return names.flatMap((name): HistoryChange[] => {
    if (skippedFields.has(name)) return []
    const [before, after] = [previous[name] ?? undefined, current[name] ?? undefined]
    if (isDeepStrictEqual(before, after) || (isBlank(before) && isBlank(after))) return []
    const field = path ? `${path}.${name}` : name
    if (isDeep(name, path) && (isFields(before) || isFields(after))) {
      const [previousFields, currentFields] = [before, after].map((one) =>
        isFields(one) ? one : {},
      )
      // What merchants call their fields is no name of ours.
      const skipped = name === 'customFields' ? nothing : skippedFields
      return differences(previousFields ?? {}, currentFields ?? {}, skipped, field)
    }
    return [
      { field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ]
  })
}

const nothing: ReadonlySet<string> = new Set()

const isDeep = (name: string, path: string) =>
  nestedFields.has(name) || path === 'variants' || path === 'choices' || isPartOfAddress(name, path)

const isPartOfAddress = (name: string, path: string) =>
  (path === 'shipping' || path === 'billing') && (name === 'address' || name === 'contactDetails')

/** Lists of entities with ids become maps by id, so that each is compared with itself. */
function withListsById(state: Fields): Fields {
  const { variants, variant, choices, ...fields } = state
  const variantList = [
    ...(isList(variants) ? variants : []),
    ...(isFields(variant) ? [variant] : []),
  ]
  return {
    ...fields,
    ...(variantList.length > 0 && { variants: byId(variantList) }),
    ...(isList(choices) && { choices: byId(choices) }),
  }
}

const byId = (list: readonly Fields[]): Fields =>
  Object.fromEntries(list.map((one) => [String(one.id), withoutChoices(one)]))

/** The names of a variant’s choices identify it; they are no changes. */
const withoutChoices = ({ choices: _, ...one }: Fields): Fields => one

const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every((one) => one === null || isBlank(one)))
