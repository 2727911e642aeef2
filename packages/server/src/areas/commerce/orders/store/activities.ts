import { sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Activity } from '../model/order.ts'

/** The most activities that an order is shown with; the latest ones. */
const MAX_SHOWN = 1000

/** The events of orders by their ids, the earliest first, in one statement. */
export async function findActivitiesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, Activity[]>> {
  const { rows } = await sql<Activity & { orderId: string }>`
    SELECT o.id AS "orderId", a.id, a.kind, a.actor, a.content, a.created_date AS "createdDate"
      FROM unnest(${[...orderIds]}::uuid[]) AS o (id)
     CROSS JOIN LATERAL (SELECT * FROM order_activities
        WHERE site_id = ${tx.siteId} AND order_id = o.id ORDER BY place DESC LIMIT ${MAX_SHOWN}) a
     ORDER BY a.place`.execute(tx.db)
  const activities = new Map<string, Activity[]>()
  for (const { orderId, ...one } of rows) {
    activities.set(orderId, [...(activities.get(orderId) ?? []), one])
  }
  return activities
}

/** A new activity; with an id if the caller needs it. */
export type NewActivity = Pick<Activity, 'kind' | 'content'> & { readonly id?: string }

/** Adds activities in the given order. */
export async function addActivities(
  tx: Tx,
  orderId: string,
  activities: readonly NewActivity[],
): Promise<void> {
  if (activities.length === 0) return
  const { type, id } = tx.actor
  const rows = activities.map((one) => ({ id: newId(), ...one, actor: { type, id } }))
  await sql`
    INSERT INTO order_activities (site_id, order_id, id, kind, actor, content, created_date)
    SELECT ${tx.siteId}::uuid, ${orderId}::uuid, id, kind, actor, content, ${tx.now}::timestamptz
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS (id uuid, kind text, actor jsonb, content jsonb)) WITH ORDINALITY
             AS activity (id, kind, actor, content, place)
     ORDER BY place`.execute(tx.db)
}

/** Replaces or, with null, removes a note; false where there is none. */
export async function changeActivity(
  tx: Tx,
  orderId: string,
  id: string,
  note: Pick<Activity, 'kind' | 'content'> | null,
): Promise<boolean> {
  const own = sql`site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND id = ${id}::uuid
    AND kind IN ('NOTE', 'CUSTOM')`
  const { numAffectedRows } = note
    ? await sql`
        UPDATE order_activities SET kind = ${note.kind}, content = ${JSON.stringify(note.content)}::jsonb
         WHERE ${own}`.execute(tx.db)
    : await sql`DELETE FROM order_activities WHERE ${own}`.execute(tx.db)
  return (numAffectedRows ?? 0n) > 0n
}
