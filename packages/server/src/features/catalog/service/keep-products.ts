import { ProductCreated } from '@vitrine/contract/catalog'
import { inTurn } from '../../../platform/db/in-turn.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import type { NewProduct } from '../model/commands.ts'
import type { Lane } from '../model/lane.ts'
import type { Product } from '../model/product.ts'
import { countNewProducts, insertProducts, sayCounted } from '../store/insert-products.ts'
import { insertMembers, insertNewMembers, type NewMember } from '../store/members.ts'
import { saveProducts } from '../store/save-products.ts'
import { learnStatistics } from '../store/statistics.ts'
import type { CatalogDeps } from './context.ts'
import { requireCollections } from './prepare-products.ts'
import { snapshot } from './snapshot.ts'

/** The steps that write down the stock of products, behind them. */
export type KeepStock = (products: readonly Product[]) => Iterable<() => Promise<unknown>>

interface Keeping {
  readonly keepStock?: KeepStock
  readonly lane?: Lane | undefined
}

/** Writes new products of which the database counts what they tell of their variants. */
export async function keepProducts(
  tx: Tx,
  deps: CatalogDeps,
  products: readonly Product[],
): Promise<void> {
  await saveProducts(
    tx,
    products.map((after) => ({ after })),
  )
  await insertMembers(
    tx,
    products.flatMap(({ id, collectionIds }) =>
      collectionIds.map((collectionId) => ({ collectionId, productId: id })),
    ),
  )
  await learnStatistics(tx, products.length)
  await deps.events.append(tx, ...products.map(createdFact))
}

/**
 * Products that come with their stock are counted by us, and nobody has texts of them that are to be
 * marked. No statement needs the answer of another.
 */
export async function keepCounted(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  products: readonly Product[],
  keeping: Keeping = {},
): Promise<void> {
  const { lane } = keeping
  await inTurn(ownSteps(tx, deps, products, keeping))
  await lane?.turn()
  if (lane) await requireCollections(tx, wanted)
  const counts = {
    all: products.length,
    visible: products.filter(({ visible }) => visible).length,
  }
  await inTurn([
    () => countNewProducts(tx, counts),
    () => insertNewMembers(tx, products.flatMap(newMembers)),
    () => sayCounted(tx, false),
  ])
}

/** What nobody else writes: the rows of products, and what is told of them. */
function* ownSteps(
  tx: Tx,
  { events }: CatalogDeps,
  products: readonly Product[],
  { keepStock, lane }: Keeping,
): Generator<() => Promise<unknown>> {
  yield () => sayCounted(tx, true)
  yield* insertProducts(tx, products)
  yield () => learnStatistics(tx, products.length, lane)
  yield () => events.append(tx, ...products.map(createdFact))
  if (keepStock) yield* keepStock(products)
}

const newMembers = ({ id, numericId, visible, base, ...product }: Product): NewMember[] =>
  product.collectionIds.map((collectionId) => ({
    collectionId,
    productId: id,
    numericId,
    visible,
    price: base.price,
    paidPrice: product.aggregates.price.min,
  }))

const createdFact = (product: Product): Fact => ({
  definition: ProductCreated,
  entityId: product.id,
  after: { ...snapshot(product), variants: product.variants },
})
