import {
  type FieldTest,
  type FilterNode,
  fieldName,
  InvalidFilter,
  parseFilter,
  violation,
} from '../kit/index.ts'
import type { FieldType, QueryField, QueryFields } from './query-fields.ts'
import { isWritable, readers } from './read-values.ts'

export interface Sort {
  readonly field: string
  readonly descending: boolean
}

export interface ReadQuery {
  readonly filter: FilterNode
  readonly sort: readonly Sort[]
  readonly limit: number
  readonly offset: number
}

/** A query in a request. */
export interface WireQuery {
  readonly filter?: unknown
  readonly sort?: readonly WireSort[] | null
  readonly paging?: { readonly limit?: number; readonly offset?: number } | null
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } | null
  /** Free text, of lists that are searched; a cursor carries it on. */
  readonly search?: unknown
}
export interface WireSort {
  readonly fieldName: string
  readonly order?: string
  /** Which of several values a list is sorted by, such as the place in one category. */
  readonly selectItemsBy?: readonly unknown[] | null
}

const DEFAULT_LIMIT = 100

/**
 * Validates a query against its available fields. Returns values in value form: decimals as text, moments as
 * `Date`. The caller resolves cursors beforehand. Throws `INVALID_FILTER` naming the field and what it
 * accepts.
 */
export function readQuery(fields: QueryFields, query: WireQuery | null | undefined): ReadQuery {
  const { filter, sort, paging, cursorPaging } = query ?? {}
  if (paging && cursorPaging) {
    const sentence = 'is the other way to page; send paging or cursorPaging'
    throw violation('query.cursorPaging', 'ONE_OF_ALIGNMENT', sentence)
  }
  if (cursorPaging?.cursor) {
    throw violation(
      'query.cursorPaging.cursor',
      'FIELD_NOT_ALLOWED',
      'This list is paged by offset',
    )
  }
  return {
    filter: checkNode(fields, parseFilter(filter)),
    sort: (sort ?? []).map((one) => checkSort(fields, one)),
    limit: paging?.limit ?? cursorPaging?.limit ?? DEFAULT_LIMIT,
    offset: paging?.offset ?? 0,
  }
}

function checkNode(fields: QueryFields, node: FilterNode): FilterNode {
  if (node.kind === 'not') return { ...node, part: checkNode(fields, node.part) }
  if (node.kind !== 'test') {
    return { ...node, parts: node.parts.map((part) => checkNode(fields, part)) }
  }
  const declared = fieldOf(fields, node.field)
  if (!declared) throw unknown(node.field, 'filtered by', Object.keys(fields))
  if (!declared.operators.includes(node.operator)) {
    const accepted = declared.operators.join(', ')
    throw InvalidFilter(
      { field: node.field, operator: node.operator, accepted: declared.operators },
      `"${node.field}" cannot be tested with ${node.operator}, only with ${accepted}`,
    )
  }
  return { ...node, value: readOperand(node, declared) }
}

const lists = new Set<string>(['$in', '$nin', '$hasSome', '$hasAll'])
const flags = new Set<string>(['$exists', '$isEmpty'])
const texts = new Set<string>(['$startsWith', '$endsWith', '$contains'])
/** Operators for which null means a field without a value. */
const nullableOperators = new Set<string>(['$eq', '$ne', '$in', '$nin', '$hasSome'])

function readOperand({ field, operator, value }: FieldTest, { type, items = {} }: QueryField) {
  if (operator === '$matchItems') return checkNode(items, value as FilterNode)
  if (flags.has(operator)) return readValue(field, value, 'boolean')
  if (texts.has(operator)) return readValue(field, value, 'text')
  const read = (one: unknown) =>
    one === null && nullableOperators.has(operator) ? null : readValue(field, one, type)
  return lists.has(operator) ? listOf(field, operator, value).map(read) : read(value)
}

function listOf(field: string, operator: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const sentence = `${operator} on "${field}" takes a list of values, such as ["…"]`
  throw InvalidFilter({ field, operator }, sentence)
}

function readValue(field: string, value: unknown, type: FieldType): unknown {
  const read = readers[type].read(value)
  if (read !== undefined) return read
  const several = Array.isArray(value) ? '; for one of several values use $in' : ''
  const sentence = `"${field}" is compared with ${readers[type].accepted}${several}`
  throw InvalidFilter({ field, accepted: readers[type].accepted }, sentence)
}

function checkSort(fields: QueryFields, { fieldName: name, order }: WireSort): Sort {
  const field = fieldName(name)
  if (!fieldOf(fields, field)?.sortable) {
    const sortable = Object.keys(fields).filter((one) => fields[one]?.sortable)
    throw unknown(field, 'sorted by', sortable)
  }
  return { field, descending: order === 'DESC' }
}

function fieldOf(fields: QueryFields, name: string): QueryField | undefined {
  if (Object.hasOwn(fields, name)) return fields[name]
  const dot = name.indexOf('.')
  const isNamed = dot > 0 && dot < name.length - 1 && isWritable(name)
  const family = `${name.slice(0, dot)}.*`
  return isNamed && Object.hasOwn(fields, family) ? fields[family] : undefined
}

function unknown(field: string, use: string, known: readonly string[]) {
  const accepted = known.map((one) => one.replace(/\*$/, '<name>'))
  return InvalidFilter(
    { field, accepted },
    `"${field}" is not a field that can be ${use}; these are: ${accepted.join(', ')}`,
  )
}
