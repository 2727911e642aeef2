import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import {
  type Column,
  type Filter,
  filterToSql,
  type SortKey,
  sortToSql,
} from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Collection } from '../model/shop.ts'
import type { Found } from './query-products.ts'
import { guidsAmong, upsertRows } from './rows.ts'

export interface CollectionQuery {
  readonly filter: Filter
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly offset: number
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

const columns: Record<string, Column> = {
  id: { type: 'text', value: sql`c.id` },
  name: { type: 'text', value: sql`c.name` },
  slug: { type: 'text', value: sql`c.slug` },
  visible: { type: 'boolean', value: sql`c.visible` },
  productCount: { type: 'numeric', value: sql`c.product_count` },
}

/** One page of collections and the total, in one statement. */
export async function queryCollections(
  tx: Tx,
  { filter, sort, limit, offset, visibleOnly }: CollectionQuery,
): Promise<Found<Collection>> {
  const column = (field: string) => columns[field]
  const order = sortToSql(sort, column, sql`c.name, c.id`)
  const { rows } = await sql<Collection & { id: string | null; total: number }>`
    WITH found AS MATERIALIZED (
      SELECT c.*, row_number() OVER (ORDER BY ${order}) AS rank
        FROM ${everyCollection(tx.siteId, visibleOnly)} c
       WHERE ${filterToSql(filter, column)})
    SELECT counted.total, page.id, page.name, page.slug, page.description, page.visible,
           page.product_count AS "productCount", ${cover(tx.siteId)} AS cover
      FROM (SELECT count(*) AS total FROM found) counted
      LEFT JOIN (SELECT * FROM found ORDER BY rank LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  const items = rows.filter((row) => row.id !== null).map(({ total: _, ...item }) => item)
  return { total: rows[0]?.total ?? 0, items }
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

/** Puts products behind those a collection has; answers with what was new. */
export async function insertMembers(
  tx: Tx,
  members: readonly Membership[],
): Promise<readonly Membership[]> {
  if (members.length === 0) return []
  const { rows } = await sql<Membership>`
    INSERT INTO collection_products (site_id, collection_id, product_id, position)
    SELECT ${tx.siteId}::uuid, wanted."collectionId", wanted."productId",
           COALESCE((SELECT max(position) FROM collection_products last
                      WHERE last.site_id = ${tx.siteId}
                        AND last.collection_id = wanted."collectionId"), 0) + wanted.place
      FROM (SELECT asked.*, row_number() OVER () AS place
              FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
                   AS asked ("collectionId" uuid, "productId" uuid)
              JOIN products p ON p.site_id = ${tx.siteId} AND p.id = asked."productId") wanted
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
