import { type RawBuilder, sql } from 'kysely'

/** Type of a column of rows sent as parameters. */
export type RowColumnType =
  | 'uuid'
  | 'text'
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'timestamptz'
  | 'date'
  | 'json'
  | 'jsonb'
  | 'uuid[]'
  | 'text[]'

/** The columns of sent rows by their names. */
export type RowColumns = Readonly<Record<string, RowColumnType>>

/** The columns of items by name, each with the function that returns its value. */
export type ItemColumns<Item> = Readonly<
  Record<string, { readonly type: RowColumnType; readonly pick: (item: Item) => unknown }>
>

/** Rows as a table expression with named columns; see `itemsToSql`. */
export const rowsToSql = <Columns extends RowColumns>(
  columns: Columns,
  rows: readonly Readonly<Record<keyof Columns & string, unknown>>[],
): RawBuilder<unknown> =>
  itemsToSql(
    Object.fromEntries(
      Object.entries(columns).map(([name, type]) => [
        name,
        { type, pick: (row: Readonly<Record<string, unknown>>) => row[name] },
      ]),
    ),
    rows,
  )

/**
 * Items as a table expression, without creating a row object for each. Columns with different values are sent
 * as one array, others as a single value: neither the number of parameters nor the length of the statement
 * grows with the items, and PostgreSQL reads them in half the time of JSON.
 */
export function itemsToSql<Item>(
  columns: ItemColumns<Item>,
  items: readonly Item[],
): RawBuilder<unknown> {
  const names: RawBuilder<unknown>[] = []
  const arrays: RawBuilder<unknown>[] = []
  const values: RawBuilder<unknown>[] = []
  for (const [name, { type, pick }] of Object.entries(columns)) {
    const ref = sql.ref(name)
    const texts = items.map((item) => textOf(pick(item), type))
    // The first array has the number of rows.
    if (arrays.length > 0 && texts.every((text) => text === texts[0])) {
      values.push(sql`${texts[0] ?? null}::${sql.raw(type)} AS ${ref}`)
      continue
    }
    values.push(isText(type) ? sql`${ref}::${sql.raw(type)} AS ${ref}` : ref)
    arrays.push(arrayOf(texts, type, arrays.length === 0))
    names.push(ref)
  }
  return sql`(SELECT ${sql.join(values)} FROM unnest(${sql.join(arrays)}) AS sent (${sql.join(names)}))`
}

type Text = string | null

/** The texts as one array of a type; lists and JSON as texts, which are read where their row is. */
function arrayOf(
  texts: readonly Text[],
  type: RowColumnType,
  isFirst: boolean,
): RawBuilder<unknown> {
  // JSON has no line breaks and is never empty: it need not be quoted once more.
  if (isJson(type) && !isFirst) {
    return sql`string_to_array(${texts.join('\n')}, ${'\n'}, '')`
  }
  return sql`${arrayText(texts, type)}::${sql.raw(isText(type) ? 'text' : type)}[]`
}

const isList = (type: RowColumnType) => type.endsWith('[]')
const isJson = (type: RowColumnType) => type === 'json' || type === 'jsonb'
const isText = (type: RowColumnType) => isList(type) || isJson(type)

/** An array as PostgreSQL writes it. */
function arrayText(texts: readonly Text[], type: RowColumnType): string {
  const write = isBare.has(type) ? (text: string) => text : quoted
  return `{${texts.map((text) => (text === null ? 'NULL' : write(text))).join(',')}}`
}

/** Types whose array elements need no quotes. */
const isBare = new Set<RowColumnType>(['uuid', 'boolean', 'integer', 'bigint', 'numeric'])
const quoted = (text: string) =>
  special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`
const special = /["\\]/
const specials = /["\\]/g

/** A value as PostgreSQL reads it. */
const textOf = (value: unknown, type: RowColumnType): Text =>
  value === null || value === undefined ? null : writers[type](value)

const plain = (value: unknown) => String(value)
const list = (items: unknown, type: RowColumnType) =>
  arrayText(
    (items as unknown[]).map((item) => textOf(item, type)),
    type,
  )

const writers: Record<RowColumnType, (value: unknown) => string> = {
  uuid: plain,
  boolean: plain,
  integer: plain,
  bigint: plain,
  numeric: plain,
  text: plain,
  date: plain,
  timestamptz: (value) => (value as Date).toISOString(),
  json: (value) => JSON.stringify(value),
  jsonb: (value) => JSON.stringify(value),
  'uuid[]': (value) => list(value, 'uuid'),
  'text[]': (value) => list(value, 'text'),
}
