import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { VisitMark, VisitPeriod, VisitSource } from '../model.ts'
import { OTHER_SOURCES } from '../rules/visitor.ts'

/** Sources of one day beyond which further ones are counted together. */
const MAX_SOURCES = 200

/** The day that it is somewhere. */
export async function findDay(tx: Tx, timeZone: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(${tx.now}::timestamptz AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day`.execute(
    tx.db,
  )
  return rows[0]?.day ?? ''
}

export async function findSalt(tx: Tx, day: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ salt: Uint8Array }>`
    SELECT salt FROM visit_salts WHERE site_id = ${tx.siteId} AND day = ${day}::date`.execute(tx.db)
  return rows[0]?.salt
}

/** The salt of a day; another process may have been first. */
export async function insertSalt(tx: Tx, day: string, salt: Uint8Array): Promise<Uint8Array> {
  await sql`
    INSERT INTO visit_salts (site_id, day, salt) VALUES (${tx.siteId}, ${day}::date, ${salt})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return (await findSalt(tx, day)) ?? salt
}

/** Stores visitors of a day, and counts those that are new, or see their first product. */
export async function addVisits(tx: Tx, day: string, marks: readonly VisitMark[]): Promise<void> {
  await sql`
    WITH seen AS (
      INSERT INTO visit_marks (site_id, day, mark, source, saw_product)
      SELECT ${tx.siteId}::uuid, ${day}::date, decode(m.mark, 'hex'),
             CASE WHEN k.source IS NULL AND (SELECT count(*) FROM visit_counts c
                    WHERE c.site_id = ${tx.siteId} AND c.day = ${day}::date) >= ${MAX_SOURCES}
                  THEN ${OTHER_SOURCES} ELSE m.source END, m."sawProduct"
        FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS m (mark text, source text, "sawProduct" boolean)
        LEFT JOIN visit_counts k
          ON k.site_id = ${tx.siteId} AND k.day = ${day}::date AND k.source = m.source
       ORDER BY m.mark
      ON CONFLICT (site_id, day, mark) DO UPDATE SET saw_product = true
       WHERE EXCLUDED.saw_product AND NOT visit_marks.saw_product
      RETURNING source, saw_product, xmax = 0 AS is_new
    )
    INSERT INTO visit_counts (site_id, day, source, visits, product_visits)
    SELECT ${tx.siteId}::uuid, ${day}::date, source, count(*) FILTER (WHERE is_new),
           count(*) FILTER (WHERE saw_product)
      FROM seen GROUP BY source ORDER BY source
    ON CONFLICT (site_id, day, source) DO UPDATE
       SET visits = visit_counts.visits + EXCLUDED.visits,
           product_visits = visit_counts.product_visits + EXCLUDED.product_visits`.execute(tx.db)
}

/** Deletes data that identifies visitors of past days. */
export async function eraseVisitors(tx: Tx, today: string): Promise<void> {
  await sql`
    DELETE FROM visit_marks WHERE site_id = ${tx.siteId} AND day < ${today}::date`.execute(tx.db)
  await sql`
    DELETE FROM visit_salts WHERE site_id = ${tx.siteId} AND day < ${today}::date`.execute(tx.db)
}

/** The sources of the visits in a period, the most frequent first. */
export async function findSources(
  tx: Tx,
  { from, to }: VisitPeriod,
  limit: number,
): Promise<VisitSource[]> {
  const { rows } = await sql<VisitSource>`
    SELECT source, sum(visits)::float8 AS visits, sum(product_visits)::float8 AS products
      FROM visit_counts
     WHERE site_id = ${tx.siteId} AND day BETWEEN ${from}::date AND ${to}::date
     GROUP BY source ORDER BY visits DESC, source LIMIT ${limit}`.execute(tx.db)
  return rows
}
