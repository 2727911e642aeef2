import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { FileLabel, Product, Variant } from '../../shared/model/product.ts'
import { guidsAmong } from '../../shared/store/rows.ts'

/** Digital files by id. */
export async function findDigitalFiles(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, FileLabel>> {
  const existing = guidsAmong(ids)
  if (existing.length === 0) return new Map()
  const { rows } = await sql<FileLabel>`
    SELECT id, file_name AS "fileName", file_type AS "fileType", bytes AS "fileSize"
      FROM digital_files WHERE site_id = ${tx.siteId} AND id = ANY(${existing}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map((file) => [file.id, file]))
}

interface Change {
  readonly before?: Product
  readonly after: Product
}

/** Updates the files that variants deliver, where they differ. */
export async function saveVariantFiles(tx: Tx, changes: readonly Change[]): Promise<void> {
  const differing = changes.flatMap(({ before, after }) => {
    const old = new Map(before?.variants.map((one) => [one.id, one.digitalFile?.id]))
    return after.variants
      .filter((one) => old.get(one.id) !== one.digitalFile?.id)
      .map((variant) => ({ productId: after.id, variant, had: old.get(variant.id) !== undefined }))
  })
  await deleteFiles(
    tx,
    differing.filter(({ had }) => had),
  )
  const added = differing.filter(({ variant }) => variant.digitalFile !== null)
  if (added.length === 0) return
  const rows = added.map(({ productId, variant }) => ({
    product_id: productId,
    variant_id: variant.id,
    file_id: variant.digitalFile?.id,
  }))
  await sql`
    INSERT INTO product_files (site_id, product_id, variant_id, file_id)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, file_id
      FROM jsonb_populate_recordset(NULL::product_files, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx.db,
  )
}

async function deleteFiles(
  tx: Tx,
  removed: readonly { readonly productId: string; readonly variant: Variant }[],
): Promise<void> {
  if (removed.length === 0) return
  const products = removed.map(({ productId }) => productId)
  const variants = removed.map(({ variant }) => variant.id)
  await sql`
    DELETE FROM product_files f
     USING unnest(${products}::uuid[], ${variants}::uuid[]) AS gone (product_id, variant_id)
     WHERE f.site_id = ${tx.siteId} AND f.product_id = gone.product_id
       AND f.variant_id = gone.variant_id`.execute(tx.db)
}

/** Updates the file that the product itself delivers, where it differs. */
export async function saveProductFiles(tx: Tx, changes: readonly Change[]): Promise<void> {
  const differing = changes.filter(
    ({ before, after }) => before?.digitalFile?.id !== after.digitalFile?.id,
  )
  if (differing.length === 0) return
  const owners = differing.map(({ after }) => after.id)
  await sql`
    DELETE FROM product_files
     WHERE site_id = ${tx.siteId} AND product_id = ANY(${owners}::uuid[])
       AND variant_id IS NULL`.execute(tx.db)
  const rows = differing.flatMap(({ after }) =>
    after.digitalFile ? [{ product_id: after.id, file_id: after.digitalFile.id }] : [],
  )
  await sql`
    INSERT INTO product_files (site_id, product_id, file_id)
    SELECT ${tx.siteId}::uuid, product_id, file_id
      FROM jsonb_populate_recordset(NULL::product_files, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx.db,
  )
}
