import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Deletes products with their variants, stock, media and memberships. */
export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM products WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
}
