import { InvalidRevision, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { findProducts } from '../store/find-products.ts'
import { saveChanges } from './change-products.ts'
import type { CatalogDeps } from './context.ts'

/** A product to change, and the revision it must still have where that was said. */
export interface Target {
  readonly id: string
  readonly revision?: number
}

/**
 * Changes any number of products by one rule, with as many statements as one. Each of them succeeds or is
 * refused alone; answers in the order of the targets. Rules that leave the variants alone say so, and
 * none are read.
 */
export async function changeEach(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  targets: readonly Target[],
  change: (before: Product) => Product,
  { variants = true } = {},
): Promise<Outcome<Product>[]> {
  const ids = targets.map(({ id }) => id.toLowerCase())
  const found = await findProducts(tx, ids, { variants, lock: true })
  const before = new Map(found.map((product) => [product.id, product]))
  const changed = new Map<string, Outcome<Product>>()
  const outcomes = targets.map(({ id, revision }, at) => {
    const known = before.get(ids[at] as string)
    if (!known) return ProductNotFound({ productId: id })
    if (revision !== undefined && revision !== known.revision) {
      return InvalidRevision({ id, revision: String(known.revision) })
    }
    const outcome = changed.get(known.id) ?? attempt(() => change(known))
    changed.set(known.id, outcome)
    return outcome
  })
  const wanted = [...changed].flatMap(([id, after]) =>
    isRefusal(after) ? [] : [{ before: before.get(id) as Product, after }],
  )
  const saved = await saveChanges(tx, deps, wanted)
  const after = new Map(saved.map((product) => [product.id, product]))
  return outcomes.map((one) => (isRefusal(one) ? one : (after.get(one.id) ?? one)))
}
