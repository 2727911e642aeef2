import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

const BATCH = 500

/**
 * Marks the products of collections and their descendants; returns the oldest open transaction, whose
 * products are not among them.
 */
export async function markProductsOf(tx: Tx, collectionIds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ oldest: string }>`
    WITH marked AS (${mark(tx, collectionIds, sql`TRUE`)})
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest`.execute(tx.db)
  return rows[0]?.oldest ?? '0'
}

/** The same for products added to the collections by this transaction or a later one. */
export async function markLateProductsOf(
  tx: Tx,
  collectionIds: readonly string[],
  oldest: string,
): Promise<void> {
  await mark(tx, collectionIds, sql`age(m.xmin) <= age(${oldest}::text::xid8::xid)`).execute(tx.db)
}

const mark = (tx: Tx, collectionIds: readonly string[], test: RawBuilder<unknown>) => sql`
  INSERT INTO stale_search_documents (site_id, product_id)
  SELECT DISTINCT m.site_id, m.product_id
    FROM collections c
    JOIN collection_products m ON m.site_id = c.site_id AND m.collection_id = c.id
   WHERE c.site_id = ${tx.siteId} AND ${test}
     AND (c.id = ANY(${collectionIds}::uuid[]) OR c.ancestor_ids && ${collectionIds}::uuid[])
   ORDER BY m.site_id, m.product_id
  ON CONFLICT DO NOTHING`

/** Sites with documents that wait. */
export async function findStaleSites(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sites s
     WHERE EXISTS (SELECT FROM stale_search_documents d WHERE d.site_id = s.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Rebuilds the next documents; returns whether there may be more. */
export async function refreshDocuments(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM stale_search_documents s
     WHERE s.site_id = ${tx.siteId} AND s.product_id IN (
       SELECT product_id FROM stale_search_documents
        WHERE site_id = ${tx.siteId} ORDER BY product_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING product_id AS id`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return false
  await sql`SELECT refresh_search_documents(${tx.siteId}::uuid, ${ids}::uuid[])`.execute(tx.db)
  return ids.length === BATCH
}
