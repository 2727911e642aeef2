import { ProductDeleted, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import { deleteProducts } from '../store/delete-products.ts'
import { findProduct } from '../store/find-products.ts'
import type { CatalogDeps } from './context.ts'
import { snapshot } from './snapshot.ts'

export async function deleteProduct(tx: Tx, { events }: CatalogDeps, id: string): Promise<void> {
  const product = await findProduct(tx, id, { variants: true, lock: true })
  if (!product) throw ProductNotFound({ productId: id })
  await deleteProducts(tx, [product.id])
  await events.append(tx, {
    definition: ProductDeleted,
    entityId: product.id,
    before: { ...snapshot(product), variants: product.variants },
  })
}
