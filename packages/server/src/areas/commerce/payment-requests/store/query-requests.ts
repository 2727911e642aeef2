import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PaymentRequest } from '../model.ts'
import { columns as selection } from './requests.ts'

export interface PaymentRequestQuery extends Page {
  readonly filter: Filter
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

const columnsAt = (now: Date): Record<string, Column> => ({
  id: column('text', sql`r.id::text`),
  orderId: column('text', sql`r.order_id::text`),
  orderNumber: column('bigint', sql`r.order_number`),
  amount: column('bigint', sql`r.amount_minor`),
  title: column('text', sql`r.title`),
  description: column('text', sql`r.description`),
  expirationDate: column('timestamptz', sql`r.expiration_date`, false),
  appId: column('text', sql`(r.source ->> 'appId')`, false),
  externalId: column('text', sql`(r.source ->> 'externalId')`, false),
  paymentId: column(
    'text',
    sql`(SELECT a.payment_id::text FROM payment_request_attempts a
          WHERE a.site_id = r.site_id AND a.request_id = r.id ORDER BY a.place DESC LIMIT 1)`,
    false,
  ),
  /** The status at the time of reading. */
  status: column(
    'text',
    sql`(CASE WHEN r.status = 'UNPAID' AND r.expiration_date <= ${now}::timestamptz THEN 'EXPIRED'
         ELSE r.status END)`,
  ),
  createdDate: column('timestamptz', sql`r.created_date`),
  updatedDate: column('timestamptz', sql`r.updated_date`),
  /** Breaks ties of creation time. */
  place: column('bigint', sql`r.place`),
})

/** One page of requests with the total count, in one statement. */
export async function queryRequests(
  tx: Tx,
  query: PaymentRequestQuery,
): Promise<ResultPage<PaymentRequest>> {
  const columns = columnsAt(tx.now)
  const columnOf = (field: string) => columns[field]
  const list = sql`payment_requests r
    WHERE r.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['place'])
  const { rows } = await sql<PaymentRequest & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, (row) => row)
}
