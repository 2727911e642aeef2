import { InvalidFilter } from './errors.ts'

/** A test of one field. Dotted names address nested fields. */
export interface FieldTest {
  readonly kind: 'test'
  readonly field: string
  readonly operator: Operator
  readonly value: unknown
}
export type FilterNode =
  | FieldTest
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterNode[] }
  | { readonly kind: 'not'; readonly part: FilterNode }

const operators = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$hasSome',
  '$hasAll',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$exists',
  '$isEmpty',
] as const
export type Operator = (typeof operators)[number]

/** Spellings of the public documents that mean the same. */
const synonyms: Record<string, Operator> = {
  $begins: '$startsWith',
  $any: '$hasSome',
  $all: '$hasAll',
  $le: '$lte',
  $ge: '$gte',
}
const systemNames: Record<string, string> = {
  _id: 'id',
  _createdDate: 'createdDate',
  _updatedDate: 'updatedDate',
}
const MAX_TESTS = 500

/**
 * Reads a filter object into a tree. Several keys mean AND; `null` or absent means everything.
 * Throws `INVALID_FILTER` naming the key that cannot be read.
 */
export function parseFilter(filter: unknown): FilterNode {
  const seen = { tests: 0 }
  return parseNode(filter ?? {}, seen, 0)
}

function parseNode(filter: unknown, seen: { tests: number }, depth: number): FilterNode {
  if (!isRecord(filter)) throw InvalidFilter({}, 'A filter is an object such as {"name": "Jar"}')
  if (depth > 20) throw InvalidFilter({}, 'A filter may be nested 20 levels deep')
  const parts = Object.entries(filter).map(([key, value]) => parseEntry(key, value, seen, depth))
  return parts.length === 1 ? (parts[0] as FilterNode) : { kind: 'and', parts }
}

function parseEntry(
  key: string,
  value: unknown,
  seen: { tests: number },
  depth: number,
): FilterNode {
  if (key === '$and' || key === '$or') {
    if (!Array.isArray(value)) throw InvalidFilter({ field: key }, `${key} takes a list of filters`)
    const parts = value.map((part) => parseNode(part, seen, depth + 1))
    return { kind: key === '$and' ? 'and' : 'or', parts }
  }
  if (key === '$not') {
    const inner = Array.isArray(value) ? { $and: value } : value
    return { kind: 'not', part: parseNode(inner, seen, depth + 1) }
  }
  if (key.startsWith('$')) throw InvalidFilter({ operator: key }, `${key} is not a known operator`)
  return parseTests(fieldName(key), value, seen)
}

function parseTests(field: string, value: unknown, seen: { tests: number }): FilterNode {
  seen.tests += 1
  if (seen.tests > MAX_TESTS) throw InvalidFilter({}, `A filter may hold ${MAX_TESTS} tests`)
  if (!isRecord(value)) return { kind: 'test', field, operator: '$eq', value }
  const parts = Object.entries(value).map(([name, operand]): FilterNode => {
    if (name === '$not') return { kind: 'not', part: parseTests(field, operand, seen) }
    return { kind: 'test', field, operator: operatorOf(name, field), value: operand }
  })
  if (parts.length === 0) throw InvalidFilter({ field }, `The test of "${field}" is empty`)
  return parts.length === 1 ? (parts[0] as FilterNode) : { kind: 'and', parts }
}

function operatorOf(name: string, field: string): Operator {
  const known = operators.find((one) => one === name) ?? own(synonyms, name)
  if (known) return known
  throw InvalidFilter({ field, operator: name }, `${name} on "${field}" is not a known operator`)
}

/** The clients' `_id` and friends are the wire's `id` at every dotted part. */
export const fieldName = (name: string): string =>
  name
    .split('.')
    .map((part) => own(systemNames, part) ?? part)
    .join('.')

/** Only what the table itself lists: every object also has a `toString`. */
const own = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
