import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Aggregation,
  type AggregationRow,
  type AggregationSource,
  aggregate,
} from '../../../catalog/index.ts'
import type { ListedItem } from '../model/item.ts'
import { itemColumns } from './items.ts'
import { isByDate, stockByDate } from './stock-by-date.ts'
import {
  categories,
  columnOf,
  productJoins,
  type StockSearch,
  testsOf,
  variantName,
} from './stock-columns.ts'

export type { StockSearch }
export interface StockQuery extends StockSearch, Page {}

/**
 * Every item of the site: one for each variant at the default location, unless it is absent, and those at
 * other locations. Conditions on ids are pushed into both parts.
 */
const itemsOf = (tx: Tx, search: StockSearch) => sql`
  (SELECT v.site_id, v.product_id, v.id, v.choice_ids, v.sku, v.barcode, v.visible,
          v.site_id AS location_id, inventory_item_id(v.product_id, v.id, v.site_id) AS item_id
     FROM variants v WHERE v.site_id = ${tx.siteId}
    UNION ALL
   SELECT v.site_id, v.product_id, v.id, v.choice_ids, v.sku, v.barcode, v.visible, e.location_id, e.id
     FROM inventory_items e
     JOIN variants v ON v.site_id = e.site_id AND v.product_id = e.product_id AND v.id = e.variant_id
    WHERE e.site_id = ${tx.siteId} AND e.location_id <> e.site_id) v
  ${productJoins(tx)}
  WHERE ${testsOf(search)}`

const selection = sql`
  ${itemColumns(sql`v.item_id`, sql`v.location_id`)},
  jsonb_build_object('name', p.name, 'variantName', ${variantName}, 'sku', v.sku, 'barcode', v.barcode,
    'visible', CASE WHEN p.manage_variants THEN v.visible ELSE p.visible END,
    'categoryIds', ARRAY(SELECT cp.collection_id FROM ${categories} ORDER BY cp.collection_id),
    'brand', (SELECT jsonb_build_object('id', b.id, 'name', b.name) FROM brands b
               WHERE b.site_id = p.site_id AND b.id = p.brand_id)) AS product`

/** One page of items in one statement, with the total unless it is paged by cursor. */
export async function queryStock(tx: Tx, query: StockQuery): Promise<ResultPage<ListedItem>> {
  const total = query.walk ? sql`SELECT 0 AS total` : countToSql(query, itemsOf(tx, query))
  const listed = isByDate(query) ? stockByDate(tx, query) : pageOf(tx, query)
  const { rows } = await sql<ListedItem & PageRow>`
    SELECT counted.total, page.*
      FROM (${total}) counted
      LEFT JOIN (SELECT ${selection}, v.place, v.rank
                   FROM (SELECT listed.*, row_number() OVER () AS rank FROM (${listed}) listed) v
                        ${productJoins(tx)}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...item }) => item)
}

function pageOf(tx: Tx, query: StockQuery) {
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  return sql`SELECT v.*, ${place} AS place FROM ${itemsOf(tx, query)} AND ${beyond}
              ORDER BY ${order} ${slice}`
}

export async function countStock(tx: Tx, search: StockSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${itemsOf(tx, search)}`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** Aggregations over all matches, in one statement. */
export async function aggregateStock(
  tx: Tx,
  search: StockSearch,
  aggregations: readonly Aggregation[],
): Promise<AggregationRow[][]> {
  const again = sql`found g CROSS JOIN LATERAL (SELECT g.*) v ${productJoins(tx)}`
  const matches: AggregationSource['matches'] = (values) =>
    sql`SELECT ${sql.join([sql`v.*`, sql`row_number() OVER () AS n`, ...values])} FROM ${itemsOf(tx, search)}`
  return aggregate(tx, { matches, from: again, columns: columnOf }, aggregations)
}

/** Ids of the next matching items in order, among those that existed at a given time. */
export async function nextItems(
  tx: Tx,
  search: StockSearch,
  { after, limit, createdUntil }: { after: string | null; limit: number; createdUntil: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT v.item_id AS id FROM ${itemsOf(tx, search)}
       AND COALESCE(i.created_date, p.created_date) <= ${createdUntil}::timestamptz
       ${after === null ? sql`` : sql`AND v.item_id > ${after}::uuid`}
     ORDER BY v.item_id LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}
