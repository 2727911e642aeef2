import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { withChildren } from '../../variants/index.ts'
import { type ProductRow, productSelection, toProduct } from './product-rows.ts'

interface ReadOptions {
  /** Reads the variants of all products, of none, or of those the predicate selects. */
  readonly variants: boolean | ((product: Product) => boolean)
  /** Locks the rows until the end of the transaction. */
  readonly lock?: boolean
}

/** Whole products ordered by number; unknown ids are left out. */
export async function findProducts(
  tx: Tx,
  ids: readonly string[],
  { variants, lock = false }: ReadOptions,
): Promise<Product[]> {
  const existing = guidsAmong(ids)
  if (existing.length === 0) return []
  const { rows } = await sql<ProductRow>`
    SELECT ${productSelection} FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${existing}::uuid[])
     ORDER BY p.numeric_id ${lock ? sql`FOR UPDATE OF p` : sql``}`.execute(tx.db)
  return withChildren(tx, rows.map(toProduct), { variants })
}

export async function findProduct(
  tx: Tx,
  id: string,
  reading: ReadOptions,
): Promise<Product | undefined> {
  const [product] = await findProducts(tx, [id], reading)
  return product
}

/** A visible product by its slug, with its variants if `variants` returns true. */
export async function findShownProduct(
  tx: Tx,
  slug: string,
  { variants }: Pick<ReadOptions, 'variants'>,
): Promise<Product | undefined> {
  const { rows } = await sql<ProductRow>`
    SELECT ${productSelection} FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.slug = ${slug} AND p.visible`.execute(tx.db)
  return (await withChildren(tx, rows.map(toProduct), { variants }))[0]
}

/** Slugs of visible products, the oldest first, and how many there are: one statement. */
export async function findProductAddresses(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: { slug: string; updatedDate: Date }[]; total: number }> {
  const { rows } = await sql<{ slug: string | null; updatedDate: Date; total: number }>`
    SELECT counted.total, page.slug, page.updated_date AS "updatedDate"
      FROM (SELECT COALESCE((SELECT visible_product_count::int FROM catalog_totals
                              WHERE site_id = ${tx.siteId}), 0) AS total) counted
      LEFT JOIN (SELECT slug, updated_date, numeric_id FROM products
                  WHERE site_id = ${tx.siteId} AND visible
                  ORDER BY numeric_id LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.numeric_id`.execute(tx.db)
  const items = rows.flatMap(({ slug, updatedDate }) =>
    slug === null ? [] : { slug, updatedDate },
  )
  return { items, total: rows[0]?.total ?? 0 }
}

/** Ids of products by the handles used in import files. */
export async function findIdsByHandle(
  tx: Tx,
  handles: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ handle: string; id: string }>`
    SELECT handle, id FROM products
     WHERE site_id = ${tx.siteId} AND handle = ANY(${handles}::text[])`.execute(tx.db)
  return new Map(rows.map(({ handle, id }) => [handle, id]))
}

/** The products that own these slugs or handles. */
export async function findOwnersOf(
  tx: Tx,
  field: 'slug' | 'handle',
  values: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ value: string; id: string }>`
    SELECT ${sql.ref(field)} AS value, id FROM products
     WHERE site_id = ${tx.siteId} AND ${sql.ref(field)} = ANY(${values}::text[])`.execute(tx.db)
  return new Map(rows.map(({ value, id }) => [value, id]))
}

/** Which of these products are visible to everybody. */
export async function findShownIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM products
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[]) AND visible`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function findIdBySlug(tx: Tx, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM products WHERE site_id = ${tx.siteId} AND slug = ${slug}`.execute(tx.db)
  return rows[0]?.id
}

/** The number of products of the site, hidden ones included, from a maintained counter. */
export async function countAllProducts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT product_count AS count FROM catalog_totals WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0]?.count ?? 0
}
