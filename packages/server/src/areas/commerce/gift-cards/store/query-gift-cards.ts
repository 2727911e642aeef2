import { sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard, GiftCardQuery } from '../model.ts'
import { columns } from './gift-cards.ts'

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

/** `statusAt` in SQL, for lists. */
const statusIn = (tx: Tx) => sql`(CASE
  WHEN COALESCE(cancelled_date, disabled_date) IS NOT NULL THEN 'DISABLED'
  WHEN expiration_date <= ${tx.now}::timestamptz THEN 'EXPIRED'
  WHEN balance_minor = 0 THEN 'SPENT'
  ELSE 'ACTIVE' END)`

const columnsOf = (tx: Tx): Record<string, Column> => ({
  id: column('text', sql`id::text`),
  ownId: column('uuid', sql`id`),
  lastFour: column('text', sql`last_four`),
  status: column('text', statusIn(tx)),
  orderId: column('text', sql`order_id::text`, false),
  balance: column('bigint', sql`balance_minor`),
  recipientEmail: column('text', sql`recipient_email`, false),
  expirationDate: column('timestamptz', sql`expiration_date`, false),
  createdDate: column('timestamptz', sql`created_date`),
  updatedDate: column('timestamptz', sql`updated_date`),
})

/** One page of gift cards and the total, in one statement. */
export async function queryGiftCards(tx: Tx, query: GiftCardQuery): Promise<ResultPage<GiftCard>> {
  const known = columnsOf(tx)
  const columnOf = (field: string) => known[field]
  const list = sql`gift_cards
    WHERE site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<GiftCard & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${columns}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, (row) => row)
}
