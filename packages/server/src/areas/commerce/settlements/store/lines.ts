import type { SettlementLineKind, SettlementMatch } from '@vitrine/contract/settlements'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { BookedMovement, MatchedLine } from '../model.ts'

/** Money that payments of a provider have moved, by the ids of events, of payments or of refunds. */
export async function findBooked(
  tx: Tx,
  provider: string,
  {
    eventIds,
    ownIds,
  }: { readonly eventIds: readonly string[]; readonly ownIds: readonly string[] },
): Promise<BookedMovement[]> {
  const { rows } = await sql<BookedMovement>`
    SELECT e.event_id AS "eventId", e.raw ->> 'refundId' AS "refundId", e.payment_id AS "paymentId", p.order_id AS "orderId",
           CASE WHEN e.kind = 'CAPTURED' THEN 'PAYMENT' WHEN e.kind = 'REFUNDED' THEN 'REFUND' ELSE 'DISPUTE' END AS kind,
           (CASE WHEN e.kind IN ('CAPTURED', 'DISPUTE_WON') THEN e.amount_minor ELSE -e.amount_minor END)::float8 AS "amountMinor",
           e.currency
      FROM payment_events e
      JOIN payments p ON p.site_id = e.site_id AND p.id = e.payment_id
      JOIN orders o ON o.site_id = p.site_id AND o.id = p.order_id AND NOT o.is_rehearsal
     WHERE e.site_id = ${tx.siteId} AND e.provider = ${provider} AND e.problem IS NULL AND e.amount_minor IS NOT NULL
       AND e.kind IN ('CAPTURED', 'REFUNDED', 'DISPUTED', 'DISPUTE_WON')
       AND (e.event_id = ANY (${[...eventIds]}::text[]) OR e.payment_id = ANY (${[...ownIds]}::uuid[])
            OR e.raw ->> 'refundId' = ANY (${[...ownIds]}::text[]))`.execute(tx.db)
  return rows
}

/** Stores those lines that no settlement has yet; answers their keys. */
export async function insertLines(
  tx: Tx,
  settlement: { readonly id: string; readonly provider: string },
  lines: readonly MatchedLine[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    INSERT INTO settlement_lines (site_id, settlement_id, position, provider, line_key, kind, reference, day, amount_minor,
                                  amount_currency, gross_minor, fee_minor, paid_out_minor, currency, payout, match,
                                  expected_minor, order_id, event_id)
    SELECT ${tx.siteId}::uuid, ${settlement.id}::uuid, place, ${settlement.provider}, key, kind, reference, day,
           "amountMinor", "amountCurrency", "grossMinor", "feeMinor", "paidOutMinor", currency, payout, match,
           "expectedMinor", "orderId", "eventId"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS (
             key text, kind text, reference text, day date, "amountMinor" bigint, "amountCurrency" text,
             "grossMinor" bigint, "feeMinor" bigint, "paidOutMinor" bigint, currency text, payout text, match text,
             "expectedMinor" bigint, "orderId" uuid, "eventId" text)) WITH ORDINALITY
             AS line (key, kind, reference, day, "amountMinor", "amountCurrency", "grossMinor", "feeMinor", "paidOutMinor",
                      currency, payout, match, "expectedMinor", "orderId", "eventId", place)
     ORDER BY key
    ON CONFLICT (site_id, provider, line_key) DO NOTHING
    RETURNING line_key AS key`.execute(tx.db)
  return new Set(rows.map(({ key }) => key))
}

export interface LineRow {
  readonly position: number
  readonly kind: SettlementLineKind
  readonly reference: string
  readonly day: string
  readonly amount: number
  readonly currency: string
  readonly fee: number
  readonly feeCurrency: string
  readonly payout: string
  readonly match: SettlementMatch
  readonly expected: number | null
  readonly orderId: string | null
  readonly orderNumber: string | null
}

export async function findLines(
  tx: Tx,
  id: string,
  {
    match,
    limit,
    offset,
  }: {
    readonly match?: SettlementMatch | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly lines: LineRow[]; readonly count: number }> {
  const isWanted = match === undefined ? sql`true` : sql`l.match = ${match}`
  const { rows } = await sql<LineRow & { count: number }>`
    SELECT l.position, l.kind, l.reference, to_char(l.day, 'YYYY-MM-DD') AS day, l.amount_minor::float8 AS amount,
           l.amount_currency AS currency, l.fee_minor::float8 AS fee, l.currency AS "feeCurrency", l.payout, l.match,
           l.expected_minor::float8 AS expected, o.id AS "orderId", o.number::text AS "orderNumber",
           (count(*) OVER ())::int AS count
      FROM settlement_lines l
      LEFT JOIN orders o ON o.site_id = l.site_id AND o.id = l.order_id
     WHERE l.site_id = ${tx.siteId} AND l.settlement_id = ${id}::uuid AND ${isWanted}
     ORDER BY l.position LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return { lines: rows.map(({ count, ...line }) => line), count: rows[0]?.count ?? 0 }
}
