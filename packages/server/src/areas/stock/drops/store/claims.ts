import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { StockKey } from '../../items/model/item.ts'

/** Pieces to take from one drop, or to return to it. */
export interface DropMove extends StockKey {
  /** At least 1. */
  readonly quantity: number
}

/** The result of one claim. */
export interface ClaimResult {
  readonly place: number
  /** The committed available quantity; null if it is not a drop any more. */
  readonly left: number | null
  /** False for all of them where any failed. */
  readonly isTaken: boolean
}

/** Number of buckets per drop in the database. */
export const BUCKETS = 16

const asked = (moves: readonly DropMove[]) => sql`
  asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(moves.map((one, place) => ({ ...one, place })))}::jsonb) AS a (
      place integer, "productId" uuid, "variantId" uuid, "locationId" uuid, quantity bigint)
     LIMIT ${moves.length}
  )`

const bucketsOf = (tx: Tx, b: RawBuilder<unknown>) => sql`
  ${b}.site_id = ${tx.siteId} AND ${b}.product_id = a."productId" AND ${b}.variant_id = a."variantId"
  AND ${b}.location_id = a."locationId"`

/** Takes each from one sufficient, unlocked bucket, starting with the given one; all or none. Never waits. */
export async function claimFromOne(
  tx: Tx,
  moves: readonly DropMove[],
  start: number,
): Promise<ClaimResult[]> {
  const { rows } = await sql<ClaimResult>`
    WITH ${asked(moves)}, picked AS MATERIALIZED (
      SELECT a.*, p.bucket
        FROM asked a CROSS JOIN LATERAL (
          SELECT o.bucket FROM stock_buckets o
           WHERE ${bucketsOf(tx, sql.ref('o'))} AND o.quantity >= a.quantity
           ORDER BY (o.bucket + ${BUCKETS} - ${start}::int) % ${BUCKETS}
           LIMIT 1 FOR UPDATE SKIP LOCKED) p
    ), moved AS (
      UPDATE stock_buckets b SET quantity = b.quantity - a.quantity, taken = b.taken + a.quantity
        FROM picked a
       WHERE ${bucketsOf(tx, sql.ref('b'))} AND b.bucket = a.bucket AND b.quantity >= a.quantity
         AND (SELECT count(*) FROM picked) = ${moves.length}
      RETURNING a.place
    )
    SELECT a.place, m.place IS NOT NULL AS "isTaken",
           (SELECT sum(s.quantity)::bigint FROM stock_buckets s WHERE ${bucketsOf(tx, sql.ref('s'))}) AS left
      FROM asked a LEFT JOIN moved m ON m.place = a.place ORDER BY a.place`.execute(tx.db)
  return rows
}

/** Takes each from as many buckets as it needs, all or none. Waits for concurrent claims. */
export async function claimFromAll(tx: Tx, moves: readonly DropMove[]): Promise<ClaimResult[]> {
  const { rows } = await sql<ClaimResult>`
    WITH ${asked(moves)}, bucket AS MATERIALIZED (
      SELECT a.place, a.quantity AS wanted, o.*
        FROM asked a JOIN stock_buckets o ON ${bucketsOf(tx, sql.ref('o'))}
       ORDER BY o.product_id, o.variant_id, o.location_id, o.bucket FOR UPDATE OF o
    ), total AS MATERIALIZED (
      SELECT place, wanted, sum(quantity)::bigint AS present FROM bucket GROUP BY place, wanted
    ), share AS (
      SELECT *, LEAST(quantity, GREATEST(0, wanted - (sum(quantity) OVER earlier - quantity)))::bigint AS part
        FROM bucket WINDOW earlier AS (PARTITION BY place ORDER BY bucket)
    ), moved AS (
      UPDATE stock_buckets b SET quantity = s.quantity - s.part, taken = s.taken + s.part FROM share s
       WHERE s.part > 0 AND b.site_id = s.site_id AND b.product_id = s.product_id
         AND b.variant_id = s.variant_id AND b.location_id = s.location_id AND b.bucket = s.bucket
         AND (SELECT count(*) FROM total WHERE present >= wanted) = ${moves.length}
      RETURNING s.place
    )
    SELECT a.place, t.present AS left, EXISTS (SELECT FROM moved m WHERE m.place = a.place) AS "isTaken"
      FROM asked a LEFT JOIN total t ON t.place = a.place ORDER BY a.place`.execute(tx.db)
  return rows
}

/**
 * Returns pieces to the first bucket, which claims of all buckets also lock first, to avoid deadlocks.
 * Returns the indexes of those that are not drops any more.
 */
export async function returnToBuckets(tx: Tx, moves: readonly DropMove[]): Promise<number[]> {
  if (moves.length === 0) return []
  const { rows } = await sql<{ place: number }>`
    WITH ${asked(moves)}, input AS (
      SELECT "productId", "variantId", "locationId", sum(quantity)::bigint AS quantity
        FROM asked GROUP BY "productId", "variantId", "locationId"
    ), locked AS MATERIALIZED (
      SELECT o.product_id, o.variant_id, o.location_id, a.quantity AS back
        FROM input a JOIN stock_buckets o ON ${bucketsOf(tx, sql.ref('o'))} AND o.bucket = 0
       ORDER BY o.product_id, o.variant_id, o.location_id FOR UPDATE OF o
    ), moved AS (
      UPDATE stock_buckets b SET quantity = b.quantity + l.back, taken = b.taken - l.back FROM locked l
       WHERE b.site_id = ${tx.siteId} AND b.product_id = l.product_id AND b.variant_id = l.variant_id
         AND b.location_id = l.location_id AND b.bucket = 0
      RETURNING b.product_id, b.variant_id, b.location_id
    )
    SELECT a.place FROM asked a
     WHERE NOT EXISTS (SELECT FROM moved m
                        WHERE m.product_id = a."productId" AND m.variant_id = a."variantId"
                          AND m.location_id = a."locationId")`.execute(tx.db)
  return rows.map(({ place }) => place)
}
