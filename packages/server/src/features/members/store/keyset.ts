import { type RawBuilder, sql } from 'kysely'
import type { Column, Columns, SortKey } from '../../../platform/db/query-to-sql.ts'
import type { Place } from '../model.ts'

type Condition = RawBuilder<unknown>

/** One thing a list is sorted by. Never null, so that places compare. */
interface Key {
  readonly value: Condition
  readonly type: Column['type']
  readonly descending: boolean
}

/** The keys of an order, made total by the id, which runs the way of the last key. */
export function keysOf(sort: readonly SortKey[], columns: Columns): Key[] {
  const keys = sort.map(({ field, descending }): Key => {
    const column = columns(field)
    if (!column) throw new Error(`No column holds the field ${field}`)
    return { value: column.order ?? column.value, type: column.type, descending }
  })
  const descending = sort.at(-1)?.descending ?? false
  return [...keys, { value: sql`id`, type: 'uuid', descending }]
}

export const reversed = (keys: readonly Key[]): Key[] =>
  keys.map((key) => ({ ...key, descending: !key.descending }))

export const orderOf = (keys: readonly Key[]): Condition =>
  sql.join(keys.map(({ value, descending }) => (descending ? sql`${value} DESC` : value)))

/** What a row's place is made of, as text. */
export const placeOf = (keys: readonly Key[]): RawBuilder<string[]> =>
  sql<
    string[]
  >`ARRAY[${sql.join(keys.slice(0, -1).map(({ value }) => sql`${value}::text`))}]::text[]`

/**
 * Rows behind a place: behind it in the first key, or level there and behind it in the next. The bound
 * on the first key alone lets an index begin where the page does.
 */
export function behind(keys: readonly Key[], { keys: texts, id }: Place): Condition {
  const places = [...texts, id]
  const at = (key: Key, index: number) => sql`${places[index]}::${sql.raw(key.type)}`
  const chain = keys.reduceRight<Condition>((rest, key, index) => {
    const further = sql`${key.value} ${sign(key)} ${at(key, index)}`
    return sql`(${further} OR (${key.value} = ${at(key, index)} AND ${rest}))`
  }, sql`FALSE`)
  const [first] = keys
  if (!first) return chain
  return sql`${first.value} ${sign(first)}= ${at(first, 0)} AND ${chain}`
}

const sign = ({ descending }: Key) => sql.raw(descending ? '<' : '>')
