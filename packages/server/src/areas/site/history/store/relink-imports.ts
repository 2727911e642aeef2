import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Links restored products to their import again. */
export async function relinkToImports(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    UPDATE products p SET import_id = came.import_id
      FROM (SELECT f.entity_id::uuid AS id, i.id AS import_id
              FROM facts f JOIN imports i ON i.site_id = f.site_id AND i.id = f.job_id::uuid
             WHERE f.site_id = ${tx.siteId} AND f.entity = 'product' AND f.name = 'product.created'
               AND f.entity_id = ANY (${[...productIds]}::text[])) AS came
     WHERE p.site_id = ${tx.siteId} AND p.id = came.id AND p.import_id IS NULL`.execute(tx.db)
}
