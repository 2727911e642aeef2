import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { NamedActor } from '../model.ts'
import type { UndoScope } from '../rules/scope.ts'
import { undoableEntities } from '../rules/undoable.ts'
import { actorNamed, joinedActor } from './actors.ts'

/** A change after one that is to be undone. */
export interface LaterChange {
  readonly entity: string
  readonly entityId: string
  readonly name: string
  readonly changedFields: readonly string[] | null
  readonly actor: NamedActor
  readonly at: Date
}

const MAX_CHANGES = 500

/** Changes of these entities by others after a position of the ledger, the newest first. */
export async function findLaterChanges(
  tx: Tx,
  entityIds: readonly string[],
  { after, groups }: { readonly after: string; readonly groups: readonly string[] },
): Promise<LaterChange[]> {
  const { rows } = await sql<LaterChange>`
    SELECT f.entity, f.entity_id AS "entityId", f.name, f.changed_fields AS "changedFields",
           ${actorNamed} AS actor, f.at
      FROM facts f ${joinedActor}
     WHERE f.site_id = ${tx.siteId} AND f.entity_id = ANY (${entityIds}::text[])
       AND f.seq > ${after}::bigint AND COALESCE(f.job_id, f.request_id) <> ALL (${groups}::text[])
     ORDER BY f.seq DESC LIMIT ${MAX_CHANGES}`.execute(tx.db)
  return rows
}

/** A change of a group that a later one conflicts with, according to the ledger alone. */
export interface ConflictingChange extends LaterChange {
  readonly field: string | null
}

/**
 * Later changes or deletions by others of the same fields of the same entities that are not undone. One
 * statement, however large the group is.
 */
export async function findConflictingChanges(
  tx: Tx,
  { group, tx: writer }: Pick<UndoScope, 'group' | 'tx'>,
  limit: number,
): Promise<ConflictingChange[]> {
  const { rows } = await sql<ConflictingChange>`
    SELECT f.entity, f.entity_id AS "entityId", f.name, f.changed_fields AS "changedFields",
           ${actorNamed} AS actor, f.at, same.field
      FROM (
        SELECT DISTINCT ON (later.seq) later.seq, shared.field
          FROM facts own
          JOIN facts later ON later.site_id = own.site_id AND later.entity = own.entity
           AND later.entity_id = own.entity_id AND later.seq > own.seq
          LEFT JOIN LATERAL (
               SELECT unnest(own.changed_fields) AS field
               INTERSECT SELECT unnest(later.changed_fields) LIMIT 1) shared ON TRUE
         WHERE own.site_id = ${tx.siteId} AND COALESCE(own.job_id, own.request_id) = ${group}
           AND (${writer ?? null}::xid8 IS NULL OR own.tx = ${writer ?? null}::xid8)
           AND own.entity = ANY (${[...undoableEntities]}::text[]) AND own.entity <> 'inventory_item'
           AND NOT EXISTS (SELECT FROM undone_facts u WHERE u.site_id = own.site_id
                              AND u.seq = own.seq AND u.redone_by IS NULL)
           AND COALESCE(later.job_id, later.request_id) <> ${group}
           AND (later.after IS NULL OR shared.field IS NOT NULL OR own.before IS NULL)
           AND NOT EXISTS (SELECT FROM undone_facts u WHERE u.site_id = later.site_id
                              AND u.seq = later.seq AND u.redone_by IS NULL)
           AND NOT EXISTS (SELECT FROM undone_facts u WHERE u.site_id = later.site_id
                              AND u.undone_by = COALESCE(later.job_id, later.request_id))
         LIMIT ${limit}) same
      JOIN facts f ON f.site_id = ${tx.siteId} AND f.seq = same.seq ${joinedActor}
     ORDER BY f.seq DESC`.execute(tx.db)
  return rows
}
