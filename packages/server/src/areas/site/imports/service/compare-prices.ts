import type { PriceChanges, PriceGuard } from '@vitrine/contract/imports'
import type { Tx } from '../../../../platform/tx.ts'
import type { ImportedProduct } from '../model.ts'
import { addPrices, exceedsGuard, pricePairs } from '../rules/price-changes.ts'
import { findExisting } from './compare-products.ts'
import type { ImportServiceDeps } from './deps.ts'
import { toProduct } from './entries.ts'
import { productsOf, type ReadableRun } from './read-products.ts'

/** Products per transaction. */
const BATCH_PRODUCTS = 200

/** The prices that a file would change, if they are more than the guard allows; else null. */
export async function guardedPrices(
  deps: ImportServiceDeps,
  run: ReadableRun,
  guard: PriceGuard,
): Promise<PriceChanges | null> {
  let sum: PriceChanges | null = null
  let batch: ImportedProduct[] = []
  const add = async () => {
    const pairs = await run.work((tx) => pairsOf(tx, deps, batch))
    sum = addPrices(sum, pairs, guard)
    batch = []
  }
  for await (const entry of await productsOf(run)) {
    const product = entry.kind === 'product' ? toProduct(entry).product : undefined
    if (product) batch.push(product)
    if (batch.length >= BATCH_PRODUCTS) await add()
  }
  if (batch.length > 0) await add()
  const total = sum as PriceChanges | null
  return total && exceedsGuard(total, guard) ? total : null
}

async function pairsOf(tx: Tx, deps: ImportServiceDeps, products: readonly ImportedProduct[]) {
  const existing = await findExisting(tx, deps, products)
  return products.flatMap((one) => {
    const before = existing.get(one.product.handle)
    return before ? pricePairs(before, one) : []
  })
}
