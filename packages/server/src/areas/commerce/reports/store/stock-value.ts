import { sql } from 'kysely'
import { onHand as pieces } from '../../../../platform/db/on-hand.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page, StockFigures, StockRow } from '../model.ts'

/** Pieces on hand of tracked variants, at all locations, with their unit values in minor units. */
const onHand = (tx: Tx, exponent: number) => sql`
  SELECT s.product_id, s.quantity AS units, s.quantity * v.cost * 10 ^ ${exponent}::int AS at_cost,
         s.quantity * COALESCE(v.sale_price, v.list_price) * 10 ^ ${exponent}::int AS at_price,
         CASE WHEN v.cost IS NULL THEN s.quantity ELSE 0 END AS without_cost
    FROM (SELECT i.site_id, i.product_id, i.variant_id, ${pieces} AS quantity FROM inventory_items i
           WHERE i.site_id = ${tx.siteId} AND i.track_quantity AND i.quantity > 0) s
    JOIN variants v ON v.site_id = s.site_id AND v.product_id = s.product_id AND v.id = s.variant_id
   WHERE s.quantity > 0`

const sums = sql`
  COALESCE(sum(units), 0)::float8 AS units, COALESCE(round(sum(at_cost)), 0)::float8 AS "atCost",
  COALESCE(round(sum(at_price)), 0)::float8 AS "atPrice", COALESCE(sum(without_cost), 0)::float8 AS "unitsWithoutCost"`

export async function sumStock(tx: Tx, exponent: number): Promise<StockFigures> {
  const { rows } = await sql<StockFigures>`
    SELECT ${sums} FROM (${onHand(tx, exponent)}) stock`.execute(tx.db)
  return rows[0]!
}

/** Days over which it is counted how stock sells. */
const SELLING_DAYS = 30

/** Stock by product with the pieces sold lately, the dearest at its cost first, then at its price. */
export async function findStockValue(
  tx: Tx,
  exponent: number,
  { limit, offset }: Page,
): Promise<{ readonly rows: StockRow[]; readonly count: number }> {
  const { rows } = await sql<Omit<StockRow, 'sellThrough'> & { readonly count: number }>`
    WITH stock AS (${onHand(tx, exponent)}), worth AS (
      SELECT product_id, ${sums}, (count(*) OVER ())::int AS count FROM stock GROUP BY product_id
       ORDER BY "atCost" DESC, "atPrice" DESC, product_id LIMIT ${limit} OFFSET ${offset}
    )
    SELECT w.product_id AS "productId", p.name, w.units, w."atCost", w."atPrice", w."unitsWithoutCost", w.count,
           COALESCE((SELECT sum(i.quantity) FROM order_lines i
              JOIN orders o ON o.site_id = i.site_id AND o.id = i.order_id AND o.state = 'PLACED' AND NOT o.is_rehearsal
               AND o.created_date > ${tx.now}::timestamptz - ${SELLING_DAYS} * interval '1 day'
             WHERE i.site_id = ${tx.siteId} AND i.product_id = w.product_id), 0)::float8 AS sold
      FROM worth w JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w.product_id
     ORDER BY w."atCost" DESC, w."atPrice" DESC, w.product_id`.execute(tx.db)
  return {
    rows: rows.map(({ count: _, ...row }) => ({
      ...row,
      sellThrough: row.sold + row.units === 0 ? null : row.sold / (row.sold + row.units),
    })),
    count: rows[0]?.count ?? 0,
  }
}
