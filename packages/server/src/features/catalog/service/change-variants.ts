import { isDeepStrictEqual } from 'node:util'
import { ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import { factsOfChange } from '../events.ts'
import type { VariantChanges } from '../model/commands.ts'
import type { Product, Variant } from '../model/product.ts'
import { isRefusal } from '../rules/attempt.ts'
import { changeVariants, resetVariants, selectorsOf } from '../rules/change-variants.ts'
import { findProduct } from '../store/find-products.ts'
import { findNamed, saveRanges, saveValues } from '../store/named-variants.ts'
import { changeOne } from './change-products.ts'
import { claimCodes } from './claim-names.ts'
import { type CatalogDeps, decimalsOf } from './context.ts'

/**
 * Gives variants values of their own; answers with the product and the variants that were named.
 * Reads and writes these alone, however many siblings they have.
 */
export async function updateVariants(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: readonly VariantChanges[],
): Promise<{ product: Product; variants: readonly Variant[] }> {
  const product = await findProduct(tx, id, { variants: false, lock: true })
  if (!product) throw ProductNotFound({ productId: id })
  const variants = await findNamed(tx, product, selectorsOf(product, changes))
  const before = { ...product, variants }
  const wanted = changeVariants(before, changes, await decimalsOf(tx, deps)).product.variants
  const differing = wanted.filter((one, at) => !isDeepStrictEqual(one, variants[at]))
  if (differing.length === 0) return { product, variants }
  await refuseTakenBarcodes(tx, before, wanted)
  await saveValues(tx, product.id, differing)
  const after = {
    ...before,
    variants: wanted,
    aggregates: await saveRanges(tx, product, hidden(wanted) - hidden(variants)),
    revision: product.revision + 1,
    updatedDate: tx.now,
  }
  await deps.events.append(tx, ...factsOfChange(before, after))
  return { product: after, variants: wanted }
}

/** SKUs may be shared among variants here, as they always could. */
async function refuseTakenBarcodes(
  tx: Tx,
  before: Product,
  wanted: readonly Variant[],
): Promise<void> {
  const variants = wanted.map(({ barcode }, at) => ({
    ...(before.variants[at] as Variant),
    barcode,
  }))
  const [outcome] = await claimCodes(tx, [{ before, after: { ...before, variants } }])
  if (isRefusal(outcome)) throw outcome
}

const hidden = (variants: readonly Variant[]) => variants.filter(({ visible }) => !visible).length

export async function resetProductVariants(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  const decimals = await decimalsOf(tx, deps)
  await changeOne(tx, deps, id, (before) => resetVariants(before, decimals))
}
