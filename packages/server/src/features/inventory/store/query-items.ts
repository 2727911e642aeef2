import { sql } from 'kysely'
import {
  type Column,
  type Filter,
  filterToSql,
  type SortKey,
  sortToSql,
} from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { InventoryItem } from '../model.ts'

export interface InventoryQuery {
  readonly filter: Filter
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly offset: number
}

const columns: Record<string, Column> = {
  productId: { type: 'uuid', value: sql`p.id` },
  numericId: { type: 'numeric', value: sql`p.numeric_id` },
  lastUpdated: { type: 'timestamptz', value: sql`p.stock_updated_date` },
}
const column = (field: string) => columns[field]

/** A product's stock, with its variants inside. */
const selection = sql`
  p.id AS "productId", p.numeric_id AS "numericId", p.stock_tracked AS tracked,
  p.stock_updated_date AS "updatedDate",
  (SELECT jsonb_agg(jsonb_build_object(
            'variantId', v.id, 'isDefault', v.is_default, 'quantity', i.quantity,
            'inStock', COALESCE(i.in_stock, TRUE)) ORDER BY v.position)
     FROM variants v
     LEFT JOIN inventory_items i
       ON i.site_id = v.site_id AND i.product_id = v.product_id AND i.variant_id = v.id
    WHERE v.site_id = p.site_id AND v.product_id = p.id) AS variants,
  COALESCE((SELECT jsonb_build_object('enabled', i.preorder_enabled, 'message', i.preorder_message,
                                      'limit', i.preorder_limit)
     FROM inventory_items i WHERE i.site_id = p.site_id AND i.product_id = p.id LIMIT 1),
    '{"enabled": false, "message": null, "limit": null}') AS preorder`

/** One page of stock and the total, in one statement. */
export async function queryItems(
  tx: Tx,
  { filter, sort, limit, offset }: InventoryQuery,
): Promise<{ items: InventoryItem[]; total: number }> {
  const where = sql`p.site_id = ${tx.siteId} AND ${filterToSql(filter, column)}`
  const order = sortToSql(sort, column, sql`p.numeric_id`)
  const { rows } = await sql<InventoryItem & { productId: string | null; total: number }>`
    SELECT counted.total, page.*
      FROM (SELECT count(*) AS total FROM products p WHERE ${where}) counted
      LEFT JOIN (SELECT ${selection}, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM products p WHERE ${where}
                  ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  const items = rows
    .filter((row) => row.productId !== null)
    .map(({ productId, numericId, tracked, updatedDate, variants, preorder }) => ({
      productId,
      numericId,
      tracked,
      updatedDate,
      variants: variants ?? [],
      preorder,
    }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** The stock of these products, held until the transaction ends. */
export async function lockItems(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, InventoryItem>> {
  await sql`
    SELECT FROM products WHERE site_id = ${tx.siteId} AND id = ANY(${productIds}::uuid[])
     ORDER BY numeric_id FOR UPDATE`.execute(tx.db)
  await sql`
    SELECT FROM inventory_items WHERE site_id = ${tx.siteId} AND product_id = ANY(${productIds}::uuid[])
     ORDER BY product_id, variant_id FOR UPDATE`.execute(tx.db)
  const { rows } = await sql<InventoryItem>`
    SELECT ${selection} FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${productIds}::uuid[])`.execute(tx.db)
  return new Map(rows.map((item) => [item.productId, item]))
}
