import type { Tx } from '../../../../platform/tx.ts'
import type { NewProduct } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import { type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { claimCodes } from './claim-names.ts'
import { type InsertStock, insertNewProducts } from './insert-products.ts'
import { type CreateOptions, prepareProducts } from './prepare-products.ts'

/** Creates all of these products, or throws. */
export async function createProducts(
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly NewProduct[],
  creation: CreateOptions = {},
): Promise<Product[]> {
  const results = await createEach(tx, deps, requested, creation)
  const refused = results.find(isRefusal)
  if (refused) throw refused
  return results as Product[]
}

/**
 * Creates any number of products with one statement for each table. Each is created or refused on its own;
 * results are in order.
 */
export async function createEach(
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly NewProduct[],
  creation: CreateOptions = {},
): Promise<CatalogResult<Product>[]> {
  if (requested.length === 0) return []
  const { policy } = creation
  const created = requested.map(await prepareProducts(tx, deps, requested, creation))
  const results = policy?.uniqueCodes
    ? await claimCodes(
        tx,
        created.map((after) => ({ after })),
      )
    : created
  const products = results.flatMap((one) => (isRefusal(one) ? [] : one))
  if (products.length === 0) return results
  await insertNewProducts(tx, deps, requested, products)
  return results
}

/** New products with their stock, and the callback that writes it after them. */
export interface StockedCreation extends CreateOptions {
  readonly stock: NonNullable<CreateOptions['stock']>
  readonly insertStock: InsertStock
}

/** Creates all of these products with their stock, or throws. */
export async function createStocked(
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly NewProduct[],
  { insertStock, ...creation }: StockedCreation,
): Promise<void> {
  if (requested.length === 0) return
  const make = await prepareProducts(tx, deps, requested, creation)
  const products = requested.map((one, at) => {
    const created = make(one, at)
    if (isRefusal(created)) throw created
    return created
  })
  await insertNewProducts(tx, deps, requested, products, { ...creation, insertStock })
}
