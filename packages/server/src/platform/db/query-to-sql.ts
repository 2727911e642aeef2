import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<unknown>

/** A filter over domain fields; the caller has checked that values fit their columns. */
export type Filter =
  | {
      readonly kind: 'test'
      readonly field: string
      readonly operator: string
      readonly value: unknown
    }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }

/** The SQL of a field's values. */
export interface Column {
  readonly type: 'text' | 'uuid' | 'numeric' | 'bigint' | 'boolean' | 'timestamptz'
  /** Used as an operand: an expression other than a name or a call is in parentheses. */
  readonly value: Condition
  /** The stored text in lower case, for comparisons that ignore case. */
  readonly lowered?: Condition
  /** For a field with many values: true when a value passes the test, such as `EXISTS (… AND test)`. */
  readonly some?: (test: Condition) => Condition
  /** For a field that is only tested as a whole: the condition for a test of it. */
  readonly fits?: (value: unknown) => Condition
  /** The columns of the elements, for a field whose values have fields. */
  readonly items?: Columns
  /** The sort expression, when it differs from `value`. */
  readonly order?: Condition
  /** Its type, when it differs from that of the values. */
  readonly orderType?: Column['type']
  /** Every row has a value to sort by, so that positions can be compared as one row value. */
  readonly required?: boolean
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

/** The column of a field; the caller has validated the field. */
export function columnOf(columns: Columns, field: string): Column {
  const column = columns(field)
  if (!column) throw new Error(`No column holds the field ${field}`)
  return column
}

interface Test {
  readonly operator: string
  readonly value: unknown
}

function testToSql({ operator, value }: Test, column: Column): Condition {
  if (column.fits) return column.fits(value)
  const some = column.some ?? ((test: Condition) => test)
  switch (operator) {
    case '$ne':
      return not(testToSql({ operator: '$eq', value }, column))
    case '$nin':
      return not(testToSql({ operator: '$in', value }, column))
    case '$exists':
      return value ? some(isSet(column)) : not(some(isSet(column)))
    case '$isEmpty':
      return value ? not(some(isSet(column))) : some(isSet(column))
    case '$hasAll':
      return allOf(value as unknown[], (one) => some(isAnyOf(column, [one])))
    case '$matchItems':
      return some(filterToSql(value as Filter, itemsOf(column)))
    case '$eq':
      return isOneOf(column, [value])
    case '$in':
    case '$hasSome':
      return isOneOf(column, value as unknown[])
    default:
      return some(compare(column, operator, value))
  }
}

function itemsOf({ items }: Column): Columns {
  if (!items) throw new Error('No columns hold the fields of its values')
  return items
}

/** Has a value: an empty text is none, and an empty list has none. */
const isSet = ({ type, value }: Column) =>
  type === 'text' ? sql`${value} <> ''` : sql`${value} IS NOT NULL`

/** Equality with one of the operands; null, and for texts the empty string, mean a field without a value. */
function isOneOf(column: Column, operands: readonly unknown[]): Condition {
  const some = column.some ?? ((test: Condition) => test)
  const isNothing = (one: unknown) => one === null || (one === '' && column.type === 'text')
  const values = operands.filter((one) => !isNothing(one))
  const equal = some(isAnyOf(column, values))
  if (values.length === operands.length) return equal
  const empty = not(some(isSet(column)))
  return values.length === 0 ? empty : sql`(${equal} OR ${empty})`
}

function isAnyOf({ type, value }: Column, operands: readonly unknown[]): Condition {
  // A text that is no GUID matches nothing; cast to uuid it would be an error.
  const fitting = type === 'uuid' ? operands.filter((one) => isGuid(one)) : operands
  if (fitting.length === 0) return never
  const as = typeFor(type, fitting)
  if (fitting.length === 1) return sql`${value} = ${fitting[0]}::${sql.raw(as)}`
  return sql`${value} = ANY(${fitting}::${sql.raw(`${as}[]`)})`
}

/** A whole number is compared as one, for the sake of its index, when the operands are some too. */
const typeFor = (type: Column['type'], operands: readonly unknown[]): Column['type'] =>
  type === 'bigint' && !operands.every((one) => /^-?\d{1,18}$/.test(String(one))) ? 'numeric' : type

const comparisons: Record<string, string> = { $lt: '<', $lte: '<=', $gt: '>', $gte: '>=' }

/** A field without a value is neither less nor greater than anything, and does not contain the empty text. */
function compare(column: Column, operator: string, operand: unknown): Condition {
  const { type, value } = column
  const sign = comparisons[operator]
  if (type === 'uuid' && !(sign && isGuid(operand))) {
    return compare({ type: 'text', value: sql`(${value}::text COLLATE "C")` }, operator, operand)
  }
  const test = sign
    ? sql`${value} ${sql.raw(sign)} ${operand}::${sql.raw(typeFor(type, [operand]))}`
    : isLike(column, pattern(operator, String(operand)))
  const matchesEmpty = sign?.startsWith('<') || operand === ''
  return type === 'text' && matchesEmpty ? sql`(${test} AND ${isSet(column)})` : test
}

/**
 * Case-insensitive: compares both in lower case. A column with the collation "C" would only
 * fold the case of ASCII.
 */
const isLike = ({ value, lowered }: Column, operand: string): Condition =>
  lowered
    ? sql`${lowered} LIKE lower(${operand}::text)`
    : sql`${value} COLLATE "default" ILIKE ${operand}`

function pattern(operator: string, text: string): string {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  if (operator === '$startsWith') return `${literal}%`
  if (operator === '$endsWith') return `%${literal}`
  if (operator === '$contains') return `%${literal}%`
  throw new Error(`No SQL for the operator ${operator}`)
}

// In SQL a comparison with null is null; here it is false, and its negation true.
const not = (condition: Condition) => sql`(${condition}) IS NOT TRUE`

const allOf = (values: readonly unknown[], test: (value: unknown) => Condition): Condition =>
  values.length === 0 ? always : sql`(${sql.join(values.map(test), sql` AND `)})`

/** Whether PostgreSQL can read a value as a GUID. */
export const isGuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
