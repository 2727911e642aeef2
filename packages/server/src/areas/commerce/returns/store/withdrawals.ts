import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { Withdrawal } from '../model.ts'

const MAX_LISTED = 100

/** A withdrawal `w` as JSON. */
export const withdrawalJson = sql`
  jsonb_build_object('id', w.id, 'orderId', w.order_id, 'returnId', w.return_id, 'orderNumber', w.order_number, 'name', w.name,
    'email', w.email, 'statement', w.statement, 'wording', w.wording, 'deadlineDate', w.deadline_date,
    'late', w.late, 'createdDate', w.created_date)`

/** JSON has no dates. */
export const withMoments = (one: Withdrawal): Withdrawal => ({
  ...one,
  deadlineDate: one.deadlineDate && new Date(one.deadlineDate),
  createdDate: new Date(one.createdDate),
})

/** Withdrawals that match no order, the latest first. */
export async function findUnassigned(tx: Tx): Promise<Withdrawal[]> {
  const { rows } = await sql<{ withdrawal: Withdrawal }>`
    SELECT ${withdrawalJson} AS withdrawal FROM withdrawals w
     WHERE w.site_id = ${tx.siteId} AND w.return_id IS NULL
     ORDER BY w.created_date DESC, w.id LIMIT ${MAX_LISTED}`.execute(tx.db)
  return rows.map(({ withdrawal }) => withMoments(withdrawal))
}

/** The withdrawal that a call with this key has made. */
export async function findWithdrawalByRequest(
  tx: Tx,
  key: string,
): Promise<{ readonly createdDate: Date; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ createdDate: Date; bodyHash: Buffer }>`
    SELECT created_date AS "createdDate", request_hash AS "bodyHash" FROM withdrawals
     WHERE site_id = ${tx.siteId} AND request_key = ${key}`.execute(tx.db)
  return rows[0]
}

export async function insertWithdrawal(
  tx: Tx,
  one: Withdrawal,
  request: RequestKey | undefined,
): Promise<void> {
  await sql`
    INSERT INTO withdrawals (site_id, id, order_id, return_id, order_number, name, email, statement, wording, deadline_date,
                             late, request_key, request_hash, created_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.orderId}, ${one.returnId}, ${one.orderNumber}, ${one.name}, ${one.email},
            ${one.statement}, ${one.wording}, ${one.deadlineDate}, ${one.late}, ${request?.key ?? null},
            ${request?.bodyHash ?? null}, ${one.createdDate})`.execute(tx.db)
}
