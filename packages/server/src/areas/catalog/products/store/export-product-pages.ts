import { sql } from 'kysely'
import { type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { listedColumns } from '../../variants/index.ts'

/** Products of a page, and the number of variants that fills a page of large products. */
const PAGE_PRODUCTS = 200
const PAGE_VARIANTS = 4000

export interface ProductPage {
  readonly filter: Filter
  /** Number of the last product of the previous page. */
  readonly after: number
}

/** Ids of the next products, ordered by number; at least one while there are more. */
export async function findPageIds(tx: Tx, { filter, after }: ProductPage): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id
      FROM (SELECT page.*, sum(variant_count) OVER (ORDER BY numeric_id) - variant_count AS before
              FROM (SELECT p.id, p.numeric_id, p.variant_count FROM products p
                     WHERE p.site_id = ${tx.siteId} AND p.numeric_id > ${after}
                       AND ${filterToSql(filter, listedColumns(tx))}
                     ORDER BY p.numeric_id LIMIT ${PAGE_PRODUCTS}) page) counted
     WHERE before < ${PAGE_VARIANTS} ORDER BY numeric_id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function countProducts(tx: Tx, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM products p
     WHERE p.site_id = ${tx.siteId} AND ${filterToSql(filter, listedColumns(tx))}`.execute(tx.db)
  return rows[0]?.count ?? 0
}
