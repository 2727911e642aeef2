import type { SiteFigures } from '@vitrine/contract/sites'
import { sql } from 'kysely'
import { isLow } from '../../../../platform/db/low-stock.ts'
import type { Tx } from '../../../../platform/tx.ts'

const DAYS = 14

export async function countProducts(tx: Tx): Promise<SiteFigures['products']> {
  const { rows } = await sql<SiteFigures['products']>`
    SELECT count(*)::int AS "total",
           count(*) FILTER (WHERE NOT visible)::int AS "hidden",
           count(*) FILTER (WHERE stock_status = 'OUT_OF_STOCK')::int AS "outOfStock",
           (SELECT count(DISTINCT i.product_id)::int FROM inventory_items i
             WHERE i.site_id = ${tx.siteId} AND ${isLow}) AS "lowStock"
      FROM products WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0] as SiteFigures['products']
}

export async function countMembers(tx: Tx): Promise<{ total: number; pending: number }> {
  const { rows } = await sql<{ total: number; pending: number }>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'PENDING')::int AS pending
      FROM members WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0] as { total: number; pending: number }
}

interface DayRow {
  day: string
  members: number
  signIns: number
  failed: number
  changes: number
}

/** New members, sign-ins, failed sign-ins and changes of each of the last 14 days, days without any included. */
export async function countByDay(tx: Tx): Promise<DayRow[]> {
  const since = sql`(${tx.now}::timestamptz AT TIME ZONE 'UTC')::date - ${DAYS - 1}::int`
  const { rows } = await sql<DayRow>`
    WITH days AS (SELECT (${since} + n)::date AS day FROM generate_series(0, ${DAYS - 1}::int) AS n),
    m AS (SELECT (created_date AT TIME ZONE 'UTC')::date AS day, count(*)::int AS n
            FROM members WHERE site_id = ${tx.siteId} AND created_date >= ${since} GROUP BY 1),
    a AS (SELECT (at AT TIME ZONE 'UTC')::date AS day,
                 count(*) FILTER (WHERE event LIKE '%login' AND reason IS NULL)::int AS good,
                 count(*) FILTER (WHERE event LIKE '%login' AND reason IS NOT NULL)::int AS bad
            FROM authentication_log WHERE site_id = ${tx.siteId} AND at >= ${since} GROUP BY 1),
    f AS (SELECT (at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS n
            FROM facts
           WHERE site_id = ${tx.siteId} AND at >= ${since}
             AND name !~ '^(identity|redirect_session)[.]' GROUP BY 1)
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(m.n, 0) AS members,
           coalesce(a.good, 0) AS "signIns", coalesce(a.bad, 0) AS failed, coalesce(f.n, 0) AS changes
      FROM days LEFT JOIN m USING (day) LEFT JOIN a USING (day) LEFT JOIN f USING (day)
     ORDER BY days.day`.execute(tx.db)
  return rows
}

/**
 * The latest; stock that was created with a product is part of its entry. What shoppers do with their carts and what is
 * exported at regular times would leave no room for anything else.
 */
export async function listRecentChanges(tx: Tx): Promise<SiteFigures['changes']['recent']> {
  const { rows } = await sql<{
    id: string
    name: string
    entityId: string
    label: string
    actorType: string
    at: Date
  }>`
    SELECT id, name, entity_id AS "entityId", at,
           coalesce(after ->> 'name', before ->> 'name', after ->> 'nickname', '') AS label,
           actor ->> 'type' AS "actorType"
      FROM facts
     WHERE site_id = ${tx.siteId} AND name !~ '^(identity|redirect_session|cart|checkout|wish_list)[.]'
       AND name <> 'inventory.created'
       AND NOT (actor ->> 'type' = 'system' AND name ~ '^export(_link)?[.]')
     ORDER BY seq DESC LIMIT 12`.execute(tx.db)
  return rows
}
