import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoredSettlement } from '../model.ts'

const columns = sql`
  s.id, s.provider, s.format, s.file_name AS "fileName", to_char(s.first_day, 'YYYY-MM-DD') AS "from",
  to_char(s.last_day, 'YYYY-MM-DD') AS "to", s.repeated, s.totals, s.payouts, s.created_date AS "createdDate"`

/** How lines match, counted when a settlement is read: payments and refunds may have been settled elsewhere since. */
const counts = (timeZone: string) => sql`
  (SELECT count(*) FROM settlement_lines l WHERE l.site_id = s.site_id AND l.settlement_id = s.id AND l.match = 'MATCHED')::int AS matched,
  (SELECT count(*) FROM settlement_lines l WHERE l.site_id = s.site_id AND l.settlement_id = s.id AND l.match = 'AMOUNT_DIFFERS')::int AS differing,
  (SELECT count(*) FROM settlement_lines l WHERE l.site_id = s.site_id AND l.settlement_id = s.id AND l.match = 'NOT_IN_SHOP')::int AS "notInShop",
  (SELECT count(*) FROM (${missingOf(timeZone)}) m)::int AS missing`

/** Money of a settlement's provider and days that no settlement has. */
const missingOf = (timeZone: string) => sql`
  SELECT e.kind, e.event_id, e.amount_minor, e.currency, e.occurred_date, p.order_id
    FROM payment_events e
    JOIN payments p ON p.site_id = e.site_id AND p.id = e.payment_id
    JOIN orders o ON o.site_id = p.site_id AND o.id = p.order_id AND NOT o.is_rehearsal
   WHERE e.site_id = s.site_id AND e.provider = s.provider AND e.problem IS NULL
     AND e.kind IN ('CAPTURED', 'REFUNDED') AND NOT COALESCE((e.raw ->> 'toStoreCredit')::boolean, false)
     AND NOT COALESCE((e.raw ->> 'toOrder')::boolean, false)
     AND e.occurred_date >= s.first_day::timestamp AT TIME ZONE ${timeZone}
     AND e.occurred_date < (s.last_day::timestamp + interval '1 day') AT TIME ZONE ${timeZone}
     AND NOT EXISTS (SELECT FROM settlement_lines l
                      WHERE l.site_id = e.site_id AND l.provider = e.provider AND l.event_id = e.event_id)`

export interface CountedSettlement extends StoredSettlement {
  readonly matched: number
  readonly differing: number
  readonly notInShop: number
  readonly missing: number
}

/** False: the same file was imported before, or is being imported by another call, which is awaited. */
export async function insertSettlement(
  tx: Tx,
  settlement: StoredSettlement,
  contentHash: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO settlements (site_id, id, provider, format, file_name, content_hash, first_day, last_day, repeated,
                             totals, payouts, created_date)
    VALUES (${tx.siteId}, ${settlement.id}, ${settlement.provider}, ${settlement.format}, ${settlement.fileName},
            ${contentHash}, ${settlement.from}::date, ${settlement.to}::date, ${settlement.repeated},
            ${JSON.stringify(settlement.totals)}::jsonb, ${JSON.stringify(settlement.payouts)}::jsonb,
            ${settlement.createdDate})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx.db)
  return rows.length > 0
}

/** The totals of its new lines, after duplicates are known. */
export async function updateTotals(tx: Tx, settlement: StoredSettlement): Promise<void> {
  await sql`
    UPDATE settlements SET repeated = ${settlement.repeated}, totals = ${JSON.stringify(settlement.totals)}::jsonb,
           payouts = ${JSON.stringify(settlement.payouts)}::jsonb
     WHERE site_id = ${tx.siteId} AND id = ${settlement.id}::uuid`.execute(tx.db)
}

export async function findIdByContent(
  tx: Tx,
  contentHash: Uint8Array,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM settlements
     WHERE site_id = ${tx.siteId} AND content_hash = ${contentHash} AND deleted_date IS NULL`.execute(
    tx.db,
  )
  return rows[0]?.id
}

export async function findSettlements(
  tx: Tx,
  timeZone: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly settlements: CountedSettlement[]; readonly count: number }> {
  const { rows } = await sql<CountedSettlement & { count: number }>`
    SELECT ${columns}, ${counts(timeZone)}, s.count FROM (
      SELECT *, (count(*) OVER ())::int AS count FROM settlements
       WHERE site_id = ${tx.siteId} AND deleted_date IS NULL
       ORDER BY last_day DESC, id DESC LIMIT ${limit} OFFSET ${offset}) s
     ORDER BY s.last_day DESC, s.id DESC`.execute(tx.db)
  return { settlements: rows, count: rows[0]?.count ?? 0 }
}

export async function findSettlement(
  tx: Tx,
  timeZone: string,
  id: string,
): Promise<CountedSettlement | undefined> {
  const { rows } = await sql<CountedSettlement>`
    SELECT ${columns}, ${counts(timeZone)} FROM settlements s
     WHERE s.site_id = ${tx.siteId} AND s.id = ${id}::uuid AND s.deleted_date IS NULL`.execute(
    tx.db,
  )
  return rows[0]
}

/** Deletes a settlement with its lines; returns what was booked, undefined if it does not exist. */
export async function deleteSettlement(tx: Tx, id: string): Promise<StoredSettlement | undefined> {
  const { rows } = await sql<StoredSettlement>`
    UPDATE settlements s SET deleted_date = ${tx.now}
     WHERE s.site_id = ${tx.siteId} AND s.id = ${id}::uuid AND s.deleted_date IS NULL
    RETURNING ${columns}`.execute(tx.db)
  await sql`
    DELETE FROM settlement_lines
     WHERE site_id = ${tx.siteId} AND settlement_id = ${id}::uuid`.execute(tx.db)
  return rows[0]
}

export interface MissingRow {
  readonly reference: string
  readonly kind: 'PAYMENT' | 'REFUND'
  readonly day: string
  readonly amount: number
  readonly currency: string
  readonly orderId: string
  readonly orderNumber: string
}

const MAX_MISSING = 100

export async function findMissing(tx: Tx, timeZone: string, id: string): Promise<MissingRow[]> {
  const { rows } = await sql<MissingRow>`
    SELECT split_part(m.event_id, ':', 1) AS reference, CASE m.kind WHEN 'CAPTURED' THEN 'PAYMENT' ELSE 'REFUND' END AS kind,
           to_char(m.occurred_date AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
           (CASE m.kind WHEN 'CAPTURED' THEN m.amount_minor ELSE -m.amount_minor END)::float8 AS amount, m.currency,
           m.order_id AS "orderId", o.number::text AS "orderNumber"
      FROM settlements s CROSS JOIN LATERAL (${missingOf(timeZone)}) m
      JOIN orders o ON o.site_id = s.site_id AND o.id = m.order_id
     WHERE s.site_id = ${tx.siteId} AND s.id = ${id}::uuid
     ORDER BY m.occurred_date, m.event_id LIMIT ${MAX_MISSING}`.execute(tx.db)
  return rows
}
