import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Aggregation, AggregationBucket, AggregationRow, Level } from '../model/search.ts'
import {
  amountOf,
  type BucketLevel,
  keysOf,
  orderOf,
  type ScalarLevel,
  singleValueOf,
  valuesOf,
} from './aggregate-levels.ts'
import type { SearchColumns } from './search-columns.ts'

type Part = RawBuilder<unknown>

/** The matching rows, and how to reach their fields. */
export interface AggregationSource {
  /** SELECT of all matches, with their number as `n`, and these values of them. */
  readonly matches: (values: readonly Part[]) => Part
  /** FROM clause: `found g` with the tables that columns of several values refer to. */
  readonly from: Part
  readonly columns: SearchColumns
}

/** Maximum bucket combinations of one aggregation. */
const MAX_ROWS = 1000

/** All aggregations over all matches, in one statement. */
export async function aggregate(
  tx: Tx,
  source: AggregationSource,
  aggregations: readonly Aggregation[],
): Promise<AggregationRow[][]> {
  if (aggregations.length === 0) return []
  const { found, all } = aggregationsToSql(source, aggregations)
  const { rows } = await sql<AggregatedRow>`
    WITH found AS MATERIALIZED (${found}) SELECT ${all} AS all`.execute(tx.db)
  return toAggregations(rows[0])
}

/** The rows of a statement with aggregations. */
export interface AggregatedRow {
  readonly all: (AggregationRow[] | null)[]
}

export const toAggregations = (row: AggregatedRow | undefined): AggregationRow[][] =>
  (row?.all ?? []).map((one) => one ?? [])

/** All matches, to be named `found`, and the aggregations over them as one value. */
export function aggregationsToSql(
  source: AggregationSource,
  aggregations: readonly Aggregation[],
): { readonly found: Part; readonly all: Part } {
  const placed = aggregations.map((levels, number) => placedOf(source, levels, number))
  const parts = placed.map((levels) => sql`(${rowsOf(source, levels)})`)
  const values = placed.flat().flatMap(({ single }) => single?.selected ?? [])
  return { found: source.matches(values), all: sql`jsonb_build_array(${sql.join(parts)})` }
}

interface PositionedLevel<out L extends Level> {
  readonly level: L
  readonly at: number
  /** The keys of the outer levels. */
  readonly outer: readonly string[]
  /** A field of one value is read with the match, so that no table is read for it again. */
  readonly single?: { readonly selected: Part; readonly value: Part }
}

function placedOf(
  { columns }: AggregationSource,
  levels: Aggregation,
  number: number,
): PositionedLevel<Level>[] {
  return levels.map((level, at) => {
    const name = sql.ref(`value_${number}_${at}`)
    const value = singleValueOf(level, columns)
    return {
      level,
      at,
      outer: keysBefore(levels, at),
      ...(value && { single: { selected: sql`${value} AS ${name}`, value: sql`g.${name}` } }),
    }
  })
}

/** One aggregation: the buckets of each row, counts for each level, and their combinations. */
function rowsOf(source: AggregationSource, placed: readonly PositionedLevel<Level>[]): Part {
  const buckets = placed.filter(isBucket)
  const scalars = placed.filter(isScalar)
  const tables = [
    sql`pairs AS (${pairsOf(source, buckets)})`,
    ...buckets.map(
      (one) =>
        sql`${sql.ref(`level_${one.at}`)} AS (${countsOf(one, { isLast: one === buckets.at(-1) })})`,
    ),
    ...scalars.map((one) => sql`${sql.ref(`level_${one.at}`)} AS (${amountsOf(source, one)})`),
  ]
  const places = buckets.map(({ at }) => sql.ref(`level_${at}.place`))
  const order = places.length > 0 ? sql.join(places) : sql`1`
  const buckets_ = placed.map(({ level, at }) => bucketOf(level, at))
  const joins = placed.map((one) => joinOf(one))
  return sql`
    WITH ${sql.join(tables)}
    SELECT jsonb_agg(combination ORDER BY number)
      FROM (SELECT jsonb_build_array(${sql.join(buckets_)}) AS combination, row_number() OVER (ORDER BY ${order}) AS number
              FROM (VALUES (1)) AS start (one) ${sql.join(joins, sql` `)}
             ORDER BY ${order} LIMIT ${MAX_ROWS}) combined`
}

const isBucket = (one: PositionedLevel<Level>): one is PositionedLevel<BucketLevel> =>
  one.level.kind !== 'scalar'
const isScalar = (one: PositionedLevel<Level>): one is PositionedLevel<ScalarLevel> =>
  one.level.kind === 'scalar'

const keysBefore = (levels: Aggregation, at: number): string[] =>
  levels.slice(0, at).flatMap(({ kind }, index) => (kind === 'scalar' ? [] : [`k${index}`]))

/** Each row with each combination of its buckets. */
function pairsOf(
  { from, columns }: AggregationSource,
  buckets: readonly PositionedLevel<BucketLevel>[],
): Part {
  const keys = buckets.map(({ level, at, single }) => {
    const key = single?.value ?? sql.ref(`in_${at}.key`)
    const named =
      level.kind === 'value' && level.missing !== undefined
        ? sql`COALESCE(${key}, ${level.missing})`
        : key
    return sql`${named} AS ${sql.ref(`k${at}`)}`
  })
  const several = buckets.filter(({ single }) => !single)
  const joins = several.map(
    ({ level, at }) =>
      sql`LEFT JOIN LATERAL (${keysOf(level, columns)}) ${sql.ref(`in_${at}`)} ON TRUE`,
  )
  const tables = several.length > 0 ? from : sql`found g`
  return sql`SELECT ${sql.join([sql`g.n`, ...keys])} FROM ${tables} ${sql.join(joins, sql` `)}`
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** The number of rows in each bucket of a level within the outer buckets, and its rank. */
function countsOf(
  { level, at, outer }: PositionedLevel<BucketLevel>,
  { isLast }: { readonly isLast: boolean },
): Part {
  const own = `k${at}`
  const keys = refs([...outer, own])
  // A row is in each combination once, so that those of the last level need not be distinguished by row.
  const count = isLast ? sql`count(*)` : sql`count(DISTINCT n)`
  const { order, limit } = orderOf(level, sql.ref(own), count)
  const within = outer.length > 0 ? sql`PARTITION BY ${refs(outer)}` : sql``
  return sql`SELECT * FROM (
    SELECT ${keys}, ${count} AS count, row_number() OVER (${within} ORDER BY ${order}) AS place
      FROM pairs WHERE (${keys}) IS NOT NULL GROUP BY ${keys}) ranked
    WHERE place <= ${limit}`
}

/** The scalar over a field within the outer buckets. */
function amountsOf(
  { from, columns }: AggregationSource,
  { level, outer, single }: PositionedLevel<ScalarLevel>,
): Part {
  const rows = single
    ? sql`found g CROSS JOIN LATERAL (SELECT ${single.value} AS value) field_values`
    : sql`${from} CROSS JOIN LATERAL (${valuesOf(level, columns)}) field_values`
  if (outer.length === 0) return sql`SELECT ${amountOf(level)} AS amount FROM ${rows}`
  const keys = refs(outer)
  return sql`SELECT ${keys}, ${amountOf(level)} AS amount
    FROM (SELECT DISTINCT n AS number, ${keys} FROM pairs WHERE (${keys}) IS NOT NULL) inside
    JOIN (${rows}) ON g.n = inside.number GROUP BY ${keys}`
}

function joinOf({ level, at, outer }: PositionedLevel<Level>): Part {
  const kind = level.kind === 'scalar' ? sql`LEFT JOIN` : sql`JOIN`
  const own = `level_${at}`
  // Each key was counted at its own level.
  const same = outer.map(
    (key) => sql`${sql.ref(`${own}.${key}`)} = ${sql.ref(`level_${key.slice(1)}.${key}`)}`,
  )
  return sql`${kind} ${sql.ref(own)} ON ${same.length > 0 ? sql.join(same, sql` AND `) : sql`TRUE`}`
}

function bucketOf(level: Level, at: number): RawBuilder<AggregationBucket> {
  const of = (column: string) => sql.ref(`level_${at}.${column}`)
  if (level.kind !== 'scalar') {
    return sql`jsonb_build_object('key', ${of(`k${at}`)}, 'count', ${of('count')})`
  }
  const amount =
    level.type === 'COUNT_DISTINCT' ? sql`COALESCE(${of('amount')}, '0')` : of('amount')
  return sql`jsonb_build_object('key', NULL, 'count', 0, 'amount', ${amount})`
}
