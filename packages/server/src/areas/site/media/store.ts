import type { MediaKind } from '@vitrine/contract/media'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Media } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { MediaItem } from './model.ts'

/** The picture at a public address. The only question without a site: the id belongs to one site alone. */
export async function findServed(tx: Pick<Tx, 'db'>, id: string): Promise<MediaItem | undefined> {
  const row = await tx.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toItem(row)
}

export async function findMedia(tx: Tx, id: string): Promise<MediaItem | undefined> {
  return (await findMany(tx, [id]))[0]
}

export async function findMany(tx: Tx, ids: readonly string[]): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  const rows = await tx.db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('member_id', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return rows.map(toItem)
}

export interface LibraryPage {
  readonly search?: string | undefined
  readonly kind?: MediaKind | undefined
  readonly limit: number
  readonly offset: number
}

/** A page of the library, newest first, with the number of all that match. */
export async function queryLibrary(
  tx: Tx,
  { search, kind, limit, offset }: LibraryPage,
): Promise<{ items: MediaItem[]; total: number }> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const matching = tx.db
    .selectFrom('media')
    .where('site_id', '=', tx.siteId)
    .where('member_id', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(pattern !== undefined && pattern !== '', (query) =>
      query.where((where) =>
        where.or([
          where('file_name', 'ilike', pattern ?? ''),
          where('alt_text', 'ilike', pattern ?? ''),
        ]),
      ),
    )
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(toItem), total: Number(total) }
}

/** The next pictures, or videos, behind an id, in the order of their ids. */
export async function pageLibrary(tx: Tx, kind: MediaKind, after: string): Promise<MediaItem[]> {
  const rows = await tx.db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('kind', '=', kind)
    .where('member_id', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(toItem)
}

/** Adds a picture or video: to the library, or as the photo of a member. */
export async function insertMedia(tx: Tx, item: MediaItem, memberId?: string): Promise<void> {
  const row = { ...toRow(tx, item), ...(memberId && { member_id: memberId }) }
  await tx.db.insertInto('media').values(row).execute()
}

/** Deletes the photos of a member but for these; answers with what was deleted. */
export async function deletePhotos(
  tx: Tx,
  memberId: string,
  keepIds: readonly string[],
): Promise<{ id: string; storageKey: string | null }[]> {
  return tx.db
    .deleteFrom('media')
    .where('site_id', '=', tx.siteId)
    .where('member_id', '=', memberId)
    .where('id', 'not in', keepIds)
    .returning(['id', 'storage_key as storageKey'])
    .execute()
}

/** Adds the addresses that are new to the site; returns those that were added. */
export async function insertRemote(tx: Tx, items: readonly MediaItem[]): Promise<string[]> {
  if (items.length === 0) return []
  const rows = await tx.db
    .insertInto('media')
    .values(items.map((item) => toRow(tx, item)))
    // An id of another site, or an address that this one has already.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findBySources(tx: Tx, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('media')
    .select(['id', 'source_url'])
    .where('site_id', '=', tx.siteId)
    .where('source_url', 'in', urls)
    .execute()
  return new Map(rows.map((row) => [row.source_url ?? '', row.id]))
}

export type MediaChanges = Partial<Omit<MediaItem, 'id' | 'createdDate' | 'sourceUrl'>>

/** The picture after the changes; undefined when there is none. */
export async function updateMedia(
  tx: Tx,
  id: string,
  changes: MediaChanges,
): Promise<MediaItem | undefined> {
  const { fileName, altText, storageKey, fetchAttempts, durationMs, posterId, ...same } = changes
  const row = await tx.db
    .updateTable('media')
    .set({
      ...same,
      ...(fileName === undefined ? {} : { file_name: fileName }),
      ...(altText === undefined ? {} : { alt_text: altText }),
      ...(durationMs === undefined ? {} : { duration_ms: durationMs }),
      ...(posterId === undefined ? {} : { poster_id: posterId }),
      ...(storageKey === undefined ? {} : { storage_key: storageKey }),
      ...(fetchAttempts === undefined ? {} : { fetch_attempts: fetchAttempts }),
    })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toItem(row)
}

/** Posters of videos, each pair of this site; others are left out. */
export async function setPosters(
  tx: Tx,
  pairs: readonly { readonly video: string; readonly still: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    UPDATE media SET poster_id = still.id
      FROM unnest(${pairs.map(({ video }) => video)}::text[], ${pairs.map(({ still }) => still)}::text[])
             AS wanted (video_id, still_id)
      JOIN media still ON still.site_id = ${tx.siteId} AND still.id = wanted.still_id AND still.kind = 'image'
     WHERE media.site_id = ${tx.siteId} AND media.id = wanted.video_id AND media.kind = 'video'`.execute(
    tx.db,
  )
}

export async function deleteMedia(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('media').where('site_id', '=', tx.siteId).where('id', '=', id).execute()
}

/** Whether another picture, of this or another site, uses the same file: copies of sites share them. */
export async function isShared(tx: Tx, id: string, storageKey: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('media')
    .select('id')
    .where('storage_key', '=', storageKey)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures of the site with the files that no other picture uses, so many after an id. */
export async function listFiles(
  tx: Tx,
  after: string,
  limit: number,
): Promise<{ id: string; storageKey: string | null }[]> {
  const { rows } = await sql<{ id: string; storageKey: string | null }>`
    SELECT id, CASE WHEN EXISTS (SELECT FROM media other
                                  WHERE other.storage_key = media.storage_key
                                    AND other.site_id <> media.site_id)
                    THEN NULL ELSE storage_key END AS "storageKey"
      FROM media WHERE site_id = ${tx.siteId} AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(
    tx.db,
  )
  return rows
}

/** Whether something shows it: a product, a collection, a page, a swatch, a video. Locks it against being shown meanwhile. */
export async function isShown(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    WITH locked AS (
      SELECT id FROM media WHERE site_id = ${tx.siteId} AND id = ${id} FOR UPDATE
    )
    SELECT EXISTS (SELECT FROM product_media m, locked WHERE m.site_id = ${tx.siteId} AND m.media_id = locked.id)
        OR EXISTS (SELECT FROM collections c, locked WHERE c.site_id = ${tx.siteId} AND c.media_id = locked.id)
        OR EXISTS (SELECT FROM pages p, locked WHERE p.site_id = ${tx.siteId} AND locked.id = ANY(p.media_ids))
        OR EXISTS (SELECT FROM media video, locked WHERE video.site_id = ${tx.siteId} AND video.poster_id = locked.id)
        OR EXISTS (SELECT FROM product_choices c, locked
                    WHERE c.site_id = ${tx.siteId} AND c.image IS NOT NULL AND c.image ->> 'id' = locked.id)
        OR EXISTS (SELECT FROM product_choices c, locked
                    WHERE c.site_id = ${tx.siteId} AND c.display_image IS NOT NULL
                      AND c.display_image ->> 'id' = locked.id)
        OR EXISTS (SELECT FROM customization_choices c, locked
                    WHERE c.site_id = ${tx.siteId} AND locked.id IN (c.image ->> 'id', c.display_image ->> 'id'))
        AS shown`.execute(tx.db)
  return rows[0]?.shown ?? false
}

const toRow = (tx: Tx, item: MediaItem) => ({
  site_id: tx.siteId,
  id: item.id,
  kind: item.kind,
  state: item.state,
  file_name: item.fileName,
  mime: item.mime,
  bytes: item.bytes,
  width: item.width,
  height: item.height,
  ground: item.ground,
  duration_ms: item.durationMs,
  poster_id: item.posterId,
  alt_text: item.altText,
  source_url: item.sourceUrl,
  storage_key: item.storageKey,
  failure: item.failure,
  fetch_attempts: item.fetchAttempts,
  created_date: item.createdDate,
})

const toItem = (row: Selectable<Media>): MediaItem => ({
  id: row.id,
  kind: row.kind as MediaKind,
  state: row.state as MediaItem['state'],
  fileName: row.file_name,
  mime: row.mime,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  ground: row.ground,
  durationMs: row.duration_ms,
  posterId: row.poster_id,
  altText: row.alt_text,
  sourceUrl: row.source_url,
  storageKey: row.storage_key,
  failure: row.failure,
  fetchAttempts: row.fetch_attempts,
  createdDate: row.created_date,
})
