import type { Tx } from '../../../platform/tx.ts'
import { insertAbsent } from '../store/insert-absent.ts'

/** Says of variants that there is no item of them: they are out of stock until somebody adds one. */
export async function withoutStock(
  tx: Tx,
  products: readonly { readonly productId: string; readonly variantIds: readonly string[] }[],
): Promise<void> {
  const places = products.flatMap(({ productId, variantIds }) =>
    variantIds.map((variantId) => ({ productId, variantId })),
  )
  await insertAbsent(tx, places)
}
