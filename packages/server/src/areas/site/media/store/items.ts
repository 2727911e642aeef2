import type { FocalPoint, MediaKind } from '@vitrine/contract/media'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Media } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'

/** The picture of a public address. The only query without a site: the id belongs to a single site. */
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

/** Deletes the photos of a member except these; returns the deleted ones. */
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

/** Adds new addresses of the site; returns the added ones. */
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
  const {
    fileName,
    altText,
    storageKey,
    fetchAttempts,
    durationMs,
    posterId,
    focalPoint,
    ...same
  } = changes
  const row = await tx.db
    .updateTable('media')
    .set({
      ...same,
      ...(fileName === undefined ? {} : { file_name: fileName }),
      ...(altText === undefined ? {} : { alt_text: altText }),
      ...(durationMs === undefined ? {} : { duration_ms: durationMs }),
      ...(posterId === undefined ? {} : { poster_id: posterId }),
      ...(focalPoint === undefined ? {} : { focal_point: toJson(focalPoint) }),
      ...(storageKey === undefined ? {} : { storage_key: storageKey }),
      ...(fetchAttempts === undefined ? {} : { fetch_attempts: fetchAttempts }),
    })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toItem(row)
}

/** Sets posters of videos, for pairs of this site only. */
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

/** Sets many alternative texts at once; returns the changed ones. */
export async function updateAltTexts(
  tx: Tx,
  texts: readonly { readonly id: string; readonly altText: string }[],
): Promise<MediaItem[]> {
  const { rows } = await sql<Selectable<Media>>`
    UPDATE media SET alt_text = wanted.alt_text
      FROM unnest(${texts.map(({ id }) => id)}::text[], ${texts.map(({ altText }) => altText)}::text[])
             AS wanted (id, alt_text)
     WHERE media.site_id = ${tx.siteId} AND media.member_id IS NULL AND media.id = wanted.id
       AND media.alt_text <> wanted.alt_text
    RETURNING media.*`.execute(tx.db)
  return rows.map(toItem)
}

/** A file that nothing can start to show until the end of the transaction. */
export async function lockMedia(tx: Tx, id: string): Promise<void> {
  await sql`SELECT FROM media WHERE site_id = ${tx.siteId} AND id = ${id} FOR UPDATE`.execute(tx.db)
}

export async function deleteMedia(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('media').where('site_id', '=', tx.siteId).where('id', '=', id).execute()
}

const toJson = (point: FocalPoint | null) => (point === null ? null : JSON.stringify(point))

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
  focal_point: toJson(item.focalPoint),
  duration_ms: item.durationMs,
  poster_id: item.posterId,
  alt_text: item.altText,
  source_url: item.sourceUrl,
  storage_key: item.storageKey,
  failure: item.failure,
  fetch_attempts: item.fetchAttempts,
  created_date: item.createdDate,
})

export const toItem = (row: Selectable<Media>): MediaItem => ({
  id: row.id,
  kind: row.kind as MediaKind,
  state: row.state as MediaItem['state'],
  fileName: row.file_name,
  mime: row.mime,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  ground: row.ground,
  focalPoint: row.focal_point as FocalPoint | null,
  durationMs: row.duration_ms,
  posterId: row.poster_id,
  altText: row.alt_text,
  sourceUrl: row.source_url,
  storageKey: row.storage_key,
  failure: row.failure,
  fetchAttempts: row.fetch_attempts,
  createdDate: row.created_date,
})
