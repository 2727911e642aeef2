import { sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Activity } from '../model/order.ts'

/** The most activities that an order is shown with; the latest ones. */
const MAX_SHOWN = 1000

/** What happened to an order, the earliest first. */
export async function findActivities(tx: Tx, orderId: string): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    SELECT id, kind, actor, content, created_date AS "createdDate" FROM order_activities
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid
     ORDER BY place DESC LIMIT ${MAX_SHOWN}`.execute(tx.db)
  return rows.reverse()
}

/** Notes what happened, in the order in which it is given. */
export async function addActivities(
  tx: Tx,
  orderId: string,
  activities: readonly Pick<Activity, 'kind' | 'content'>[],
): Promise<void> {
  if (activities.length === 0) return
  const { type, id } = tx.actor
  const rows = activities.map((one) => ({ ...one, id: newId(), actor: { type, id } }))
  await sql`
    INSERT INTO order_activities (site_id, order_id, id, kind, actor, content, created_date)
    SELECT ${tx.siteId}::uuid, ${orderId}::uuid, id, kind, actor, content, ${tx.now}::timestamptz
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS (id uuid, kind text, actor jsonb, content jsonb)) WITH ORDINALITY
             AS activity (id, kind, actor, content, place)
     ORDER BY place`.execute(tx.db)
}
