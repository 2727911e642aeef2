import { isDeepStrictEqual } from 'node:util'
import { ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import { factsOfChange } from '../../events.ts'
import { changeOne } from '../../products/service/change-products.ts'
import { claimCodes } from '../../products/service/claim-names.ts'
import { findProduct } from '../../products/store/find-products.ts'
import type { VariantChanges } from '../../shared/model/commands.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import { isRefusal } from '../../shared/rules/attempt.ts'
import { type CatalogDeps, decimalsOf } from '../../shared/service/context.ts'
import { changeVariants, resetVariants, selectorsOf } from '../rules/change-variants.ts'
import { findNamed, saveRanges, saveValues } from '../store/named-variants.ts'

/**
 * Changes values of variants; returns the product and the changed variants. Other variants are not accessed.
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
  const requested = changeVariants(before, changes, await decimalsOf(tx, deps)).product.variants
  const differing = requested.filter((one, at) => !isDeepStrictEqual(one, variants[at]))
  if (differing.length === 0) return { product, variants }
  await refuseTakenBarcodes(tx, before, requested)
  await saveValues(tx, product.id, differing)
  const after = {
    ...before,
    variants: requested,
    aggregates: await saveRanges(tx, product, hidden(requested) - hidden(variants)),
    revision: product.revision + 1,
    updatedDate: tx.now,
  }
  await deps.events.append(tx, ...factsOfChange(before, after))
  return { product: after, variants: requested }
}

/** Variants may share SKUs, but not barcodes. */
async function refuseTakenBarcodes(
  tx: Tx,
  before: Product,
  requested: readonly Variant[],
): Promise<void> {
  const variants = requested.map(({ barcode }, at) => ({
    ...(before.variants[at] as Variant),
    barcode,
  }))
  const [result] = await claimCodes(tx, [{ before, after: { ...before, variants } }])
  if (isRefusal(result)) throw result
}

const hidden = (variants: readonly Variant[]) => variants.filter(({ visible }) => !visible).length

export async function resetProductVariants(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  const decimals = await decimalsOf(tx, deps)
  await changeOne(tx, deps, id, (before) => resetVariants(before, decimals))
}
