import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ShownReturn } from '../model.ts'
import { readReturn, returnColumns } from './returns.ts'

export interface ReturnQuery extends Page {
  readonly filter: Filter
}

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})

const columns: Record<string, Column> = {
  id: column('text', sql`r.id::text`),
  ownId: column('uuid', sql`r.id`),
  number: column('bigint', sql`r.number`),
  orderId: column('text', sql`r.order_id::text`),
  kind: column('text', sql`r.kind`),
  state: column('text', sql`r.state`),
  late: column('boolean', sql`r.late`),
  createdDate: column('timestamptz', sql`r.created_date`),
  updatedDate: column('timestamptz', sql`r.updated_date`),
}

/** One page of returns with all related data, and the total, in one statement. */
export async function queryReturns(tx: Tx, query: ReturnQuery): Promise<ResultPage<ShownReturn>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`returns r
    WHERE r.site_id = ${tx.siteId}
      AND NOT EXISTS (SELECT FROM orders o
                       WHERE o.site_id = r.site_id AND o.id = r.order_id AND o.is_rehearsal)
      AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<ShownReturn & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${returnColumns}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, readReturn)
}
