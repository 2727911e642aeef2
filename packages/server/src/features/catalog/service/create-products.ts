import { CollectionNotFound, ProductCreated } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { NewProduct } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { blankProduct, changeProduct, type Setting } from '../rules/change-product.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { type NewStock, stocked } from '../rules/stocked.ts'
import { insertMembers, lockCollections } from '../store/collections.ts'
import { insertProducts } from '../store/insert-products.ts'
import { findTakenSlugs, lockNames, takeNumbers } from '../store/references.ts'
import { saveProducts } from '../store/save-products.ts'
import { learnStatistics } from '../store/statistics.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'
import { snapshot } from './snapshot.ts'

/**
 * Adds any number of products with one statement for each table. Who gives their stock writes it down
 * in the same transaction.
 */
export async function createProducts(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  stock?: readonly NewStock[],
): Promise<Product[]> {
  if (wanted.length === 0) return []
  await requireCollections(tx, wanted)
  const setting = await resolveReferences(tx, deps, wanted)
  await lockNames(tx, 'products')
  const identities = await identify(tx, wanted)
  const made = wanted.map((one, index) => makeProduct(one, identities[index] as Identity, setting))
  const products = stock ? made.map((one, at) => stocked(one, stock[at] as NewStock)) : made
  await insert(tx, products, stock !== undefined)
  const memberships = products.flatMap(({ id, collectionIds }) =>
    collectionIds.map((collectionId) => ({ collectionId, productId: id })),
  )
  await insertMembers(tx, memberships)
  await learnStatistics(tx, products.length)
  await deps.events.append(
    tx,
    ...products.map((product) => ({
      definition: ProductCreated,
      entityId: product.id,
      after: { ...snapshot(product), variants: product.variants },
    })),
  )
  return products
}

/** Products that come with their stock are counted by us, others by the database. */
const insert = (tx: Tx, products: readonly Product[], isCounted: boolean): Promise<void> =>
  isCounted
    ? insertProducts(tx, products)
    : saveProducts(
        tx,
        products.map((after) => ({ after })),
      )

type Identity = Parameters<typeof blankProduct>[1]

const makeProduct = (wanted: NewProduct, identity: Identity, setting: Setting): Product =>
  // The discount of a product that is new always counts as changed.
  changeProduct(blankProduct(wanted, identity), wanted, setting)

async function identify(tx: Tx, wanted: readonly NewProduct[]): Promise<Identity[]> {
  const bases = wanted.map(({ slug, name }) => wishedSlug(slug, name, 'product'))
  const taken = await findTakenSlugs(tx, 'products', slugRoots(bases))
  const numbers = await takeNumbers(tx, wanted.length)
  return wanted.map(({ handle, collectionIds = [] }, index) => {
    const id = newId()
    return {
      id,
      numericId: numbers[index] as number,
      handle: handle ?? `Product_${id}`,
      slug: claimSlug(bases[index] as string, taken),
      createdDate: tx.now,
      collectionIds: realCollections(collectionIds).toSorted(),
    }
  })
}

const realCollections = (ids: readonly string[]) => [
  ...new Set(ids.filter((id) => id !== ALL_PRODUCTS_ID).map((id) => id.toLowerCase())),
]

async function requireCollections(tx: Tx, wanted: readonly NewProduct[]): Promise<string[]> {
  const ids = realCollections(wanted.flatMap(({ collectionIds = [] }) => collectionIds))
  if (ids.length === 0) return []
  const known = new Set(await lockCollections(tx, ids))
  const missing = ids.find((id) => !known.has(id))
  if (missing) throw CollectionNotFound({ collectionId: missing })
  return ids
}
