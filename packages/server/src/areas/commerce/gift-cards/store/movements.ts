import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Movement } from '../model.ts'

interface NewMovement extends Pick<Movement, 'kind' | 'amountMinor'> {
  readonly orderId?: string | null
  readonly orderNumber?: number | null
  readonly paymentId?: string
  /** For spending outside of the shop, instead of a payment. */
  readonly transactionId?: string
  /** The order of the other system. */
  readonly orderReference?: string | null
}

export async function insertMovement(
  tx: Tx,
  giftCardId: string,
  { kind, amountMinor, orderId = null, orderNumber = null, paymentId, ...outside }: NewMovement,
): Promise<void> {
  await sql`
    INSERT INTO gift_card_movements (site_id, gift_card_id, kind, amount_minor, order_id, order_number, payment_id,
                                     transaction_id, order_reference, created_date)
    VALUES (${tx.siteId}, ${giftCardId}::uuid, ${kind}, ${amountMinor}, ${orderId}, ${orderNumber},
            ${paymentId ?? null}, ${outside.transactionId ?? null}, ${outside.orderReference ?? null}, ${tx.now})`.execute(
    tx.db,
  )
}

/** The latest movements of a gift card, the latest first. */
export async function findMovements(
  tx: Tx,
  giftCardId: string,
  limit: number,
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    SELECT kind, amount_minor AS "amountMinor", order_id AS "orderId", order_number AS "orderNumber",
           created_date AS "createdDate"
      FROM gift_card_movements WHERE site_id = ${tx.siteId} AND gift_card_id = ${giftCardId}::uuid
     ORDER BY place DESC LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** The amount that a payment has used of its gift card and not returned. */
export async function findSpent(tx: Tx, paymentId: string) {
  const { rows } = await sql<{
    giftCardId: string
    orderId: string | null
    orderNumber: number | null
    amountMinor: number
  }>`
    SELECT gift_card_id AS "giftCardId", order_id AS "orderId", order_number AS "orderNumber",
           -sum(amount_minor)::float8 AS "amountMinor"
      FROM gift_card_movements WHERE site_id = ${tx.siteId} AND payment_id = ${paymentId}::uuid
     GROUP BY gift_card_id, order_id, order_number`.execute(tx.db)
  return rows[0]
}

/** The amount that a transaction has used of its gift card and not returned. */
export async function findTransaction(tx: Tx, transactionId: string) {
  const { rows } = await sql<{
    giftCardId: string
    orderReference: string | null
    leftMinor: number
  }>`
    SELECT gift_card_id AS "giftCardId", order_reference AS "orderReference",
           -sum(amount_minor)::float8 AS "leftMinor"
      FROM gift_card_movements WHERE site_id = ${tx.siteId} AND transaction_id = ${transactionId}::uuid
     GROUP BY gift_card_id, order_reference`.execute(tx.db)
  return rows[0]
}

/** The transaction that has redeemed a gift card for an order of another system and is not voided. */
export async function findOpenTransaction(
  tx: Tx,
  giftCardId: string,
  orderReference: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT transaction_id AS id FROM gift_card_movements
     WHERE site_id = ${tx.siteId} AND gift_card_id = ${giftCardId}::uuid
       AND order_reference = ${orderReference}
     GROUP BY transaction_id HAVING sum(amount_minor) < 0`.execute(tx.db)
  return rows[0]?.id
}
