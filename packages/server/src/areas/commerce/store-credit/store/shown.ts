import { type RawBuilder, sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ShownStoreCredit, StoreCreditQuery } from '../model.ts'
import { columns as balanceColumns } from './balance.ts'

/** Adds the spendable amount and the next expiry of each balance. */
const withLots = (tx: Tx, balances: RawBuilder<unknown>) => sql`(
  SELECT c.*, lots."usableMinor", lots."nextExpirationDate", lots."nextExpiringMinor"
    FROM ${balances} c
   CROSS JOIN LATERAL (
     SELECT COALESCE(sum(l.left_minor), 0)::float8 AS "usableMinor", min(l.expiration_date) AS "nextExpirationDate",
            COALESCE((array_agg(l.together ORDER BY l.expiration_date)
              FILTER (WHERE l.expiration_date IS NOT NULL))[1], 0)::float8 AS "nextExpiringMinor"
       FROM (SELECT left_minor, expiration_date, sum(left_minor) OVER (PARTITION BY expiration_date) AS together
               FROM store_credit_lots
              WHERE site_id = c.site_id AND store_credit_id = c.id AND left_minor > 0
                AND (expiration_date IS NULL OR expiration_date > ${tx.now}::timestamptz)) l) lots)`

const shown = sql`${balanceColumns}, "usableMinor", "nextExpirationDate", "nextExpiringMinor"`

/** The balances of a member, the given currency first. */
export async function findShown(
  tx: Tx,
  memberId: string,
  currency: string,
): Promise<ShownStoreCredit[]> {
  const { rows } = await sql<ShownStoreCredit>`
    SELECT ${shown} FROM ${withLots(tx, sql`store_credits`)} c
     WHERE site_id = ${tx.siteId} AND member_id = ${memberId}::uuid
     ORDER BY currency <> ${currency}, currency`.execute(tx.db)
  return rows
}

/** A balance for display, by id. */
export async function findShownById(tx: Tx, id: string): Promise<ShownStoreCredit> {
  const { rows } = await sql<ShownStoreCredit>`
    SELECT ${shown} FROM ${withLots(tx, sql`store_credits`)} c
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
  const [found] = rows
  if (!found) throw new Error(`the balance ${id} is not there`)
  return found
}

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})

/** The next expiry of a balance. */
const nextEnd = (tx: Tx) => sql`(
  SELECT min(l.expiration_date) FROM store_credit_lots l
   WHERE l.site_id = store_credits.site_id AND l.store_credit_id = store_credits.id AND l.left_minor > 0
     AND l.expiration_date > ${tx.now}::timestamptz)`

const known = (tx: Tx): Record<string, Column> => ({
  ownId: column('uuid', sql`id`),
  memberId: column('text', sql`member_id::text`, false),
  currency: column('text', sql`currency`),
  balance: column('bigint', sql`balance_minor`),
  nextExpirationDate: column('timestamptz', nextEnd(tx), false),
  updatedDate: column('timestamptz', sql`updated_date`),
})

/** One page of balances and the total, in one statement. */
export async function queryShown(
  tx: Tx,
  query: StoreCreditQuery,
): Promise<ResultPage<ShownStoreCredit>> {
  const columns = known(tx)
  const columnOf = (field: string) => columns[field]
  const list = sql`store_credits
    WHERE site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const page = sql`(SELECT store_credits.*, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                      FROM ${list} AND ${beyond} ORDER BY ${order} ${slice})`
  const { rows } = await sql<ShownStoreCredit & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${shown}, place, rank FROM ${withLots(tx, page)} shown) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, (row) => row)
}

/**
 * Balances with available credit, earliest expiry first; optionally only those that expire before a moment.
 */
export async function findWithCredit(
  tx: Tx,
  endsBefore: Date | undefined,
  limit: number,
): Promise<ShownStoreCredit[]> {
  const isEnding = endsBefore ? sql`"nextExpirationDate" < ${endsBefore}::timestamptz` : sql`TRUE`
  const { rows } = await sql<ShownStoreCredit>`
    SELECT ${shown} FROM ${withLots(tx, sql`store_credits`)} c
     WHERE site_id = ${tx.siteId} AND "usableMinor" > 0 AND ${isEnding}
     ORDER BY "nextExpirationDate" NULLS LAST, id LIMIT ${limit}`.execute(tx.db)
  return rows
}
