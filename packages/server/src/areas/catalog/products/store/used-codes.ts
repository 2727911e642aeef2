import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** The owner of a SKU or barcode. */
export interface UsedCode {
  readonly code: string
  readonly productId: string
}

/** Variants of the site with one of these codes. */
export async function findUsedCodes(
  tx: Tx,
  column: 'sku' | 'barcode',
  codes: readonly string[],
): Promise<UsedCode[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<UsedCode>`
    SELECT DISTINCT ${sql.ref(column)} AS code, product_id AS "productId" FROM variants
     WHERE site_id = ${tx.siteId} AND ${sql.ref(column)} = ANY(${[...new Set(codes)]}::text[])`.execute(
    tx.db,
  )
  return rows
}
