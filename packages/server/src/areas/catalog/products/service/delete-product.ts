import { ProductDeleted, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import { findMemberPositions } from '../../categories/index.ts'
import type { Product } from '../../shared/model/product.ts'
import { type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { snapshot } from '../../shared/service/snapshot.ts'
import { factsOfDeletedItems, readProductStock, stockByProduct } from '../../variants/index.ts'
import { deleteProducts } from '../store/delete-products.ts'
import { findProducts } from '../store/find-products.ts'

export async function deleteProduct(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  const [result] = await deleteEach(tx, deps, [id])
  if (isRefusal(result)) throw result
}

/** Deletes any number of products with a constant number of statements; returns the deleted products. */
export async function deleteEach(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  ids: readonly string[],
): Promise<CatalogResult<Product>[]> {
  const products = await findProducts(tx, ids, { variants: true, lock: true })
  const found = products.map(({ id }) => id)
  const stock = stockByProduct(await readProductStock(tx, found))
  const places = await findMemberPositions(tx, found)
  const goneItems = await factsOfDeletedItems(
    tx,
    products.flatMap(({ id: productId, variants }) =>
      variants.map(({ id: variantId }) => ({ productId, variantId })),
    ),
  )
  await deleteProducts(tx, found)
  await events.append(
    tx,
    ...products.map((product) => ({
      definition: ProductDeleted,
      entityId: product.id,
      before: {
        ...snapshot(product),
        variants: product.variants,
        stockItems: stock.get(product.id) ?? [],
        places: places.get(product.id) ?? {},
      },
    })),
    ...goneItems,
  )
  const existing = new Map(products.map((one) => [one.id, one]))
  return ids.map((id) => existing.get(id.toLowerCase()) ?? ProductNotFound({ productId: id }))
}
