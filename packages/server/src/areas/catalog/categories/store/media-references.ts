import type { MediaUse, MediaUses } from '@vitrine/contract/media'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

export const collectionMediaIds = ({ siteId }: Tx): RawBuilder<unknown> => sql`
  SELECT media_id AS id FROM collections WHERE site_id = ${siteId} AND media_id IS NOT NULL`

/** Collections that have this picture. */
export async function findCollectionUses(tx: Tx, id: string, limit: number): Promise<MediaUses> {
  const { rows } = await sql<MediaUse & { total: number }>`
    SELECT 'COLLECTION' AS kind, id, name, count(*) OVER ()::int AS total FROM collections
     WHERE site_id = ${tx.siteId} AND media_id = ${id} ORDER BY name, id LIMIT ${limit}`.execute(
    tx.db,
  )
  return { uses: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}

export async function findCollectionsWith(tx: Tx, mediaId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM collections
     WHERE site_id = ${tx.siteId} AND media_id = ${mediaId} ORDER BY id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
