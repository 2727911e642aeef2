import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { BackInStockRequest } from '../model.ts'
import { columns as selection } from './requests.ts'

export interface BackInStockQuery extends Page {
  readonly filter: Filter
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const columns: Record<string, Column> = {
  id: column('text', sql`r.id::text`),
  productId: column('text', sql`r.product_id::text`),
  variantId: column('text', sql`r.variant_id::text`, false),
  /** The contact of a member is the member. */
  contactId: column('text', sql`r.member_id::text`, false),
  status: column('text', sql`r.status`),
  autoNotified: column('boolean', sql`r.auto_notified`, false),
  email: column('text', sql`r.email`),
  name: column('text', sql`r.name`),
  itemUrl: column('text', sql`r.item_url`, false),
  createdDate: column('timestamptz', sql`r.created_date`),
  notifiedDate: column('timestamptz', sql`r.notified_date`, false),
}

/** One page of requests with the total count, in one statement. */
export async function queryRequests(
  tx: Tx,
  query: BackInStockQuery,
): Promise<ResultPage<BackInStockRequest>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`back_in_stock_requests r
    WHERE r.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['id'])
  const { rows } = await sql<BackInStockRequest & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, (row) => row)
}
