import { type RawBuilder, sql } from 'kysely'
import { type Column, type Columns, columnOf, type SortKey } from './query-to-sql.ts'

type Condition = RawBuilder<unknown>

/** Position of a row in an order: its sort values as text, null where it has none. */
export type KeysetPosition = readonly (string | null)[]

/** A page relative to a cursor, so that rows inserted or deleted meanwhile shift none of the others. */
export interface KeysetCursor {
  /** Absent at the start of the list. */
  readonly place?: KeysetPosition
  readonly backwards: boolean
  /** Whether the row at the cursor is part of the page. */
  readonly inclusive: boolean
  /** The total counted for the first page. */
  readonly total?: number
}

/** Which rows of a list to read: by limit and offset, or by cursor. */
export interface Page {
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly offset: number
  readonly walk?: KeysetCursor | undefined
  /** A known total, which makes counting unnecessary. */
  readonly total?: number
}

export interface PageParts {
  /** After ORDER BY. */
  readonly order: Condition
  /** After AND: rows on the requested side of the cursor. */
  readonly beyond: Condition
  /** LIMIT and OFFSET; a cursor page reads one row more, to learn whether there are more. */
  readonly slice: Condition
  /** The cursor position of a row, as a list of texts; empty unless the page is by cursor. */
  readonly place: RawBuilder<string[] | null>
}

/**
 * The parts of a statement that make a page. `last` names what makes the order total, its last field
 * being unique; it runs the way of the last key, so that an index can be read from either end.
 */
export function pageToSql(page: Page, columns: Columns, last: readonly string[]): PageParts {
  const { walk, limit, offset } = page
  const forwards = keysOf(page.sort, columns, last)
  const keys = walk?.backwards ? forwards.map(reversed) : forwards
  const skipped = walk?.place ? 0 : offset
  return {
    order: sql.join(keys.map(({ value, descending }) => (descending ? sql`${value} DESC` : value))),
    beyond: walk?.place ? beyond(keys, walk.place, walk.inclusive) : sql`TRUE`,
    slice: sql`LIMIT ${walk ? limit + 1 : limit} OFFSET ${skipped}`,
    place: walk ? positionOf(forwards) : sql`NULL::text[]`,
  }
}

/** A total that an earlier page, or another caller, has counted. */
export const knownTotal = ({ walk, total }: Pick<Page, 'walk' | 'total'>): number | undefined =>
  walk?.total ?? total

/** The total of a list, counted unless it is known. */
export function countToSql(page: Page, list: Condition): Condition {
  const total = knownTotal(page)
  return total === undefined
    ? sql`SELECT count(*) AS total FROM ${list}`
    : sql`SELECT ${total}::bigint AS total`
}

interface Key {
  readonly value: Condition
  readonly type: Column['type']
  readonly required: boolean
  readonly descending: boolean
}

const reversed = (key: Key): Key => ({ ...key, descending: !key.descending })

/** The sort keys up to the first unique one; repeated fields are dropped. */
function keysOf(sort: readonly SortKey[], columns: Columns, last: readonly string[]): Key[] {
  const descending = sort.at(-1)?.descending ?? false
  const all = [...sort, ...last.map((field) => ({ field, descending }))]
  const named = all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at)
  const end = named.findIndex(({ field }) => field === last.at(-1))
  return named.slice(0, end + 1).map((key): Key => {
    const column = columnOf(columns, key.field)
    const { value, order = value, orderType: type = column.type, required = false } = column
    return { value: order, type, required, descending: key.descending }
  })
}

const positionOf = (keys: readonly Key[]) =>
  sql<string[]>`ARRAY[${sql.join(keys.map(({ value }) => sql`(${value})::text`))}]`

/**
 * Rows after a position. Where all keys have one direction and no nulls, they compare as one row value, which an
 * index supports; else a row follows in the first key, or is equal there and follows in the next.
 */
function beyond(keys: readonly Key[], place: KeysetPosition, inclusive: boolean): Condition {
  const [first] = keys
  const at = keys.map((key, index) => ({ ...key, text: place[index] ?? null }))
  if (first && at.every((one) => one.required && one.descending === first.descending)) {
    const sign = sql.raw(`${signOf(first)}${inclusive ? '=' : ''}`)
    const bounds = sql.join(at.map(operandOf))
    return sql`(${sql.join(keys.map(({ value }) => value))}) ${sign} (${bounds})`
  }
  return at.reduceRight<Condition>(
    (rest, key) => sql`(${isBehind(key)} OR (${isLevel(key)} AND ${rest}))`,
    inclusive ? sql`TRUE` : sql`FALSE`,
  )
}

type KeyBound = Key & { readonly text: string | null }

const signOf = ({ descending }: Key) => (descending ? '<' : '>')
const operandOf = ({ text, type }: KeyBound) => sql`${text}::${sql.raw(type)}`

const isLevel = (bound: KeyBound) =>
  bound.text === null ? sql`${bound.value} IS NULL` : sql`${bound.value} = ${operandOf(bound)}`

/** PostgreSQL sorts nulls as the largest values. */
function isBehind(bound: KeyBound): Condition {
  const { text, value, descending, required } = bound
  if (text === null) return descending ? sql`${value} IS NOT NULL` : sql`FALSE`
  const past = sql`${value} ${sql.raw(signOf(bound))} ${operandOf(bound)}`
  return descending || required ? past : sql`(${past} OR ${value} IS NULL)`
}
