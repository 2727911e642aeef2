import { sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CountedPromotion, PromotionQuery } from '../model.ts'
import { type PromotionRow, promotionColumns, toPromotion } from './promotions.ts'

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

/** `statusAt` in SQL, for lists. */
const statusIn = (tx: Tx) => sql`(CASE
  WHEN NOT p.active THEN 'OFF'
  WHEN p.end_date <= ${tx.now}::timestamptz THEN 'EXPIRED'
  WHEN p.start_date > ${tx.now}::timestamptz THEN 'SCHEDULED'
  WHEN u.used >= p.limit_total OR u.spent_minor >= p.budget_minor THEN 'USED_UP'
  ELSE 'LIVE' END)`

const columnsOf = (tx: Tx): Record<string, Column> => ({
  id: column('text', sql`p.id::text`),
  ownId: column('uuid', sql`p.id`),
  name: column('text', sql`p.name`),
  active: column('boolean', sql`p.active`),
  trigger: column('text', sql`p.trigger`),
  status: column('text', statusIn(tx)),
  expired: column('boolean', sql`COALESCE(p.end_date <= ${tx.now}::timestamptz, false)`),
  source: column('text', sql`p.source`),
  revision: column('bigint', sql`p.revision`),
  startDate: column('timestamptz', sql`p.start_date`, false),
  endDate: column('timestamptz', sql`p.end_date`, false),
  createdDate: column('timestamptz', sql`p.created_date`),
  updatedDate: column('timestamptz', sql`p.updated_date`),
  code: {
    type: 'text',
    value: sql`c.code_key`,
    some: (test) => sql`EXISTS (SELECT FROM promotion_codes c
      WHERE c.site_id = p.site_id AND c.promotion_id = p.id AND c.deleted_by IS NULL AND ${test})`,
  },
})

const countColumns = sql`COALESCE(u.used, 0) AS used, COALESCE(u.spent_minor, 0) AS "spentMinor",
  (SELECT count(*)::int FROM promotion_codes c
    WHERE c.site_id = p.site_id AND c.promotion_id = p.id AND c.deleted_by IS NULL) AS "codeCount",
  (SELECT c.code FROM promotion_codes c
    WHERE c.site_id = p.site_id AND c.promotion_id = p.id AND c.deleted_by IS NULL
    ORDER BY c.created_date, c.id LIMIT 1) AS code`
const usage = sql`LEFT JOIN promotion_usage u ON u.site_id = p.site_id AND u.promotion_id = p.id`

type Counts = Pick<CountedPromotion, 'used' | 'spentMinor' | 'codeCount' | 'code'>

const toCounted = (row: PromotionRow & Counts): CountedPromotion => ({
  ...toPromotion(row),
  used: row.used,
  spentMinor: row.spentMinor,
  codeCount: row.codeCount,
  code: row.code,
})

/** One page of promotions with their counters, and the total, in one statement. */
export async function queryPromotions(
  tx: Tx,
  query: PromotionQuery,
): Promise<ResultPage<CountedPromotion>> {
  const columns = columnsOf(tx)
  const columnOf = (field: string) => columns[field]
  const list = sql`promotions p ${usage}
    WHERE p.site_id = ${tx.siteId} AND p.deleted_date IS NULL AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<PromotionRow & Counts & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${promotionColumns}, ${countColumns}, ${place} AS place,
                        row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, toCounted)
}

/** Promotions by id with their counters. */
export async function findCounted(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, CountedPromotion>> {
  const { rows } = await sql<PromotionRow & Counts>`
    SELECT ${promotionColumns}, ${countColumns} FROM promotions p ${usage}
     WHERE p.site_id = ${tx.siteId} AND p.deleted_date IS NULL AND p.id = ANY(${[...ids]}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map((row) => [row.id, toCounted(row)]))
}
