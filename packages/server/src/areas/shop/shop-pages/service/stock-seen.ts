import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../../catalog/index.ts'
import type { ShopPageDeps } from './page-deps.ts'

/** The stock of products with hidden variants, limited to what visitors see. */
export async function stockSeen(tx: Tx, { catalog }: ShopPageDeps, products: readonly Product[]) {
  const hiding = products.filter(
    ({ manageVariants, aggregates }) => manageVariants && aggregates.shown,
  )
  return catalog.seenStockOf(
    tx,
    hiding.map(({ id }) => id),
  )
}
