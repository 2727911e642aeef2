import type { Tx } from '../../../../platform/tx.ts'
import type { ProductChanges } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { changeProduct } from '../rules/change-product.ts'
import { findProducts } from '../store/find-products.ts'
import { saveChanges } from './change-products.ts'
import { resolveReferences } from './resolve-references.ts'

/** The changeable fields of a product except its slug, which only a single update changes. */
export type ContentChanges = Omit<ProductChanges, 'slug'>

/**
 * Changes any number of products with a constant number of statements. They are locked, and the callback
 * returns the changes for each; undefined leaves it unchanged. Returns all of them after the change.
 */
export async function updateProducts(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
  changesOf: (before: Product) => ContentChanges | undefined,
): Promise<Product[]> {
  const found = await findProducts(tx, ids, { variants: true, lock: true })
  const requested = found.flatMap((before) => {
    const changes = changesOf(before)
    return changes ? [{ before, changes }] : []
  })
  if (requested.length === 0) return found
  const setting = await resolveReferences(
    tx,
    deps,
    requested.map(({ changes }) => changes),
  )
  const saved = await saveChanges(
    tx,
    deps,
    requested.map(({ before, changes }) => ({
      before,
      after: changeProduct(before, changes, setting),
    })),
  )
  const after = new Map(saved.map((product) => [product.id, product]))
  return found.map((before) => after.get(before.id) ?? before)
}
