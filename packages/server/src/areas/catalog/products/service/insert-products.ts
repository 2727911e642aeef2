import { ProductCreated } from '@vitrine/contract/catalog'
import { pipelineStatements } from '../../../../platform/db/pipeline-statements.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { insertMembers, insertNewMembers, type NewMember } from '../../categories/index.ts'
import type { NewProduct } from '../../shared/model/commands.ts'
import type { CommitOrder } from '../../shared/model/commit-order.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { snapshot } from '../../shared/service/snapshot.ts'
import { analyzeTables } from '../../shared/store/analyze-tables.ts'
import { countNewProducts, insertProducts, setPrecalculated } from '../store/insert-products.ts'
import { saveProducts } from '../store/save-products.ts'
import { requireCollections } from './prepare-products.ts'

/** The steps that insert the stock of products, after the products. */
export type InsertStock = (products: readonly Product[]) => Iterable<() => Promise<unknown>>

interface InsertOptions {
  readonly insertStock?: InsertStock
  readonly commitOrder?: CommitOrder | undefined
}

/** Inserts new products; database triggers calculate the aggregates of their variants. */
export async function insertProductsAndCount(
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
  await analyzeTables(tx, products.length)
  await deps.events.append(tx, ...products.map(createdFact))
}

/**
 * Inserts products with stock, whose aggregates are precalculated and which have no rendered versions to
 * invalidate. The statements are independent of each other.
 */
export async function insertCountedProducts(
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly NewProduct[],
  products: readonly Product[],
  options: InsertOptions = {},
): Promise<void> {
  const { commitOrder } = options
  await pipelineStatements(insertSteps(tx, deps, products, options))
  await commitOrder?.waitForTurn()
  if (commitOrder) await requireCollections(tx, requested)
  const counts = {
    all: products.length,
    visible: products.filter(({ visible }) => visible).length,
  }
  await pipelineStatements([
    () => countNewProducts(tx, counts),
    () => insertNewMembers(tx, products.flatMap(newMembers)),
    () => setPrecalculated(tx, false),
  ])
}

/** Statements for the products' own rows and their facts. */
function* insertSteps(
  tx: Tx,
  { events }: CatalogDeps,
  products: readonly Product[],
  { insertStock, commitOrder }: InsertOptions,
): Generator<() => Promise<unknown>> {
  yield () => setPrecalculated(tx, true)
  yield* insertProducts(tx, products)
  yield () => analyzeTables(tx, products.length, commitOrder)
  yield () => events.append(tx, ...products.map(createdFact))
  if (insertStock) yield* insertStock(products)
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
