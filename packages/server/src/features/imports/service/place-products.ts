import type { Tx } from '../../../platform/tx.ts'
import type { Lane, NewGalleryItem, Product } from '../../catalog/index.ts'
import type { StockToSet } from '../../inventory/index.ts'
import type { ImportedProduct, Outcome } from '../model.ts'
import { choicesKey, differencesOf, namesOf } from '../rules/differences.ts'
import type { ImportWorld } from './world.ts'

interface Placed {
  readonly wanted: ImportedProduct
  readonly product: Product
  /** Its revision before. */
  readonly revision: number
}

/**
 * Creates and updates products by their handles; what is as the file says is left alone. Products that are
 * all new are written beside those of other batches.
 */
export async function placeProducts(
  world: ImportWorld,
  tx: Tx,
  given: readonly ImportedProduct[],
  lane?: Lane,
): Promise<Pick<Outcome, 'created' | 'updated' | 'unchanged'>> {
  const products = await withPictures(world, tx, given)
  const { catalog, inventory } = world
  const known = await catalog.findIdsByHandle(
    tx,
    products.map(({ product }) => product.handle),
  )
  if (known.size > 0) await lane?.turn()
  const names = [...new Set(products.flatMap(({ collections }) => collections))]
  const collections = await catalog.ensureCollections(tx, names)
  const idsOf = (one: ImportedProduct) =>
    one.collections.map((name) => collections.get(name) as string)
  const fresh = products.filter(({ product }) => !known.has(product.handle))
  await catalog.createStocked(
    tx,
    fresh.map((one) => ({ ...one.product, collectionIds: idsOf(one) })),
    {
      stock: fresh.map(({ isTracked, stock }) => ({ tracked: isTracked, variants: stock })),
      keepStock: (products) => inventory.stockNew(tx, products.map(stockOf)),
      lane: known.size > 0 ? undefined : lane,
    },
  )
  if (known.size === 0) return { created: fresh.length, updated: 0, unchanged: 0 }
  const updated = await updateKnown(world, tx, [...known.values()], products)
  const joined = await join(world, tx, updated, idsOf)
  const counted = await countStock(world, tx, updated)
  const isChanged = ({ product, revision }: Placed) =>
    product.revision !== revision || joined.has(product.id) || counted.has(product.id)
  const changed = updated.filter(isChanged).length
  return { created: fresh.length, updated: changed, unchanged: updated.length - changed }
}

const stockOf = ({ id, stock, variants }: Product) => ({
  productId: id,
  tracked: stock.tracked,
  variants: variants.map(({ id: variantId, isDefault, visible, stock: { quantity, inStock } }) => ({
    ...{ variantId, isDefault, visible, tracked: stock.tracked, quantity, inStock },
  })),
})

async function updateKnown(
  { catalog }: ImportWorld,
  tx: Tx,
  ids: readonly string[],
  products: readonly ImportedProduct[],
): Promise<Placed[]> {
  const wanted = new Map(products.map((one) => [one.product.handle, one]))
  const revisions = new Map<string, number>()
  const found = await catalog.updateProducts(tx, ids, (before) => {
    revisions.set(before.id, before.revision)
    const one = wanted.get(before.handle)
    return one && differencesOf(before, one.product)
  })
  return found.map((product) => ({
    product,
    wanted: wanted.get(product.handle) as ImportedProduct,
    revision: revisions.get(product.id) as number,
  }))
}

/** Pictures by their ids: those the site has, under our own address too, and new ones to be fetched. */
async function withPictures(
  { media }: ImportWorld,
  tx: Tx,
  products: readonly ImportedProduct[],
): Promise<readonly ImportedProduct[]> {
  const urls = new Set(products.flatMap(({ product }) => (product.gallery ?? []).map(urlOf)))
  if (urls.size === 0) return products
  const ids = await media.registerUrls(tx, [...urls])
  return products.map((one) => ({
    ...one,
    product: {
      ...one.product,
      gallery: (one.product.gallery ?? []).flatMap(({ url = '', ...item }): NewGalleryItem[] => {
        const mediaId = ids.get(url)
        return mediaId ? [{ ...item, mediaId }] : []
      }),
    },
  }))
}

const urlOf = ({ url = '' }: NewGalleryItem) => url

/** Puts products into the collections they are not in yet; answers with those products. */
async function join(
  { catalog }: ImportWorld,
  tx: Tx,
  placed: readonly Placed[],
  idsOf: (one: ImportedProduct) => readonly string[],
): Promise<Set<string>> {
  const members = placed.flatMap(({ wanted, product }) =>
    idsOf(wanted)
      .filter((collectionId) => !product.collectionIds.includes(collectionId))
      .map((collectionId) => ({ collectionId, productId: product.id })),
  )
  if (members.length > 0) await catalog.addToCollections(tx, members)
  return new Set(members.map(({ productId }) => productId))
}

/** Sets the stock of products whose stock differs from the file; answers with those products. */
async function countStock(
  { inventory }: ImportWorld,
  tx: Tx,
  placed: readonly Placed[],
): Promise<Set<string>> {
  const differing = placed.map(toStock).filter(({ differs }) => differs)
  if (differing.length > 0) {
    await inventory.setStock(
      tx,
      differing.map(({ stock }) => stock),
    )
  }
  return new Set(differing.map(({ stock }) => stock.productId))
}

function toStock({ wanted, product }: Placed): { stock: StockToSet; differs: boolean } {
  const { isTracked, stock } = wanted
  const variants = new Map(product.variants.map((one) => [choicesKey(namesOf(product, one)), one]))
  const paired = stock.flatMap((one) => {
    // What a file sells without choices may be sold under one here.
    const only = one.choices.length === 0 ? product.variants[0] : undefined
    const variant = only ?? variants.get(choicesKey(one.choices))
    return variant ? [{ ...one, variant }] : []
  })
  const set = paired.map(({ variant, quantity, inStock }) => ({
    variantId: variant.id,
    ...(isTracked ? { quantity: quantity ?? 0 } : { inStock }),
  }))
  const differs = paired.some(({ variant, quantity, inStock }) =>
    isTracked
      ? !variant.stock.tracked || Math.max(0, variant.stock.quantity ?? 0) !== quantity
      : variant.stock.tracked || variant.stock.inStock !== inStock,
  )
  return { stock: { productId: product.id, tracked: isTracked, variants: set }, differs }
}
