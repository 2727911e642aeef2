import type { Tx } from '../../../platform/tx.ts'
import type { Product, Variant } from '../../catalog/index.ts'
import type { StockToSet } from '../../inventory/index.ts'
import type { ImportedProduct, Outcome } from '../model.ts'
import { sameName } from '../rules/options.ts'
import type { ImportWorld } from './world.ts'

interface Placed {
  readonly wanted: ImportedProduct
  readonly product: Product
  /** How the product was before; absent when it is new. */
  readonly before?: Product
}

/** Creates and updates products by their handles; what is as the file says is left alone. */
export async function placeProducts(
  world: ImportWorld,
  tx: Tx,
  products: readonly ImportedProduct[],
): Promise<Pick<Outcome, 'created' | 'updated' | 'unchanged'>> {
  const known = await findKnown(world, tx, products)
  const names = [...new Set(products.flatMap(({ collections }) => collections))]
  const collections = await world.catalog.ensureCollections(tx, names)
  const idsOf = (one: ImportedProduct) =>
    one.collections.map((name) => collections.get(name) as string)

  const fresh = products.filter(({ product }) => !known.has(product.handle))
  const made = await world.catalog.createProducts(
    tx,
    fresh.map((one) => ({ ...one.product, collectionIds: idsOf(one) })),
  )
  const created = made.map((product, at) => ({ product, wanted: fresh[at] as ImportedProduct }))
  const updated: Placed[] = []
  for (const wanted of products) {
    const before = known.get(wanted.product.handle)
    if (!before) continue
    // The address of a product that is already there may be known to people: it stays.
    const { slug: _, handle: __, ...changes } = wanted.product
    const product = await world.catalog.updateProduct(tx, before.id, changes)
    updated.push({ wanted, product, before })
  }
  const joined = await join(world, tx, updated, idsOf)
  const counted = await countStock(world, tx, [...created, ...updated])
  const isChanged = ({ product, before }: Placed) =>
    product.revision !== before?.revision || joined.has(product.id) || counted.has(product.id)
  const changed = updated.filter(isChanged).length
  return { created: created.length, updated: changed, unchanged: updated.length - changed }
}

async function findKnown(
  { catalog }: ImportWorld,
  tx: Tx,
  products: readonly ImportedProduct[],
): Promise<Map<string, Product>> {
  const ids = await catalog.findIdsByHandle(
    tx,
    products.map(({ product }) => product.handle),
  )
  const found = await catalog.findProducts(tx, [...ids.values()])
  return new Map(found.map((product) => [product.handle, product]))
}

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
  const variants = new Map(product.variants.map((one) => [keyOf(choicesOf(product, one)), one]))
  const paired = stock.flatMap((one) => {
    const variant = variants.get(keyOf(one.choices))
    return variant ? [{ ...one, variant }] : []
  })
  const set = paired.map(({ variant, quantity, inStock }) => ({
    variantId: variant.id,
    ...(isTracked ? { quantity: quantity ?? 0 } : { inStock }),
  }))
  const differs = paired.some(({ variant, quantity, inStock }) =>
    isTracked
      ? !variant.stock.tracked || variant.stock.quantity !== quantity
      : variant.stock.tracked || variant.stock.inStock !== inStock,
  )
  return { stock: { productId: product.id, tracked: isTracked, variants: set }, differs }
}

const keyOf = (choices: readonly string[]): string => choices.map(sameName).join('\n')

const choicesOf = ({ options }: Product, { choiceIds }: Variant): string[] =>
  options.map(
    ({ choices }, at) => choices.find(({ id }) => id === choiceIds[at])?.description ?? '',
  )
