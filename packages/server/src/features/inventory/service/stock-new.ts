import type { Tx } from '../../../platform/tx.ts'
import { setFact } from '../events.ts'
import type { InventoryDeps, Reason, VariantStock } from '../model.ts'
import type { SetStock } from '../rules.ts'
import { insertStock } from '../store/insert-stock.ts'

/** Stock of a product that is new, with all its variants. */
export interface NewProductStock {
  readonly productId: string
  readonly tracked: boolean
  readonly variants: readonly VariantStock[]
}

const preorder = { enabled: false, message: null, limit: null }

/** Writes down the stock of new products; what is in stock and not tracked needs no row. */
export async function stockNew(
  tx: Tx,
  { events }: InventoryDeps,
  wanted: readonly NewProductStock[],
  reason: Reason,
): Promise<void> {
  const changes = wanted.map(changeOf).filter(({ variants }) => variants.length > 0)
  if (changes.length === 0) return
  await insertStock(
    tx,
    changes.flatMap(({ after, variants }) =>
      variants.map((one) => ({ ...after, variant: one.after, delta: one.after.quantity ?? 0 })),
    ),
    reason,
  )
  await events.append(tx, ...changes.map((one) => setFact(one, reason)))
}

function changeOf({ productId, tracked, variants }: NewProductStock): SetStock {
  const differing = tracked ? variants : variants.filter(({ inStock }) => !inStock)
  return {
    before: { productId, tracked: false, preorder },
    after: { productId, tracked, preorder },
    isWhole: tracked,
    variants: differing.map((one) => ({
      before: { ...one, quantity: null, inStock: true },
      // Whether a counted variant is in stock is its quantity's to say, also once nobody counts.
      after: tracked ? { ...one, inStock: true } : { ...one, quantity: null },
    })),
  }
}
