import { type RawBuilder, sql } from 'kysely'
import type { Column } from '../../../../platform/db/query-to-sql.ts'

const amount = (value: RawBuilder<unknown>): Column => ({ type: 'bigint', value, required: true })

/** The sum of the payments of an order `o` in these states. */
const sumOf = (value: RawBuilder<unknown>, states: readonly string[]) => sql`
  (SELECT COALESCE(sum(${value}), 0)::bigint FROM payments p
    WHERE p.site_id = o.site_id AND p.order_id = o.id AND p.state = ANY (${[...states]}::text[]))`

/** Amounts of an order `o`, in minor units. */
export const moneyColumns: Readonly<Record<string, Column>> = {
  total: amount(sql`o.total_minor`),
  totalTax: amount(sql`((o.totals ->> 'tax')::bigint + (o.totals ->> 'includedTax')::bigint)`),
  authorized: amount(sumOf(sql`p.authorized_minor`, ['AUTHORIZED'])),
  pending: amount(sumOf(sql`p.amount_minor`, ['PENDING', 'IN_REVIEW'])),
  refunding: amount(sql`
    (SELECT COALESCE(sum(p.amount_minor), 0)::bigint
       FROM refunds r JOIN refund_payments p ON p.site_id = r.site_id AND p.refund_id = r.id
      WHERE r.site_id = o.site_id AND r.order_id = o.id AND p.state IN ('RESERVED', 'SENT'))`),
}
