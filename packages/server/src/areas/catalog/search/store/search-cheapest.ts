import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Variant } from '../../shared/model/product.ts'
import { joinedStock, toVariant, type VariantRow, variantSelection } from '../../variants/index.ts'
import { isShown } from './search-columns.ts'

/** The cheapest visible variant of each product, the first of several: one statement. */
export async function findCheapest(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, Variant>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<VariantRow & { productId: string }>`
    SELECT DISTINCT ON (v.product_id) v.product_id AS "productId", ${variantSelection}
      FROM variants v
      JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id ${joinedStock}
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[]) AND ${isShown}
     ORDER BY v.product_id, LEAST(v.list_price, v.sale_price), v.position`.execute(tx.db)
  return new Map(rows.map(({ productId, ...row }) => [productId, toVariant(row)]))
}
