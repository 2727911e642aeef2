import { sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PromotionCode, PromotionQuery } from '../model.ts'

const codeColumns = sql`c.id, c.promotion_id AS "promotionId", c.code, c.usage_limit AS "usageLimit", c.used,
  c.created_date AS "createdDate"`

export interface NewCode {
  readonly id: string
  readonly code: string
  readonly codeKey: string
}

/** The common fields of codes that are created together. */
interface CodeBatch extends Pick<PromotionCode, 'promotionId' | 'usageLimit'> {
  readonly batchId: string | null
}

/** Serializes additions of promotions and codes of the site, and changes of spelling, until the commit. */
export async function lockCodes(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`promotions ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
}

/** Inserts codes in one statement, skipping existing ones. Returns the inserted ones. */
export async function insertCodes(
  tx: Tx,
  { promotionId, usageLimit, batchId }: CodeBatch,
  codes: readonly NewCode[],
): Promise<PromotionCode[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<PromotionCode>`
    INSERT INTO promotion_codes AS c (site_id, promotion_id, usage_limit, batch_id, created_date, id, code, code_key)
    SELECT ${tx.siteId}::uuid, ${promotionId}::uuid, ${usageLimit}::bigint, ${batchId}::uuid, ${tx.now}::timestamptz,
           n.id, n.code, n."codeKey"
      FROM ${rowsToSql({ id: 'uuid', code: 'text', codeKey: 'text' }, codes)} n
     ORDER BY n."codeKey"
    ON CONFLICT (site_id, code_key) WHERE deleted_by IS NULL DO NOTHING
    RETURNING ${codeColumns}`.execute(tx.db)
  return rows
}

/** The code with this spelling, ignoring case. */
export async function findCodeByKey(tx: Tx, codeKey: string): Promise<PromotionCode | undefined> {
  const { rows } = await sql<PromotionCode>`
    SELECT ${codeColumns} FROM promotion_codes c
     WHERE c.site_id = ${tx.siteId} AND c.code_key = ${codeKey} AND c.deleted_by IS NULL`.execute(
    tx.db,
  )
  return rows[0]
}

/** The ids of the codes that are spelled so, by their keys. */
export async function findOwners(
  tx: Tx,
  codeKeys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    SELECT c.code_key AS key, c.id FROM promotion_codes c
     WHERE c.site_id = ${tx.siteId} AND c.code_key = ANY(${[...codeKeys]}::text[])
       AND c.deleted_by IS NULL`.execute(tx.db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Up to `limit` codes of each promotion, the oldest first. */
export async function findCodesOf(
  tx: Tx,
  promotionIds: readonly string[],
  limit: number,
): Promise<PromotionCode[]> {
  const { rows } = await sql<PromotionCode>`
    SELECT found.* FROM unnest(${[...promotionIds]}::uuid[]) AS wanted (promotion_id)
     CROSS JOIN LATERAL (SELECT ${codeColumns} FROM promotion_codes c
       WHERE c.site_id = ${tx.siteId} AND c.promotion_id = wanted.promotion_id AND c.deleted_by IS NULL
       ORDER BY c.created_date, c.id LIMIT ${limit}) found`.execute(tx.db)
  return rows
}

export async function countCodes(tx: Tx, promotionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM promotion_codes
     WHERE site_id = ${tx.siteId} AND promotion_id = ${promotionId} AND deleted_by IS NULL`.execute(
    tx.db,
  )
  return rows[0]?.count ?? 0
}

/** Changes the spelling of a code. */
export async function updateCode(tx: Tx, { id, code, codeKey }: NewCode): Promise<void> {
  await sql`
    UPDATE promotion_codes SET code = ${code}, code_key = ${codeKey}
     WHERE site_id = ${tx.siteId} AND id = ${id}`.execute(tx.db)
}

export async function deleteCode(
  tx: Tx,
  promotionId: string,
  id: string,
): Promise<PromotionCode | undefined> {
  const { rows } = await sql<PromotionCode>`
    UPDATE promotion_codes c SET deleted_by = c.id
     WHERE c.site_id = ${tx.siteId} AND c.promotion_id = ${promotionId} AND c.id = ${id}
       AND c.deleted_by IS NULL
    RETURNING ${codeColumns}`.execute(tx.db)
  return rows[0]
}

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})
const columns: Record<string, Column> = {
  id: column('uuid', sql`c.id`),
  code: column('text', sql`c.code_key`),
  used: column('bigint', sql`c.used`),
  createdDate: column('timestamptz', sql`c.created_date`),
}

/** One page of the codes of a promotion and the total, in one statement. */
export async function queryCodes(
  tx: Tx,
  promotionId: string,
  query: PromotionQuery,
): Promise<ResultPage<PromotionCode>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`promotion_codes c
    WHERE c.site_id = ${tx.siteId} AND c.promotion_id = ${promotionId} AND c.deleted_by IS NULL
      AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['id'])
  const { rows } = await sql<PromotionCode & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${codeColumns}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...code }) => code)
}
