import type { Tx } from '../../../../platform/tx.ts'
import type { CommitOrder, NewGalleryItem, Product } from '../../../catalog/index.ts'
import type { BatchResult, ImportedProduct } from '../model.ts'
import { completed, setsStock } from '../rules/completed.ts'
import { differencesOf } from '../rules/differences.ts'
import { compareStock } from '../rules/stock-differences.ts'
import type { ImportServiceDeps } from './deps.ts'

interface UpsertedProduct {
  readonly fromFile: ImportedProduct
  readonly product: Product
  /** The previous revision. */
  readonly revision: number
}

/**
 * Creates and updates products by handle; unchanged ones are not written. A batch of new products only is
 * written concurrently with other batches.
 */
export async function upsertProducts(
  deps: ImportServiceDeps,
  tx: Tx,
  imported: readonly ImportedProduct[],
  commitOrder?: CommitOrder,
): Promise<Pick<BatchResult, 'created' | 'updated' | 'unchanged'>> {
  const products = await withPictures(deps, tx, imported)
  const { catalog, inventory } = deps
  const existing = await catalog.findIdsByHandle(
    tx,
    products.map(({ product }) => product.handle),
  )
  if (existing.size > 0) await commitOrder?.waitForTurn()
  const names = [...new Set(products.flatMap(({ collections }) => collections))]
  const collections = await catalog.ensureCollections(tx, names)
  const idsOf = (one: ImportedProduct) =>
    one.collections.map((name) => collections.get(name) as string)
  const fresh = products.filter(({ product }) => !existing.has(product.handle))
  await catalog.createStocked(
    tx,
    fresh.map((one) => ({ ...one.product, collectionIds: idsOf(one) })),
    {
      stock: fresh.map(({ isTracked, stock }) => ({ tracked: isTracked, variants: stock })),
      insertStock: (products) => inventory.stockNew(tx, products.map(stockOf)),
      commitOrder: existing.size > 0 ? undefined : commitOrder,
    },
  )
  if (existing.size === 0) return { created: fresh.length, updated: 0, unchanged: 0 }
  const updated = await updateExisting(deps, tx, [...existing.values()], products)
  const joined = await addToCollections(deps, tx, updated, idsOf)
  const counted = await setChangedStock(deps, tx, updated)
  const isChanged = ({ product, revision }: UpsertedProduct) =>
    product.revision !== revision || joined.has(product.id) || counted.has(product.id)
  const changed = updated.filter(isChanged).length
  return { created: fresh.length, updated: changed, unchanged: updated.length - changed }
}

const stockOf = ({ id, stock, variants }: Product) => ({
  productId: id,
  tracked: stock.tracked,
  variants: variants.map(({ id: variantId, isDefault, visible, stock: { quantity, inStock } }) => ({
    variantId,
    isDefault,
    visible,
    tracked: stock.tracked,
    quantity,
    inStock,
  })),
})

async function updateExisting(
  { catalog }: ImportServiceDeps,
  tx: Tx,
  ids: readonly string[],
  products: readonly ImportedProduct[],
): Promise<UpsertedProduct[]> {
  const byHandle = new Map(products.map((one) => [one.product.handle, one]))
  const revisions = new Map<string, number>()
  const found = await catalog.updateProducts(tx, ids, (before) => {
    revisions.set(before.id, before.revision)
    const one = byHandle.get(before.handle)
    return one && differencesOf(before, completed(before, one))
  })
  return found.map((product) => ({
    product,
    fromFile: byHandle.get(product.handle) as ImportedProduct,
    revision: revisions.get(product.id) as number,
  }))
}

/** Pictures by id: existing ones, also by the site's own URLs, and new ones to be fetched. */
async function withPictures(
  { media }: ImportServiceDeps,
  tx: Tx,
  products: readonly ImportedProduct[],
): Promise<readonly ImportedProduct[]> {
  const urls = new Set(products.flatMap(({ product }) => (product.gallery ?? []).map(urlOf)))
  if (urls.size === 0) return products
  const ids = await media.registerUrls(tx, [...urls])
  return products.map((one) => withPictureIds(one, ids))
}

/** The product with the pictures that have an id. */
export const withPictureIds = (
  one: ImportedProduct,
  ids: ReadonlyMap<string, string>,
): ImportedProduct => ({
  ...one,
  product: {
    ...one.product,
    gallery: (one.product.gallery ?? []).flatMap(({ url = '', ...item }): NewGalleryItem[] => {
      const mediaId = ids.get(url)
      return mediaId ? [{ ...item, mediaId }] : []
    }),
  },
})

const urlOf = ({ url = '' }: NewGalleryItem) => url

/** Adds products to collections they are not in yet; returns those products. */
async function addToCollections(
  { catalog }: ImportServiceDeps,
  tx: Tx,
  upserted: readonly UpsertedProduct[],
  idsOf: (one: ImportedProduct) => readonly string[],
): Promise<Set<string>> {
  const members = upserted.flatMap(({ fromFile, product }) =>
    idsOf(fromFile)
      .filter((collectionId) => !product.collectionIds.includes(collectionId))
      .map((collectionId) => ({ collectionId, productId: product.id })),
  )
  if (members.length > 0) await catalog.addToCollections(tx, members)
  return new Set(members.map(({ productId }) => productId))
}

/** Sets the stock of products whose stock differs from the file; returns those products. */
async function setChangedStock(
  { inventory }: ImportServiceDeps,
  tx: Tx,
  upserted: readonly UpsertedProduct[],
): Promise<Set<string>> {
  const counted = upserted.filter(({ fromFile }) => setsStock(fromFile))
  const differing = counted
    .map(({ fromFile, product }) => compareStock(fromFile, product))
    .filter(({ differing }) => differing.length > 0)
  if (differing.length > 0) {
    await inventory.setStock(
      tx,
      differing.map(({ stock }) => stock),
    )
  }
  return new Set(differing.map(({ stock }) => stock.productId))
}
