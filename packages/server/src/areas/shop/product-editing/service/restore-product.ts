import { ProductDeleted, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product } from '../../../catalog/index.ts'
import { type RestoreDeps as HistoryDeps, restoreEntity } from '../../editing/index.ts'

export interface RestoreDeps extends HistoryDeps {
  readonly catalog: Pick<Catalog, 'getProduct'>
}

/** Undoes the deletion of a product, with its variants, stock and places in collections. */
export async function restoreProduct(tx: Tx, deps: RestoreDeps, id: string): Promise<Product> {
  const notDeleted = () =>
    ProductNotFound({ productId: id }, 'There is no deleted product with this id')
  await restoreEntity(tx, deps, { id, fact: ProductDeleted, notDeleted })
  return deps.catalog.getProduct(tx, id, { seesHidden: true })
}
