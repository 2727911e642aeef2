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

/** The target of a column: a field or a custom field. */
export type MappedKey = ImportField | CustomColumn | VariantCustomColumn
/** Mapped cells of a row before they are arranged. */
export type MappedCells = Readonly<Partial<Record<MappedKey, string>>>

/** A row with mapped cells. */
export interface MappedRow extends Omit<Row, 'cells'> {
  readonly cells: MappedCells
}

/** A file's mapping in the form used for reading rows. */
export interface FileMapping {
  readonly platform: ImportPlatform
  /** The target of each column, by index. */
  readonly keys: readonly (MappedKey | undefined)[]
  /** Column names in the file, including those of derived fields. */
  readonly names: ColumnNames & Readonly<Partial<Record<MappedKey, string>>>
  readonly groupings: Readonly<Partial<Record<ImportGroupField, ImportGrouping>>>
  /** Fields to which no column is mapped. */
  readonly leftOut: ReadonlySet<ColumnKey>
}

/** Source fields of derived fields: the name of a source's column is used in reports about the field. */
const sources: Readonly<Partial<Record<KnownColumn, readonly ImportField[]>>> = {
  handle: ['externalId', 'parent', 'sku', 'title'],
  compareAtPrice: ['salePrice', 'price'],
  grams: ['kilograms', 'pounds'],
  image: ['images'],
  variantImage: ['images'],
  quantity: ['inStock'],
  variantVisible: [],
}

/** Fields to which a column has to be mapped. */
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

/** Throws on the first invalid choice. */
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

/** Required fields to which no column is mapped. */
export const missingFields = (choices: readonly ColumnChoice[]): ImportField[] =>
  requiredFields.filter((field) => choices.every(({ target }) => target !== field))
