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

/** What all products of a site count for together. */
interface Counts {
  all: number
  visible: number
  readonly members: NewMember[]
}

/**
 * Products that come with their stock are counted by us, and nobody has texts of them that are to be
 * marked. No statement needs the answer of another.
 */
export async function keepCounted(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  parts: Iterable<readonly Product[]>,
  keeping: Keeping = {},
): Promise<void> {
  const { lane } = keeping
  const counts: Counts = { all: 0, visible: 0, members: [] }
  await inTurn(ownSteps(tx, deps, parts, counts, keeping))
  await lane?.turn()
  if (lane) await requireCollections(tx, wanted)
  await inTurn([
    () => countNewProducts(tx, counts),
    () => insertNewMembers(tx, counts.members),
    () => sayCounted(tx, false),
  ])
}

/** What nobody else writes: the rows of products, and what is told of them. */
function* ownSteps(
  tx: Tx,
  { events }: CatalogDeps,
  parts: Iterable<readonly Product[]>,
  counts: Counts,
  { keepStock, lane }: Keeping,
): Generator<() => Promise<unknown>> {
  yield () => sayCounted(tx, true)
  for (const products of parts) {
    const isFirst = counts.all === 0
    counts.all += products.length
    counts.visible += products.filter((one) => one.visible).length
    counts.members.push(...products.flatMap(newMembers))
    yield* insertProducts(tx, products)
    if (isFirst) yield () => learnStatistics(tx, products.length, lane)
    yield () => events.append(tx, ...products.map(createdFact))
    if (keepStock) yield* keepStock(products)
  }
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
