import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Whether an invoice was issued here for an order. */
export async function isInvoiced(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM invoices WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid LIMIT 1`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** Deletes an order with its related rows. */
export async function removeOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`DELETE FROM orders WHERE site_id = ${tx.siteId} AND id = ${orderId}::uuid`.execute(
    tx.db,
  )
}
