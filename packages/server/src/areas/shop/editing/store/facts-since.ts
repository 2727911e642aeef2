import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { EntityFact, FactSource, SavedState } from '../model.ts'

/** Maximum number of facts read per entity; with more, clients have to read the entity again. */
const MAX_FACTS = 1000

/** Facts of entities since a revision of each, by id, the oldest first; one statement. */
export async function findFactsSince(
  tx: Tx,
  { entities, withoutRevision = [] }: FactSource,
  bases: readonly SavedState[],
): Promise<ReadonlyMap<string, readonly EntityFact[]>> {
  const { rows } = await sql<EntityFact & { id: string }>`
    SELECT base.id, f.before, f.after, f.actor, f.at
      FROM jsonb_to_recordset(${JSON.stringify(bases)}::jsonb) AS base (id text, revision bigint)
     CROSS JOIN LATERAL (
       SELECT f.before, f.after, f.actor, f.at, f.seq FROM facts f
        WHERE f.site_id = ${tx.siteId} AND f.entity = ANY(${entities}::text[])
          AND f.entity_id = base.id
          AND ((f.after ->> 'revision')::bigint > base.revision
               OR ((f.after ->> 'revision')::bigint = base.revision
                   AND f.changed_fields[1] = ANY(${withoutRevision}::text[])))
        ORDER BY f.seq LIMIT ${MAX_FACTS}) f
     ORDER BY f.seq`.execute(tx.db)
  const byId = new Map<string, EntityFact[]>()
  for (const { id, ...fact } of rows) byId.set(id, [...(byId.get(id) ?? []), fact])
  return byId
}
