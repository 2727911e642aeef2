import type { Product } from '@vitrine/contract/catalog-v1'
import type { Call } from '../../api/client.ts'
import type { OptionForm } from './form.ts'
import { planOptionsAndVariants } from './shared-options.ts'
import { findSharedOptions, productV3Query } from './use-shared-options.ts'

/** Whether options have to be said together with those that are shared. */
export async function hasSharedOptions(
  call: Call,
  product: Product | undefined,
  options: readonly OptionForm[],
): Promise<boolean> {
  if (options.some(({ sharedId }) => sharedId !== undefined)) return true
  if (!product?.manageVariants) return false
  const { options: storedOptions } = (
    await call('catalogV3.getProduct', productV3Query(product.id))
  ).product
  const shared = await findSharedOptions(
    call,
    storedOptions.map(({ id }) => id),
  )
  return shared.size > 0 && options.length > 0
}

/** Writes options of which some are shared, and lists the variants they make. */
export async function saveSharedOptions(
  call: Call,
  { id: productId, stock }: Pick<Product, 'id' | 'stock'>,
  options: readonly OptionForm[],
): Promise<void> {
  const { product } = await call('catalogV3.getProduct', { productId })
  const ids = [
    ...product.options.map(({ id }) => id),
    ...options.flatMap(({ sharedId }) => sharedId ?? []),
  ]
  const shared = await findSharedOptions(call, ids)
  const { id, revision } = product
  const isTracked = stock.trackInventory
  await call('catalogV3.updateProductWithInventory', {
    product: { id, revision, ...planOptionsAndVariants(options, { product, shared, isTracked }) },
  })
}
