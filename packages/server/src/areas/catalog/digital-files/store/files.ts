import { type Selectable, sql } from 'kysely'
import type { DigitalFiles } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { DigitalFile } from '../model.ts'

export async function insertFile(tx: Tx, file: DigitalFile): Promise<void> {
  await tx.db
    .insertInto('digital_files')
    .values({
      site_id: tx.siteId,
      id: file.id,
      file_name: file.fileName,
      file_type: file.fileType,
      bytes: file.bytes,
      storage_key: file.storageKey,
      created_date: file.createdDate,
    })
    .execute()
}

export async function findFile(tx: Tx, id: string): Promise<DigitalFile | undefined> {
  const row = await tx.db
    .selectFrom('digital_files')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toFile(row)
}

/**
 * Deletes files that no product has delivered since a time; `remove` deletes bytes that no other site shares.
 */
export async function deleteUnattached(
  tx: Pick<Tx, 'db'>,
  before: Date,
  max: number,
): Promise<{ removed: number; unshared: string[] }> {
  const { rows } = await sql<{ key: string; shared: boolean }>`
    WITH deleted AS (
      DELETE FROM digital_files WHERE ctid = ANY(ARRAY(
        SELECT f.ctid FROM digital_files f
         WHERE f.created_date < ${before}
           AND NOT EXISTS (SELECT FROM product_files p
                            WHERE p.site_id = f.site_id AND p.file_id = f.id)
         LIMIT ${max} FOR UPDATE))
      RETURNING site_id, id, storage_key)
    SELECT g.storage_key AS key,
           EXISTS (SELECT FROM digital_files o
                    WHERE o.storage_key = g.storage_key
                      AND (o.site_id, o.id) NOT IN (SELECT site_id, id FROM deleted)) AS shared
      FROM deleted g`.execute(tx.db)
  const unshared = new Set(rows.filter(({ shared }) => !shared).map(({ key }) => key))
  return { removed: rows.length, unshared: [...unshared] }
}

/** Storage paths of a site's files that no other site shares. */
export async function listUnshared(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT f.storage_key AS key FROM digital_files f
     WHERE f.site_id = ${tx.siteId}
       AND NOT EXISTS (SELECT FROM digital_files o
                        WHERE o.storage_key = f.storage_key AND o.site_id <> f.site_id)`.execute(
    tx.db,
  )
  return rows.map(({ key }) => key)
}

export const toFile = (row: Omit<Selectable<DigitalFiles>, 'site_id'>): DigitalFile => ({
  id: row.id,
  fileName: row.file_name,
  fileType: row.file_type as DigitalFile['fileType'],
  bytes: row.bytes,
  storageKey: row.storage_key,
  createdDate: row.created_date,
})
