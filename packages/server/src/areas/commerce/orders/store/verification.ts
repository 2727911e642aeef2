import type { PriceSnapshot, TraceStep } from '@vitrine/pricing'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { SOLD_WITH_ORDER } from '../../ledger/index.ts'

/** The compared values of an order; amounts in minor units. */
export interface OrderBooks {
  readonly id: string
  readonly number: number
  readonly total: number
  /** The sale in the ledger, and the sum of all its groups. */
  readonly sold: number
  readonly unbalanced: number
  /** Incoming and outgoing payments, by the ledger and by the payments. */
  readonly cleared: number
  readonly captured: number
  readonly returned: number
  /** The state of payments, and the sum of their events. */
  readonly events: number
  readonly engineVersion: string | null
  readonly snapshot: PriceSnapshot | null
  readonly trace: readonly TraceStep[] | null
}

/** A batch of orders with their books, in the order of their numbers: one statement however many there are. */
export async function findBooks(
  tx: Tx,
  after: Pick<OrderBooks, 'number' | 'id'>,
  limit: number,
): Promise<OrderBooks[]> {
  const { rows } = await sql<OrderBooks>`
    WITH page AS MATERIALIZED (
      SELECT id, number, total_minor FROM orders
       WHERE site_id = ${tx.siteId} AND (number, id) > (${after.number}, ${after.id}::uuid)
       ORDER BY number, id LIMIT ${limit}
    )
    SELECT p.id, p.number, p.total_minor AS total, l.sold, l.unbalanced, l.cleared, y.captured, y.returned,
           y.events, r.engine_version AS "engineVersion", r.snapshot, r.trace
      FROM page p
      LEFT JOIN order_prices r ON r.site_id = ${tx.siteId} AND r.order_id = p.id
      CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount_minor) FILTER (WHERE kind = 'SALE' AND account = 'RECEIVABLE'), 0)::float8 AS sold,
               COALESCE(sum(amount_minor), 0)::float8 AS unbalanced,
               COALESCE(sum(amount_minor) FILTER (WHERE account = 'CLEARING'
                 OR account = 'STORE_CREDIT'
                 OR account = 'GIFT_CARDS' AND detail <> ${SOLD_WITH_ORDER}), 0)::float8 AS cleared
          FROM ledger_entries e WHERE e.site_id = ${tx.siteId} AND e.order_id = p.id) l
      CROSS JOIN LATERAL (
        SELECT COALESCE(sum(captured_minor - disputed_minor), 0)::float8 AS captured,
               COALESCE(sum(refunded_minor), 0)::float8 AS returned,
               COALESCE(sum((
                 SELECT sum(CASE WHEN v.kind = 'CAPTURED' AND s.last IS NULL THEN v.amount_minor
                                 WHEN v.kind = 'STATED' AND (v.raw ->> 'nth')::int = s.last
                                      AND v.raw ->> 'stated' = 'CAPTURED' THEN v.amount_minor
                                 WHEN v.kind = 'DISPUTE_WON' THEN v.amount_minor
                                 WHEN v.kind IN ('REFUNDED', 'DISPUTED') THEN -v.amount_minor ELSE 0 END)
                   FROM payment_events v
                  WHERE v.site_id = y.site_id AND v.payment_id = y.id AND v.problem IS NULL)), 0)::float8 AS events
          FROM payments y
         CROSS JOIN LATERAL (
           -- What a merchant said last of a recorded payment counts instead of what came in.
           SELECT max((raw ->> 'nth')::int) AS last FROM payment_events
            WHERE site_id = y.site_id AND payment_id = y.id AND kind = 'STATED') s
         WHERE y.site_id = ${tx.siteId} AND y.order_id = p.id) y
     ORDER BY p.number, p.id`.execute(tx.db)
  return rows
}
