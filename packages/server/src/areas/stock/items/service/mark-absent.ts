import type { Tx } from '../../../../platform/tx.ts'
import { insertAbsent } from '../store/insert-absent.ts'

/** Marks variants as having no item: they are out of stock until one is created. */
export async function markAbsent(
  tx: Tx,
  products: readonly { readonly productId: string; readonly variantIds: readonly string[] }[],
): Promise<void> {
  const keys = products.flatMap(({ productId, variantIds }) =>
    variantIds.map((variantId) => ({ productId, variantId })),
  )
  await insertAbsent(tx, keys)
}
