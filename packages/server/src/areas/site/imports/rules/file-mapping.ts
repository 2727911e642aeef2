import type {
  ColumnChoice,
  ImportField,
  ImportGroupField,
  ImportGrouping,
  ImportPlatform,
} from '@vitrine/contract/imports'
import { importFields, importGroupFields } from '@vitrine/contract/imports'
import { violation } from '@vitrine/contract/kit'
import type { ColumnNames, Row } from '../model.ts'
import {
  type ColumnKey,
  type CustomColumn,
  type KnownColumn,
  knownColumns,
  type VariantCustomColumn,
} from './columns.ts'

/** What a column can become: a field, or a custom field. */
export type MappedKey = ImportField | CustomColumn | VariantCustomColumn
/** Cells of a row of a file with a mapping, before they are arranged. */
export type MappedCells = Readonly<Partial<Record<MappedKey, string>>>

/** A row with the cells of a mapping. */
export interface MappedRow extends Omit<Row, 'cells'> {
  readonly cells: MappedCells
}

/** The mapping of a file, as its rows are read. */
export interface FileMapping {
  readonly platform: ImportPlatform
  /** By the index of the column. */
  readonly keys: readonly (MappedKey | undefined)[]
  /** The names in the file, also of the fields that are made of others. */
  readonly names: ColumnNames & Readonly<Partial<Record<MappedKey, string>>>
  readonly groupings: Readonly<Partial<Record<ImportGroupField, ImportGrouping>>>
  /** Fields that no column becomes. */
  readonly leftOut: ReadonlySet<ColumnKey>
}

/** Fields that are made of others: a name of one of these in the file counts for the field. */
const sources: Readonly<Partial<Record<KnownColumn, readonly ImportField[]>>> = {
  handle: ['externalId', 'parent', 'sku', 'title'],
  compareAtPrice: ['salePrice', 'price'],
  grams: ['kilograms', 'pounds'],
  image: ['images'],
  variantImage: ['images'],
  quantity: ['inStock'],
  variantVisible: [],
}

/** Fields that a column must become. */
export const requiredFields = ['title', 'price'] as const satisfies readonly ImportField[]

export function toFileMapping(
  platform: ImportPlatform,
  columns: readonly { readonly name: string }[],
  choices: readonly ColumnChoice[],
): FileMapping {
  const keys = choices.map(({ target }) => (target ?? undefined) as MappedKey | undefined)
  const names: Partial<Record<MappedKey | ColumnKey, string>> = {}
  const groupings: Partial<Record<ImportGroupField, ImportGrouping>> = {}
  for (const [at, key] of keys.entries()) {
    if (!key) continue
    names[key] = columns[at]?.name ?? ''
    if (isGroupField(key)) groupings[key] = choices[at]?.grouping ?? 'COLLECTIONS'
  }
  const leftOut = new Set<ColumnKey>()
  for (const key of knownColumns) {
    const found = [key as MappedKey, ...(sources[key] ?? [])].find((one) => names[one])
    if (!found) leftOut.add(key)
    else names[key] ??= names[found]
  }
  const tagged = importGroupFields.find((key) => groupings[key] === 'TAGS')
  if (tagged) names.productTags ??= names[tagged]
  const grouped = importGroupFields.find((key) => groupings[key] === 'COLLECTIONS')
  if (grouped) names.tags = names[grouped]
  return { platform, keys, names, groupings, leftOut }
}

export const isGroupField = (key: string): key is ImportGroupField =>
  (importGroupFields as readonly string[]).includes(key)

const fieldNames = new Set<string>(importFields)
const customKey = /^(?:variant-)?custom:[a-z][a-z0-9_]{0,49}$/

/** Throws with the first choice that is not accepted. */
export function checkChoices(
  columns: readonly { readonly name: string }[],
  choices: readonly ColumnChoice[],
): void {
  if (choices.length !== columns.length) {
    const sentence = `must have one entry for each of the ${columns.length} columns of the file, not ${choices.length}`
    throw violation('columns', 'EXACT_SIZE', sentence)
  }
  const seen = new Map<string, number>()
  for (const [at, { target, grouping }] of choices.entries()) {
    if (target === null) continue
    const field = `columns[${at}].target`
    if (!fieldNames.has(target) && !customKey.test(target)) {
      const sentence = `must be null, custom:key, variant-custom:key or one of ${importFields.join(', ')}`
      throw violation(field, 'INVALID_ENUM_VALUE', sentence)
    }
    const earlier = seen.get(target)
    if (earlier !== undefined) {
      const sentence = `is ${target}, which "${columns[earlier]?.name}" becomes already; a field takes one column`
      throw violation(field, 'VALIDATION', sentence)
    }
    if (grouping && !isGroupField(target)) {
      const sentence = `is only accepted where target is one of ${importGroupFields.join(', ')}`
      throw violation(`columns[${at}].grouping`, 'FIELD_NOT_ALLOWED', sentence)
    }
    seen.set(target, at)
  }
}

/** Fields that no column becomes, though the import needs them. */
export const missingFields = (choices: readonly ColumnChoice[]): ImportField[] =>
  requiredFields.filter((field) => choices.every(({ target }) => target !== field))
