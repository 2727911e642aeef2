import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { BankPayment } from './model.ts'

/** Inserts a payment; an existing one stays unchanged. */
export async function insertBankPayment(
  tx: Tx,
  payment: Omit<BankPayment, 'siteId'>,
): Promise<void> {
  await sql`
    INSERT INTO test_bank_payments (site_id, id, state, amount_minor, currency, order_number, return_url, created_date)
    VALUES (${tx.siteId}, ${payment.id}, ${payment.state}, ${payment.amountMinor}, ${payment.currency},
            ${payment.orderNumber}, ${payment.returnUrl}, ${tx.now})
    ON CONFLICT DO NOTHING`.execute(tx.db)
}

/** A payment of any site, because the buyer brings only its id. */
export async function findBankPayment(
  tx: Tx,
  id: string,
  lock = false,
): Promise<BankPayment | undefined> {
  const { rows } = await sql<BankPayment>`
    SELECT id, site_id AS "siteId", state, amount_minor AS "amountMinor", currency, order_number AS "orderNumber",
           return_url AS "returnUrl", card, events
      FROM test_bank_payments WHERE site_id = ${tx.siteId} AND id = ${id}::uuid
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows[0]
}

export async function updateBankPayment(tx: Tx, payment: BankPayment): Promise<void> {
  await sql`
    UPDATE test_bank_payments
       SET state = ${payment.state}, card = ${payment.card}, events = ${JSON.stringify(payment.events)}::jsonb
     WHERE site_id = ${tx.siteId} AND id = ${payment.id}::uuid`.execute(tx.db)
}

/** Deletes the payments of rehearsal orders, recognized by their numbers. */
export async function deleteRehearsed(tx: Tx): Promise<void> {
  await sql`
    DELETE FROM test_bank_payments WHERE site_id = ${tx.siteId} AND order_number LIKE 'R-%'`.execute(
    tx.db,
  )
}
