import { type RawBuilder, sql } from 'kysely'
import type { ValueTest } from '../../custom-fields/index.ts'

type Condition = RawBuilder<unknown>

/** Whether the values of `products p` pass a test; written for the index of values. */
export function customFieldsFit({
  key,
  isNumber,
  isList,
  eq,
  oneOf,
  from,
  to,
}: ValueTest): Condition {
  const has = (one: string | boolean) =>
    sql`p.custom_fields @> ${JSON.stringify({ [key]: isList ? [one] : one })}::jsonb`
  const value = sql`(p.custom_fields ->> ${key}::text)`
  const compared = (sign: '<=' | '>=', bound: string) =>
    isNumber
      ? sql`${value}::numeric ${sql.raw(sign)} ${bound}::numeric`
      : sql`${value} COLLATE "C" ${sql.raw(sign)} ${bound}::text`
  const conditions = [
    sql`p.custom_fields <> '{}'`,
    ...(eq === undefined ? [] : [has(eq)]),
    ...(oneOf ? [sql`(${sql.join(oneOf.map(has), sql` OR `)})`] : []),
    ...(from === undefined ? [] : [compared('>=', from)]),
    ...(to === undefined ? [] : [compared('<=', to)]),
  ]
  return sql`(${sql.join(conditions, sql` AND `)})`
}
