import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../../../transport/idempotency-key.ts'
import type { Refund, RefundState } from '../model/payment.ts'

export async function insertRefund(
  tx: Tx,
  refund: Refund,
  request: RequestKey | undefined,
): Promise<void> {
  await sql`
    WITH inserted AS (
      INSERT INTO refunds (site_id, id, order_id, amount_minor, tax_minor, reason, lines, delivery_group_ids,
                           delivery_minor, fees, of_balance, request_key, request_hash, created_date)
      VALUES (${tx.siteId}, ${refund.id}, ${refund.orderId}, ${refund.amountMinor}, ${refund.taxMinor},
              ${refund.reason}, ${JSON.stringify(refund.lines)}::jsonb,
              ${[...refund.deliveryGroupIds]}::text[], ${refund.deliveryMinor},
              ${JSON.stringify(refund.fees)}::jsonb, ${refund.ofBalance ?? false}, ${request?.key ?? null},
              ${request?.bodyHash ?? null}, ${refund.createdDate})
      RETURNING site_id, id
    )
    INSERT INTO refund_payments (site_id, refund_id, payment_id, amount_minor, state, is_external, to_store_credit,
                                 to_order_id)
    SELECT inserted.site_id, inserted.id, "paymentId", "amountMinor", state, "isExternal",
           COALESCE("toStoreCredit", FALSE), "toOrderId"
      FROM inserted, jsonb_to_recordset(${JSON.stringify(refund.payments)}::jsonb) AS part (
             "paymentId" uuid, "amountMinor" bigint, state text, "isExternal" boolean, "toStoreCredit" boolean,
             "toOrderId" uuid)`.execute(tx.db)
}

/** The refunds of orders, the earliest first. */
export async function findRefundsOf(tx: Tx, orderIds: readonly string[]): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    SELECT r.id, r.order_id AS "orderId", r.amount_minor AS "amountMinor", r.tax_minor AS "taxMinor", r.reason,
           r.lines, r.delivery_group_ids AS "deliveryGroupIds", r.delivery_minor AS "deliveryMinor", r.fees,
           r.of_balance AS "ofBalance", r.created_date AS "createdDate",
           (SELECT jsonb_agg(jsonb_build_object('paymentId', p.payment_id, 'amountMinor', p.amount_minor,
                             'state', p.state, 'isExternal', p.is_external, 'toStoreCredit', p.to_store_credit,
                             'toOrderId', p.to_order_id)
                             ORDER BY p.payment_id)
              FROM refund_payments p WHERE p.site_id = r.site_id AND p.refund_id = r.id) AS payments
      FROM refunds r
     WHERE r.site_id = ${tx.siteId} AND r.order_id = ANY (${[...orderIds]}::uuid[])
     ORDER BY r.place`.execute(tx.db)
  return rows
}

/** The refund of an order that a request with this key made. */
export async function findRefundByRequest(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM refunds
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid AND request_key = ${key}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Changes the state of parts of refunds; failed ones stay failed. Returns the changed parts. */
export async function updateRefundPayments(
  tx: Tx,
  paymentId: string,
  states: ReadonlyMap<string, RefundState>,
): Promise<{ refundId: string; state: RefundState; amountMinor: number }[]> {
  if (states.size === 0) return []
  const changes = [...states].map(([refundId, state]) => ({ refundId, state }))
  const { rows } = await sql<{ refundId: string; state: RefundState; amountMinor: number }>`
    UPDATE refund_payments p SET state = c.state
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c ("refundId" uuid, state text)
     WHERE p.site_id = ${tx.siteId} AND p.refund_id = c."refundId" AND p.payment_id = ${paymentId}::uuid
       AND p.state <> c.state AND p.state <> 'FAILED'
    RETURNING p.refund_id AS "refundId", p.state, p.amount_minor AS "amountMinor"`.execute(tx.db)
  return rows
}
