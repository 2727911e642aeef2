import { type Selectable, sql } from 'kysely'
import type { WebhookAttempts, WebhookDeliveries } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Attempt, Delivery, DeliveryState, DeliveryStatistics } from '../model.ts'

export interface NewDelivery {
  readonly id: string
  readonly webhookId: string
  readonly eventType: string
  readonly entityId: string
  readonly body: string
  /** Whether it was requested manually, which ignores the pause. */
  readonly isRequested?: boolean
  /** The trace context of the cause, where it was traced. */
  readonly traceparent?: string | null
}

/** Adds deliveries in their order, in one statement. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map((one, at) => ({
    at,
    id: one.id,
    body: one.body,
    is_requested: one.isRequested ?? false,
    webhook_id: one.webhookId,
    event_type: one.eventType,
    entity_id: one.entityId,
    traceparent: one.traceparent ?? null,
  }))
  await sql`
    INSERT INTO webhook_deliveries (site_id, id, webhook_id, event_type, entity_id, body, is_requested,
                                    traceparent, next_attempt_date, created_date)
    SELECT ${tx.siteId}::uuid, id, webhook_id, event_type, entity_id, body, is_requested, traceparent,
           ${tx.now}::timestamptz, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           AS one (at int, id uuid, webhook_id uuid, event_type text, entity_id text, body text,
                   is_requested boolean, traceparent text)
     ORDER BY at`.execute(tx.db)
}

export async function findDelivery(
  tx: Tx,
  webhookId: string,
  id: string,
): Promise<Delivery | undefined> {
  const row = await ofWebhook(tx, webhookId).where('id', '=', id).executeTakeFirst()
  return row && toDelivery(row)
}

export interface LogQuery {
  readonly state?: DeliveryState | undefined
  readonly failed?: boolean | undefined
  readonly eventType?: string | undefined
  readonly before?: string | undefined
  readonly limit: number
}

/** Newest first. */
export async function listDeliveries(
  tx: Tx,
  webhookId: string,
  { state, failed, eventType, before, limit }: LogQuery,
): Promise<Delivery[]> {
  let query = ofWebhook(tx, webhookId).orderBy('seq', 'desc').limit(limit)
  if (state) query = query.where('state', '=', state)
  if (failed) query = query.where('attempts', '>', 0).where('state', '<>', 'DELIVERED')
  if (eventType) query = query.where('event_type', '=', eventType)
  if (before) {
    const cursorSeq = ofWebhook(tx, webhookId).clearSelect().select('seq').where('id', '=', before)
    query = query.where('seq', '<', cursorSeq)
  }
  return (await query.execute()).map(toDelivery)
}

/** Makes a delivery wait to be sent at once, also in a pause, with all its tries before it. */
export async function requeueDelivery(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('webhook_deliveries')
    .set({
      state: 'WAITING',
      tries: 0,
      is_requested: true,
      next_attempt_date: tx.now,
      delivered_date: null,
    })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

export async function listAttempts(tx: Tx, deliveryId: string): Promise<Attempt[]> {
  const rows = await tx.db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number')
    .execute()
  return rows.map(toAttempt)
}

/** The last try of each of these deliveries that was tried. */
export async function lastAttempts(tx: Tx, ids: readonly string[]): Promise<Map<string, Attempt>> {
  const { rows } = await sql<Selectable<WebhookAttempts>>`
    SELECT DISTINCT ON (delivery_id) * FROM webhook_attempts
     WHERE site_id = ${tx.siteId} AND delivery_id = ANY(${[...ids]}::uuid[])
     ORDER BY delivery_id, number DESC`.execute(tx.db)
  return new Map(rows.map((row) => [row.delivery_id, toAttempt(row)]))
}

/** Counts of deliveries since a moment by result, and of pending ones, by webhook. */
export async function countDeliveries(tx: Tx, since: Date): Promise<DeliveryStatistics[]> {
  const isNew = sql`created_date >= ${since}`
  const { rows } = await sql<DeliveryStatistics>`
    SELECT webhook_id AS "webhookId",
           count(*) FILTER (WHERE state = 'DELIVERED' AND ${isNew})::int AS delivered,
           count(*) FILTER (WHERE state = 'FAILED' AND ${isNew})::int AS failed,
           count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
           min(next_attempt_date) FILTER (WHERE state = 'WAITING') AS "nextAttemptDate"
      FROM webhook_deliveries
     WHERE site_id = ${tx.siteId} AND (${isNew} OR state = 'WAITING')
     GROUP BY webhook_id`.execute(tx.db)
  return rows
}

/** Deletes older ones, some thousands at a time; returns whether there may be more. */
export async function deleteOld({ db }: Pick<Tx, 'db'>, before: Date): Promise<boolean> {
  const limit = 5000
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM webhook_deliveries WHERE (site_id, id) IN (
      SELECT site_id, id FROM webhook_deliveries WHERE created_date < ${before} LIMIT ${limit})`.execute(
    db,
  )
  return numAffectedRows === BigInt(limit)
}

const ofWebhook = (tx: Tx, webhookId: string) =>
  tx.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('webhook_id', '=', webhookId)

const toAttempt = (row: Selectable<WebhookAttempts>): Attempt => ({
  number: row.number,
  at: row.at,
  milliseconds: row.milliseconds,
  status: row.status,
  responseHead: row.response_head,
  failure: row.failure,
})

export const toDelivery = (row: Selectable<WebhookDeliveries>): Delivery => ({
  siteId: row.site_id,
  id: row.id,
  webhookId: row.webhook_id,
  eventType: row.event_type,
  entityId: row.entity_id,
  body: row.body,
  state: row.state as DeliveryState,
  attempts: row.attempts,
  tries: row.tries,
  nextAttemptDate: row.next_attempt_date,
  createdDate: row.created_date,
  deliveredDate: row.delivered_date,
  traceparent: row.traceparent,
})
