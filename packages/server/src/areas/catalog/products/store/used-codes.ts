import { sql } from 'kysely'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { skuColumn } from '../../../../platform/db/sku-column.ts'
import type { Tx } from '../../../../platform/tx.ts'

/** The owner of a SKU or barcode. */
export interface UsedCode {
  readonly code: string
  readonly productId: string
}

const columns: Record<string, Column> = {
  sku: skuColumn,
  barcode: { type: 'text', value: sql`v.barcode` },
}

/** Variants of the site that have one of these codes. */
export async function findUsedCodes(
  tx: Tx,
  column: 'sku' | 'barcode',
  codes: readonly string[],
): Promise<UsedCode[]> {
  if (codes.length === 0) return []
  const used = filterToSql(
    { kind: 'test', field: column, operator: '$in', value: [...new Set(codes)] },
    (field) => columns[field],
  )
  const { rows } = await sql<UsedCode>`
    SELECT DISTINCT ${sql.ref(column)} AS code, product_id AS "productId" FROM variants v
     WHERE site_id = ${tx.siteId} AND ${used}`.execute(tx.db)
  return rows
}
