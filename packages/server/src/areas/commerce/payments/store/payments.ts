import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../../../transport/idempotency-key.ts'
import type { Fold, Payment } from '../model/payment.ts'

const columns = sql`
  id, order_id AS "orderId", method_id AS "methodId", provider, name, is_offline AS "isOffline", state,
  amount_minor AS "amountMinor", currency, authorized_minor AS "authorizedMinor",
  captured_minor AS "capturedMinor", refunded_minor AS "refundedMinor", credited_minor AS "creditedMinor",
  disputed_minor AS "disputedMinor",
  reference, card, failure, details, step, return_url AS "returnUrl", saves_method AS "savesMethod",
  charged_from AS "chargedFrom", created_date AS "createdDate",
  updated_date AS "updatedDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

/** Parses dates, which JSON has as strings. */
const withDates = (row: Payment): Payment => {
  const { step } = row
  if (!step?.transfer?.dueDate) return row
  const dueDate = new Date(step.transfer.dueDate)
  return { ...row, step: { ...step, transfer: { ...step.transfer, dueDate } } }
}

export async function insertPayment(
  tx: Tx,
  payment: Payment,
  request: RequestKey | undefined,
): Promise<void> {
  await sql`
    INSERT INTO payments (site_id, id, order_id, method_id, provider, name, is_offline, state, amount_minor,
                          currency, details, step, return_url, saves_method, charged_from, request_key, request_hash,
                          created_date, updated_date)
    VALUES (${tx.siteId}, ${payment.id}, ${payment.orderId}, ${payment.methodId}, ${payment.provider},
            ${payment.name}, ${payment.isOffline}, ${payment.state}, ${payment.amountMinor},
            ${payment.currency}, ${json(payment.details)}, ${json(payment.step)}, ${payment.returnUrl},
            ${payment.savesMethod}, ${payment.chargedFrom}, ${request?.key ?? null},
            ${request?.bodyHash ?? null}, ${payment.createdDate}, ${payment.updatedDate})`.execute(
    tx.db,
  )
}

export async function findPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    SELECT ${columns} FROM payments WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(
    tx.db,
  )
  return rows[0] && withDates(rows[0])
}

/** The payments of orders, the earliest first. */
export async function findPaymentsOf(tx: Tx, orderIds: readonly string[]): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    SELECT ${columns} FROM payments
     WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[])
     ORDER BY place`.execute(tx.db)
  return rows.map(withDates)
}

/** Payments of all sites that have been under review since a given time, in the order of creation. */
export async function findReviewed(
  db: Kysely<Tables>,
  {
    before,
    after,
    limit,
  }: { readonly before: Date; readonly after: string; readonly limit: number },
): Promise<{ siteId: string; orderId: string; place: string }[]> {
  const { rows } = await sql<{ siteId: string; orderId: string; place: string }>`
    SELECT site_id AS "siteId", order_id AS "orderId", place::text FROM payments
     WHERE NOT is_offline AND state = 'IN_REVIEW' AND updated_date <= ${before}::timestamptz
       AND place > ${after}::bigint ORDER BY payments.place LIMIT ${limit}`.execute(db)
  return rows
}

/** The payment of an order that a request with this key recorded. */
export async function findByRequest(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM payments
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND request_key = ${key}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Stores the request that paid an open attempt. */
export async function updateRequest(
  tx: Tx,
  id: string,
  { key, bodyHash }: RequestKey,
): Promise<void> {
  await sql`
    UPDATE payments SET request_key = ${key}, request_hash = ${bodyHash}
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

export async function updateFold(tx: Tx, id: string, fold: Fold): Promise<void> {
  await sql`
    UPDATE payments SET state = ${fold.state}, authorized_minor = ${fold.authorizedMinor},
           captured_minor = ${fold.capturedMinor}, refunded_minor = ${fold.refundedMinor},
           credited_minor = ${fold.creditedMinor},
           disputed_minor = ${fold.disputedMinor}, reference = ${fold.reference}, card = ${json(fold.card)},
           failure = ${fold.failure}, updated_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

/** Stores the buyer's next step; the first answer stays. */
export async function updateStep(tx: Tx, id: string, step: Payment['step']): Promise<void> {
  await sql`
    UPDATE payments SET step = ${json(step)}
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid AND step IS NULL`.execute(tx.db)
}
