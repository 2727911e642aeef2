import { IMPORT_FAILURES_UNTIL_NOTICE } from '@vitrine/contract/imports'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

export interface OpenWork {
  readonly toFulfill: number
  readonly toPay: number
  readonly toCapture: number
  readonly inReview: number
  readonly returns: number
  readonly failingImports: number
}

/** Open tasks of the merchant, in one statement over open orders. */
export async function countOpenWork(tx: Tx): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    SELECT (SELECT count(*) FROM orders WHERE site_id = ${tx.siteId} AND NOT is_rehearsal AND state = 'PLACED' AND NOT archived
               AND fulfillment_state <> 'ALL' AND payment_state <> 'REFUNDED')::int AS "toFulfill",
           (SELECT count(*) FROM orders WHERE site_id = ${tx.siteId} AND NOT is_rehearsal AND state = 'PLACED'
               AND payment_state IN ('UNPAID', 'PENDING', 'DECLINED', 'PARTLY_PAID'))::int AS "toPay",
           (SELECT count(*) FROM orders WHERE site_id = ${tx.siteId} AND NOT is_rehearsal AND state = 'PLACED'
               AND payment_state = 'AUTHORIZED')::int AS "toCapture",
           (SELECT count(*) FROM orders WHERE site_id = ${tx.siteId} AND NOT is_rehearsal AND state = 'IN_REVIEW')::int AS "inReview",
           (SELECT count(*) FROM returns r WHERE r.site_id = ${tx.siteId}
               AND NOT EXISTS (SELECT FROM orders o WHERE o.site_id = r.site_id AND o.id = r.order_id AND o.is_rehearsal)
               AND r.state IN ('REQUESTED', 'RECEIVED', 'INSPECTED'))::int AS returns,
           (SELECT count(*) FROM import_schedules s WHERE s.site_id = ${tx.siteId} AND NOT s.paused
               AND (s.failures >= ${IMPORT_FAILURES_UNTIL_NOTICE}
                    OR s.last_run ->> 'outcome' = 'TOO_FEW_ROWS'
                    OR s.waiting_prices IS NOT NULL AND EXISTS (SELECT FROM imports i
                         WHERE i.site_id = s.site_id AND i.id = s.last_import_id
                           AND i.state IN ('DRAFT', 'CHECKING', 'CHECKED'))))::int AS "failingImports"`.execute(
    tx.db,
  )
  return rows[0]!
}
