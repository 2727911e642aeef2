import { sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Owner, Subscription, SubscriptionQuery } from '../model.ts'
import { columns as selection } from './subscriptions.ts'

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const columns: Record<string, Column> = {
  id: column('text', sql`s.id::text`),
  ownId: column('uuid', sql`s.id`),
  status: column('text', sql`s.status`),
  memberId: column('text', sql`s.member_id::text`, false),
  productId: column('text', sql`s.product_id::text`),
  email: column('text', sql`s.email`, false),
  buyerName: column('text', sql`s.buyer_name`),
  nextDate: column('timestamptz', sql`s.next_date`, false),
  createdDate: column('timestamptz', sql`s.created_date`),
  updatedDate: column('timestamptz', sql`s.updated_date`),
  orderId: {
    type: 'text',
    value: sql`c.order_id::text`,
    some: (test) => sql`EXISTS (
      SELECT FROM subscription_cycles c
       WHERE c.site_id = s.site_id AND c.subscription_id = s.id AND ${test})`,
  },
}

const ownedBy = (owner: Owner) => {
  if (owner.kind === 'all') return sql`TRUE`
  return owner.kind === 'member'
    ? sql`s.member_id = ${owner.id}::uuid`
    : sql`s.visitor_id = ${owner.id}::uuid`
}

/** One page with the total count, in one statement. */
export async function querySubscriptions(
  tx: Tx,
  owner: Owner,
  query: SubscriptionQuery,
): Promise<ResultPage<Subscription>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`subscriptions s
    WHERE s.site_id = ${tx.siteId} AND ${ownedBy(owner)} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<Subscription & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, (row) => row)
}
