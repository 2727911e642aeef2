import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { video } from '../../shared/store/video.ts'
import type { Breadcrumb, CategoryContents } from '../model/category.ts'

/** The path of one product, as `findShownPaths` has it. */
export async function findShownPath(tx: Tx, productId: string): Promise<readonly Breadcrumb[]> {
  return (await findShownPaths(tx, [productId])).get(productId) ?? []
}

/**
 * The paths to the main collections of products as visitors see them; without one to the deepest of its collections in
 * the menu. Products without either are left out. One statement.
 */
export async function findShownPaths(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, readonly Breadcrumb[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ productId: string; path: Breadcrumb[] }>`
    WITH leaf AS (
      SELECT DISTINCT ON (p.id) p.id AS product_id, c.id, c.ancestor_ids FROM products p
        JOIN collection_products cp ON cp.site_id = p.site_id AND cp.product_id = p.id
        JOIN collections c ON c.site_id = cp.site_id AND c.id = cp.collection_id AND c.visible
        CROSS JOIN LATERAL (
          SELECT COALESCE(bool_or(NOT up.visible), FALSE) AS hidden,
                 COALESCE(bool_or(up.hidden_from_menu), FALSE) OR c.hidden_from_menu AS unlisted
            FROM collections up WHERE up.site_id = c.site_id AND up.id = ANY(c.ancestor_ids)) above
       WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${[...productIds]}::uuid[])
         AND (c.id = p.main_category_id OR NOT (above.hidden OR above.unlisted))
       ORDER BY p.id, c.id IS NOT DISTINCT FROM p.main_category_id DESC,
                cardinality(c.ancestor_ids) DESC, cp.added_date, c.id)
    SELECT leaf.product_id AS "productId",
           jsonb_agg(jsonb_build_object('id', step.id, 'name', step.name, 'slug', step.slug)
                     ORDER BY cardinality(step.ancestor_ids)) AS path
      FROM leaf JOIN collections step ON step.site_id = ${tx.siteId}
       AND (step.id = leaf.id OR step.id = ANY(leaf.ancestor_ids)) AND step.visible
     GROUP BY leaf.product_id`.execute(tx.db)
  return new Map(rows.map(({ productId, path }) => [productId, path]))
}

/** The visible ones of these collections, as breadcrumbs. */
export async function findShownBreadcrumbs(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Breadcrumb>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Breadcrumb>`
    SELECT id, name, slug FROM collections
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[]) AND visible`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The visible contents of collections and their descendants, with some of the newest pictures: one statement.
 */
export async function findContents(
  tx: Tx,
  ids: readonly string[],
  pictures: number,
): Promise<Map<string, CategoryContents>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CategoryContents & { id: string }>`
    SELECT top.id,
           (SELECT count(DISTINCT cp.product_id)::int
              FROM collections c
              JOIN collection_products cp ON cp.site_id = c.site_id AND cp.collection_id = c.id AND cp.visible
             WHERE ${isWithin(tx)}) AS "productCount",
           COALESCE((SELECT jsonb_agg(jsonb_build_object(
                              'id', m.id, 'title', '', 'altText', m.alt_text, 'kind', m.kind, 'width', m.width,
                              'height', m.height, 'ground', m.ground,
                             'focalPoint', m.focal_point, 'video', ${video})
                            ORDER BY newest.number DESC)
                       FROM (SELECT p.main_media_id, max(recent.numeric_id) AS number
                               FROM collections c
                               CROSS JOIN LATERAL (
                                 SELECT cp.product_id, cp.numeric_id FROM collection_products cp
                                  WHERE cp.site_id = c.site_id AND cp.collection_id = c.id AND cp.visible
                                  ORDER BY cp.numeric_id DESC LIMIT ${pictures}) recent
                               JOIN products p ON p.site_id = c.site_id AND p.id = recent.product_id
                              WHERE ${isWithin(tx)} AND p.main_media_id IS NOT NULL
                              GROUP BY p.main_media_id ORDER BY 2 DESC LIMIT ${pictures}) newest
                       JOIN media m ON m.site_id = ${tx.siteId} AND m.id = newest.main_media_id), '[]') AS pictures
      FROM unnest(${[...ids]}::uuid[]) AS top (id)`.execute(tx.db)
  return new Map(rows.map(({ id, ...contents }) => [id, contents]))
}

const isWithin = (tx: Tx) => sql`c.site_id = ${tx.siteId} AND c.visible
  AND (c.id = top.id OR c.ancestor_ids @> ARRAY[top.id])`

/** Whether visitors see products of a collection in an order of the merchant's. */
export async function isArranged(tx: Tx, collectionId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM collection_products
                    WHERE site_id = ${tx.siteId} AND collection_id = ${collectionId}::uuid
                      AND arranged IS NOT NULL AND visible) AS found`.execute(tx.db)
  return rows[0]?.found ?? false
}

/** A page's address and when it changed. */
export interface ShownAddress {
  readonly slug: string
  readonly updatedDate: Date
}

/** Slugs of visible collections, the oldest first, and their total number. */
export async function findCollectionAddresses(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: ShownAddress[]; total: number }> {
  const shown = sql`collections WHERE site_id = ${tx.siteId} AND visible`
  const { rows } = await sql<{ items: ShownAddress[]; total: number }>`
    SELECT (SELECT count(*)::int FROM ${shown}) AS total,
           COALESCE((SELECT jsonb_agg(jsonb_build_object('slug', slug, 'updatedDate', updated_date)
                                      ORDER BY created_date, id)
                       FROM (SELECT * FROM ${shown} ORDER BY created_date, id
                              LIMIT ${limit} OFFSET ${offset}) page), '[]') AS items`.execute(tx.db)
  const { items = [], total = 0 } = rows[0] ?? {}
  return {
    total,
    items: items.map((one) => ({ ...one, updatedDate: new Date(one.updatedDate) })),
  }
}
