import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Increments the revision of a product after a change outside of its row. */
export async function raiseRevision(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE products SET revision = revision + 1, updated_date = ${tx.now}
    WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
