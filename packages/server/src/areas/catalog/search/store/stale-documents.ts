import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

const BATCH = 500

/** Whether documents of the site wait to be built anew. */
export async function hasStaleDocuments(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM stale_search_documents s WHERE s.site_id = ${tx.siteId} LIMIT 1`.execute(tx.db)
  return rows.length > 0
}

/** Sites with documents that wait. */
export async function findStaleSites(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sites s
     WHERE EXISTS (SELECT FROM stale_search_documents d WHERE d.site_id = s.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Builds the next documents anew; false when none is left. */
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
  return true
}
