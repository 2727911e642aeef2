import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Scope } from '../model.ts'

/** Entries `l` of the period, and their orders `o`, of which those count that were placed. */
export const entriesOf = (tx: Tx, { from, to, currency, timeZone }: Scope) => sql`
  ledger_entries l JOIN orders o ON o.site_id = l.site_id AND o.id = l.order_id AND o.placed_date IS NOT NULL
   AND NOT o.is_rehearsal
   WHERE l.site_id = ${tx.siteId} AND l.currency = ${currency}
     AND l.created_date >= ${from}::timestamp AT TIME ZONE ${timeZone}
     AND l.created_date < (${to}::timestamp + interval '1 day') AT TIME ZONE ${timeZone}`

/**
 * Whether an entry `l` belongs to the original sale of the order; changes by edits are booked later and are no orders.
 */
export const isOfNewOrder = sql`(l.kind = 'SALE' AND l.created_date = o.created_date)`

/** Orders `sold.order_id` that were made in the period. */
export const soldOrders = (tx: Tx, scope: Scope) => sql`
  (SELECT DISTINCT l.order_id FROM ${entriesOf(tx, scope)} AND ${isOfNewOrder}) AS sold`
