import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { PaymentRequest } from '../model.ts'

/** `r` is a request. */
export const columns = sql`
  r.id, r.order_id AS "orderId", r.order_number AS "orderNumber", r.amount_minor AS "amountMinor", r.currency,
  r.title, r.description, r.image, r.expiration_date AS "expirationDate", r.source, r.status,
  r.online_only AS "onlineOnly", r.extended_fields AS "extendedFields", r.mailed_date AS "mailedDate",
  ARRAY(SELECT a.payment_id FROM payment_request_attempts a
         WHERE a.site_id = r.site_id AND a.request_id = r.id ORDER BY a.place) AS "attemptIds",
  r.created_date AS "createdDate", r.updated_date AS "updatedDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

async function find(tx: Tx, where: RawBuilder<unknown>): Promise<PaymentRequest[]> {
  const { rows } = await sql<PaymentRequest>`
    SELECT ${columns} FROM payment_requests r WHERE r.site_id = ${tx.siteId} AND ${where}
     ORDER BY r.created_date DESC, r.place DESC`.execute(tx.db)
  return rows
}

export const findRequest = async (tx: Tx, id: string): Promise<PaymentRequest | undefined> =>
  (await find(tx, sql`r.id = ${id}::uuid`))[0]

/** The requests of an order, the latest first. */
export const findRequestsOf = (tx: Tx, orderId: string): Promise<PaymentRequest[]> =>
  find(tx, sql`r.order_id = ${orderId}::uuid`)

/** The request that an attempt to pay was made for. */
export const findByAttempt = async (
  tx: Tx,
  paymentId: string,
): Promise<PaymentRequest | undefined> =>
  (
    await find(
      tx,
      sql`r.id = (SELECT a.request_id FROM payment_request_attempts a
                   WHERE a.site_id = ${tx.siteId} AND a.payment_id = ${paymentId}::uuid)`,
    )
  )[0]

/** The request of an order that a call with this key has made. */
export async function findByKey(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM payment_requests
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND request_key = ${key}`.execute(
    tx.db,
  )
  return rows[0]
}

export async function insertRequest(
  tx: Tx,
  one: PaymentRequest,
  request: RequestKey | undefined,
): Promise<void> {
  await sql`
    INSERT INTO payment_requests (site_id, id, order_id, order_number, amount_minor, currency, title, description,
                                  image, expiration_date, source, status, online_only, extended_fields,
                                  request_key, request_hash, created_date, updated_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.orderId}, ${one.orderNumber}, ${one.amountMinor}, ${one.currency},
            ${one.title}, ${one.description}, ${json(one.image)}, ${one.expirationDate}, ${json(one.source)},
            ${one.status}, ${one.onlineOnly}, ${json(one.extendedFields)}, ${request?.key ?? null},
            ${request?.bodyHash ?? null}, ${one.createdDate}, ${one.updatedDate})`.execute(tx.db)
}

export async function updateRequest(tx: Tx, one: PaymentRequest): Promise<void> {
  await sql`
    UPDATE payment_requests
       SET title = ${one.title}, description = ${one.description}, image = ${json(one.image)},
           status = ${one.status}, online_only = ${one.onlineOnly},
           extended_fields = ${json(one.extendedFields)}, mailed_date = ${one.mailedDate},
           updated_date = ${one.updatedDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

export async function deleteRequest(tx: Tx, id: string): Promise<void> {
  await sql`
    DELETE FROM payment_requests WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

/** Stores the request of a payment attempt. */
export async function insertAttempt(tx: Tx, requestId: string, paymentId: string): Promise<void> {
  await sql`
    INSERT INTO payment_request_attempts (site_id, payment_id, request_id)
    VALUES (${tx.siteId}, ${paymentId}::uuid, ${requestId}::uuid) ON CONFLICT DO NOTHING`.execute(
    tx.db,
  )
}

/** Requests of all sites past their deadline, longest overdue first. */
export async function findOverdue(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM payment_requests
     WHERE status = 'UNPAID' AND expiration_date <= ${now}::timestamptz
     ORDER BY expiration_date LIMIT ${limit}`.execute(db)
  return rows
}
