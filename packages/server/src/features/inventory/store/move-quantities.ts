import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Preorder, QuantityChange, Reason } from '../model.ts'
import { onlyVariant } from './only-variant.ts'

/** What became of one line of a batch. */
export interface Outcome {
  readonly place: number
  /** Null where there is no such product. */
  readonly productId: string | null
  /** Null where the product has no such variant. */
  readonly variantId: string | null
  readonly isDefault: boolean
  readonly visible: boolean
  /** False also for a variant whose stock was never touched. */
  readonly tracked: boolean
  /** What is there before the batch. */
  readonly before: number
  /** What all lines of this variant ask for together. */
  readonly delta: number
  /** Not enough is left for these lines. */
  readonly short: boolean
  /** Null when nothing was moved. */
  readonly after: number | null
  readonly preorder: Preorder
}

interface Batch {
  readonly id: string
  readonly reason: Reason
}

/**
 * Moves quantities in one conditional statement that finds the variants, adds up lines of the same
 * one, holds what it moves, and writes all of it or nothing, with its entries in the ledger. Products
 * are held in the order of their numbers and then their stock, so batches never wait in a circle.
 */
export async function moveQuantities(
  tx: Tx,
  lines: readonly QuantityChange[],
  { id, reason }: Batch,
): Promise<Outcome[]> {
  const asked = lines.map((line, place) => ({
    place,
    product_id: line.productId,
    variant_id: line.variantId ?? null,
    delta: line.delta,
    preorder: line.preorder ?? false,
    reverts: line.reverts ?? null,
  }))
  const { rows } = await sql<Outcome>`
    WITH ${linesFound(tx, asked)}, ${stockHeld(tx)}, moved AS (
      UPDATE inventory_items i
         SET quantity = h.quantity + h.delta, updated_date = ${tx.now}::timestamptz,
             revision = i.revision + 1
        FROM held h
       WHERE i.site_id = ${tx.siteId} AND i.product_id = h.product_id
         AND i.variant_id = h.variant_id AND h.tracked
         AND NOT EXISTS (SELECT FROM held WHERE short)
         AND NOT EXISTS (SELECT FROM found WHERE variant_id IS NULL)
      RETURNING i.product_id, i.variant_id, i.quantity, h.delta, h.reverts
    ), ledger AS (
      INSERT INTO inventory_changes (site_id, product_id, variant_id, reason, delta, quantity_after,
                                     actor, request_id, at, batch_id, reverts)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, ${reason}, delta, quantity,
             ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
             ${id}::uuid, reverts
        FROM moved ORDER BY product_id, variant_id
    )
    SELECT f.place, f.product_id AS "productId", f.variant_id AS "variantId",
           COALESCE(f.is_default, FALSE) AS "isDefault", COALESCE(f.visible, FALSE) AS visible,
           COALESCE(h.tracked, FALSE) AS tracked,
           COALESCE(h.quantity, 0) AS before, COALESCE(h.delta, f.delta) AS delta,
           COALESCE(h.short, FALSE) AS short, m.quantity AS after,
           jsonb_build_object('enabled', COALESCE(h.preorder_enabled, FALSE),
             'message', h.preorder_message, 'limit', h.preorder_limit) AS preorder
      FROM found f
      LEFT JOIN held h ON h.product_id = f.product_id AND h.variant_id = f.variant_id
      LEFT JOIN moved m ON m.product_id = f.product_id AND m.variant_id = f.variant_id
     ORDER BY f.place`.execute(tx.db)
  return rows
}

/**
 * The lines with the products, held, and variants they name. The limit lets PostgreSQL know how few
 * they are: it would take a hundred for granted and read whole tables for one.
 */
const linesFound = (tx: Tx, asked: readonly object[]) => sql`
  line AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS l (
      place integer, product_id uuid, variant_id uuid, delta bigint, preorder boolean,
      reverts bigint)
     LIMIT ${asked.length}
  ), product AS MATERIALIZED (
    SELECT id FROM products
     WHERE site_id = ${tx.siteId} AND id IN (SELECT product_id FROM line)
     ORDER BY numeric_id FOR NO KEY UPDATE
  ), found AS MATERIALIZED (
    SELECT l.place, l.delta, l.preorder, l.reverts, p.id AS product_id, v.id AS variant_id,
           v.is_default, v.visible
      FROM line l
      LEFT JOIN product p ON p.id = l.product_id
      LEFT JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = p.id
       AND v.id = COALESCE(l.variant_id, ${onlyVariant(tx, sql.ref('p.id'))})
  )`

/**
 * Stock of the variants, held, beside the sum of their lines. Lines that are no preorder must be met
 * by what is there; with preorders, the sum may go down to the limit.
 */
const stockHeld = (tx: Tx) => sql`
  wanted AS (
    SELECT product_id, variant_id, sum(delta)::bigint AS delta, min(reverts) AS reverts,
           COALESCE(sum(delta) FILTER (WHERE NOT preorder), 0)::bigint AS firm
      FROM found WHERE variant_id IS NOT NULL GROUP BY product_id, variant_id
  ), item AS MATERIALIZED (
    SELECT w.*, i.track_quantity AS tracked, COALESCE(i.quantity, 0) AS quantity,
           i.preorder_enabled, i.preorder_message, i.preorder_limit
      FROM wanted w
      JOIN inventory_items i
        ON i.site_id = ${tx.siteId} AND i.product_id = w.product_id
       AND i.variant_id = w.variant_id
     ORDER BY i.product_id, i.variant_id FOR NO KEY UPDATE OF i
  ), held AS MATERIALIZED (
    SELECT *, tracked AND delta < 0 AND (
             (firm < 0 AND quantity + firm < 0)
             OR quantity + delta < CASE WHEN preorder_enabled
                  THEN -COALESCE(preorder_limit, 2147483647) ELSE 0 END) AS short
      FROM item
  )`
