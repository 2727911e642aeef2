import { sql } from 'kysely'
import type { Page } from '../../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import { withChildren } from '../../variants/index.ts'
import { pageOfProducts } from './product-page.ts'
import { type ProductRow, productSelection, toProduct } from './product-rows.ts'

/** A product query in domain field names. */
export interface ProductQuery extends Page {
  readonly filter: Filter
  /** Includes the variants of the result. */
  readonly variants?: boolean
}

/** One page and the total in one statement; options and galleries in one more each. */
export async function queryProducts(tx: Tx, query: ProductQuery): Promise<ResultPage<Product>> {
  const { rows } = await sql<ProductRow & PageRow>`
    SELECT counted.total, page.rank, page.place, ${productSelection}
      FROM ${pageOfProducts(tx, query)}
      LEFT JOIN products p ON p.site_id = ${tx.siteId} AND p.id = page.id
     ORDER BY page.rank`.execute(tx.db)
  const found = toResultPage(rows, query, toProduct)
  const items = await withChildren(tx, found.items, { variants: query.variants ?? false })
  return { ...found, items }
}
