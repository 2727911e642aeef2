import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Review } from '../model.ts'
import { columns as selection, toReview } from './reviews.ts'

export interface ReviewQuery extends Page {
  readonly filter: Filter
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const columns: Record<string, Column> = {
  id: column('text', sql`r.id::text`),
  ownId: column('uuid', sql`r.id`),
  productId: column('text', sql`r.product_id::text`),
  orderId: column('text', sql`r.order_id::text`),
  memberId: column('text', sql`r.member_id::text`, false),
  status: column('text', sql`r.status`),
  rating: column('numeric', sql`r.rating::numeric`),
  isVerified: column('boolean', sql`r.is_verified`),
  reportCount: column('numeric', sql`r.report_count::numeric`),
  createdDate: column('timestamptz', sql`r.created_date`),
  updatedDate: column('timestamptz', sql`r.updated_date`),
}

/** One page of reviews in every state with the total count, in one statement. */
export async function queryReviews(tx: Tx, query: ReviewQuery): Promise<ResultPage<Review>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`product_reviews r
    WHERE r.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<Review & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, toReview)
}
