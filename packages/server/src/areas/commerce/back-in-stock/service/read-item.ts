import type { Tx } from '../../../../platform/tx.ts'
import type { Item } from '../rules/item.ts'
import type { BackInStockDeps } from './deps.ts'

const visitor = { seesHidden: false }

/** A product with some of its variants, as visitors see it; throws where they see none. */
export async function readItem(
  tx: Tx,
  { catalog }: Pick<BackInStockDeps, 'catalog'>,
  productId: string,
  variantIds: readonly string[],
): Promise<Item> {
  const page = { variantIds, limit: Math.max(1, variantIds.length), offset: 0 }
  const { product, items } = await catalog.queryVariants(tx, productId, page, visitor)
  const stock = (await catalog.seenStockOf(tx, [productId])).get(productId)
  const anyInStock = stock !== undefined && stock.status !== 'OUT_OF_STOCK'
  return { product, variants: items, anyInStock }
}

/** The same; undefined where visitors see no such product. */
export async function findItem(
  tx: Tx,
  deps: Pick<BackInStockDeps, 'catalog'>,
  productId: string,
  variantIds: readonly string[],
): Promise<Item | undefined> {
  const shown = await deps.catalog.shownProducts(tx, [productId])
  return [...shown].includes(productId) ? readItem(tx, deps, productId, variantIds) : undefined
}
