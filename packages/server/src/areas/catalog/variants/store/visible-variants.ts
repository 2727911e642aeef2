import { normalizeDecimal } from '@vitrine/money'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { stockFromCounts, type VariantCounts } from '../../products/rules/new-stock.ts'
import { isShown, type Visibility } from '../../search/store/search-columns.ts'
import type { Decimal, ProductStock, Unit } from '../../shared/model/product.ts'
import { joinedStock } from './children.ts'

/** The stock of the visible variants of these products: one statement. */
export async function findVisibleStock(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, VisibleStock>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<VariantCounts & { productId: string }>`
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
export type VisibleStock = Pick<ProductStock, 'status' | 'preorderStatus' | 'preorderAvailability'>

/** Variants with the same content, and their lowest and highest price. */
export interface UnitPriceRange {
  readonly unit: Unit | null
  readonly min: Decimal
  readonly max: Decimal
}

/** The content and prices of the variants of these products: one statement. */
export async function findUnitPriceRanges(
  tx: Tx,
  productIds: readonly string[],
  { seesHidden }: Visibility,
): Promise<Map<string, UnitPriceRange[]>> {
  if (productIds.length === 0) return new Map()
  const seen = seesHidden ? sql`TRUE` : isShown
  const { rows } = await sql<UnitPriceRange & { productId: string }>`
    SELECT v.product_id AS "productId", v.unit, min(LEAST(v.list_price, v.sale_price)) AS min,
           max(LEAST(v.list_price, v.sale_price)) AS max
      FROM variants v JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[]) AND ${seen}
     GROUP BY v.product_id, v.unit`.execute(tx.db)
  const spans = new Map<string, UnitPriceRange[]>()
  for (const { productId, unit, min, max } of rows) {
    const existing = spans.get(productId) ?? []
    spans.set(productId, [
      ...existing,
      { unit, min: normalizeDecimal(min), max: normalizeDecimal(max) },
    ])
  }
  return spans
}
