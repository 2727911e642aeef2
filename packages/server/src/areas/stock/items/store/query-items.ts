import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import { onHand } from '../../../../platform/db/on-hand.ts'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import {
  type Column,
  type Filter,
  filterToSql,
  isGuid,
} from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { InventoryItem } from '../model/stock.ts'

export interface InventoryQuery extends Page {
  readonly filter: Filter
}

const columns: Record<string, Column> = {
  productId: { type: 'uuid', value: sql`p.id`, required: true },
  numericId: { type: 'bigint', value: sql`p.numeric_id`, required: true },
  lastUpdated: { type: 'timestamptz', value: sql`p.stock_updated_date`, required: true },
}
const columnOf = (field: string) => columns[field]

/** A product's stock with its variants: all of them, or the named ones. */
const selectionOf = (tx: Tx, variantIds: readonly string[] | undefined) => sql`
  p.id AS "productId", p.numeric_id AS "numericId", p.stock_tracked AS tracked,
  p.stock_updated_date AS "updatedDate",
  (SELECT jsonb_agg(jsonb_build_object(
            'variantId', v.id, 'isDefault', v.is_default, 'quantity', ${onHand},
            'tracked', COALESCE(i.track_quantity, FALSE), 'inStock', COALESCE(i.in_stock, TRUE),
            'visible', v.visible) ORDER BY v.position)
     FROM variants v
     LEFT JOIN inventory_items i
       ON i.site_id = v.site_id AND i.product_id = v.product_id AND i.variant_id = v.id
      AND i.location_id = v.site_id
    WHERE v.site_id = p.site_id AND v.product_id = p.id AND ${named(tx, variantIds)}) AS variants,
  COALESCE((SELECT jsonb_build_object('enabled', i.preorder_enabled, 'message', i.preorder_message,
                                      'limit', i.preorder_limit, 'shipsAt', i.preorder_ships_at)
     FROM inventory_items i
    WHERE i.site_id = p.site_id AND i.product_id = p.id AND i.location_id = p.site_id
    ORDER BY i.variant_id LIMIT 1),
    '{"enabled": false, "message": null, "limit": null, "shipsAt": null}') AS preorder`

/** Reads no other variants of the product, of which there may be thousands. */
function named(tx: Tx, variantIds: readonly string[] | undefined) {
  if (!variantIds) return sql`TRUE`
  const ids = variantIds.filter(isGuid).map((id) => id.toLowerCase())
  return sql`v.id = ANY(ARRAY(
    SELECT unnest(${ids}::uuid[])
     UNION ALL
    SELECT d.id FROM variants d
     WHERE ${ids.includes(DEFAULT_VARIANT_ID)}::boolean AND NOT p.manage_variants
       AND d.site_id = ${tx.siteId} AND d.product_id = p.id AND d.is_default))`
}

/** One page of stock and the total, in one statement. */
export async function queryItems(
  tx: Tx,
  query: InventoryQuery,
  variantIds?: readonly string[],
): Promise<ResultPage<InventoryItem>> {
  const where = sql`p.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['numericId'])
  const { rows } = await sql<InventoryItem & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, sql`products p WHERE ${where}`)}) counted
      LEFT JOIN (SELECT ${selectionOf(tx, variantIds)}, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM products p WHERE ${where} AND ${beyond}
                  ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...item }) => ({
    ...item,
    variants: item.variants ?? [],
  }))
}
