import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { WishItem } from '../model.ts'

/** The items of a list including those that can be restored, the latest first. */
export async function findItems(tx: Tx, listId: string): Promise<WishItem[]> {
  const { rows } = await sql<WishItem>`
    SELECT id, identity, product_id AS "productId", reference, seen_name AS "seenName",
           saved_quantity AS "savedQuantity", price_added AS "priceAdded", currency,
           noticed_price AS "noticedPrice", has_drop AS "hasDrop",
           created_date AS "createdDate", removed_date AS "removedDate"
      FROM wish_list_items WHERE site_id = ${tx.siteId} AND list_id = ${listId}::uuid
     ORDER BY created_date DESC, id DESC`.execute(tx.db)
  return rows
}

/** Inserts and changes any number of items in one statement. */
export async function saveItems(tx: Tx, listId: string, items: readonly WishItem[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    INSERT INTO wish_list_items (site_id, list_id, id, identity, product_id, reference, seen_name, saved_quantity,
                                 price_added, currency, noticed_price, has_drop, created_date, removed_date)
    SELECT ${tx.siteId}::uuid, ${listId}::uuid, id, identity, "productId", reference, "seenName", "savedQuantity",
           "priceAdded", currency, "noticedPrice", "hasDrop", "createdDate", "removedDate"
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
           AS item (id uuid, identity text, "productId" uuid, reference jsonb, "seenName" text, "savedQuantity" integer,
                    "priceAdded" numeric, currency text, "noticedPrice" numeric, "hasDrop" boolean, "createdDate" timestamptz, "removedDate" timestamptz)
    ON CONFLICT (site_id, list_id, id) DO UPDATE
       SET reference = excluded.reference, seen_name = excluded.seen_name, saved_quantity = excluded.saved_quantity,
           price_added = excluded.price_added, currency = excluded.currency,
           noticed_price = excluded.noticed_price, has_drop = excluded.has_drop, created_date = excluded.created_date,
           removed_date = excluded.removed_date`.execute(tx.db)
}

export async function deleteItems(tx: Tx, listId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM wish_list_items
     WHERE site_id = ${tx.siteId} AND list_id = ${listId}::uuid
       AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
}
