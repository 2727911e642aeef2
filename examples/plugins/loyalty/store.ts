import type { PluginContext, PluginDb } from '@vitrine/plugin'

export interface Entry {
  readonly id: string
  readonly email: string
  readonly points: number
  readonly note: string
}

/** Adds an entry once, however often it is asked for under the same id. */
export const addEntry = (db: PluginDb, siteId: string, { id, email, points, note }: Entry) =>
  db.query(
    `INSERT INTO points (site_id, id, email, points, note) VALUES ($1, $2, lower($3), $4, $5)
     ON CONFLICT DO NOTHING`,
    [siteId, id, email, points, note],
  )

export const removeEntry = (db: PluginDb, siteId: string, id: string) =>
  db.query('DELETE FROM points WHERE site_id = $1 AND id = $2', [siteId, id])

export async function balanceOf(db: PluginDb, siteId: string, email: string): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `SELECT coalesce(sum(points), 0)::int AS sum FROM points WHERE site_id = $1 AND email = lower($2)`,
    [siteId, email],
  )
  return row?.sum ?? 0
}

/** The total points of all buyers of the site. */
export async function collected({ query, siteId }: PluginContext): Promise<number> {
  const [row] = await query<{ sum: number }>(
    'SELECT coalesce(sum(points), 0)::int AS sum FROM points WHERE site_id = $1',
    [siteId],
  )
  return row?.sum ?? 0
}

/** Sorted by points, descending. */
export const listBuyers = ({ query, siteId }: PluginContext, limit: number) =>
  query<{ email: string; points: number; entries: number }>(
    `SELECT email, sum(points)::int AS points, count(*)::int AS entries FROM points
      WHERE site_id = $1 GROUP BY email ORDER BY 2 DESC, 1 LIMIT $2`,
    [siteId, limit],
  )
