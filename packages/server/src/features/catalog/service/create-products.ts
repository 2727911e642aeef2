import { CollectionNotFound, ProductCreated } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Manner, NewProduct } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { blankProduct, changeProduct, type Setting } from '../rules/change-product.ts'
import { type NewStock, stocked } from '../rules/stocked.ts'
import { lockCollections } from '../store/collections.ts'
import { findIdsByHandle } from '../store/find-products.ts'
import { insertProducts } from '../store/insert-products.ts'
import { insertMembers } from '../store/members.ts'
import { lockNames, takeNumbers } from '../store/references.ts'
import { saveProducts } from '../store/save-products.ts'
import { learnStatistics } from '../store/statistics.ts'
import { claimCodes, claimSlugs } from './claim-names.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'
import { snapshot } from './snapshot.ts'

/** What a caller brings along with new products, and how strict it is with them. */
export interface Creation {
  /** One for each product. Who gives their stock writes it down in the same transaction. */
  readonly stock?: readonly NewStock[] | undefined
  readonly manner?: Manner
}

/** Adds all of these products, or throws. */
export async function createProducts(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  creation: Creation = {},
): Promise<Product[]> {
  const outcomes = await createEach(tx, deps, wanted, creation)
  const refused = outcomes.find(isRefusal)
  if (refused) throw refused
  return outcomes as Product[]
}

/**
 * Adds any number of products with one statement for each table. Each is added or refused alone, in their
 * order.
 */
export async function createEach(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  { stock, manner = {} }: Creation = {},
): Promise<Outcome<Product>[]> {
  if (wanted.length === 0) return []
  await requireCollections(tx, wanted)
  const setting = await resolveReferences(tx, deps, wanted)
  await lockNames(tx, 'products')
  const identities = await identify(tx, wanted, manner)
  const made = wanted.map((one, at): Outcome<Product> => {
    const identity = identities[at] as Outcome<Identity>
    if (isRefusal(identity)) return identity
    return attempt(() => {
      const product = makeProduct(one, identity, setting)
      return stock ? stocked(product, stock[at] as NewStock) : product
    })
  })
  const outcomes = manner.uniqueCodes
    ? await claimCodes(
        tx,
        made.map((after) => ({ after })),
      )
    : made
  const products = outcomes.flatMap((one) => (isRefusal(one) ? [] : one))
  await keep(tx, deps, products, stock !== undefined)
  return outcomes
}

async function keep(
  tx: Tx,
  deps: CatalogDeps,
  products: readonly Product[],
  isCounted: boolean,
): Promise<void> {
  if (products.length === 0) return
  await insert(tx, products, isCounted)
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

async function identify(
  tx: Tx,
  wanted: readonly NewProduct[],
  manner: Manner,
): Promise<Outcome<Identity>[]> {
  const slugs = await claimSlugs(tx, wanted, manner)
  const numbers = await takeNumbers(tx, wanted.length)
  const handles = await findIdsByHandle(
    tx,
    wanted.flatMap(({ handle }) => handle ?? []),
  )
  return wanted.map(({ handle, collectionIds = [] }, index) => {
    const id = newId()
    const slug = slugs[index] as Outcome<string>
    if (isRefusal(slug)) return slug
    if (handle && handles.has(handle)) {
      return violation('product.handle', 'VALIDATION', `is another product's: "${handle}"`)
    }
    if (handle) handles.set(handle, id)
    return {
      id,
      numericId: numbers[index] as number,
      handle: handle ?? `Product_${id}`,
      slug,
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
