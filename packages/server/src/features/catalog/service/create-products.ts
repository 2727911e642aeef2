import type { Tx } from '../../../platform/tx.ts'
import type { NewProduct } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { isRefusal, type Outcome } from '../rules/attempt.ts'
import { claimCodes } from './claim-names.ts'
import type { CatalogDeps } from './context.ts'
import { type KeepStock, keepCounted, keepProducts } from './keep-products.ts'
import { type Creation, prepareProducts } from './prepare-products.ts'

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
  creation: Creation = {},
): Promise<Outcome<Product>[]> {
  if (wanted.length === 0) return []
  const { stock, manner } = creation
  const made = wanted.map(await prepareProducts(tx, deps, wanted, creation))
  const outcomes = manner?.uniqueCodes
    ? await claimCodes(
        tx,
        made.map((after) => ({ after })),
      )
    : made
  const products = outcomes.flatMap((one) => (isRefusal(one) ? [] : one))
  if (products.length === 0) return outcomes
  await (stock ? keepCounted(tx, deps, wanted, products) : keepProducts(tx, deps, products))
  return outcomes
}

/** New products with their stock, and who writes it down behind them. */
export interface StockedCreation extends Creation {
  readonly stock: NonNullable<Creation['stock']>
  readonly keepStock: KeepStock
}

/** Adds all of these products with their stock, or throws. */
export async function createStocked(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  { keepStock, ...creation }: StockedCreation,
): Promise<void> {
  if (wanted.length === 0) return
  const make = await prepareProducts(tx, deps, wanted, creation)
  const products = wanted.map((one, at) => {
    const made = make(one, at)
    if (isRefusal(made)) throw made
    return made
  })
  await keepCounted(tx, deps, wanted, products, { ...creation, keepStock })
}
