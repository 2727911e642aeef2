import {
  CollectionNotFound,
  ProductCreated,
  ProductsLimitExceeded,
} from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { inTurn } from '../../../platform/db/in-turn.ts'
import { newOrderedId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import type { Manner, NewProduct } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { blankProduct, changeProduct, type Setting } from '../rules/change-product.ts'
import { padded } from '../rules/money.ts'
import { type NewStock, stocked } from '../rules/stocked.ts'
import { lockCollections } from '../store/collections.ts'
import { countAllProducts, findIdsByHandle } from '../store/find-products.ts'
import { insertProducts, sayCounted } from '../store/insert-products.ts'
import { insertMembers, insertNewMembers, type NewMember } from '../store/members.ts'
import { lockNames, takeNumbers } from '../store/references.ts'
import { saveProducts } from '../store/save-products.ts'
import { learnStatistics } from '../store/statistics.ts'
import { claimCodes, claimSlugs } from './claim-names.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'
import { snapshot } from './snapshot.ts'

/** A site's, all of them told. */
const MOST_PRODUCTS = 1_000_000

/** Products that are put together at once where many come; few at first, so that the database begins. */
const PART = 100
const FIRST_PART = 20

/** What a caller brings along with new products, and how strict it is with them. */
export interface Creation {
  /** One for each product. Who gives their stock writes it down in the same transaction. */
  readonly stock?: readonly NewStock[] | undefined
  /** Writes it down, behind the products; their codes may be in use then. */
  readonly keepStock?: (products: readonly Product[]) => Promise<unknown>
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
  { stock, keepStock, manner = {} }: Creation = {},
): Promise<Outcome<Product>[]> {
  if (wanted.length === 0) return []
  await requireCollections(tx, wanted)
  const setting = await resolveReferences(tx, deps, wanted)
  await lockNames(tx, 'products')
  const room = manner.limited ? MOST_PRODUCTS - (await countAllProducts(tx)) : wanted.length
  const identities = await identify(tx, wanted, manner)
  const make = (one: NewProduct, at: number): Outcome<Product> => {
    const identity = identities[at] as Outcome<Identity>
    if (isRefusal(identity)) return identity
    if (at >= room) return ProductsLimitExceeded({ limit: MOST_PRODUCTS })
    return attempt(() => {
      const product = makeProduct(one, identity, setting)
      return stock ? stocked(product, stock[at] as NewStock) : product
    })
  }
  if (keepStock) {
    const outcomes: Outcome<Product>[] = []
    await keepCounted(tx, deps, madeInParts(wanted, make, outcomes), keepStock)
    return outcomes
  }
  const made = wanted.map(make)
  const outcomes = manner.uniqueCodes
    ? await claimCodes(
        tx,
        made.map((after) => ({ after })),
      )
    : made
  const products = accepted(outcomes)
  if (products.length === 0) return outcomes
  await (stock ? keepCounted(tx, deps, [products]) : keep(tx, deps, products))
  return outcomes
}

const accepted = (outcomes: readonly Outcome<Product>[]): Product[] =>
  outcomes.flatMap((one) => (isRefusal(one) ? [] : one))

/** Some are made while the database takes those before them. */
function* madeInParts(
  wanted: readonly NewProduct[],
  make: (one: NewProduct, at: number) => Outcome<Product>,
  outcomes: Outcome<Product>[],
): Generator<Product[]> {
  let size = FIRST_PART
  while (outcomes.length < wanted.length) {
    const from = outcomes.length
    const part = wanted.slice(from, from + size).map((one, at) => make(one, from + at))
    outcomes.push(...part)
    size = PART
    yield accepted(part)
  }
}

/** The database counts what these tell of their variants. */
async function keep(tx: Tx, deps: CatalogDeps, products: readonly Product[]): Promise<void> {
  await saveProducts(
    tx,
    products.map((after) => ({ after })),
  )
  await insertMembers(tx, membershipsOf(products))
  await learnStatistics(tx, products.length)
  await deps.events.append(tx, ...products.map(createdFact))
}

const keepCounted = (
  tx: Tx,
  deps: CatalogDeps,
  parts: Iterable<readonly Product[]>,
  keepStock?: Creation['keepStock'],
): Promise<void> => inTurn(countedSteps(tx, deps, parts, keepStock))

/**
 * Products that come with their stock are counted by us, and nobody has texts of them that are to be
 * marked. No statement needs the answer of another.
 */
function* countedSteps(
  tx: Tx,
  { events }: CatalogDeps,
  parts: Iterable<readonly Product[]>,
  keepStock: Creation['keepStock'],
): Generator<() => Promise<unknown>> {
  const all: Product[] = []
  yield () => sayCounted(tx, true)
  for (const products of parts) {
    if (products.length === 0) continue
    all.push(...products)
    yield* insertProducts(tx, products)
    yield () => insertNewMembers(tx, products.flatMap(newMembers))
  }
  yield () => sayCounted(tx, false)
  if (all.length === 0) return
  yield () => learnStatistics(tx, all.length)
  yield () => events.append(tx, ...all.map(createdFact))
  if (keepStock) yield () => keepStock(all)
}

const membershipsOf = (products: readonly Product[]) =>
  products.flatMap(({ id, collectionIds }) =>
    collectionIds.map((collectionId) => ({ collectionId, productId: id })),
  )

const newMembers = ({ id, numericId, visible, base, ...product }: Product): NewMember[] =>
  product.collectionIds.map((collectionId) => ({
    ...{ collectionId, productId: id, numericId, visible },
    price: base.price,
    paidPrice: product.aggregates.price.min,
  }))

const createdFact = (product: Product): Fact => ({
  definition: ProductCreated,
  entityId: product.id,
  after: { ...snapshot(product), variants: product.variants },
})

type Identity = Parameters<typeof blankProduct>[1]

function makeProduct(wanted: NewProduct, identity: Identity, setting: Setting): Product {
  const price = padded(wanted.price, setting.decimals)
  // The discount of a product that is new always counts as changed.
  return changeProduct(blankProduct({ ...wanted, price }, identity), wanted, setting)
}

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
    const id = newOrderedId()
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
