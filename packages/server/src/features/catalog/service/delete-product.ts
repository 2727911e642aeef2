import { ProductDeleted, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { isRefusal, type Outcome } from '../rules/attempt.ts'
import { deleteProducts } from '../store/delete-products.ts'
import { findProducts } from '../store/find-products.ts'
import { readStockOf, stockByProduct } from '../store/kept-stock.ts'
import { findMemberPlaces } from '../store/members.ts'
import type { CatalogDeps } from './context.ts'
import { factsOfGoneItems } from './gone-items.ts'
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
  const found = products.map(({ id }) => id)
  const stock = stockByProduct(await readStockOf(tx, found))
  const places = await findMemberPlaces(tx, found)
  const goneItems = await factsOfGoneItems(
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
  const known = new Map(products.map((one) => [one.id, one]))
  return ids.map((id) => known.get(id.toLowerCase()) ?? ProductNotFound({ productId: id }))
}
