import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** The data for matching payments to an order. */
export interface UnpaidOrder {
  readonly id: string
  readonly number: number
  readonly state: string
  readonly currency: string
  readonly totalMinor: number
  readonly buyerName: string
}

/** Selects orders with these numbers or ids, and unpaid ones with one of these amounts. */
export interface OrdersForMoney {
  readonly numbers: readonly number[]
  readonly ids: readonly string[]
  /** In minor units. */
  readonly amounts: readonly number[]
}

/** The most orders that are found by their amount. */
const MAX_BY_AMOUNT = 1000

/** Orders that money may be for, the oldest first, in one statement. */
export async function findOrdersForMoney(
  tx: Tx,
  { numbers, ids, amounts }: OrdersForMoney,
): Promise<UnpaidOrder[]> {
  const columns = sql`id, number, state, currency, total_minor AS "totalMinor", buyer_name AS "buyerName"`
  const { rows } = await sql<UnpaidOrder>`
    SELECT ${columns} FROM orders
     WHERE site_id = ${tx.siteId} AND NOT is_rehearsal
       AND (number = ANY (${[...numbers]}::bigint[]) OR id = ANY (${[...ids]}::uuid[]))
     UNION
    (SELECT ${columns} FROM orders
      WHERE site_id = ${tx.siteId} AND NOT is_rehearsal AND total_minor = ANY (${[...amounts]}::bigint[])
        AND payment_state IN ('UNPAID', 'PENDING', 'DECLINED', 'PARTLY_PAID')
      ORDER BY number LIMIT ${MAX_BY_AMOUNT})
     ORDER BY number`.execute(tx.db)
  return rows
}
