import { type RawBuilder, sql } from 'kysely'
import type { Level } from '../model/search.ts'
import type { SearchColumn, SearchColumns } from './search-columns.ts'

type Condition = RawBuilder<unknown>
export type BucketLevel = Exclude<Level, { kind: 'scalar' }>
export type ScalarLevel = Extract<Level, { kind: 'scalar' }>

/** Maximum buckets of a date histogram. */
const MAX_DATES = 200

const instant = (value: Condition) =>
  sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A value formatted for results. */
function textOf(type: SearchColumn['type'], value: Condition): Condition {
  if (type === 'numeric' || type === 'bigint') return sql`trim_scale(${value}::numeric)::text`
  return type === 'timestamptz' ? instant(value) : sql`${value}::text`
}

const isSet = ({ type, value }: SearchColumn): Condition =>
  type === 'text' ? sql`${value} <> ''` : sql`${value} IS NOT NULL`

export const requireColumn = (columns: SearchColumns, field: string): SearchColumn => {
  const column = columns(field)
  if (!column) throw new Error(`No column holds the field ${field}`)
  return column
}

/** The bucket or the value of a level with a single-valued field; undefined for a multi-valued one. */
export function singleValueOf(level: Level, columns: SearchColumns): Condition | undefined {
  const column = requireColumn(columns, level.field)
  if (column.from) return undefined
  const value = level.kind === 'scalar' ? scalarOf(level, column) : keyOf(level, column)
  return sql`CASE WHEN ${isSet(column)} THEN ${value} END`
}

/** The distinct buckets of one row, as `key`; no row when it is in none. */
export function keysOf(level: BucketLevel, columns: SearchColumns): Condition {
  const column = requireColumn(columns, level.field)
  return sql`SELECT DISTINCT ${keyOf(level, column)} AS key FROM ${column.from} AND ${isSet(column)}`
}

function keyOf(level: BucketLevel, { type, value }: SearchColumn): Condition {
  if (level.kind === 'value') return textOf(type, value)
  if (level.kind === 'date') {
    return instant(sql`date_trunc(${level.interval}, ${value}, ${level.timeZone})`)
  }
  const cases = level.buckets.map(({ from, to }, at) => {
    const above = from === undefined ? sql`TRUE` : sql`${value} >= ${from}::numeric`
    const below = to === undefined ? sql`TRUE` : sql`${value} < ${to}::numeric`
    return sql`WHEN ${above} AND ${below} THEN ${String(at)}`
  })
  return cases.length > 0 ? sql`CASE ${sql.join(cases, sql` `)} END` : sql`NULL::text`
}

/** The distinct values of one row as a JSON array of the texts that results have, which is a text itself. */
export function valueTexts(column: SearchColumn): Condition {
  const text = textOf(column.type, column.value)
  return column.from
    ? sql`(SELECT COALESCE(jsonb_agg(DISTINCT ${text}), '[]') FROM ${column.from} AND ${isSet(column)})::text`
    : sql`(CASE WHEN ${isSet(column)} THEN jsonb_build_array(${text}) ELSE '[]' END)::text`
}

/** Every value of one row, as `value`. */
export function valuesOf(level: ScalarLevel, columns: SearchColumns): Condition {
  const column = requireColumn(columns, level.field)
  return sql`SELECT ${scalarOf(level, column)} AS value FROM ${column.from} AND ${isSet(column)}`
}

const scalarOf = ({ type }: ScalarLevel, column: SearchColumn): Condition =>
  type === 'COUNT_DISTINCT' ? textOf(column.type, column.value) : column.value

/** The scalar over the values, as a decimal. */
export function amountOf({ type }: ScalarLevel): Condition {
  if (type === 'COUNT_DISTINCT') return sql`count(DISTINCT value)::text`
  return sql`trim_scale(${sql.raw(type)}(value::numeric))::text`
}

/** The order and the limit of the buckets of a level. */
export function orderOf(
  level: BucketLevel,
  key: Condition,
  count: Condition,
): { order: Condition; limit: number } {
  // The bucket for missing values may have any name, so the cast is guarded.
  const number = sql`(CASE WHEN ${key} ~ '^-?[0-9]+([.][0-9]+)?$' THEN ${key}::numeric END)`
  const natural = (way: Condition) => sql`${number} ${way} NULLS LAST, ${key} COLLATE "C" ${way}`
  const up = sql`ASC`
  if (level.kind !== 'value') {
    return { order: natural(up), limit: level.kind === 'date' ? MAX_DATES : level.buckets.length }
  }
  const way = level.sort.descending ? sql`DESC` : up
  const order = level.sort.by === 'value' ? natural(way) : sql`${count} ${way}, ${natural(up)}`
  return { order, limit: level.limit }
}
