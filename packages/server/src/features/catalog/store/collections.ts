import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import { type Found, foundPage, type PageRow } from '../../../platform/db/found-page.ts'
import { countToSql, type Page, pageToSql } from '../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Collection } from '../model/shop.ts'
import { guidsAmong, upsertRows } from './rows.ts'

export interface CollectionQuery extends Page {
  readonly filter: Filter
  /** Counts only products that visitors see. */
  readonly visibleOnly: boolean
}

/** Rows of the table and the built-in collection of all products, side by side. */
const everyCollection = (siteId: string, visibleOnly: boolean) => sql`
  (SELECT c.id::text AS id, c.name, c.slug, c.description, c.visible, c.media_id,
          ${visibleOnly ? sql`c.visible_product_count` : sql`c.product_count`} AS product_count
     FROM collections c WHERE c.site_id = ${siteId}
    UNION ALL
   SELECT ${ALL_PRODUCTS_ID}, 'All Products', 'all-products', '', TRUE, NULL,
          (SELECT count(*)::int FROM products p
            WHERE p.site_id = ${siteId} ${visibleOnly ? sql`AND p.visible` : sql``}))`

/** A collection shows its own picture, otherwise the one of its first product. */
const cover = (siteId: string) => sql`
  (SELECT jsonb_build_object('id', m.id, 'title', '', 'altText', m.alt_text, 'kind', m.kind,
                             'width', m.width, 'height', m.height, 'ground', m.ground)
     FROM media m
    WHERE m.site_id = ${siteId} AND m.id = COALESCE(page.media_id,
          (SELECT p.main_media_id FROM collection_products cp
             JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id
            WHERE cp.site_id = ${siteId} AND cp.collection_id::text = page.id
              AND p.visible AND p.main_media_id IS NOT NULL
            ORDER BY cp.position LIMIT 1)))`

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})
const columns: Record<string, Column> = {
  id: column('text', sql`c.id`),
  name: column('text', sql`c.name`),
  slug: column('text', sql`c.slug`),
  visible: column('boolean', sql`c.visible`),
  productCount: column('numeric', sql`c.product_count`),
}
const columnOf = (field: string) => columns[field]

/** One page of collections and the total, in one statement. */
export async function queryCollections(tx: Tx, query: CollectionQuery): Promise<Found<Collection>> {
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['name', 'id'])
  const { rows } = await sql<Collection & PageRow>`
    WITH found AS MATERIALIZED (
      SELECT c.* FROM ${everyCollection(tx.siteId, query.visibleOnly)} c
       WHERE ${filterToSql(query.filter, columnOf)})
    SELECT counted.total, page.rank, page.place, page.id, page.name, page.slug, page.description,
           page.visible, page.product_count AS "productCount", ${cover(tx.siteId)} AS cover
      FROM (${countToSql(query, sql`found`)}) counted
      LEFT JOIN (SELECT c.*, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM found c WHERE ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return foundPage(rows, query, ({ total: _, rank: __, place: ___, ...collection }) => collection)
}

export async function findCollection(
  tx: Tx,
  by: { id: string } | { slug: string },
  visibleOnly: boolean,
): Promise<Collection | undefined> {
  const [field, value] = 'id' in by ? ['id', by.id.toLowerCase()] : ['slug', by.slug]
  const filter = { kind: 'test', field, operator: '$eq', value } as const
  const found = await queryCollections(tx, { filter, sort: [], limit: 1, offset: 0, visibleOnly })
  return found.items[0]
}

/** The names of these collections. */
export async function findCollections(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly Pick<Collection, 'id' | 'name'>[]> {
  const { rows } = await sql<Pick<Collection, 'id' | 'name'>>`
    SELECT id, name FROM collections
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[]) ORDER BY id`.execute(tx.db)
  return rows
}

/** A product and the collections it is in. */
export interface Memberships {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly collectionIds: readonly string[]
}

export async function findMemberships(
  tx: Tx,
  productIds: readonly string[],
): Promise<readonly Memberships[]> {
  const { rows } = await sql<Memberships>`
    SELECT p.id, p.name, p.revision,
           ARRAY(SELECT cp.collection_id::text FROM collection_products cp
                  WHERE cp.site_id = p.site_id AND cp.product_id = p.id
                  ORDER BY cp.collection_id) AS "collectionIds"
      FROM products p WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${productIds}::uuid[])
     ORDER BY p.numeric_id`.execute(tx.db)
  return rows
}

/** Which of these collections there are. Keeps them until the transaction ends. */
export async function lockCollections(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM collections
     WHERE site_id = ${tx.siteId} AND id = ANY(${guidsAmong(ids)}::uuid[])
     ORDER BY id FOR UPDATE`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function findCollectionsByName(
  tx: Tx,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    SELECT wanted AS name, (SELECT c.id FROM collections c
                             WHERE c.site_id = ${tx.siteId} AND lower(c.name) = lower(wanted)
                             ORDER BY c.created_date, c.id LIMIT 1) AS id
      FROM unnest(${names}::text[]) AS wanted`.execute(tx.db)
  return new Map(rows.filter(({ id }) => id !== null).map(({ name, id }) => [name, id]))
}

const updated = ['name', 'slug', 'description', 'visible', 'updated_date']
const table = {
  table: 'collections',
  columns: ['id', ...updated, 'created_date'],
  key: ['id'],
  update: updated,
} as const

export async function saveCollections(tx: Tx, collections: readonly Collection[]): Promise<void> {
  const rows = collections.map(({ id, name, slug, description, visible }) => ({
    id,
    name,
    slug,
    description,
    visible,
    created_date: tx.now,
    updated_date: tx.now,
  }))
  await upsertRows(tx, table, rows)
}

export async function deleteCollection(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM collections WHERE site_id = ${tx.siteId} AND id = ${id}`.execute(tx.db)
}

export interface Membership {
  readonly collectionId: string
  readonly productId: string
}

/**
 * Puts products behind those a collection has; answers with what was new. They are held meanwhile,
 * because the members carry their prices and visibility.
 */
export async function insertMembers(
  tx: Tx,
  members: readonly Membership[],
): Promise<readonly Membership[]> {
  if (members.length === 0) return []
  const ids = [...new Set(members.map(({ productId }) => productId))]
  const { rows } = await sql<Membership>`
    WITH held AS MATERIALIZED (
      SELECT id, numeric_id, base_price, min_price, visible FROM products
       WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[]) ORDER BY id FOR SHARE)
    INSERT INTO collection_products
           (site_id, collection_id, product_id, position, numeric_id, price, paid_price, visible)
    SELECT ${tx.siteId}::uuid, wanted."collectionId", wanted.id,
           COALESCE((SELECT max(position) FROM collection_products last
                      WHERE last.site_id = ${tx.siteId}
                        AND last.collection_id = wanted."collectionId"), 0) + wanted.place,
           wanted.numeric_id, wanted.base_price, wanted.min_price, wanted.visible
      FROM (SELECT asked."collectionId", p.*, row_number() OVER () AS place
              FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
                   AS asked ("collectionId" uuid, "productId" uuid)
              JOIN held p ON p.id = asked."productId") wanted
    ON CONFLICT DO NOTHING
    RETURNING collection_id AS "collectionId", product_id AS "productId"`.execute(tx.db)
  return rows
}

export async function deleteMembers(
  tx: Tx,
  collectionId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    DELETE FROM collection_products
     WHERE site_id = ${tx.siteId} AND collection_id = ${collectionId}
       AND product_id = ANY(${guidsAmong(productIds)}::uuid[])
    RETURNING product_id`.execute(tx.db)
  return rows.map((row) => row.product_id)
}
