import { isDeepStrictEqual } from 'node:util'
import type { ProductToSave } from '@vitrine/contract/products'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product } from '../../../catalog/index.ts'
import { type Inventory, type ItemRequest, noPreorder } from '../../../stock/index.ts'
import { given } from '../rules/given.ts'
import type { PlannedStock } from '../rules/plan-save.ts'

/** Makes the product a member of exactly these collections; returns whether anything changed. */
export async function saveCollections(
  tx: Tx,
  { catalog }: { readonly catalog: Pick<Catalog, 'setCategories'> },
  { id, collectionIds }: Pick<Product, 'id' | 'collectionIds'>,
  requested: readonly string[] | undefined,
): Promise<boolean> {
  if (!requested) return false
  const wanted = new Set(requested.map((one) => one.toLowerCase()))
  if (wanted.size === collectionIds.length && collectionIds.every((one) => wanted.has(one))) {
    return false
  }
  const { added, removed } = await catalog.setCategories(tx, id, [...wanted])
  const refused = [...added, ...removed].find(({ error }) => error)
  if (refused?.error) throw refused.error
  return true
}

/** Writes the stock of variants by their index in the product; returns whether there was any. */
export async function saveStock(
  tx: Tx,
  { inventory }: { readonly inventory: Pick<Inventory, 'changeItems'> },
  { id: productId, variants }: Pick<Product, 'id' | 'variants'>,
  stock: readonly PlannedStock[],
): Promise<boolean> {
  if (stock.length === 0) return false
  const requests = stock.map(
    ({ at, revision, values }): ItemRequest => ({
      kind: 'upsert',
      productId,
      variantId: variants[at]?.id,
      revision,
      values,
    }),
  )
  const results = await inventory.changeItems(tx, requests)
  const refused = results.find(({ error }) => error)
  if (refused?.error) throw refused.error
  return true
}

/** Sets tracking and preorders of all variants; returns whether anything changed. */
export async function saveStockOfAll(
  tx: Tx,
  { inventory }: { readonly inventory: Pick<Inventory, 'get' | 'setStock'> },
  { id: productId }: Pick<Product, 'id'>,
  stock: ProductToSave['stock'],
): Promise<boolean> {
  if (!stock) return false
  const before = await inventory.get(tx, productId, [DEFAULT_VARIANT_ID])
  const tracked = stock.tracked ?? before.tracked
  const preorder =
    stock.preorder === null ? noPreorder : { ...before.preorder, ...given(stock.preorder ?? {}) }
  await inventory.setStock(tx, [
    { productId, tracked, preorder, variants: [], at: 'product.stock' },
  ])
  return tracked !== before.tracked || !isDeepStrictEqual(preorder, before.preorder)
}
