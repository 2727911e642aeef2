import { type QueryFields, readQuery, type Sort } from '@vitrine/contract/catalog'
import type { FilterNode } from '@vitrine/contract/kit'
import type { PagedQuery, PageMetadata } from '../../../transport/query-pages.ts'

/** A field of a record as lists compare it; moments as ISO 8601. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined

interface RecordList<T> {
  readonly fields: QueryFields
  readonly readField: (record: T, field: string) => FieldValue
}

/** One page of records that are all in memory: set-up lists have an upper bound. */
export function pageOfRecords<T>(
  records: readonly T[],
  open: PagedQuery,
  { fields, readField }: RecordList<T>,
): { readonly records: T[]; readonly pagingMetadata: ReturnType<typeof encodePage> } {
  const query = readQuery(fields, open.query)
  const keys = keysOf(query.sort)
  const positionOf = (record: T) => keys.map(({ field }) => textOf(readField(record, field)))
  const found = records
    .filter((record) => matches(query.filter, (field) => readField(record, field)))
    .toSorted((one, other) => compare(keys, positionOf(one), positionOf(other)))
  const { walk } = open
  const beyond = found.filter((record) => {
    if (!walk?.place) return true
    const order = compare(keys, positionOf(record), walk.place.map(textOf))
    return order === 0 ? walk.inclusive : order < 0 === walk.backwards
  })
  const start = walk ? 0 : query.offset
  const page = walk?.backwards
    ? beyond.slice(Math.max(0, beyond.length - query.limit))
    : beyond.slice(start, start + query.limit)
  const [first, last] = [page[0], page.at(-1)]
  const metadata = open.metadata(query, {
    items: page,
    total: found.length,
    hasMore: beyond.length > query.limit,
    ...(first && last && { edges: { first: positionOf(first), last: positionOf(last) } }),
  })
  return { records: page, pagingMetadata: encodePage(metadata) }
}

/** Latest first by default; ids make the order total. */
const keysOf = (sort: readonly Sort[]): readonly Sort[] => [
  ...(sort.length > 0 ? sort : [{ field: 'createdDate', descending: true }]),
  { field: 'id', descending: false },
]

const textOf = (value: FieldValue): string =>
  value === null || value === undefined ? '' : String(value)

function compare(keys: readonly Sort[], one: readonly string[], other: readonly string[]): number {
  for (const [at, { descending }] of keys.entries()) {
    const [left = '', right = ''] = [one[at], other[at]]
    if (left !== right) return left < right === descending ? 1 : -1
  }
  return 0
}

function matches(node: FilterNode, readField: (field: string) => FieldValue): boolean {
  if (node.kind === 'not') return !matches(node.part, readField)
  if (node.kind !== 'test') {
    const isMatch = (part: FilterNode) => matches(part, readField)
    return node.kind === 'and' ? node.parts.every(isMatch) : node.parts.some(isMatch)
  }
  const values = [readField(node.field)].flat().map(textOf)
  return passes(node.operator, node.value, values)
}

function passes(operator: string, operand: unknown, values: readonly string[]): boolean {
  const wanted = [operand].flat().map(operandText)
  const [first = ''] = wanted
  const isAny = (test: (value: string) => boolean) => values.some(test)
  switch (operator) {
    case '$ne':
    case '$nin':
      return !isAny((value) => wanted.includes(value))
    case '$lt':
      return isAny((value) => value < first)
    case '$lte':
      return isAny((value) => value <= first)
    case '$gt':
      return isAny((value) => value > first)
    case '$gte':
      return isAny((value) => value >= first)
    case '$contains':
      return isAny((value) => value.toLowerCase().includes(first.toLowerCase()))
    case '$startsWith':
      return isAny((value) => value.toLowerCase().startsWith(first.toLowerCase()))
    case '$endsWith':
      return isAny((value) => value.toLowerCase().endsWith(first.toLowerCase()))
    case '$exists':
      return isAny((value) => value !== '') === operand
    case '$isEmpty':
      return isAny((value) => value !== '') !== operand
    default:
      return isAny((value) => wanted.includes(value))
  }
}

const operandText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : textOf(value as FieldValue)

function encodePage({ count, offset, total, cursors }: PageMetadata) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return { count, cursors: cursors ?? {}, hasNext }
}
