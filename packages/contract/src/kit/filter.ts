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
  '$matchItems',
] as const
export type Operator = (typeof operators)[number]

/** Aliases used by the public documentation. */
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

/** How large a filter may be: groups within groups, tests in all of them, and values of one list. */
export const filterLimits = { depth: 20, tests: 500, values: 1000 } as const

/**
 * Parses a filter object into a tree. Several keys mean AND; `null` or absent matches everything. Throws
 * `INVALID_FILTER` naming the invalid key, or the exceeded limit.
 */
export function parseFilter(filter: unknown): FilterNode {
  return parseNode(filter ?? {}, { tests: 0 }, 0)
}

/** Counts parsed tests; an empty group counts as one, and so does each value of `$hasAll`. */
interface ParseCounter {
  tests: number
}

function count(counter: ParseCounter, more = 1): void {
  counter.tests += more
  const { tests } = filterLimits
  if (counter.tests > tests)
    throw InvalidFilter({ limit: tests }, `A filter may hold ${tests} tests`)
}

function checkDepth(depth: number): void {
  const limit = filterLimits.depth
  if (depth <= limit) return
  throw InvalidFilter({ limit }, `A filter may be nested ${limit} levels deep`)
}

function parseNode(filter: unknown, counter: ParseCounter, depth: number): FilterNode {
  if (!isRecord(filter)) throw InvalidFilter({}, 'A filter is an object such as {"name": "Jar"}')
  checkDepth(depth)
  const parts = Object.entries(filter).map(([key, value]) => parseEntry(key, value, counter, depth))
  if (parts.length === 0) count(counter)
  return parts.length === 1 ? (parts[0] as FilterNode) : { kind: 'and', parts }
}

function parseEntry(key: string, value: unknown, counter: ParseCounter, depth: number): FilterNode {
  if (key === '$and' || key === '$or') {
    if (!Array.isArray(value)) throw InvalidFilter({ field: key }, `${key} takes a list of filters`)
    const parts = value.map((part) => parseNode(part, counter, depth + 1))
    return { kind: key === '$and' ? 'and' : 'or', parts }
  }
  if (key === '$not') {
    const inner = Array.isArray(value) ? { $and: value } : value
    return { kind: 'not', part: parseNode(inner, counter, depth + 1) }
  }
  if (key.startsWith('$')) {
    const accepted = ['$and', '$or', '$not']
    const sentence = `${key} does not combine filters; these do: ${accepted.join(', ')}`
    throw InvalidFilter({ operator: key, accepted }, sentence)
  }
  return parseTests(fieldName(key), value, counter, depth)
}

function parseTests(
  field: string,
  value: unknown,
  counter: ParseCounter,
  depth: number,
): FilterNode {
  checkDepth(depth)
  if (!isRecord(value)) {
    count(counter)
    return { kind: 'test', field, operator: '$eq', value }
  }
  const parts = Object.entries(value).map(([name, operand]): FilterNode => {
    if (name === '$not')
      return { kind: 'not', part: parseTests(field, operand, counter, depth + 1) }
    return parseTest(field, operatorOf(name, field), operand, counter, depth)
  })
  if (parts.length === 0) throw InvalidFilter({ field }, `The test of "${field}" is empty`)
  return parts.length === 1 ? (parts[0] as FilterNode) : { kind: 'and', parts }
}

function parseTest(
  field: string,
  operator: Operator,
  value: unknown,
  counter: ParseCounter,
  depth: number,
): FieldTest {
  if (operator === '$matchItems') return parseItemTest(field, value, counter, depth)
  const length = Array.isArray(value) ? value.length : 1
  const limit = filterLimits.values
  if (length > limit) {
    throw InvalidFilter(
      { field, operator, limit },
      `${operator} on "${field}" takes ${limit} values`,
    )
  }
  count(counter, operator === '$hasAll' ? Math.max(1, length) : 1)
  return { kind: 'test', field, operator, value }
}

/** The test of one element of a list, as a filter over its own fields. */
function parseItemTest(
  field: string,
  value: unknown,
  counter: ParseCounter,
  depth: number,
): FieldTest {
  if (!Array.isArray(value) || value.length === 0) {
    throw InvalidFilter(
      { field, operator: '$matchItems' },
      `$matchItems on "${field}" takes a list of filters over one element`,
    )
  }
  const parts = value.map((part) => parseNode(part, counter, depth + 1))
  return { kind: 'test', field, operator: '$matchItems', value: { kind: 'and', parts } }
}

function operatorOf(name: string, field: string): Operator {
  const knownOperator = operators.find((one) => one === name) ?? ownValue(synonyms, name)
  if (knownOperator) return knownOperator
  throw InvalidFilter(
    { field, operator: name, accepted: operators },
    `${name} on "${field}" is not a known operator; these are: ${operators.join(', ')}`,
  )
}

/** The clients' `_id` and friends are the wire's `id` at every dotted part. */
export const fieldName = (name: string): string =>
  name
    .split('.')
    .map((part) => ownValue(systemNames, part) ?? part)
    .join('.')

/** Own properties only: every object also has a `toString`. */
const ownValue = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
