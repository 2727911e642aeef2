import type { SavedViewList } from '@vitrine/contract/saved-views'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { SavedViewsOf, StoredSet } from './model.ts'

/** The sets of a list by their owners. */
export async function findSets(
  tx: Tx,
  list: SavedViewList,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSet>> {
  const { rows } = await sql<StoredSet & { readonly ownerId: string }>`
    SELECT id, owner_id AS "ownerId", views, revision FROM saved_views
     WHERE site_id = ${tx.siteId} AND list = ${list} AND owner_id = ANY(${ownerIds})`.execute(tx.db)
  return new Map(rows.map(({ ownerId, ...set }) => [ownerId, set]))
}

/** Writes a set over the revision before it; false where that is not the present one. */
export async function putSet(
  tx: Tx,
  { list, ownerId }: SavedViewsOf,
  { id, views, revision }: StoredSet,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO saved_views (site_id, id, list, owner_id, views, revision, updated_date)
    SELECT ${tx.siteId}::uuid, ${id}::uuid, ${list}, ${ownerId}, ${JSON.stringify(views)}::jsonb,
           ${revision}, ${tx.now}
     WHERE ${revision} = 1 OR EXISTS (
       SELECT FROM saved_views
        WHERE site_id = ${tx.siteId}::uuid AND list = ${list} AND owner_id = ${ownerId})
    ON CONFLICT (site_id, list, owner_id) DO UPDATE
      SET views = excluded.views, revision = excluded.revision, updated_date = excluded.updated_date
      WHERE saved_views.revision = excluded.revision - 1
    RETURNING 1`.execute(tx.db)
  return rows.length === 1
}

/** Deletes all that are one person's own. */
export async function deleteSetsOf(tx: Tx, ownerId: string): Promise<void> {
  await sql`DELETE FROM saved_views WHERE site_id = ${tx.siteId} AND owner_id = ${ownerId}`.execute(
    tx.db,
  )
}
