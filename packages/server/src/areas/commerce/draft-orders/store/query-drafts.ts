import { sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { DraftOrder, DraftQuery } from '../model.ts'
import { columns, withDates } from './draft-orders.ts'

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const known: Record<string, Column> = {
  id: column('text', sql`d.id::text`),
  ownId: column('uuid', sql`d.id`),
  orderId: column('text', sql`d.order_id::text`, false),
  memberId: column('text', sql`d.member_id::text`, false),
  status: column('text', sql`d.status`),
  createdDate: column('timestamptz', sql`d.created_date`),
  updatedDate: column('timestamptz', sql`d.updated_date`),
}

const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
const foundBy = (word: string) => sql`(
  d.email ILIKE ${escaped(word)} OR d.buyer_name ILIKE ${escaped(word)} OR EXISTS (
    SELECT FROM jsonb_array_elements(d.priced -> 'lines') l WHERE l #>> '{shown,name}' ILIKE ${escaped(word)})
  OR EXISTS (SELECT FROM orders o WHERE o.site_id = d.site_id AND o.id = d.order_id AND o.number::text = ${word}))`

/** A draft in a list. */
export type ListedDraft = DraftOrder & { readonly buyerName: string }

/** One page of drafts that have not expired, and the total, in one statement. */
export async function queryDrafts(tx: Tx, query: DraftQuery): Promise<ResultPage<ListedDraft>> {
  const columnOf = (field: string) => known[field]
  const words = query.search.map(foundBy)
  const list = sql`draft_orders d
    WHERE d.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}
      AND (d.status <> 'OPEN' OR d.expires_date IS NULL OR d.expires_date > ${tx.now}::timestamptz)
      AND ${words.length > 0 ? sql.join(words, sql` AND `) : sql`TRUE`}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<ListedDraft & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${columns}, d.buyer_name AS "buyerName", ${place} AS place,
                        row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, withDates)
}
