import type { Tx } from '../../../platform/tx.ts'
import type { VariantChanges } from '../model/commands.ts'
import type { Product, Variant } from '../model/product.ts'
import { changeVariants, resetVariants } from '../rules/change-variants.ts'
import { changeOne } from './change-products.ts'
import { type CatalogDeps, decimalsOf } from './context.ts'

/** Gives variants values of their own; answers with the product and the variants that were named. */
export async function updateVariants(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: readonly VariantChanges[],
): Promise<{ product: Product; variants: readonly Variant[] }> {
  const decimals = await decimalsOf(tx, deps)
  let named: ReadonlySet<string> = new Set()
  const product = await changeOne(tx, deps, id, (before) => {
    const changed = changeVariants(before, changes, decimals)
    named = changed.named
    return changed.product
  })
  return { product, variants: product.variants.filter((one) => named.has(one.id)) }
}

export async function resetProductVariants(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  const decimals = await decimalsOf(tx, deps)
  await changeOne(tx, deps, id, (before) => resetVariants(before, decimals))
}
