import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { RequestKey } from '../payments/index.ts'
import type { Fulfillment } from './model.ts'

const columns = sql`
  f.id, f.order_id AS "orderId", f.revision, f.kind, f.location_id AS "locationId", f.state, f.completed, f.carrier,
  f.tracking_number AS "trackingNumber", f.tracking_link AS "trackingLink", f.fields, f.creator,
  f.mail_due_date AS "mailDueDate", f.mailed_date AS "mailedDate", f.created_date AS "createdDate",
  f.updated_date AS "updatedDate", f.cancelled_date AS "cancelledDate",
  (SELECT jsonb_agg(jsonb_build_object('lineId', l.line_id, 'quantity', l.quantity) ORDER BY l.position)
     FROM fulfillment_lines l WHERE l.site_id = f.site_id AND l.fulfillment_id = f.id) AS lines`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

async function select(tx: Tx, where: RawBuilder<unknown>): Promise<Fulfillment[]> {
  const { rows } = await sql<Fulfillment>`
    SELECT ${columns} FROM fulfillments f WHERE f.site_id = ${tx.siteId} AND ${where}
     ORDER BY f.place`.execute(tx.db)
  return rows
}

/** The fulfillments of orders that are not cancelled, the earliest first, in one statement. */
export const findFulfillmentsOf = (tx: Tx, orderIds: readonly string[]): Promise<Fulfillment[]> =>
  select(tx, sql`f.order_id = ANY (${[...orderIds]}::uuid[]) AND f.cancelled_date IS NULL`)

/** Also one that is cancelled. */
export const findFulfillment = async (tx: Tx, id: string): Promise<Fulfillment | undefined> =>
  (await select(tx, sql`f.id = ${id}::uuid`))[0]

/** The orders of fulfillments by the ids of these. */
export async function findOrderIds(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    SELECT id, order_id AS "orderId" FROM fulfillments
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ id, orderId }) => [id, orderId]))
}

/** The fulfillment of an order that a call with this key has made. */
export async function findByRequest(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM fulfillments
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND request_key = ${key}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Whether another fulfillment of the same order has the tracking number. */
export async function hasNumber(
  tx: Tx,
  { id, orderId, trackingNumber }: Pick<Fulfillment, 'id' | 'orderId' | 'trackingNumber'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM fulfillments
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND id <> ${id}::uuid
       AND tracking_number = ${trackingNumber} AND cancelled_date IS NULL`.execute(tx.db)
  return rows.length > 0
}

export async function insertFulfillment(
  tx: Tx,
  one: Fulfillment,
  request: RequestKey | undefined,
): Promise<void> {
  await sql`
    WITH inserted AS (
      INSERT INTO fulfillments (site_id, id, order_id, revision, kind, location_id, state, completed, carrier, tracking_number,
                                tracking_link, fields, creator, mail_due_date, request_key, request_hash,
                                created_date, updated_date)
      VALUES (${tx.siteId}, ${one.id}, ${one.orderId}, ${one.revision}, ${one.kind}, ${one.locationId}, ${one.state},
              ${one.completed}, ${one.carrier}, ${one.trackingNumber}, ${one.trackingLink},
              ${json(one.fields)}, ${json(one.creator)}, ${one.mailDueDate}, ${request?.key ?? null},
              ${request?.bodyHash ?? null}, ${one.createdDate}, ${one.updatedDate})
      RETURNING site_id, id
    )
    INSERT INTO fulfillment_lines (site_id, fulfillment_id, line_id, position, quantity)
    SELECT inserted.site_id, inserted.id, "lineId", position, quantity
      FROM inserted, ROWS FROM (jsonb_to_recordset(${JSON.stringify(one.lines)}::jsonb)
             AS ("lineId" uuid, quantity integer)) WITH ORDINALITY AS line ("lineId", quantity, position)`.execute(
    tx.db,
  )
}

/** Stores the mutable fields of a fulfillment. */
export async function updateFulfillment(tx: Tx, one: Fulfillment): Promise<void> {
  await sql`
    UPDATE fulfillments
       SET revision = ${one.revision}, state = ${one.state}, completed = ${one.completed},
           carrier = ${one.carrier}, tracking_number = ${one.trackingNumber},
           tracking_link = ${one.trackingLink}, fields = ${json(one.fields)},
           mail_due_date = ${one.mailDueDate}, mailed_date = ${one.mailedDate},
           updated_date = ${one.updatedDate}, cancelled_date = ${one.cancelledDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

/** Fulfillments of all sites with a due mail, longest overdue first. */
export async function findDueMails(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM fulfillments
     WHERE mail_due_date <= ${now}::timestamptz ORDER BY mail_due_date LIMIT ${limit}`.execute(db)
  return rows
}
