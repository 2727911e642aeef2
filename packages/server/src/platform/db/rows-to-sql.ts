import { type RawBuilder, sql } from 'kysely'

/** What a column of sent rows is. */
export type SentType =
  | 'uuid'
  | 'text'
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'timestamptz'
  | 'json'
  | 'jsonb'
  | 'uuid[]'
  | 'text[]'

/** The columns of sent rows by their names. */
export type SentColumns = Readonly<Record<string, SentType>>

/**
 * Rows as a table of a statement, whose columns are read by their names. They travel as one array for each
 * column: neither the number of parameters nor the length of the statement grows with them, and PostgreSQL
 * reads them in half the time that it takes for JSON.
 */
export function rowsToSql<Columns extends SentColumns>(
  columns: Columns,
  rows: readonly Readonly<Record<keyof Columns & string, unknown>>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns)
  const arrays = names.map((name) => {
    const type = columns[name] as SentType
    const values = rows.map((row) => row[name])
    return sql`${arrayText(values, type)}::${sql.raw(isList(type) ? 'text' : type)}[]`
  })
  const refs = sql.join(names.map((name) => sql.ref(name)))
  const values = names.map((name) => readAs(sql.ref(name), columns[name] as SentType))
  return sql`(SELECT ${sql.join(values)} FROM unnest(${sql.join(arrays)}) AS sent (${refs}))`
}

const readAs = (name: RawBuilder<unknown>, type: SentType) =>
  isList(type) ? sql`${name}::${sql.raw(type)} AS ${name}` : name

const isList = (type: SentType) => type.endsWith('[]')

/** An array as PostgreSQL writes it; of lists, each as text. */
function arrayText(values: readonly unknown[], type: SentType): string {
  const write = writers[type]
  const texts = values.map((value) => (isMissing(value) ? 'NULL' : write(value)))
  return `{${texts.join(',')}}`
}

const isMissing = (value: unknown) => value === null || value === undefined
const plain = (value: unknown) => String(value)
const quoted = (text: string) =>
  special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`
const special = /["\\]/
const specials = /["\\]/g
// In JSON nothing but quotation marks and backslashes is left to escape.
const json = (value: unknown) => JSON.stringify(JSON.stringify(value))
const list = (items: unknown, type: SentType) => quoted(arrayText(items as unknown[], type))

const writers: Record<SentType, (value: unknown) => string> = {
  uuid: plain,
  boolean: plain,
  integer: plain,
  bigint: plain,
  numeric: plain,
  text: (value) => quoted(value as string),
  timestamptz: (value) => quoted((value as Date).toISOString()),
  json,
  jsonb: json,
  'uuid[]': (value) => list(value, 'uuid'),
  'text[]': (value) => list(value, 'text'),
}
