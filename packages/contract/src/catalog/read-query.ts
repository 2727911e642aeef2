import {
  type FieldTest,
  type FilterNode,
  fieldName,
  InvalidFilter,
  parseFilter,
  plainDecimal,
} from '../kit/index.ts'
import type { FieldType, QueryField, QueryFields } from './query-fields.ts'

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

interface WireQuery {
  readonly filter?: unknown
  readonly sort?: readonly { readonly fieldName: string; readonly order?: string }[]
  readonly paging?: { readonly limit?: number; readonly offset?: number } | null
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } | null
}

const DEFAULT_LIMIT = 100

/**
 * Holds a query against the fields it may name. Values come back in value form: decimals as text,
 * moments as `Date`, and always as a list for operators that take one.
 * Throws `INVALID_FILTER` naming the field and what it accepts.
 */
export function readQuery(fields: QueryFields, query: WireQuery | null | undefined): ReadQuery {
  const { filter, sort = [], paging, cursorPaging } = query ?? {}
  if (cursorPaging?.cursor) {
    throw InvalidFilter({ field: 'cursorPaging.cursor' }, 'This query is paged by offset')
  }
  return {
    filter: checkNode(fields, parseFilter(filter)),
    sort: sort.map((one) => checkSort(fields, one)),
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
  return { ...node, value: readOperand(node, declared.type) }
}

const lists = new Set<string>(['$in', '$nin', '$hasSome', '$hasAll'])
const flags = new Set<string>(['$exists', '$isEmpty'])
const texts = new Set<string>(['$startsWith', '$endsWith', '$contains'])

function readOperand({ field, operator, value }: FieldTest, type: FieldType): unknown {
  if (flags.has(operator)) return readValue(field, value, 'boolean')
  if (texts.has(operator)) return readValue(field, value, 'text')
  if (lists.has(operator)) {
    return (Array.isArray(value) ? value : [value]).map((one) => readValue(field, one, type))
  }
  if (value === null && (operator === '$eq' || operator === '$ne')) return null
  return readValue(field, value, type)
}

function readValue(field: string, value: unknown, type: FieldType): unknown {
  const read = readers[type](value)
  if (read !== undefined) return read
  throw InvalidFilter({ field, value }, `"${field}" is compared with ${accepted[type]}`)
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const readers: Record<FieldType, (value: unknown) => unknown> = {
  text,
  guid: (value) => text(value)?.toLowerCase(),
  boolean: (value) =>
    typeof value === 'boolean' ? value : { true: true, false: false }[String(value)],
  number: (value) => {
    if (typeof value === 'number' && Number.isFinite(value)) return plainDecimal(value)
    return typeof value === 'string' && /^-?\d{1,20}(\.\d{1,9})?$/.test(value) ? value : undefined
  },
  moment: (value) => {
    const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
    return moment && Number.isFinite(moment.getTime()) ? moment : undefined
  },
}
const accepted: Record<FieldType, string> = {
  text: 'text',
  guid: 'an id, as text',
  boolean: 'true or false',
  number: 'a number, also as text',
  moment: 'a moment such as "2026-01-31T12:00:00.000Z"',
}

function checkSort(
  fields: QueryFields,
  { fieldName: name, order }: { readonly fieldName: string; readonly order?: string },
): Sort {
  const field = fieldName(name)
  if (!fields[field]?.sortable) {
    const sortable = Object.keys(fields).filter((one) => fields[one]?.sortable)
    throw unknown(field, 'sorted by', sortable)
  }
  return { field, descending: order === 'DESC' }
}

function fieldOf(fields: QueryFields, name: string): QueryField | undefined {
  if (Object.hasOwn(fields, name)) return fields[name]
  const dot = name.indexOf('.')
  return dot > 0 && dot < name.length - 1 ? fields[`${name.slice(0, dot)}.*`] : undefined
}

const unknown = (field: string, use: string, known: readonly string[]) =>
  InvalidFilter(
    { field, accepted: known },
    `"${field}" is not a field that can be ${use}; these are: ${known.join(', ')}`,
  )
