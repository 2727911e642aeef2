import { ALL_PRODUCTS_ID, STORES_APP_ID, STORES_NAMESPACE } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type ValueTest, valuesFit } from '../../custom-fields/index.ts'
import type { AggregationSource } from '../../search/store/aggregate.ts'
import { declaredCollectionColumns } from '../../shared/model/collection-fields.ts'
import type { Collection } from '../../shared/model/shop.ts'
import { declaredCollectionSelection } from '../../shared/store/collection-selection.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { video } from '../../shared/store/video.ts'
import type { Category } from '../model/category.ts'
import { type CategoryText, textToSql } from './category-text.ts'

export interface CollectionQuery extends Page {
  readonly filter: Filter
  /** Counts only visible products. */
  readonly visibleOnly: boolean
  readonly text?: CategoryText | undefined
  /** Final sort fields that make the order total; the last one is unique. */
  readonly last?: readonly string[]
  /** Whether a collection without a picture shows that of a product. */
  readonly covers?: boolean
}

/** Rows of the table united with the built-in collection of all products. */
const everyCollection = (siteId: string, visibleOnly: boolean) => {
  const count = sql.ref(visibleOnly ? 'visible_product_count' : 'product_count')
  return sql`
  (SELECT c.id::text COLLATE "C" AS id, c.revision, c.name, c.slug, c.description, c.visible,
          c.media_id, c.${count} AS product_count, c.parent_id, c.ancestor_ids, c.position, c.handle,
          c.rich_description, c.seo, c.managing_app_id, c.extended_fields, c.hidden_from_menu,
          c.custom_fields, ${sql.join(declaredCollectionColumns.map((name) => sql.ref(`c.${name}`)))}, c.created_date, c.updated_date
     FROM collections c WHERE c.site_id = ${siteId}
    UNION ALL
   SELECT ${ALL_PRODUCTS_ID}, 1, 'All Products', 'all-products', '', TRUE, NULL,
          COALESCE((SELECT t.${count} FROM catalog_totals t WHERE t.site_id = s.id), 0)::int,
          NULL, '{}', NULL, NULL, NULL, NULL, ${STORES_APP_ID}::uuid, NULL, FALSE, '{}'::jsonb,
          ${sql.join(declaredCollectionColumns.map(() => sql`NULL`))},
          s.created_date, s.created_date
     FROM sites s WHERE s.id = ${siteId})`
}

const picture = sql`jsonb_build_object('id', m.id, 'title', '', 'altText', m.alt_text, 'kind', m.kind,
                             'width', m.width, 'height', m.height, 'ground', m.ground,
                             'focalPoint', m.focal_point, 'video', ${video})`

const image = (siteId: string) => sql`
  (SELECT ${picture} FROM media m WHERE m.site_id = ${siteId} AND m.id = page.media_id)`

/** The collection's own picture, otherwise that of its first product. */
const cover = (siteId: string) => sql`
  (SELECT ${picture}
     FROM media m
    WHERE m.site_id = ${siteId} AND m.id = COALESCE(page.media_id,
          (SELECT p.main_media_id FROM collection_products cp
             JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id
            WHERE cp.site_id = ${siteId} AND cp.collection_id::text = page.id
              AND p.visible AND p.main_media_id IS NOT NULL
            ORDER BY cp.position LIMIT 1),
          CASE WHEN page.id = ${ALL_PRODUCTS_ID} THEN
            (SELECT p.main_media_id FROM products p
              WHERE p.site_id = ${siteId} AND p.visible AND p.main_media_id IS NOT NULL
              ORDER BY p.numeric_id LIMIT 1) END))`

const column = (type: Column['type'], value: Column['value'], required = true): Column => ({
  type,
  value,
  required,
})
const columns: Record<string, Column> = {
  id: column('text', sql`c.id`),
  name: column('text', sql`c.name`),
  slug: column('text', sql`c.slug`),
  visible: column('boolean', sql`c.visible`),
  productCount: column('numeric', sql`c.product_count`),
  createdDate: column('timestamptz', sql`c.created_date`),
  updatedDate: column('timestamptz', sql`c.updated_date`),
  parentId: column('uuid', sql`c.parent_id`, false),
  position: column('numeric', sql`c.position`, false),
  depth: column('numeric', sql`cardinality(c.ancestor_ids)`),
  managingAppId: column('uuid', sql`c.managing_app_id`, false),
  hiddenFromMenu: column('boolean', sql`c.hidden_from_menu`),
  customFields: {
    ...column('boolean', sql`(c.custom_fields <> '{}')`),
    fits: (value) => valuesFit(sql`c.custom_fields`, value as ValueTest),
  },
  namespace: column('text', sql.lit(STORES_NAMESPACE)),
  treeKey: column('text', sql`NULL::text`, false),
}
const columnOf = (field: string) => columns[field]

type Test = Pick<CollectionQuery, 'filter' | 'text' | 'visibleOnly'>

const listOf = (tx: Tx, { filter, text, visibleOnly }: Test) =>
  sql`${everyCollection(tx.siteId, visibleOnly)} c
       WHERE ${filterToSql(filter, columnOf)} AND ${textToSql(text)}`

/** All matching categories, as the source of aggregations. */
export const categoryAggregationSource = (tx: Tx, test: Test): AggregationSource => ({
  matches: (values) =>
    sql`SELECT ${sql.join([sql`row_number() OVER () AS n`, sql`c.*`, ...values])} FROM ${listOf(tx, test)}`,
  from: sql`found g CROSS JOIN LATERAL (SELECT g.*) c`,
  columns: columnOf,
})

/** One page of collections and the total in one statement. */
export async function queryCollections(
  tx: Tx,
  query: CollectionQuery,
): Promise<ResultPage<Category>> {
  const { covers = true, last = ['name', 'id'] } = query
  const { order, beyond, slice, place } = pageToSql(query, columnOf, last)
  const { rows } = await sql<Category & PageRow>`
    WITH found AS MATERIALIZED (
      SELECT c.* FROM ${listOf(tx, query)})
    SELECT counted.total, page.rank, page.place, page.id, page.revision, page.name, page.slug,
           page.description, page.visible, page.product_count AS "productCount",
           page.rich_description AS document, page.parent_id AS "parentId",
           page.ancestor_ids AS "ancestorIds", page.position, page.handle, page.seo,
           page.managing_app_id AS "managingAppId", page.extended_fields AS "extendedFields",
           ${declaredCollectionSelection('page')}, page.hidden_from_menu AS "hiddenFromMenu", page.custom_fields AS "customFields",
           page.created_date AS "createdDate", page.updated_date AS "updatedDate",
           ${image(tx.siteId)} AS image,
           ${covers ? cover(tx.siteId) : sql`NULL::jsonb`} AS cover
      FROM (${countToSql(query, sql`found`)}) counted
      LEFT JOIN (SELECT c.*, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM found c WHERE ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(
    rows,
    query,
    ({ total: _, rank: __, place: ___, ...collection }) => collection,
  )
}

export async function findCollection(
  tx: Tx,
  by: { id: string } | { slug: string },
  visibleOnly: boolean,
): Promise<Category | undefined> {
  const [field, value] = 'id' in by ? ['id', by.id.toLowerCase()] : ['slug', by.slug]
  const filter = { kind: 'test', field, operator: '$eq', value } as const
  const found = await queryCollections(tx, { filter, sort: [], limit: 1, offset: 0, visibleOnly })
  return found.items[0]
}

/** Whole categories by id with all of their products counted; unknown ones are left out. */
export async function findCategories(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Category>> {
  const value = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (value.length === 0) return new Map()
  const filter = { kind: 'test', field: 'id', operator: '$in', value } as const
  const page = { sort: [], limit: value.length, offset: 0, visibleOnly: false }
  const { items } = await queryCollections(tx, { ...page, filter })
  return new Map(items.map((one) => [one.id, one]))
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

/** Which of these collections exist; locks them until the end of the transaction. */
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
    SELECT input AS name, (SELECT c.id FROM collections c
                             WHERE c.site_id = ${tx.siteId} AND lower(c.name) = lower(input)
                             ORDER BY c.created_date, c.id LIMIT 1) AS id
      FROM unnest(${names}::text[]) AS input`.execute(tx.db)
  return new Map(rows.filter(({ id }) => id !== null).map(({ name, id }) => [name, id]))
}
