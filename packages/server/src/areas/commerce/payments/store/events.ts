import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PaymentEvent, SavedMethod } from '../model/payment.ts'

/** Inserts events of a provider; existing ones stay unchanged. Returns the number of new ones. */
export async function insertEvents(tx: Tx, events: readonly PaymentEvent[]): Promise<number> {
  if (events.length === 0) return 0
  const { numAffectedRows } = await sql`
    INSERT INTO payment_events (site_id, provider, account, event_id, payment_id, kind, amount_minor, currency,
                                occurred_date, received_date, raw)
    SELECT ${tx.siteId}::uuid, provider, account, id, "paymentId", kind, "amountMinor", currency, date,
           ${tx.now}::timestamptz, details
      FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS event (
             provider text, account text, id text, "paymentId" uuid, kind text, "amountMinor" bigint,
             currency text, date timestamptz, details jsonb)
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return Number(numAffectedRows ?? 0n)
}

/** Every event of a payment that was not refused. */
export async function findEvents(tx: Tx, paymentId: string): Promise<PaymentEvent[]> {
  const { rows } = await sql<PaymentEvent>`
    SELECT provider, account, event_id AS id, payment_id AS "paymentId", kind, amount_minor AS "amountMinor",
           currency, occurred_date AS date, raw AS details
      FROM payment_events
     WHERE site_id = ${tx.siteId} AND payment_id = ${paymentId}::uuid AND problem IS NULL`.execute(
    tx.db,
  )
  return rows
}

/** Marks the events of a payment as processed; those in another currency are refused. */
export async function markProcessed(tx: Tx, paymentId: string, currency: string): Promise<void> {
  await sql`
    UPDATE payment_events
       SET judged_date = ${tx.now}::timestamptz,
           problem = CASE WHEN currency <> ${currency} THEN 'another currency than that of the order' END
     WHERE site_id = ${tx.siteId} AND payment_id = ${paymentId}::uuid AND judged_date IS NULL`.execute(
    tx.db,
  )
}

/**
 * Payments with unprocessed events, such as when a process ended in between. Events of unknown payments wait without
 * blocking others.
 */
export async function findUnprocessed(
  db: Kysely<Tables>,
  before: Date,
  limit: number,
): Promise<{ siteId: string; paymentId: string }[]> {
  const { rows } = await sql<{ siteId: string; paymentId: string }>`
    SELECT DISTINCT e.site_id AS "siteId", e.payment_id AS "paymentId"
      FROM payment_events e JOIN payments p ON p.site_id = e.site_id AND p.id = e.payment_id
     WHERE e.judged_date IS NULL AND e.received_date <= ${before}::timestamptz LIMIT ${limit}`.execute(
    db,
  )
  return rows
}

/** The saved method of a payment; undefined if the buyer did not agree or the money never came. */
export async function findSavedMethod(tx: Tx, paymentId: string): Promise<SavedMethod | undefined> {
  const { rows } = await sql<{ saved: SavedMethod }>`
    SELECT e.raw -> 'savedMethod' AS saved
      FROM payment_events e JOIN payments p ON p.site_id = e.site_id AND p.id = e.payment_id
     WHERE p.site_id = ${tx.siteId} AND p.id = ${paymentId}::uuid AND p.saves_method AND e.problem IS NULL
       AND e.raw ? 'savedMethod' ORDER BY e.occurred_date DESC, e.event_id LIMIT 1`.execute(tx.db)
  return rows[0]?.saved
}

/** Deletes the events of the payments of orders. */
export async function deleteEventsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM payment_events e USING payments p
     WHERE e.site_id = ${tx.siteId} AND p.site_id = e.site_id AND p.id = e.payment_id
       AND p.order_id = ANY (${[...orderIds]}::uuid[])`.execute(tx.db)
}
