import { ProductCreated } from '@vitrine/contract/catalog'
import { pipelineStatements } from '../../../../platform/db/pipeline-statements.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { insertNewMembers, type NewMember } from '../../categories/index.ts'
import type { NewProduct } from '../../shared/model/commands.ts'
import type { CommitOrder } from '../../shared/model/commit-order.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { snapshot } from '../../shared/service/snapshot.ts'
import { analyzeTables } from '../../shared/store/analyze-tables.ts'
import { untracked, untrackedProduct } from '../rules/new-stock.ts'
import {
  beginPrecalculated,
  countNewProducts,
  endPrecalculated,
  insertProducts,
} from '../store/insert-products.ts'
import { requireCollections } from './prepare-products.ts'

/** The steps that insert the stock of products, after the products. */
export type InsertStock = (products: readonly Product[]) => Iterable<() => Promise<unknown>>

interface InsertOptions {
  readonly insertStock?: InsertStock
  readonly commitOrder?: CommitOrder | undefined
}

/**
 * Inserts new products, one or thousands. Their aggregates are precalculated, and they have no rendered
 * versions to invalidate. The statements are independent of each other.
 */
export async function insertNewProducts(
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
  await pipelineStatements([
    () => countNewProducts(tx, products),
    () => insertNewMembers(tx, products.flatMap(newMembers)),
    () => endPrecalculated(tx),
  ])
}

/**
 * Inserts the rows of products of a file or of the past, as if nothing about their stock were known. The
 * caller writes their stock, collections and facts afterwards.
 */
export async function insertReturningProducts(tx: Tx, products: readonly Product[]): Promise<void> {
  await pipelineStatements([
    () => beginPrecalculated(tx, []),
    ...insertProducts(tx, products.map(withoutStock)),
    () => countNewProducts(tx, products),
    () => endPrecalculated(tx),
  ])
  await analyzeTables(tx, products.length)
}

const withoutStock = (product: Product): Product => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, stock: untracked })),
  stock: untrackedProduct,
})

/** Statements for the products' own rows and their facts. */
function* insertSteps(
  tx: Tx,
  { events }: CatalogDeps,
  products: readonly Product[],
  { insertStock, commitOrder }: InsertOptions,
): Generator<() => Promise<unknown>> {
  yield () => beginPrecalculated(tx, products)
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
