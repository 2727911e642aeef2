import { type RawBuilder, sql } from 'kysely'
import { type Column, type Columns, columnOf, type SortKey } from './query-to-sql.ts'

type Condition = RawBuilder<unknown>

/** Where a row stands in an order: what it is sorted by as text, null where it has no value. */
export type Place = readonly (string | null)[]

/** A page by the place where another one ended, so that rows that come and go move none of the others. */
export interface Walk {
  /** Absent at the start of the list. */
  readonly place?: Place
  readonly backwards: boolean
  /** The row at the place belongs to the page. */
  readonly inclusive: boolean
  /** What the first page counted, so that the others need not. */
  readonly total?: number
}

/** Which rows of a list are wanted: so many from an offset, or from a place. */
export interface Page {
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly offset: number
  readonly walk?: Walk | undefined
  /** What is known to be the total, so that nothing needs to be counted. */
  readonly total?: number
}

export interface PageParts {
  /** After ORDER BY. */
  readonly order: Condition
  /** After AND: rows on the wanted side of the place. */
  readonly beyond: Condition
  /** LIMIT and OFFSET; a walk takes one row more, which tells whether there are more. */
  readonly slice: Condition
  /** The place of a row, as a list of texts; nothing unless it is a walk. */
  readonly place: RawBuilder<string[] | null>
}

/**
 * The parts of a statement that make a page. `last` names what makes the order total, its last field
 * being unique; it runs the way of the last key, so that an index can be read from either end.
 */
export function pageToSql(page: Page, columns: Columns, last: readonly string[]): PageParts {
  const { walk, limit, offset } = page
  const forwards = keysOf(page.sort, columns, last)
  const keys = walk?.backwards ? forwards.map(turned) : forwards
  const skipped = walk?.place ? 0 : offset
  return {
    order: sql.join(keys.map(({ value, descending }) => (descending ? sql`${value} DESC` : value))),
    beyond: walk?.place ? beyond(keys, walk.place, walk.inclusive) : sql`TRUE`,
    slice: sql`LIMIT ${walk ? limit + 1 : limit} OFFSET ${skipped}`,
    place: walk ? placeOf(forwards) : sql`NULL::text[]`,
  }
}

/** What an earlier page has counted, or somebody else before it. */
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

const turned = (key: Key): Key => ({ ...key, descending: !key.descending })

/** The keys of an order up to the one that leaves no two rows level; a field that was named before adds nothing. */
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

const placeOf = (keys: readonly Key[]) =>
  sql<string[]>`ARRAY[${sql.join(keys.map(({ value }) => sql`(${value})::text`))}]`

/**
 * Rows behind a place. Where all keys run one way and have values, they compare as one, which an index
 * follows; else a row is behind in the first key, or level there and behind in the next.
 */
function beyond(keys: readonly Key[], place: Place, inclusive: boolean): Condition {
  const [first] = keys
  const at = keys.map((key, index) => ({ ...key, text: place[index] ?? null }))
  if (first && at.every((one) => one.required && one.descending === first.descending)) {
    const sign = sql.raw(`${signOf(first)}${inclusive ? '=' : ''}`)
    const bounds = sql.join(at.map(operandOf))
    return sql`(${sql.join(keys.map(({ value }) => value))}) ${sign} (${bounds})`
  }
  return at.reduceRight<Condition>(
    (rest, key) => sql`(${further(key)} OR (${level(key)} AND ${rest}))`,
    inclusive ? sql`TRUE` : sql`FALSE`,
  )
}

type Bound = Key & { readonly text: string | null }

const signOf = ({ descending }: Key) => (descending ? '<' : '>')
const operandOf = ({ text, type }: Bound) => sql`${text}::${sql.raw(type)}`

const level = (bound: Bound) =>
  bound.text === null ? sql`${bound.value} IS NULL` : sql`${bound.value} = ${operandOf(bound)}`

/** PostgreSQL takes a missing value for the largest. */
function further(bound: Bound): Condition {
  const { text, value, descending, required } = bound
  if (text === null) return descending ? sql`${value} IS NOT NULL` : sql`FALSE`
  const past = sql`${value} ${sql.raw(signOf(bound))} ${operandOf(bound)}`
  return descending || required ? past : sql`(${past} OR ${value} IS NULL)`
}
