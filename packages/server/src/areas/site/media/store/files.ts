import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

interface StoredFile {
  readonly id: string
  readonly storageKey: string | null
}

/** Files of the site that no other site uses, after an id: those of the library and deleted ones. */
export async function listFiles(tx: Tx, after: string, limit: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    SELECT id, CASE WHEN ${isElsewhere(tx)} THEN NULL ELSE storage_key END AS "storageKey"
      FROM (SELECT id, storage_key FROM media WHERE site_id = ${tx.siteId}
             UNION ALL
            SELECT id, storage_key FROM deleted_media
             WHERE site_id = ${tx.siteId} AND storage_key IS NOT NULL) file
     WHERE id > ${after} ORDER BY id LIMIT ${limit}`.execute(tx.db)
  return rows
}

const isElsewhere = ({ siteId }: Tx) => sql`
  (EXISTS (SELECT FROM media other
            WHERE other.storage_key = file.storage_key AND other.site_id <> ${siteId})
   OR EXISTS (SELECT FROM deleted_media other
               WHERE other.storage_key = file.storage_key AND other.site_id <> ${siteId}))`

/** Records the file of a deleted item, and its replacement. */
export async function rememberDeleted(
  tx: Tx,
  { id, storageKey }: StoredFile,
  replacedBy: string | null,
): Promise<void> {
  await sql`
    INSERT INTO deleted_media (site_id, id, storage_key, replaced_by, deleted_date)
    VALUES (${tx.siteId}, ${id}, ${storageKey}, ${replacedBy}, ${tx.now})`.execute(tx.db)
}

export interface DeletedFile extends StoredFile {
  readonly replacedBy: string | null
}

export async function findDeleted(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, DeletedFile>> {
  const { rows } = await sql<DeletedFile>`
    SELECT id, storage_key AS "storageKey", replaced_by AS "replacedBy" FROM deleted_media
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::text[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function removeDeleted(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM deleted_media WHERE site_id = ${tx.siteId} AND id = ${id}`.execute(tx.db)
}

/** The item that is shown at the address of one that was replaced, however often; of any site, as `findServed`. */
export async function findSuccessor(
  { db }: Pick<Tx, 'db'>,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE successors (id, step) AS (
      SELECT replaced_by, 1 FROM deleted_media WHERE id = ${id} AND replaced_by IS NOT NULL
       UNION
      SELECT next.replaced_by, step + 1 FROM successors
        JOIN deleted_media next ON next.id = successors.id AND next.replaced_by IS NOT NULL
       WHERE step < 100)
    SELECT m.id FROM successors JOIN media m ON m.id = successors.id ORDER BY step DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]?.id
}

/**
 * Drops the records of files deleted before a moment, up to a limit, and returns unused ones. Addresses with
 * a replacement stay.
 */
export async function takeExpiredFiles(
  { db }: Pick<Tx, 'db'>,
  before: Date,
  limit: number,
): Promise<{ readonly taken: number; readonly unused: readonly string[] }> {
  const { rows } = await sql<{ key: string; unused: boolean }>`
    WITH expired AS (
      SELECT site_id, id, storage_key FROM deleted_media
       WHERE storage_key IS NOT NULL AND deleted_date < ${before} ORDER BY deleted_date LIMIT ${limit} FOR UPDATE
    ), emptied AS (
      UPDATE deleted_media d SET storage_key = NULL FROM expired e
       WHERE d.site_id = e.site_id AND d.id = e.id AND d.replaced_by IS NOT NULL
    ), forgotten AS (
      DELETE FROM deleted_media d USING expired e
       WHERE d.site_id = e.site_id AND d.id = e.id AND d.replaced_by IS NULL
    )
    SELECT storage_key AS key,
           NOT EXISTS (SELECT FROM media m WHERE m.storage_key = e.storage_key)
           AND NOT EXISTS (SELECT FROM deleted_media d WHERE d.storage_key = e.storage_key
                              AND (d.site_id, d.id) NOT IN (SELECT site_id, id FROM expired)) AS unused
      FROM expired e`.execute(db)
  const unused = new Set(rows.flatMap(({ key, unused }) => (unused ? key : [])))
  return { taken: rows.length, unused: [...unused] }
}
