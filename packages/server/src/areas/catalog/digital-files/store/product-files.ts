import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { ProductFile } from '../model.ts'
import { toFile } from './files.ts'

type ProductFileKey = Pick<ProductFile, 'productId' | 'variantId'>

const attached = (tx: Tx) =>
  tx.db
    .selectFrom('product_files as p')
    .innerJoin('digital_files as f', (join) =>
      join.onRef('f.site_id', '=', 'p.site_id').onRef('f.id', '=', 'p.file_id'),
    )
    .where('p.site_id', '=', tx.siteId)
    .select(['p.product_id', 'p.variant_id', 'f.id', 'f.file_name', 'f.file_type', 'f.bytes'])
    .select(['f.storage_key', 'f.created_date'])

type Row = Awaited<ReturnType<ReturnType<typeof attached>['execute']>>[number]

/** The files of a product: the product's own before those of its variants. */
export async function listProductFiles(tx: Tx, productId: string): Promise<ProductFile[]> {
  const rows = await attached(tx)
    .where('p.product_id', '=', productId)
    .leftJoin('variants as v', (join) =>
      join
        .onRef('v.site_id', '=', 'p.site_id')
        .onRef('v.product_id', '=', 'p.product_id')
        .onRef('v.id', '=', 'p.variant_id'),
    )
    .orderBy('v.position', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map(toProductFile)
}

/** The file if the product or one of its variants delivers it. */
export async function findDelivered(
  tx: Tx,
  productId: string,
  fileId: string,
): Promise<ProductFile | undefined> {
  const row = await attached(tx)
    .where('p.product_id', '=', productId)
    .where('p.file_id', '=', fileId)
    .executeTakeFirst()
  return row && toProductFile(row)
}

export async function findAt(
  tx: Tx,
  { productId, variantId }: ProductFileKey,
): Promise<ProductFile | undefined> {
  const row = await attached(tx)
    .where('p.product_id', '=', productId)
    .where(sql<boolean>`p.variant_id IS NOT DISTINCT FROM ${variantId}`)
    .executeTakeFirst()
  return row && toProductFile(row)
}

export async function putProductFile(tx: Tx, key: ProductFileKey, fileId: string): Promise<void> {
  await tx.db
    .insertInto('product_files')
    .values({
      site_id: tx.siteId,
      product_id: key.productId,
      variant_id: key.variantId,
      file_id: fileId,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('product_files_site_id_product_id_variant_id_key')
        .doUpdateSet({ file_id: fileId }),
    )
    .execute()
}

export async function deleteProductFile(
  tx: Tx,
  { productId, variantId }: ProductFileKey,
): Promise<void> {
  await tx.db
    .deleteFrom('product_files')
    .where('site_id', '=', tx.siteId)
    .where('product_id', '=', productId)
    .where(sql<boolean>`variant_id IS NOT DISTINCT FROM ${variantId}`)
    .execute()
}

export async function deleteProductFiles(tx: Tx, productId: string): Promise<void> {
  await tx.db
    .deleteFrom('product_files')
    .where('site_id', '=', tx.siteId)
    .where('product_id', '=', productId)
    .execute()
}

export async function hasVariant(tx: Tx, productId: string, id: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('variants')
    .select('id')
    .where('site_id', '=', tx.siteId)
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasProduct(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

const toProductFile = (row: Row): ProductFile => ({
  productId: row.product_id,
  variantId: row.variant_id,
  file: toFile(row),
})
