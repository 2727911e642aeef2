import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

interface Buyer {
  readonly memberId: string | null
  readonly email: string | null
}

/** States of orders that are not, or not any more, a purchase. */
const notBought = ['CANCELLED', 'EXPIRED', 'REJECTED']

/** Quantities of products that a buyer has ordered and not returned, by product, except for one order. */
export async function findBoughtPieces(
  tx: Tx,
  { memberId, email }: Buyer,
  productIds: readonly string[],
  exceptOrderId?: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ productId: string; pieces: number }>`
    SELECT l.product_id AS "productId", sum(l.quantity - l.returned)::integer AS pieces
      FROM (SELECT id FROM orders
             WHERE site_id = ${tx.siteId} AND member_id = ${memberId}::uuid AND NOT is_rehearsal AND state <> ALL (${notBought})
             UNION
            SELECT id FROM orders
             WHERE site_id = ${tx.siteId} AND lower(email) = lower(${email}) AND NOT is_rehearsal AND state <> ALL (${notBought})) o
      JOIN order_lines l ON l.site_id = ${tx.siteId} AND l.order_id = o.id
     WHERE l.product_id = ANY (${[...productIds]}::uuid[])
       AND o.id IS DISTINCT FROM ${exceptOrderId ?? null}::uuid
     GROUP BY l.product_id`.execute(tx.db)
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}

/** Serializes the orders of a buyer, so that each counts the previous ones. */
export async function lockBuyer(tx: Tx, { memberId, email }: Buyer): Promise<void> {
  const names = [memberId, email?.toLowerCase()].flatMap((name) => (name ? [name] : []))
  for (const name of names.sort()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`buyer ${tx.siteId} ${name}`}, 0))`.execute(
      tx.db,
    )
  }
}
