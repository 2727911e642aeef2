import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { OrderLine } from '../model/order.ts'

const columns = sql`
  id, position, product_id AS "productId", variant_id AS "variantId", reference, name,
  description_lines AS "descriptionLines", image, sku, kind, shippable, weight, quantity, price, taken,
  preordered, restocked, refunded`

/** The lines of an order in their order. */
export async function findLines(tx: Tx, orderId: string): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    SELECT ${columns} FROM order_lines WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid
     ORDER BY position, id`.execute(tx.db)
  return rows
}

/** Any number of lines in one statement. */
export async function insertLines(
  tx: Tx,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await sql`
    INSERT INTO order_lines (site_id, order_id, id, position, product_id, variant_id, reference, name,
                             description_lines, image, sku, kind, shippable, weight, quantity, price, taken,
                             preordered)
    SELECT ${tx.siteId}::uuid, ${orderId}::uuid, id, position, "productId", "variantId",
           NULLIF(reference, 'null'), name, "descriptionLines", NULLIF(image, 'null'), sku, kind, shippable,
           weight, quantity, price, taken, preordered
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (
             id uuid, position integer, "productId" uuid, "variantId" uuid, reference jsonb, name text,
             "descriptionLines" jsonb, image jsonb, sku text, kind text, shippable boolean, weight numeric,
             quantity integer, price jsonb, taken integer, preordered integer)`.execute(tx.db)
}

type Counts = Pick<OrderLine, 'id' | 'taken' | 'preordered' | 'restocked' | 'refunded'>

/** Stores what is counted of lines. */
export async function updateCounts(
  tx: Tx,
  orderId: string,
  lines: readonly Counts[],
): Promise<void> {
  if (lines.length === 0) return
  const counts = lines.map(({ id, taken, preordered, restocked, refunded }) => ({
    id,
    taken,
    preordered,
    restocked,
    refunded,
  }))
  await sql`
    UPDATE order_lines l
       SET taken = c.taken, preordered = c.preordered, restocked = c.restocked, refunded = c.refunded
      FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS c (
             id uuid, taken integer, preordered integer, restocked integer, refunded integer)
     WHERE l.site_id = ${tx.siteId} AND l.order_id = ${orderId}::uuid AND l.id = c.id`.execute(
    tx.db,
  )
}
