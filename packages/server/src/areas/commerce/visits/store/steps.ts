import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { VisitDay, VisitPeriod } from '../model.ts'

/** Sites that have carts, or visitors who can still be found, in the order of their ids from behind one on. */
export async function findVisitedSites(
  db: Kysely<Tables>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sites s
     WHERE s.id > ${after}::uuid
       AND (EXISTS (SELECT FROM visit_salts v WHERE v.site_id = s.id)
            OR EXISTS (SELECT FROM carts c WHERE c.site_id = s.id))
     ORDER BY s.id LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Non-empty carts and checkouts by the day they were started; a checkout without a cart counts as both.
 * Excludes those of merchants and rehearsals.
 */
const baskets = (tx: Tx, { from, to, timeZone }: VisitPeriod) => {
  const start = sql`${from}::timestamp AT TIME ZONE ${timeZone}`
  const end = sql`(${to}::timestamp + interval '1 day') AT TIME ZONE ${timeZone}`
  const dayOf = (moment: ReturnType<typeof sql.raw>) =>
    sql`(${moment} AT TIME ZONE ${timeZone})::date`
  return sql`
    SELECT day, sum(carts)::int AS carts, sum(checkouts)::int AS checkouts FROM (
      SELECT ${dayOf(sql.raw('c.created_date'))} AS day, 1 AS carts, 0 AS checkouts
        FROM carts c
       WHERE c.site_id = ${tx.siteId} AND c.kind = 'cart' AND NOT c.is_rehearsal
         AND num_nonnulls(c.visitor_id, c.member_id) > 0
         AND c.updated_date >= ${start} AND c.created_date >= ${start} AND c.created_date < ${end}
         AND (num_nonnulls(c.ordered_date, c.checkout_id) > 0 OR EXISTS (
               SELECT FROM cart_lines i WHERE i.site_id = c.site_id AND i.cart_id = c.id))
      UNION ALL
      SELECT ${dayOf(sql.raw('k.created_date'))}, (k.source_cart_id IS NULL)::int, 1
        FROM checkouts k JOIN carts c ON c.site_id = k.site_id AND c.id = k.id AND NOT c.is_rehearsal
       WHERE k.site_id = ${tx.siteId} AND k.channel = 'WEB'
         AND num_nonnulls(c.visitor_id, c.member_id) > 0
         AND k.created_date >= ${start} AND k.created_date < ${end}
    ) started GROUP BY day`
}

/** Stores the number of started carts and checkouts, because some may be deleted since the last count. */
export async function saveBasketCounts(tx: Tx, period: VisitPeriod): Promise<void> {
  await sql`
    INSERT INTO basket_counts (site_id, day, carts, checkouts)
    SELECT ${tx.siteId}::uuid, day, carts, checkouts FROM (${baskets(tx, period)}) counted
    ON CONFLICT (site_id, day) DO UPDATE
       SET carts = GREATEST(basket_counts.carts, EXCLUDED.carts),
           checkouts = GREATEST(basket_counts.checkouts, EXCLUDED.checkouts)`.execute(tx.db)
}

/** Days of a period on which anything happened, the earliest first. */
export async function findVisitDays(tx: Tx, period: VisitPeriod): Promise<VisitDay[]> {
  const { from, to } = period
  const { rows } = await sql<VisitDay>`
    WITH seen AS (
      SELECT day, sum(visits) AS visits, sum(product_visits) AS products FROM visit_counts
       WHERE site_id = ${tx.siteId} AND day BETWEEN ${from}::date AND ${to}::date GROUP BY day
    ), noted AS (
      SELECT day, carts, checkouts FROM basket_counts
       WHERE site_id = ${tx.siteId} AND day BETWEEN ${from}::date AND ${to}::date
    )
    SELECT to_char(day, 'YYYY-MM-DD') AS day, COALESCE(seen.visits, 0)::float8 AS visits,
           COALESCE(seen.products, 0)::float8 AS products,
           COALESCE(GREATEST(noted.carts, present.carts), 0) AS carts,
           COALESCE(GREATEST(noted.checkouts, present.checkouts), 0) AS checkouts
      FROM seen FULL JOIN noted USING (day) FULL JOIN (${baskets(tx, period)}) present USING (day)
     ORDER BY day`.execute(tx.db)
  return rows
}
