import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Aggregation, AggregationRow, Level, Told } from '../model/search.ts'
import {
  amountOf,
  type BucketLevel,
  keysOf,
  orderOf,
  type ScalarLevel,
  valuesOf,
} from './aggregate-levels.ts'
import type { SearchColumns } from './search-columns.ts'

type Part = RawBuilder<unknown>

/** What was found, and how its fields are reached again. */
export interface Ground {
  /** SELECT of every found thing, with its number as `n`. */
  readonly found: Part
  /** After FROM: `found g` with the tables that columns speak of. */
  readonly again: Part
  readonly columns: SearchColumns
}

/** Most combinations of buckets that one aggregation tells. */
const MOST_ROWS = 1000

/** All aggregations over everything that was found, in one statement. */
export async function aggregate(
  tx: Tx,
  ground: Ground,
  aggregations: readonly Aggregation[],
): Promise<AggregationRow[][]> {
  if (aggregations.length === 0) return []
  const parts = aggregations.map((levels) => sql`(${rowsOf(ground, levels)})`)
  const { rows } = await sql<{ all: (AggregationRow[] | null)[] }>`
    WITH found AS MATERIALIZED (${ground.found})
    SELECT jsonb_build_array(${sql.join(parts)}) AS all`.execute(tx.db)
  return (rows[0]?.all ?? []).map((one) => one ?? [])
}

interface Placed<out L extends Level> {
  readonly level: L
  readonly at: number
  /** The keys of the levels around it. */
  readonly outer: readonly string[]
}

/** One aggregation: what each thing is in, counted level by level, and the combinations put together. */
function rowsOf(ground: Ground, levels: Aggregation): Part {
  const placed = levels.map(
    (level, at): Placed<Level> => ({
      level,
      at,
      outer: keysBefore(levels, at),
    }),
  )
  const buckets = placed.filter(isBucket)
  const scalars = placed.filter(isScalar)
  const tables = [
    sql`pairs AS MATERIALIZED (${pairsOf(ground, buckets)})`,
    ...buckets.map((one) => sql`${sql.ref(`level_${one.at}`)} AS (${countsOf(one)})`),
    ...scalars.map((one) => sql`${sql.ref(`level_${one.at}`)} AS (${amountsOf(ground, one)})`),
  ]
  const places = buckets.map(({ at }) => sql.ref(`level_${at}.place`))
  const order = places.length > 0 ? sql.join(places) : sql`1`
  const told = placed.map(({ level, at }) => toldOf(level, at))
  const joins = placed.map((one) => joinOf(one))
  return sql`
    WITH ${sql.join(tables)}
    SELECT jsonb_agg(told ORDER BY number)
      FROM (SELECT jsonb_build_array(${sql.join(told)}) AS told, row_number() OVER (ORDER BY ${order}) AS number
              FROM (VALUES (1)) AS start (one) ${sql.join(joins, sql` `)}
             ORDER BY ${order} LIMIT ${MOST_ROWS}) combined`
}

const isBucket = (one: Placed<Level>): one is Placed<BucketLevel> => one.level.kind !== 'scalar'
const isScalar = (one: Placed<Level>): one is Placed<ScalarLevel> => one.level.kind === 'scalar'

const keysBefore = (levels: Aggregation, at: number): string[] =>
  levels.slice(0, at).flatMap(({ kind }, index) => (kind === 'scalar' ? [] : [`k${index}`]))

/** Each thing with each combination of buckets that it is in. */
function pairsOf({ again, columns }: Ground, buckets: readonly Placed<BucketLevel>[]): Part {
  const keys = buckets.map(({ level, at }) => {
    const key = sql.ref(`in_${at}.key`)
    const named =
      level.kind === 'value' && level.missing !== undefined
        ? sql`COALESCE(${key}, ${level.missing})`
        : key
    return sql`${named} AS ${sql.ref(`k${at}`)}`
  })
  const joins = buckets.map(
    ({ level, at }) =>
      sql`LEFT JOIN LATERAL (${keysOf(level, columns)}) ${sql.ref(`in_${at}`)} ON TRUE`,
  )
  return sql`SELECT ${sql.join([sql`g.n`, ...keys])} FROM ${again} ${sql.join(joins, sql` `)}`
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** How many things each bucket of a level has, within those around it, and its place among its kind. */
function countsOf({ level, at, outer }: Placed<BucketLevel>): Part {
  const own = `k${at}`
  const keys = refs([...outer, own])
  const { order, limit } = orderOf(level, sql.ref(own))
  const within = outer.length > 0 ? sql`PARTITION BY ${refs(outer)}` : sql``
  return sql`SELECT * FROM (
    SELECT ${keys}, count(DISTINCT n) AS count, row_number() OVER (${within} ORDER BY ${order}) AS place
      FROM pairs WHERE (${keys}) IS NOT NULL GROUP BY ${keys}) ranked
    WHERE place <= ${limit}`
}

/** What the values of a field amount to within the buckets around it. */
function amountsOf({ again, columns }: Ground, { level, outer }: Placed<ScalarLevel>): Part {
  const values = sql`CROSS JOIN LATERAL (${valuesOf(level, columns)}) told`
  if (outer.length === 0) return sql`SELECT ${amountOf(level)} AS amount FROM ${again} ${values}`
  const keys = refs(outer)
  return sql`SELECT ${keys}, ${amountOf(level)} AS amount
    FROM (SELECT DISTINCT n AS number, ${keys} FROM pairs WHERE (${keys}) IS NOT NULL) inside
    JOIN (${again} ${values}) ON g.n = inside.number GROUP BY ${keys}`
}

function joinOf({ level, at, outer }: Placed<Level>): Part {
  const kind = level.kind === 'scalar' ? sql`LEFT JOIN` : sql`JOIN`
  const own = `level_${at}`
  // Each key was counted by its own level.
  const same = outer.map(
    (key) => sql`${sql.ref(`${own}.${key}`)} = ${sql.ref(`level_${key.slice(1)}.${key}`)}`,
  )
  return sql`${kind} ${sql.ref(own)} ON ${same.length > 0 ? sql.join(same, sql` AND `) : sql`TRUE`}`
}

function toldOf(level: Level, at: number): RawBuilder<Told> {
  const of = (column: string) => sql.ref(`level_${at}.${column}`)
  if (level.kind !== 'scalar') {
    return sql`jsonb_build_object('key', ${of(`k${at}`)}, 'count', ${of('count')})`
  }
  const amount =
    level.type === 'COUNT_DISTINCT' ? sql`COALESCE(${of('amount')}, '0')` : of('amount')
  return sql`jsonb_build_object('key', NULL, 'count', 0, 'amount', ${amount})`
}
