import {
  InsufficientInventory,
  InventoryChanged,
  InventoryItemNotFound,
  VariantNotFound,
} from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { InventoryDeps, QuantityChange, Reason } from '../model.ts'
import { sumChanges } from '../rules.ts'
import {
  findVariants,
  moveQuantities,
  type Outcome,
  type ResolvedChange,
  touchStock,
} from '../store/change-stock.ts'

/** Moves quantities of tracked variants, all of them or none. */
export async function moveStock(
  tx: Tx,
  { catalog, events }: InventoryDeps,
  changes: readonly QuantityChange[],
  reason: Reason,
): Promise<void> {
  const wanted = sumChanges(await resolve(tx, changes))
  const outcomes = await moveQuantities(tx, wanted, reason)
  const short = outcomes.find(({ tracked, quantity }) => tracked && quantity === null)
  if (short) throw InsufficientInventory({ productId: short.productId, variantId: short.variantId })
  const moved = outcomes.filter(({ quantity }) => quantity !== null)
  const ids = [...new Set(moved.map(({ productId }) => productId))]
  if (ids.length === 0) return
  await touchStock(tx, ids)
  await catalog.refreshAvailability(tx, ids)
  const deltas = new Map(wanted.map(({ variantId, delta }) => [variantId, delta]))
  await events.append(
    tx,
    ...ids.map((productId) => ({
      definition: InventoryChanged,
      entityId: productId,
      ...beforeAndAfter(
        moved.filter((one) => one.productId === productId),
        deltas,
        reason,
      ),
    })),
  )
}

function beforeAndAfter(
  moved: readonly Outcome[],
  deltas: ReadonlyMap<string, number>,
  reason: Reason,
) {
  const variants = moved.map(({ variantId, quantity }) => ({ variantId, quantity: quantity ?? 0 }))
  return {
    before: {
      variants: variants.map(({ variantId, quantity }) => ({
        variantId,
        quantity: quantity - (deltas.get(variantId) ?? 0),
      })),
    },
    after: { variants, reason },
  }
}

async function resolve(tx: Tx, changes: readonly QuantityChange[]): Promise<ResolvedChange[]> {
  const named = changes.map(({ productId, variantId }) => {
    if (!isGuid(productId)) throw InventoryItemNotFound({ productId })
    const isDefault = !variantId || variantId === DEFAULT_VARIANT_ID
    return { productId, variantId: isDefault ? null : variantId }
  })
  const found = await findVariants(tx, named)
  return found.map(({ place, productId, variantId }) => {
    const { delta, preorder = false, ...asked } = changes[place] as QuantityChange
    if (!productId) throw InventoryItemNotFound({ ...asked })
    if (!variantId) throw VariantNotFound({ ...asked })
    return { productId, variantId, delta, preorder }
  })
}
