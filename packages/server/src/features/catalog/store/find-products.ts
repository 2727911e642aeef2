import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { withChildren } from './children.ts'
import { type ProductRow, productSelection, toProduct } from './product-rows.ts'
import { guidsAmong } from './rows.ts'

interface Reading {
  readonly variants: boolean
  /** Holds the rows until the transaction ends, so that nobody else changes these products. */
  readonly lock?: boolean
}

/** Whole products in the order of their numbers; unknown ids are left out. */
export async function findProducts(
  tx: Tx,
  ids: readonly string[],
  { variants, lock = false }: Reading,
): Promise<Product[]> {
  const known = guidsAmong(ids)
  if (known.length === 0) return []
  const { rows } = await sql<ProductRow>`
    SELECT ${productSelection} FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${known}::uuid[])
     ORDER BY p.numeric_id ${lock ? sql`FOR UPDATE OF p` : sql``}`.execute(tx.db)
  return withChildren(tx, rows.map(toProduct), { variants })
}

export async function findProduct(
  tx: Tx,
  id: string,
  reading: Reading,
): Promise<Product | undefined> {
  const [product] = await findProducts(tx, [id], reading)
  return product
}

/** Ids of products by the names that files give them. */
export async function findIdsByHandle(
  tx: Tx,
  handles: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ handle: string; id: string }>`
    SELECT handle, id FROM products
     WHERE site_id = ${tx.siteId} AND handle = ANY(${handles}::text[])`.execute(tx.db)
  return new Map(rows.map(({ handle, id }) => [handle, id]))
}

/** Whose these slugs or handles are. */
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

/** Those of these products that everybody can see. */
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

/** How many products the site has, hidden ones too: counted as they come and go. */
export async function countAllProducts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT product_count AS count FROM catalog_totals WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0]?.count ?? 0
}
