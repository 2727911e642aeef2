import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { ProductFact } from '../model.ts'

/** Facts that are read; after more, the product must be read again. */
const MAX_FACTS = 1000

/**
 * Facts of a product after one of its revisions, the oldest first. Memberships of collections have the revision
 * at which they happened.
 */
export async function findFactsSince(
  tx: Tx,
  productId: string,
  revision: number,
): Promise<readonly ProductFact[]> {
  const { rows } = await sql<ProductFact>`
    SELECT f.before, f.after, f.actor, f.at FROM facts f
     WHERE f.site_id = ${tx.siteId} AND f.entity IN ('product', 'variants')
       AND f.entity_id = ${productId}
       AND ((f.after ->> 'revision')::bigint > ${revision}
            OR ((f.after ->> 'revision')::bigint = ${revision} AND f.changed_fields[1] = 'collectionIds'))
     ORDER BY f.seq LIMIT ${MAX_FACTS}`.execute(tx.db)
  return rows
}
