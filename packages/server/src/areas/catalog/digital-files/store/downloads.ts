import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { DownloadAddress, MemberFile } from '../model.ts'
import { toFile } from './files.ts'

/** Records the use of an address; false when it was recorded before. */
export async function recordUse(tx: Tx, { id }: DownloadAddress, endDate: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('file_downloads')
    .values({ site_id: tx.siteId, id, expires_date: endDate })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function countDownload(tx: Tx, productId: string, memberId: string): Promise<void> {
  await sql`
    UPDATE file_grants SET downloads = downloads + 1
     WHERE site_id = ${tx.siteId} AND product_id = ${productId} AND member_id = ${memberId}`.execute(
    tx.db,
  )
}

type Row = Omit<MemberFile, 'file'> & Parameters<typeof toFile>[0]

const memberFiles = (tx: Tx, memberId: string) => sql`
  FROM file_grants g
  JOIN product_files pf ON pf.site_id = g.site_id AND pf.product_id = g.product_id
  JOIN digital_files f ON f.site_id = pf.site_id AND f.id = pf.file_id
  JOIN products p ON p.site_id = g.site_id AND p.id = g.product_id
  LEFT JOIN variants v
    ON v.site_id = pf.site_id AND v.product_id = pf.product_id AND v.id = pf.variant_id
 WHERE g.site_id = ${tx.siteId} AND g.member_id = ${memberId}
   AND (g.end_date IS NULL OR g.end_date > ${tx.now})`

/** The files that a member's grants give access to, newest grant first. */
export async function listMemberFiles(
  tx: Tx,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ files: MemberFile[]; total: number }> {
  const { rows } = await sql<Row>`
    SELECT p.id AS "productId", p.name AS "productName", p.slug AS "productSlug",
           pf.variant_id AS "variantId", g.end_date AS "expiresDate",
           g.download_limit AS "downloadLimit", g.downloads,
           f.id, f.file_name, f.file_type, f.bytes, f.storage_key, f.created_date,
           (SELECT string_agg(c.description, ' | ' ORDER BY chosen.position)
              FROM unnest(v.choice_ids) WITH ORDINALITY AS chosen (id, position)
              JOIN product_choices c
                ON c.site_id = v.site_id AND c.product_id = v.product_id AND c.id = chosen.id
           ) AS "variantName"
      ${memberFiles(tx, memberId)}
     ORDER BY g.granted_date DESC, p.name, v.position NULLS FIRST
     LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${memberFiles(tx, memberId)}`.execute(tx.db)
  return { files: rows.map(toMemberFile), total: counts[0]?.total ?? 0 }
}

const toMemberFile = (row: Row): MemberFile => ({
  productId: row.productId,
  productName: row.productName,
  productSlug: row.productSlug,
  variantId: row.variantId,
  variantName: row.variantName,
  expiresDate: row.expiresDate,
  downloadLimit: row.downloadLimit,
  downloads: row.downloads,
  file: toFile(row),
})
