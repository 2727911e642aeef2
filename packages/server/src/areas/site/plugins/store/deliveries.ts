import { type Kysely, type Selectable, sql } from 'kysely'
import type { PluginDeliveries, Tables } from '../../../../platform/db/tables.ts'
import { newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoredFact } from '../../events/index.ts'
import type { PluginDelivery, PluginDeliveryState } from '../model.ts'

/** Adds a delivery for each fact that has none, in one statement; answers which. */
export async function insertDeliveries(
  tx: Tx,
  plugin: string,
  facts: readonly StoredFact[],
): Promise<Pick<PluginDelivery, 'id' | 'factSeq'>[]> {
  if (facts.length === 0) return []
  const rows = facts.map(({ seq, name, entityId }) => ({
    id: newOrderedId(),
    seq,
    name,
    entity_id: entityId,
  }))
  const { rows: added } = await sql<Pick<PluginDelivery, 'id' | 'factSeq'>>`
    INSERT INTO plugin_deliveries (site_id, id, plugin, fact_seq, fact, entity_id, created_date, updated_date)
    SELECT ${tx.siteId}::uuid, id, ${plugin}, seq, name, entity_id, ${tx.now}::timestamptz,
           ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           AS one (id uuid, seq bigint, name text, entity_id text)
     ORDER BY seq
    ON CONFLICT DO NOTHING
    RETURNING id, fact_seq::text AS "factSeq"`.execute(tx.db)
  return added
}

const ofSite = (tx: Tx) =>
  tx.db.selectFrom('plugin_deliveries').selectAll().where('site_id', '=', tx.siteId)

export async function findDelivery(tx: Tx, id: string): Promise<PluginDelivery | undefined> {
  const row = await ofSite(tx).where('id', '=', id).executeTakeFirst()
  return row && toDelivery(row)
}

export async function lockDelivery(
  tx: Tx,
  plugin: string,
  id: string,
): Promise<PluginDelivery | undefined> {
  const row = await ofSite(tx)
    .where('plugin', '=', plugin)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toDelivery(row)
}

/** Unhandled deliveries, failed ones first, then in the order of the facts. */
export async function listOpen(tx: Tx, plugin: string, limit: number): Promise<PluginDelivery[]> {
  const rows = await ofSite(tx)
    .where('plugin', '=', plugin)
    .where('state', '<>', 'DONE')
    .orderBy('state')
    .orderBy('fact_seq')
    .limit(limit)
    .execute()
  return rows.map(toDelivery)
}

export interface OpenCount {
  readonly plugin: string
  readonly waiting: number
  readonly failed: number
}

export async function countOpen(tx: Tx): Promise<OpenCount[]> {
  const { rows } = await sql<OpenCount>`
    SELECT plugin, count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
           count(*) FILTER (WHERE state = 'FAILED')::int AS failed
      FROM plugin_deliveries WHERE site_id = ${tx.siteId} AND state <> 'DONE'
     GROUP BY plugin`.execute(tx.db)
  return rows
}

export interface Outcome {
  readonly state: PluginDeliveryState
  readonly attempts: number
  readonly failure: string | null
}

export async function saveOutcome(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx.db
    .updateTable('plugin_deliveries')
    .set({ ...outcome, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** Deletes older ones, some thousands at a time; returns whether there may be more. */
export async function deleteOld(db: Kysely<Tables>, before: Date): Promise<boolean> {
  const limit = 5000
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM plugin_deliveries WHERE (site_id, id) IN (
      SELECT site_id, id FROM plugin_deliveries WHERE created_date < ${before} LIMIT ${limit})`.execute(
    db,
  )
  return numAffectedRows === BigInt(limit)
}

const toDelivery = (row: Selectable<PluginDeliveries>): PluginDelivery => ({
  id: row.id,
  plugin: row.plugin,
  factSeq: String(row.fact_seq),
  fact: row.fact,
  entityId: row.entity_id,
  state: row.state as PluginDeliveryState,
  attempts: row.attempts,
  failure: row.failure,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
})
