import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../../catalog/index.ts'
import { asNewProduct } from '../rules/copy-product.ts'
import { type ProductEditingDeps, saveProduct } from './save-product.ts'

const options = { merge: false, dryRun: false, withVariants: true, isCopy: true } as const

/** Creates a hidden copy of a product with variants, without its stock, codes and slug. */
export async function duplicateProduct(
  tx: Tx,
  deps: ProductEditingDeps,
  id: string,
  name?: string,
): Promise<Product> {
  const original = await deps.catalog.getProduct(tx, id, { seesHidden: true })
  const copy = asNewProduct(original)
  const { entity } = await saveProduct(tx, deps, name ? { ...copy, name } : copy, options)
  return entity
}
