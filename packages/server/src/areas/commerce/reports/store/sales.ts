import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { SalesFigures, SalesRow, Scope } from '../model.ts'
import { type BookedFigures, withSums } from '../rules/figures.ts'
import { entriesOf, isOfNewOrder } from './scope.ts'

const of = (account: string) =>
  sql`COALESCE(sum(amount) FILTER (WHERE kind = 'SALE' AND account = ${account}), 0)::float8`

/**
 * The ledger's figures by day. Gift cards are a liability when sold, and revenue when spent. A cancelled sale
 * differs from a failed refund by its group: only a sale contains sold lines.
 */
export async function findSalesByDay(
  tx: Tx,
  scope: Scope,
): Promise<(SalesFigures & { readonly day: string })[]> {
  const { rows } = await sql<BookedFigures & { readonly day: string }>`
    WITH entry AS (
      SELECT to_char(l.created_date AT TIME ZONE ${scope.timeZone}, 'YYYY-MM-DD') AS day, l.order_id, l.kind,
             l.account, l.amount_minor AS amount, ${isOfNewOrder} AS is_new,
             l.kind = 'CANCELLATION' AND bool_or(l.account IN ('SALES', 'DELIVERY', 'FEES', 'DISCOUNT'))
               OVER (PARTITION BY l.group_id) AS is_cancellation
        FROM ${entriesOf(tx, scope)}
    )
    SELECT day, count(DISTINCT order_id) FILTER (WHERE is_new)::int AS orders,
           -${of('SALES')} AS sales, ${of('DISCOUNT')} AS discounts, -${of('DELIVERY')} AS delivery,
           -${of('FEES')} AS fees, -${of('TAX')} AS tax,
           COALESCE(sum(amount) FILTER (WHERE is_cancellation AND account NOT IN ('RECEIVABLE', 'GIFT_CARDS')), 0)::float8 AS cancelled,
           COALESCE(sum(amount) FILTER (WHERE NOT is_cancellation AND kind <> 'SALE' AND account IN ('REFUNDS', 'TAX')),
                    0)::float8 AS refunded
      FROM entry GROUP BY day ORDER BY day`.execute(tx.db)
  return rows.map(({ day, ...booked }) => ({ day, ...withSums(booked) }))
}

/** The currencies in which something was sold in the period. */
export async function findCurrencies(tx: Tx, scope: Omit<Scope, 'currency'>): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    SELECT DISTINCT l.currency FROM ledger_entries l
     WHERE l.site_id = ${tx.siteId} AND l.kind = 'SALE'
       AND NOT EXISTS (SELECT FROM orders o WHERE o.site_id = l.site_id AND o.id = l.order_id AND o.is_rehearsal)
       AND l.created_date >= ${scope.from}::timestamp AT TIME ZONE ${scope.timeZone}
       AND l.created_date < (${scope.to}::timestamp + interval '1 day') AT TIME ZONE ${scope.timeZone}
     ORDER BY l.currency`.execute(tx.db)
  return rows.map(({ currency }) => currency)
}

const keys = {
  CHANNEL: sql`o.channel`,
  COUNTRY: sql`COALESCE(o.shipping->'address'->>'country', o.billing->'address'->>'country', '')`,
}

/** Sales of whole orders, without gift cards, by a column of theirs. */
export async function findSalesByOrder(
  tx: Tx,
  scope: Scope,
  by: keyof typeof keys,
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    WITH entry AS (
      SELECT ${keys[by]} AS key, l.order_id, l.kind, l.account, l.amount_minor AS amount,
             ${isOfNewOrder} AS is_new
        FROM ${entriesOf(tx, scope)} AND l.kind = 'SALE'
    ), piece AS (
      SELECT sold.key, sum(i.quantity) AS pieces, sum(i.refunded) AS refunded
        FROM (SELECT DISTINCT key, order_id FROM entry WHERE is_new) sold
        JOIN order_lines i ON i.site_id = ${tx.siteId} AND i.order_id = sold.order_id
           AND i.kind <> 'GIFT_CARD' GROUP BY sold.key
    )
    SELECT entry.key, '' AS name, count(DISTINCT order_id) FILTER (WHERE is_new)::int AS orders,
           COALESCE(max(piece.pieces), 0)::float8 AS pieces, COALESCE(max(piece.refunded), 0)::float8 AS "refundedPieces",
           -${of('SALES')} AS sales, ${of('DISCOUNT')} AS discounts, -${of('TAX')} AS tax,
           ${of('RECEIVABLE')} + ${of('GIFT_CARDS')} AS total
      FROM entry LEFT JOIN piece USING (key)
     GROUP BY entry.key ORDER BY total DESC, entry.key`.execute(tx.db)
  return rows
}
