import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** A stock row of a deleted variant, stored in the ledger so that it can be restored. */
export interface StockSnapshot {
  readonly product_id: string
  readonly variant_id: string
  readonly [column: string]: unknown
}

const columns = [
  'product_id',
  'variant_id',
  'location_id',
  'revision',
  'track_quantity',
  'quantity',
  'in_stock',
  'absent',
  'preorder_enabled',
  'preorder_message',
  'preorder_limit',
  'preorder_ships_at',
  'preorder_counter',
  'extended_fields',
  'created_date',
  'updated_date',
]
const names = sql.join(columns.map((name) => sql.ref(name)))

/** The complete stock of products. */
export const readProductStock = (tx: Tx, productIds: readonly string[]): Promise<StockSnapshot[]> =>
  read(tx, sql`product_id = ANY(${productIds}::uuid[])`)

/** The same of single variants; ids of variants are unique within their product only. */
export const readVariantStock = (
  tx: Tx,
  variants: readonly { readonly productId: string; readonly variantId: string }[],
): Promise<StockSnapshot[]> =>
  variants.length === 0
    ? Promise.resolve([])
    : read(
        tx,
        sql`(product_id, variant_id) IN (
          SELECT * FROM unnest(${variants.map((one) => one.productId)}::uuid[],
                               ${variants.map((one) => one.variantId)}::uuid[]))`,
      )

async function read(tx: Tx, test: ReturnType<typeof sql>): Promise<StockSnapshot[]> {
  const { rows } = await sql<{ row: StockSnapshot }>`
    SELECT to_jsonb(stored) AS row
      FROM (SELECT ${names} FROM inventory_items
             WHERE site_id = ${tx.siteId} AND ${test}
             ORDER BY product_id, variant_id, location_id) stored`.execute(tx.db)
  return rows.map(({ row }) => row)
}

export function stockByProduct(rows: readonly StockSnapshot[]): Map<string, StockSnapshot[]> {
  const groups = new Map<string, StockSnapshot[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return groups
}

/**
 * Restores the stock of restored variants: nothing has changed it since the deletion, and its ledger entries
 * still exist. Omits locations deleted meanwhile.
 */
export async function restoreStockRows(tx: Tx, rows: readonly StockSnapshot[]): Promise<void> {
  if (rows.length === 0) return
  const sets = columns.slice(3).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await sql`
    INSERT INTO inventory_items (site_id, ${names})
    SELECT ${tx.siteId}::uuid, ${names}
      FROM jsonb_populate_recordset(NULL::inventory_items, ${JSON.stringify(rows)}::jsonb) stored
     WHERE stored.location_id = ${tx.siteId}
        OR EXISTS (SELECT FROM locations l
                    WHERE l.site_id = ${tx.siteId} AND l.id = stored.location_id)
    ON CONFLICT (site_id, product_id, variant_id, location_id)
    DO UPDATE SET ${sql.join(sets)}`.execute(tx.db)
}
