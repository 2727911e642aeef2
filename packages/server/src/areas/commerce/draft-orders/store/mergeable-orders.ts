import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'

/** The most that are offered. */
const MAX_OTHERS = 10

/** Ids of other orders of the buyer of an order that are placed and not sent, the latest first. */
export async function findOthersOf(
  tx: Tx,
  { id, memberId, email, currency, isRehearsal }: Order,
): Promise<string[]> {
  if (memberId === null && email === null) return []
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders
     WHERE site_id = ${tx.siteId} AND id <> ${id}::uuid AND state = 'PLACED' AND fulfillment_state = 'NONE'
       AND currency = ${currency} AND is_rehearsal = ${isRehearsal} AND NOT archived
       AND ${
         memberId === null
           ? sql`lower(email) = lower(${email}) AND member_id IS NULL`
           : sql`member_id = ${memberId}`
       }
     ORDER BY created_date DESC, id LIMIT ${MAX_OTHERS}`.execute(tx.db)
  return rows.map((row) => row.id)
}
