import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Maximum number of different searches counted per site and day; more can only come from scripts. */
const MAX_A_DAY = 500
/** The period that is shown to merchants. */
const SHOWN_DAYS = 30

export async function countSearch(tx: Tx, words: string): Promise<void> {
  await sql`
    INSERT INTO searches_without_result AS s (site_id, day, words, last_date, expires_date)
    SELECT ${tx.siteId}::uuid, today.day, ${words}, ${tx.now}::timestamptz,
           ${tx.now}::timestamptz + make_interval(days => ${SHOWN_DAYS})
      FROM (SELECT (${tx.now}::timestamptz AT TIME ZONE 'UTC')::date AS day) today
     WHERE EXISTS (SELECT FROM searches_without_result o
                    WHERE o.site_id = ${tx.siteId} AND o.day = today.day AND o.words = ${words})
        OR (SELECT count(*) FROM searches_without_result o
             WHERE o.site_id = ${tx.siteId} AND o.day = today.day) < ${MAX_A_DAY}
    ON CONFLICT (site_id, day, words)
    DO UPDATE SET count = s.count + 1, last_date = EXCLUDED.last_date`.execute(tx.db)
}

export interface CountedSearch {
  readonly words: string
  readonly count: number
  readonly lastDate: Date
}

/** The searches of the last 30 days, the most frequent first: one statement. */
export async function findNothingFound(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ searches: CountedSearch[]; total: number }> {
  const { rows } = await sql<{
    searches: (Omit<CountedSearch, 'lastDate'> & { lastDate: string })[]
    total: number
  }>`
    WITH counted AS MATERIALIZED (
      SELECT s.words, sum(s.count)::int AS count, max(s.last_date) AS "lastDate"
        FROM searches_without_result s
       WHERE s.site_id = ${tx.siteId} AND s.day > (${tx.now}::timestamptz AT TIME ZONE 'UTC')::date - ${SHOWN_DAYS}::int
       GROUP BY s.words)
    SELECT (SELECT count(*)::int FROM counted) AS total,
           COALESCE((SELECT json_agg(page) FROM (
             SELECT * FROM counted ORDER BY count DESC, "lastDate" DESC, words
              LIMIT ${limit} OFFSET ${offset}) page), '[]') AS searches`.execute(tx.db)
  const { searches = [], total = 0 } = rows[0] ?? {}
  return {
    searches: searches.map(({ lastDate, ...one }) => ({ ...one, lastDate: new Date(lastDate) })),
    total,
  }
}
