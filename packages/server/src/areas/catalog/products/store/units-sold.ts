import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** How many pieces of a product were sold. */
export interface UnitsSold {
  readonly productId: string
  readonly units: number
}

/**
 * Stores the sold quantities of the products of the site, 0 for those not given; returns the number of
 * changed ones, at most `limit`. The revision is unchanged, because this is not an edit. One statement.
 */
export async function saveUnitsSold(
  tx: Tx,
  sold: readonly UnitsSold[],
  limit: number,
): Promise<number> {
  const ids = sold.map(({ productId }) => productId)
  const units = sold.map((one) => one.units)
  const { numAffectedRows = 0n } = await sql`
    WITH sold AS (SELECT * FROM unnest(${ids}::uuid[], ${units}::int[]) AS s (id, units)),
    changed AS (
      SELECT p.id, COALESCE(s.units, 0) AS units
        FROM products p LEFT JOIN sold s ON s.id = p.id
       WHERE p.site_id = ${tx.siteId} AND p.units_sold <> COALESCE(s.units, 0)
       ORDER BY p.id LIMIT ${limit} FOR NO KEY UPDATE OF p)
    UPDATE products p SET units_sold = changed.units
      FROM changed WHERE p.site_id = ${tx.siteId} AND p.id = changed.id`.execute(tx.db)
  return Number(numAffectedRows)
}
