import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Decimal, ProductStock, Unit } from '../model/product.ts'
import { decimal } from '../rules/money.ts'
import { type StockCounts, stockFromCounts } from '../rules/stocked.ts'
import { joinedStock } from './children.ts'
import { isShown, type Sight } from './search-columns.ts'

/** What these products have in stock as far as visitors see their variants: one statement. */
export async function findSeenStock(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, SeenStock>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<StockCounts & { productId: string }>`
    SELECT v.product_id AS "productId", count(*)::int AS "all",
           (count(*) FILTER (WHERE v.in_stock))::int AS sold,
           (count(*) FILTER (WHERE i.preorder_enabled))::int AS ahead,
           (count(*) FILTER (WHERE i.availability = 'PREORDER'))::int AS open
      FROM variants v
      JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id ${joinedStock}
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[]) AND ${isShown}
     GROUP BY v.product_id`.execute(tx.db)
  return new Map(rows.map(({ productId, ...counts }) => [productId, stockFromCounts(counts)]))
}
export type SeenStock = Pick<ProductStock, 'status' | 'preorderStatus' | 'preorderAvailability'>

/** Variants that hold the same, and the lowest and highest that is paid for one of them. */
export interface UnitSpan {
  readonly unit: Unit | null
  readonly min: Decimal
  readonly max: Decimal
}

/** What the variants of these products hold, and cost: one statement. */
export async function findUnitSpans(
  tx: Tx,
  productIds: readonly string[],
  { seesHidden }: Sight,
): Promise<Map<string, UnitSpan[]>> {
  if (productIds.length === 0) return new Map()
  const seen = seesHidden ? sql`TRUE` : isShown
  const { rows } = await sql<UnitSpan & { productId: string }>`
    SELECT v.product_id AS "productId", v.unit, min(LEAST(v.list_price, v.sale_price)) AS min,
           max(LEAST(v.list_price, v.sale_price)) AS max
      FROM variants v JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[]) AND ${seen}
     GROUP BY v.product_id, v.unit`.execute(tx.db)
  const spans = new Map<string, UnitSpan[]>()
  for (const { productId, unit, min, max } of rows) {
    const known = spans.get(productId) ?? []
    spans.set(productId, [...known, { unit, min: decimal(min), max: decimal(max) }])
  }
  return spans
}
