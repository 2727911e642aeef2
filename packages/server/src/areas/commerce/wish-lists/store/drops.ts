import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { WishItem } from '../model.ts'

/** The given products that are on lists whose owners get price mails. */
export async function findFollowedProducts(
  tx: Tx,
  productIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT i.product_id AS id
      FROM wish_list_items i JOIN wish_lists l ON l.site_id = i.site_id AND l.id = i.list_id
     WHERE i.site_id = ${tx.siteId} AND i.product_id = ANY (${[...productIds]}::uuid[])
       AND i.removed_date IS NULL AND l.price_mails = 'ON' ORDER BY 1`.execute(tx.db)
  return rows.map(({ id }) => id)
}

type FollowedItem = Pick<
  WishItem,
  'id' | 'reference' | 'seenName' | 'currency' | 'noticedPrice'
> & {
  readonly listId: string
}

/** Items of a product on lists whose owners get price mails, ordered by id, after a given id. */
export async function findFollowedItems(
  tx: Tx,
  productId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<FollowedItem[]> {
  const { rows } = await sql<FollowedItem>`
    SELECT i.id, i.list_id AS "listId", i.reference, i.seen_name AS "seenName", i.currency,
           i.noticed_price AS "noticedPrice"
      FROM wish_list_items i JOIN wish_lists l ON l.site_id = i.site_id AND l.id = i.list_id
     WHERE i.site_id = ${tx.siteId} AND i.product_id = ${productId}::uuid AND i.id > ${after}::uuid
       AND i.removed_date IS NULL AND l.price_mails = 'ON'
     ORDER BY i.id LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** Notes for which items a mail may be due. */
export async function markDrops(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE wish_list_items SET has_drop = TRUE
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
}

/** Lists for which a mail may be due, of which none was mailed since a moment. */
export async function findDueLists(
  db: Kysely<Tables>,
  since: Date,
  limit: number,
): Promise<{ siteId: string; listId: string }[]> {
  const { rows } = await sql<{ siteId: string; listId: string }>`
    SELECT l.site_id AS "siteId", l.id AS "listId"
      FROM (SELECT DISTINCT site_id, list_id FROM wish_list_items WHERE has_drop) due
      JOIN wish_lists l ON l.site_id = due.site_id AND l.id = due.list_id
     WHERE l.price_mails = 'ON' AND (l.mailed_date IS NULL OR l.mailed_date <= ${since}::timestamptz)
     ORDER BY l.mailed_date NULLS FIRST, l.id LIMIT ${limit}`.execute(db)
  return rows
}
