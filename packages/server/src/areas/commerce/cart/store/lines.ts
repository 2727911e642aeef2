import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartLine } from '../model/cart.ts'

/** The lines of a cart in the order in which they were added. */
export const findLines = async (tx: Tx, cartId: string): Promise<CartLine[]> =>
  (await findLinesOf(tx, [cartId])).get(cartId) ?? []

/** The lines of many carts by the ids of these, in one statement. */
export async function findLinesOf(
  tx: Tx,
  cartIds: readonly string[],
): Promise<Map<string, CartLine[]>> {
  const { rows } = await sql<CartLine & { readonly cartId: string }>`
    SELECT cart_id AS "cartId", id, position, identity, reference, custom_item AS "customItem", overrides, quantity,
           requested_quantity AS "requestedQuantity", seen_price AS "seenPrice", seen_name AS "seenName",
           created_date AS "createdDate"
      FROM cart_lines WHERE site_id = ${tx.siteId} AND cart_id = ANY (${[...cartIds]}::uuid[])
     ORDER BY position, id`.execute(tx.db)
  const lines = new Map<string, CartLine[]>()
  for (const { cartId, ...line } of rows) lines.set(cartId, [...(lines.get(cartId) ?? []), line])
  return lines
}

/** Inserts and changes any number of lines in one statement. */
export async function saveLines(tx: Tx, cartId: string, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    INSERT INTO cart_lines (site_id, cart_id, id, position, identity, reference, custom_item, overrides, quantity,
                            requested_quantity, seen_price, seen_name, created_date)
    SELECT ${tx.siteId}::uuid, ${cartId}::uuid, id, position, identity, NULLIF(reference, 'null'),
           NULLIF("customItem", 'null'), NULLIF(overrides, 'null'), quantity, "requestedQuantity", "seenPrice", "seenName", "createdDate"
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
           AS line (id uuid, position integer, identity text, reference jsonb, "customItem" jsonb, overrides jsonb,
                    quantity integer, "requestedQuantity" integer, "seenPrice" numeric, "seenName" text, "createdDate" timestamptz)
    ON CONFLICT (site_id, cart_id, id) DO UPDATE
       SET quantity = excluded.quantity, requested_quantity = excluded.requested_quantity, seen_price = excluded.seen_price, seen_name = excluded.seen_name,
           identity = excluded.identity, position = excluded.position`.execute(tx.db)
}

export async function deleteLines(tx: Tx, cartId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM cart_lines
     WHERE site_id = ${tx.siteId} AND cart_id = ${cartId}::uuid
       AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
}
