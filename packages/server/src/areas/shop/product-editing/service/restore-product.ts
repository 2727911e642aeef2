import { ProductDeleted, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product } from '../../../catalog/index.ts'
import type { HistoryFeature } from '../../../site/history/index.ts'
import { findLastFact } from '../store/last-fact.ts'

export interface RestoreDeps {
  readonly catalog: Pick<Catalog, 'getProduct'>
  readonly history: Pick<HistoryFeature, 'undoChange'>
}

/** Undoes the deletion of a product, with its variants, stock and places in collections. */
export async function restoreProduct(
  tx: Tx,
  { catalog, history }: RestoreDeps,
  id: string,
): Promise<Product> {
  const last = await findLastFact(tx, id)
  if (last?.name !== ProductDeleted.name) {
    throw ProductNotFound({ productId: id }, 'There is no deleted product with this id')
  }
  await history.undoChange(tx, last.id)
  return catalog.getProduct(tx, id, { seesHidden: true })
}
