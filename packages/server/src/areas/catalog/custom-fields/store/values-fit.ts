import { type RawBuilder, sql } from 'kysely'
import type { ValueTest } from '../model.ts'

type Condition = RawBuilder<unknown>

/** Whether the values in a column meet a condition; matches a partial index of rows with values. */
export function valuesFit(
  column: Condition,
  { key, isNumber, isList, eq, oneOf, from, to }: ValueTest,
): Condition {
  const has = (one: string | boolean) =>
    sql`${column} @> ${JSON.stringify({ [key]: isList ? [one] : one })}::jsonb`
  const value = sql`(${column} ->> ${key}::text)`
  const compared = (sign: '<=' | '>=', bound: string) =>
    isNumber
      ? sql`${value}::numeric ${sql.raw(sign)} ${bound}::numeric`
      : sql`${value} COLLATE "C" ${sql.raw(sign)} ${bound}::text`
  const conditions = [
    sql`${column} <> '{}'`,
    ...(eq === undefined ? [] : [has(eq)]),
    ...(oneOf ? [sql`(${sql.join(oneOf.map(has), sql` OR `)})`] : []),
    ...(from === undefined ? [] : [compared('>=', from)]),
    ...(to === undefined ? [] : [compared('<=', to)]),
  ]
  return sql`(${sql.join(conditions, sql` AND `)})`
}
