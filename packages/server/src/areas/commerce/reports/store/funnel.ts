import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Scope } from '../model.ts'

interface OrdersOfDay {
  readonly day: string
  /** Orders from a checkout in the shop. */
  readonly orders: number
  /** All others: manual, imported, renewed, from other channels. */
  readonly otherOrders: number
}

/** Orders of all currencies by the day they were placed: those of the sales by day. */
export async function findOrdersByDay(
  tx: Tx,
  { from, to, timeZone }: Pick<Scope, 'from' | 'to' | 'timeZone'>,
): Promise<OrdersOfDay[]> {
  const isOfCheckout = sql`o.checkout_id IS NOT NULL AND o.channel = 'WEB'`
  const { rows } = await sql<OrdersOfDay>`
    SELECT to_char(o.created_date AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
           count(*) FILTER (WHERE ${isOfCheckout})::int AS orders,
           count(*) FILTER (WHERE NOT (${isOfCheckout}))::int AS "otherOrders"
      FROM orders o
     WHERE o.site_id = ${tx.siteId} AND o.placed_date IS NOT NULL AND NOT o.is_rehearsal
       AND o.created_date >= ${from}::timestamp AT TIME ZONE ${timeZone}
       AND o.created_date < (${to}::timestamp + interval '1 day') AT TIME ZONE ${timeZone}
       AND EXISTS (SELECT FROM ledger_entries l WHERE l.site_id = o.site_id AND l.order_id = o.id
                      AND l.kind = 'SALE' AND l.created_date = o.created_date)
     GROUP BY day ORDER BY day`.execute(tx.db)
  return rows
}
