import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { PaymentRow, Scope } from '../model.ts'
import type { BookedTax } from '../rules/tax-rows.ts'
import { entriesOf } from './scope.ts'

/** Tax by detail of the ledger. */
export async function findTaxes(tx: Tx, scope: Scope): Promise<BookedTax[]> {
  const { rows } = await sql<BookedTax>`
    SELECT l.detail, COALESCE(-sum(l.amount_minor) FILTER (WHERE l.kind = 'SALE'), 0)::float8 AS charged,
           COALESCE(sum(l.amount_minor) FILTER (WHERE l.kind <> 'SALE'), 0)::float8 AS returned
      FROM ${entriesOf(tx, scope)} AND l.account = 'TAX'
     GROUP BY l.detail ORDER BY l.detail`.execute(tx.db)
  return rows
}

/** Payments by provider, including those of orders that were never placed. */
export async function findPayments(tx: Tx, scope: Scope): Promise<PaymentRow[]> {
  const { from, to, currency, timeZone } = scope
  const { rows } = await sql<Omit<PaymentRow, 'net'>>`
    WITH entry AS (
      SELECT l.kind, l.account, l.detail, l.amount_minor AS amount,
             bool_or(l.account = 'DISPUTES') OVER (PARTITION BY l.group_id) AS is_dispute
        FROM ledger_entries l
       WHERE l.site_id = ${tx.siteId} AND l.currency = ${currency} AND l.account IN ('CLEARING', 'DISPUTES')
         AND NOT EXISTS (SELECT FROM orders o WHERE o.site_id = l.site_id AND o.id = l.order_id AND o.is_rehearsal)
         AND l.created_date >= ${from}::timestamp AT TIME ZONE ${timeZone}
         AND l.created_date < (${to}::timestamp + interval '1 day') AT TIME ZONE ${timeZone}
    )
    SELECT detail AS provider,
           COALESCE(sum(amount) FILTER (WHERE NOT is_dispute AND kind = 'PAYMENT'), 0)::float8 AS received,
           COALESCE(-sum(amount) FILTER (WHERE NOT is_dispute AND kind NOT IN ('PAYMENT', 'PROVIDER_FEE', 'PAYOUT')), 0)::float8
             AS refunded,
           COALESCE(-sum(amount) FILTER (WHERE is_dispute), 0)::float8 AS disputed,
           COALESCE(-sum(amount) FILTER (WHERE kind = 'PROVIDER_FEE'), 0)::float8 AS fees,
           COALESCE(-sum(amount) FILTER (WHERE kind = 'PAYOUT'), 0)::float8 AS "paidOut"
      FROM entry WHERE account = 'CLEARING'
     GROUP BY detail ORDER BY received DESC, detail`.execute(tx.db)
  return rows.map((row) => ({ ...row, net: row.received - row.refunded - row.disputed }))
}
