import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

interface OrderReference {
  readonly siteId: string
  readonly orderId: string
}

/** Schedules the request for an order; does nothing if the buyer was asked, or is excluded. */
export async function scheduleRequest(tx: Tx, orderId: string, dueDate: Date): Promise<void> {
  await sql`
    INSERT INTO review_requests AS q (site_id, order_id, due_date)
    VALUES (${tx.siteId}, ${orderId}, ${dueDate})
    ON CONFLICT (site_id, order_id) DO UPDATE SET due_date = EXCLUDED.due_date
     WHERE q.due_date IS NOT NULL`.execute(tx.db)
}

/** Postpones a pending request. */
export async function postponeRequest(tx: Tx, orderId: string, dueDate: Date): Promise<void> {
  await sql`
    UPDATE review_requests SET due_date = ${dueDate}
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND due_date IS NOT NULL`.execute(
    tx.db,
  )
}

/** Due requests of all sites, longest overdue first. */
export async function findDueRequests(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<OrderReference[]> {
  const { rows } = await sql<OrderReference>`
    SELECT site_id AS "siteId", order_id AS "orderId" FROM review_requests
     WHERE due_date <= ${now}::timestamptz ORDER BY due_date LIMIT ${limit}`.execute(db)
  return rows
}

/** Takes a due request; false when another process has taken it. */
export async function takeRequest(tx: Tx, orderId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE review_requests SET due_date = NULL
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid
       AND due_date <= ${tx.now}::timestamptz`.execute(tx.db)
  return numAffectedRows === 1n
}

export async function markMailed(tx: Tx, orderId: string): Promise<void> {
  await sql`
    UPDATE review_requests SET mailed_date = ${tx.now}
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid`.execute(tx.db)
}

export async function suppress(tx: Tx, addressHash: Buffer): Promise<void> {
  await sql`
    INSERT INTO review_request_suppressions (site_id, address_hash, created_date)
    VALUES (${tx.siteId}, ${addressHash}, ${tx.now}) ON CONFLICT DO NOTHING`.execute(tx.db)
}

/** Since when addresses want no such mails, by their hashes in hex. */
export async function findSuppressed(
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ hash: string; date: Date }>`
    SELECT encode(address_hash, 'hex') AS hash, created_date AS date FROM review_request_suppressions
     WHERE site_id = ${tx.siteId}
       AND encode(address_hash, 'hex') = ANY (${hashes.map((one) => one.toString('hex'))}::text[])`.execute(
    tx.db,
  )
  return new Map(rows.map(({ hash, date }) => [hash, date]))
}

export async function isSuppressed(tx: Tx, addressHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM review_request_suppressions
     WHERE site_id = ${tx.siteId} AND address_hash = ${addressHash}`.execute(tx.db)
  return rows.length > 0
}
