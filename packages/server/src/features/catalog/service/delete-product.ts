import { ProductDeleted, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { isRefusal, type Outcome } from '../rules/attempt.ts'
import { deleteProducts } from '../store/delete-products.ts'
import { findProducts } from '../store/find-products.ts'
import type { CatalogDeps } from './context.ts'
import { snapshot } from './snapshot.ts'

export async function deleteProduct(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  const [outcome] = await deleteEach(tx, deps, [id])
  if (isRefusal(outcome)) throw outcome
}

/** Deletes any number of products with as many statements as one; answers what each of them was. */
export async function deleteEach(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  ids: readonly string[],
): Promise<Outcome<Product>[]> {
  const products = await findProducts(tx, ids, { variants: true, lock: true })
  await deleteProducts(
    tx,
    products.map(({ id }) => id),
  )
  await events.append(
    tx,
    ...products.map((product) => ({
      definition: ProductDeleted,
      entityId: product.id,
      before: { ...snapshot(product), variants: product.variants },
    })),
  )
  const known = new Map(products.map((one) => [one.id, one]))
  return ids.map((id) => known.get(id.toLowerCase()) ?? ProductNotFound({ productId: id }))
}
