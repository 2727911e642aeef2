import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomerSummary } from '../model.ts'
import { columns as selection } from './customers.ts'

export interface CustomerQuery extends Page {
  readonly filter: Filter
  /** All words have to match. */
  readonly words: readonly string[]
  /** The currency for comparing and sorting spending. */
  readonly currency: string
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const columnsOf = (currency: string, now: Date): Record<string, Column> => ({
  id: column('text', sql`c.id::text`),
  ownId: column('uuid', sql`c.id`),
  email: column('text', sql`c.email`, false),
  name: column('text', sql`c.name`),
  kind: column('text', sql`(CASE WHEN c.member_id IS NULL THEN 'GUEST' ELSE 'MEMBER' END)`),
  country: column('text', sql`c.country`, false),
  orders: column('bigint', sql`c.orders`),
  spent: column('bigint', sql`COALESCE((c.spent ->> ${currency}::text)::bigint, 0)`),
  daysSinceLastOrder: column(
    'bigint',
    sql`floor(extract(epoch FROM ${now}::timestamptz - c.last_order_date) / 86400)::bigint`,
    false,
  ),
  firstOrderDate: column('timestamptz', sql`c.first_order_date`, false),
  lastOrderDate: {
    ...column('timestamptz', sql`c.last_order_date`),
    order: sql`COALESCE(c.last_order_date, '-infinity'::timestamptz)`,
  },
  createdDate: column('timestamptz', sql`c.created_date`),
  tag: {
    type: 'text',
    value: sql`t.tag`,
    some: (test) => sql`EXISTS (SELECT FROM unnest(c.tags) t (tag) WHERE ${test})`,
  },
})

function foundBy(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(c.name ILIKE ${pattern} OR c.email ILIKE ${pattern}
    OR EXISTS (SELECT FROM customer_emails e
                WHERE e.site_id = c.site_id AND e.customer_id = c.id AND e.email ILIKE ${pattern})
    OR EXISTS (SELECT FROM unnest(c.tags) t (tag) WHERE t.tag ILIKE ${pattern}))`
}

/** One page with the total count, in one statement. */
export async function queryCustomers(
  tx: Tx,
  query: CustomerQuery,
): Promise<ResultPage<CustomerSummary>> {
  const columns = columnsOf(query.currency, tx.now)
  const columnOf = (field: string) => columns[field]
  const tests = [filterToSql(query.filter, columnOf), ...query.words.map(foundBy)]
  const list = sql`customers c WHERE c.site_id = ${tx.siteId} AND ${sql.join(tests, sql` AND `)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<CustomerSummary & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, (row) => row)
}
