import type { MediaUse, MediaUses } from '@vitrine/contract/media'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Media } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { toItem } from './items.ts'

export const posterIds = ({ siteId }: Tx): RawBuilder<unknown> => sql`
  SELECT poster_id AS id FROM media WHERE site_id = ${siteId} AND poster_id IS NOT NULL`

/** Videos that have this poster. */
export async function findPosterUses(tx: Tx, id: string, limit: number): Promise<MediaUses> {
  const { rows } = await sql<MediaUse & { total: number }>`
    SELECT 'VIDEO' AS kind, id, file_name AS name, count(*) OVER ()::int AS total FROM media
     WHERE site_id = ${tx.siteId} AND poster_id = ${id} ORDER BY file_name, id LIMIT ${limit}`.execute(
    tx.db,
  )
  return { uses: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}

/** Replaces or removes a poster of videos; returns the changed videos. */
export async function exchangePosters(
  tx: Tx,
  from: string,
  to: string | null,
): Promise<MediaItem[]> {
  const { rows } = await sql<Selectable<Media>>`
    UPDATE media SET poster_id = ${to}
     WHERE site_id = ${tx.siteId} AND poster_id = ${from} RETURNING *`.execute(tx.db)
  return rows.map(toItem)
}
