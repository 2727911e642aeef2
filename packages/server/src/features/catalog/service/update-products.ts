import type { Tx } from '../../../platform/tx.ts'
import type { ProductChanges } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { changeProduct } from '../rules/change-product.ts'
import { findProducts } from '../store/find-products.ts'
import { saveChanges } from './change-products.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'

/** Everything of a product but its address, which only a change of its own moves. */
export type ContentChanges = Omit<ProductChanges, 'slug'>

/**
 * Changes any number of products with as many statements as one. They are held, and whoever asks says
 * for each what shall change; undefined leaves it alone. Answers with what all of them are then.
 */
export async function updateProducts(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
  changesOf: (before: Product) => ContentChanges | undefined,
): Promise<Product[]> {
  const found = await findProducts(tx, ids, { variants: true, lock: true })
  const wanted = found.flatMap((before) => {
    const changes = changesOf(before)
    return changes ? [{ before, changes }] : []
  })
  if (wanted.length === 0) return found
  const setting = await resolveReferences(
    tx,
    deps,
    wanted.map(({ changes }) => changes),
  )
  const saved = await saveChanges(
    tx,
    deps,
    wanted.map(({ before, changes }) => ({
      before,
      after: changeProduct(before, changes, setting),
    })),
  )
  const after = new Map(saved.map((product) => [product.id, product]))
  return found.map((before) => after.get(before.id) ?? before)
}
