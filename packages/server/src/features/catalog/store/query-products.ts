import { sql } from 'kysely'
import {
  type Filter,
  filterToSql,
  type SortKey,
  sortToSql,
} from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { withChildren } from './children.ts'
import { productColumns } from './product-columns.ts'
import { type ProductRow, productSelection, toProduct } from './product-rows.ts'

/** A question about products in the domain's field names. */
export interface ProductQuery {
  readonly filter: Filter
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly offset: number
  /** Includes the variants of the found products. */
  readonly variants?: boolean
}

export interface Found<T> {
  readonly items: readonly T[]
  readonly total: number
}

/** One page and the total in one statement; options and galleries in one each. */
export async function queryProducts(
  tx: Tx,
  { filter, sort, limit, offset, variants = false }: ProductQuery,
): Promise<Found<Product>> {
  const where = sql`p.site_id = ${tx.siteId} AND ${filterToSql(filter, productColumns)}`
  const order = sortToSql(sort, productColumns, sql`p.numeric_id`)
  const { rows } = await sql<ProductRow & { id: string | null; total: number }>`
    SELECT counted.total, ${productSelection}
      FROM (SELECT count(*) AS total FROM products p WHERE ${where}) counted
      LEFT JOIN (SELECT p.id, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM products p WHERE ${where}
                  ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) page ON TRUE
      LEFT JOIN products p ON p.site_id = ${tx.siteId} AND p.id = page.id
     ORDER BY page.rank`.execute(tx.db)
  const found = rows.filter((row) => row.id !== null).map(toProduct)
  return {
    total: rows[0]?.total ?? 0,
    items: await withChildren(tx, found, { variants }),
  }
}
