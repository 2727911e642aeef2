import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { EntityFact, FactSource } from '../model.ts'

/** Facts that are read; after more, the entity must be read again. */
const MAX_FACTS = 1000

/** Facts of an entity after one of its revisions, the oldest first. */
export async function findFactsSince(
  tx: Tx,
  { entities, withoutRevision = [] }: FactSource,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<readonly EntityFact[]> {
  const { rows } = await sql<EntityFact>`
    SELECT f.before, f.after, f.actor, f.at FROM facts f
     WHERE f.site_id = ${tx.siteId} AND f.entity = ANY(${entities}::text[])
       AND f.entity_id = ${id}
       AND ((f.after ->> 'revision')::bigint > ${revision}
            OR ((f.after ->> 'revision')::bigint = ${revision}
                AND f.changed_fields[1] = ANY(${withoutRevision}::text[])))
     ORDER BY f.seq LIMIT ${MAX_FACTS}`.execute(tx.db)
  return rows
}
