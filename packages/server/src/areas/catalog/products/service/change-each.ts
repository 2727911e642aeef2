import { InvalidRevision, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import { attempt, type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findProducts } from '../store/find-products.ts'
import { saveChanges } from './change-products.ts'

/** A product to change, and optionally the expected revision. */
export interface Target {
  readonly id: string
  readonly revision?: number
}

/**
 * Changes any number of products by one rule with a constant number of statements. Each succeeds or is
 * refused on its own; results in the order of the targets. With `variants: false` the variants are not read.
 */
export async function changeEach(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  targets: readonly Target[],
  change: (before: Product) => Product,
  { variants = true } = {},
): Promise<CatalogResult<Product>[]> {
  const ids = targets.map(({ id }) => id.toLowerCase())
  const found = await findProducts(tx, ids, { variants, lock: true })
  const before = new Map(found.map((product) => [product.id, product]))
  const changed = new Map<string, CatalogResult<Product>>()
  const results = targets.map(({ id, revision }, at) => {
    const existing = before.get(ids[at] as string)
    if (!existing) return ProductNotFound({ productId: id })
    if (revision !== undefined && revision !== existing.revision) {
      return InvalidRevision({ id, revision: String(existing.revision) })
    }
    const result = changed.get(existing.id) ?? attempt(() => change(existing))
    changed.set(existing.id, result)
    return result
  })
  const requested = [...changed].flatMap(([id, after]) =>
    isRefusal(after) ? [] : [{ before: before.get(id) as Product, after }],
  )
  const saved = await saveChanges(tx, deps, requested)
  const after = new Map(saved.map((product) => [product.id, product]))
  return results.map((one) => (isRefusal(one) ? one : (after.get(one.id) ?? one)))
}
