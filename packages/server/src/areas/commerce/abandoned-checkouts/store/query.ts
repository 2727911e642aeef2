import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AbandonedCheckout } from '../model.ts'
import { columns as selection, withDates } from './abandoned-checkouts.ts'

/** The fields that words are searched in. */
export type SearchedField = 'email' | 'firstName' | 'lastName' | 'buyerName' | 'lines'

export interface AbandonedQuery extends Page {
  readonly filter: Filter
  readonly search: {
    readonly words: readonly string[]
    readonly fields: readonly SearchedField[]
    /** Whether every word has to be found, or any. */
    readonly isEvery: boolean
  }
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})
const detail = (name: string) => sql`(a.contact #>> ARRAY['contactDetails', ${name}])`

const columns: Record<string, Column> = {
  id: column('text', sql`a.id::text`),
  ownId: column('uuid', sql`a.id`),
  status: column('text', sql`a.status`),
  email: column('text', sql`a.email`),
  buyerName: column('text', sql`a.buyer_name`),
  firstName: column('text', detail('firstName'), false),
  lastName: column('text', detail('lastName'), false),
  memberId: column('text', sql`a.member_id::text`, false),
  visitorId: column('text', sql`a.visitor_id::text`, false),
  /** Staff never abandon checkouts. */
  userId: column('text', sql`(NULL::text)`, false),
  contactId: column('text', sql`a.contact_id`, false),
  checkoutId: column('text', sql`a.checkout_id::text`),
  cartId: column('text', sql`a.cart_id::text`, false),
  total: column('bigint', sql`a.total_minor`),
  mailsSent: column('bigint', sql`a.mails_sent`),
  createdDate: column('timestamptz', sql`a.created_date`),
  updatedDate: column('timestamptz', sql`a.updated_date`),
  recoveredDate: column('timestamptz', sql`a.recovered_date`, false),
  activityType: {
    type: 'text',
    value: sql`(t.activity ->> 'type')`,
    some: (test) =>
      sql`EXISTS (SELECT FROM jsonb_array_elements(a.activities) t (activity) WHERE ${test})`,
  },
  code: {
    type: 'text',
    value: sql`c.code`,
    some: (test) => sql`EXISTS (SELECT FROM unnest(a.codes) c (code) WHERE ${test})`,
  },
}

const searched: Record<SearchedField, (pattern: string) => ReturnType<typeof sql>> = {
  email: (pattern) => sql`a.email ILIKE ${pattern}`,
  firstName: (pattern) => sql`${detail('firstName')} ILIKE ${pattern}`,
  lastName: (pattern) => sql`${detail('lastName')} ILIKE ${pattern}`,
  buyerName: (pattern) => sql`a.buyer_name ILIKE ${pattern}`,
  lines: (pattern) =>
    sql`EXISTS (SELECT FROM jsonb_array_elements(a.lines) l (line) WHERE l.line ->> 'name' ILIKE ${pattern})`,
}

function foundBy({ words, fields, isEvery }: AbandonedQuery['search']) {
  if (words.length === 0) return sql`TRUE`
  const tests = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`(${sql.join(
      fields.map((field) => searched[field](pattern)),
      sql` OR `,
    )})`
  })
  return sql`(${sql.join(tests, isEvery ? sql` AND ` : sql` OR `)})`
}

/** One page with the total count, in one statement. */
export async function queryAbandoned(
  tx: Tx,
  query: AbandonedQuery,
): Promise<ResultPage<AbandonedCheckout>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`abandoned_checkouts a
    WHERE a.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)} AND ${foundBy(query.search)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<AbandonedCheckout & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, toAbandoned)
}

/** A row without its pagination columns. */
function toAbandoned(
  row: AbandonedCheckout & Partial<Record<'place' | 'rank' | 'total', unknown>>,
) {
  const { place: _, rank: __, total: ___, ...one } = row
  return withDates(one)
}

/** The checkouts abandoned in a period, by current state. */
export interface AbandonedSum {
  readonly status: AbandonedCheckout['status']
  readonly count: number
  readonly totalMinor: number
  readonly mailsSent: number
}

/** Sums in one currency; excludes other currencies from before the shop changed it. */
export async function sumAbandoned(
  tx: Tx,
  {
    from,
    until,
    currency,
  }: { readonly from: Date; readonly until: Date; readonly currency: string },
): Promise<AbandonedSum[]> {
  const { rows } = await sql<AbandonedSum>`
    SELECT status, count(*)::int AS count, sum(total_minor)::bigint AS "totalMinor",
           sum(mails_sent)::int AS "mailsSent"
      FROM abandoned_checkouts
     WHERE site_id = ${tx.siteId} AND currency = ${currency} AND created_date >= ${from}::timestamptz
       AND created_date < ${until}::timestamptz
     GROUP BY status`.execute(tx.db)
  return rows.map((row) => ({ ...row, totalMinor: Number(row.totalMinor) }))
}
