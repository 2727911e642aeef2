import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<unknown>

/** A filter over domain fields: whoever hands it in has checked that values fit their columns. */
export type Filter =
  | {
      readonly kind: 'test'
      readonly field: string
      readonly operator: string
      readonly value: unknown
    }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }

/** Where a field's values are. */
export interface Column {
  readonly type: 'text' | 'uuid' | 'numeric' | 'boolean' | 'timestamptz'
  readonly value: Condition
  /** For a field with many values: true when a value passes the test, such as `EXISTS (… AND test)`. */
  readonly some?: (test: Condition) => Condition
  /** What a list is sorted by when that differs from `value`. */
  readonly order?: Condition
}

/** The columns a filter or sort may reach. */
export type Columns = (field: string) => Column | undefined

export interface SortKey {
  readonly field: string
  readonly descending: boolean
}

const always = sql`TRUE`
const never = sql`FALSE`

/** A filter as one condition; every value travels as a parameter. */
export function filterToSql(filter: Filter, columns: Columns): Condition {
  if (filter.kind === 'not') return not(filterToSql(filter.part, columns))
  if (filter.kind === 'test') return testToSql(filter, columnOf(columns, filter.field))
  const parts = filter.parts.map((part) => filterToSql(part, columns))
  if (parts.length === 0) return filter.kind === 'and' ? always : never
  return sql`(${sql.join(parts, filter.kind === 'and' ? sql` AND ` : sql` OR `)})`
}

/** The list after ORDER BY; `last` makes the order total. */
export function sortToSql(sort: readonly SortKey[], columns: Columns, last: Condition): Condition {
  const keys = sort.map(({ field, descending }) => {
    const { value, order = value } = columnOf(columns, field)
    return descending ? sql`${order} DESC` : order
  })
  return sql.join([...keys, last])
}

function columnOf(columns: Columns, field: string): Column {
  const column = columns(field)
  if (!column) throw new Error(`No column holds the field ${field}`)
  return column
}

interface Test {
  readonly operator: string
  readonly value: unknown
}

function testToSql({ operator, value }: Test, column: Column): Condition {
  const some = column.some ?? ((test: Condition) => test)
  switch (operator) {
    case '$ne':
      return not(testToSql({ operator: '$eq', value }, column))
    case '$nin':
      return not(testToSql({ operator: '$in', value }, column))
    case '$exists':
      return value ? some(isSet(column)) : not(some(isSet(column)))
    case '$isEmpty':
      return value ? not(some(hasContent(column))) : some(hasContent(column))
    case '$hasAll':
      return allOf(value as unknown[], (one) => some(isAnyOf(column, [one])))
    case '$eq':
      return value === null ? not(some(isSet(column))) : some(isAnyOf(column, [value]))
    case '$in':
    case '$hasSome':
      return some(isAnyOf(column, value as unknown[]))
    default:
      return some(compare(column, operator, value))
  }
}

const isSet = ({ value }: Column) => sql`${value} IS NOT NULL`
const hasContent = ({ type, value }: Column) =>
  type === 'text' ? sql`COALESCE(${value}, '') <> ''` : sql`${value} IS NOT NULL`

function isAnyOf({ type, value }: Column, operands: readonly unknown[]): Condition {
  // An id that is no GUID is nobody's; asked as a GUID it would be an error.
  const fitting = type === 'uuid' ? operands.filter((one) => isGuid(one)) : operands
  if (fitting.length === 0) return never
  if (fitting.length === 1) return sql`${value} = ${fitting[0]}::${sql.raw(type)}`
  return sql`${value} = ANY(${fitting}::${sql.raw(`${type}[]`)})`
}

const comparisons: Record<string, string> = { $lt: '<', $lte: '<=', $gt: '>', $gte: '>=' }

function compare({ type, value }: Column, operator: string, operand: unknown): Condition {
  const sign = comparisons[operator]
  if (sign) return sql`${value} ${sql.raw(sign)} ${operand}::${sql.raw(type)}`
  return sql`${value} ILIKE ${pattern(operator, String(operand))}`
}

function pattern(operator: string, text: string): string {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  if (operator === '$startsWith') return `${literal}%`
  if (operator === '$endsWith') return `%${literal}`
  if (operator === '$contains') return `%${literal}%`
  throw new Error(`No SQL for the operator ${operator}`)
}

// A test of an empty value is neither true nor false in SQL; here it is false, and its contrary true.
const not = (condition: Condition) => sql`(${condition}) IS NOT TRUE`

const allOf = (values: readonly unknown[], test: (value: unknown) => Condition): Condition =>
  values.length === 0 ? always : sql`(${sql.join(values.map(test), sql` AND `)})`

/** Whether PostgreSQL can read a value as a GUID. */
export const isGuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
