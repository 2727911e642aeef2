import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { GroupedFact } from '../model.ts'
import type { UndoScope } from '../rules/scope.ts'
import { undoableEntities, undoableNames } from '../rules/undoable.ts'

const groupId = sql`COALESCE(f.job_id, f.request_id)`
const columns = sql`f.seq::text AS seq, f.id, f.name, f.entity, f.entity_id AS "entityId", f.before, f.after,
  f.changed_fields AS "changedFields", f.actor, f.job_id AS "jobId", f.at, f.tx::text AS tx,
  ${groupId} AS "group"`

/** Facts in force: not undone. */
const notUndone = sql`NOT EXISTS (SELECT FROM undone_facts u
  WHERE u.site_id = f.site_id AND u.seq = f.seq AND u.redone_by IS NULL)`
const undoable = sql`f.name = ANY (${[...undoableNames]}::text[])`

export async function findFact(tx: Tx, id: string): Promise<GroupedFact | undefined> {
  const { rows } = await sql<GroupedFact>`
    SELECT ${columns} FROM facts f
     WHERE f.site_id = ${tx.siteId} AND f.id = ${id}::uuid`.execute(tx.db)
  return rows[0]
}

/** The name of any fact of a group. */
export async function findAnyName(tx: Tx, group: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT f.name FROM facts f
     WHERE f.site_id = ${tx.siteId} AND ${groupId} = ${group} ORDER BY f.seq LIMIT 1`.execute(tx.db)
  return rows[0]?.name
}

function inScope(tx: Tx, scope: UndoScope) {
  const { entities = null, entityId = null, tx: writer = null, memberships = false } = scope
  return sql`f.site_id = ${tx.siteId} AND ${groupId} = ${scope.group} AND ${undoable}
    AND (${entities}::text[] IS NULL OR f.entity = ANY (${entities}::text[]))
    AND (${entityId}::text IS NULL OR f.entity_id = ${entityId})
    AND (${writer}::xid8 IS NULL OR f.tx = ${writer}::xid8)
    AND (NOT ${memberships}::boolean OR f.changed_fields <@ ARRAY['collectionIds', 'mainCategoryId'])`
}

/** The number of facts, and of those not undone. */
export async function countFacts(
  tx: Tx,
  scope: UndoScope,
): Promise<{ all: number; holding: number }> {
  const { rows } = await sql<{ all: number; holding: number }>`
    SELECT count(*)::int AS "all", (count(*) FILTER (WHERE ${notUndone}))::int AS holding
      FROM facts f WHERE ${inScope(tx, scope)}`.execute(tx.db)
  return rows[0] ?? { all: 0, holding: 0 }
}

/** Facts that are not undone, newest first. */
export async function readFacts(tx: Tx, scope: UndoScope): Promise<GroupedFact[]> {
  const { rows } = await sql<GroupedFact>`
    SELECT ${columns} FROM facts f
     WHERE ${inScope(tx, scope)} AND ${notUndone} ORDER BY f.seq DESC`.execute(tx.db)
  return rows
}

/** The positions of the next facts in force, the newest first. */
export async function readCursors(
  tx: Tx,
  scope: UndoScope,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<{ id: string; cursor: string }[]> {
  const { rows } = await sql<{ id: string; cursor: string }>`
    SELECT f.id, f.seq::text AS cursor FROM facts f
     WHERE ${inScope(tx, scope)} AND ${notUndone}
       AND (${before}::bigint IS NULL OR f.seq < ${before}::bigint)
     ORDER BY f.seq DESC LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** Facts by their ids, the newest first. */
export async function readFactsById(tx: Tx, ids: readonly string[]): Promise<GroupedFact[]> {
  const { rows } = await sql<GroupedFact>`
    SELECT ${columns} FROM facts f
     WHERE f.site_id = ${tx.siteId} AND f.id = ANY (${ids}::uuid[]) AND ${notUndone}
     ORDER BY f.seq DESC`.execute(tx.db)
  return rows
}

/** The group's changes of the products whose stock these facts are about. */
export async function readRelatedFacts(
  tx: Tx,
  group: string,
  facts: readonly GroupedFact[],
): Promise<GroupedFact[]> {
  const stockOwners = facts
    .filter(({ entity }) => entity === 'inventory_item')
    .map(({ before, after }) => (after ?? before) as { readonly productId: string })
  if (stockOwners.length === 0) return []
  const owners = [...new Set(stockOwners.map(({ productId }) => productId))]
  const { rows } = await sql<GroupedFact>`
    SELECT ${columns} FROM facts f
     WHERE f.site_id = ${tx.siteId} AND f.entity IN ('product', 'variants')
       AND f.entity_id = ANY (${owners}::text[]) AND ${groupId} = ${group}`.execute(tx.db)
  return rows
}

/** Whether a job or an import with this id is running, and may change more. */
export async function isStillRunning(tx: Tx, group: string): Promise<boolean> {
  const { rows } = await sql<{ goesOn: boolean }>`
    SELECT EXISTS (SELECT FROM jobs WHERE site_id = ${tx.siteId} AND id::text = ${group}
                      AND state IN ('QUEUED', 'RUNNING'))
        OR EXISTS (SELECT FROM imports WHERE site_id = ${tx.siteId} AND id::text = ${group}
                      AND state IN ('QUEUED', 'RUNNING')) AS "goesOn"`.execute(tx.db)
  return rows[0]?.goesOn === true
}

/** One after the other, so that nothing is undone twice at once. */
export async function lockHistory(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`history ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
}

/** Marks facts as undone. Facts that they had undone are effective again, for the same entities. */
export async function recordUndone(
  tx: Tx,
  facts: readonly GroupedFact[],
  undoneBy: string,
): Promise<void> {
  const numbers = facts.map(({ seq }) => seq)
  const groups = [...new Set(facts.map((one) => one.group))]
  const entityIds = [...new Set(facts.map(({ entityId }) => entityId))]
  await sql`
    UPDATE undone_facts u SET redone_by = ${undoneBy}
      FROM facts f
     WHERE u.site_id = ${tx.siteId} AND u.undone_by = ANY (${groups}::text[]) AND u.redone_by IS NULL
       AND f.site_id = u.site_id AND f.seq = u.seq
       AND f.entity = ANY (${[...undoableEntities]}::text[]) AND f.entity_id = ANY (${entityIds}::text[])`.execute(
    tx.db,
  )
  await sql`
    INSERT INTO undone_facts (site_id, seq, undone_by, at)
    SELECT ${tx.siteId}::uuid, seq, ${undoneBy}, ${tx.now}::timestamptz
      FROM unnest(${numbers}::bigint[]) AS seq
    ON CONFLICT DO NOTHING`.execute(tx.db)
}
