import {
  InsufficientInventory,
  InventoryItemNotFound,
  VariantNotFound,
} from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { moveFacts } from '../events.ts'
import type { InventoryDeps, Movement, QuantityChange, Reason } from '../model.ts'
import { inventoryIdOf } from '../rules.ts'
import { moveQuantities, type Outcome } from '../store/move-quantities.ts'

/** Moves quantities of tracked variants, all of them or none; answers with the batch's id. */
export async function moveStock(
  tx: Tx,
  { events }: InventoryDeps,
  changes: readonly QuantityChange[],
  reason: Reason,
): Promise<string> {
  const lines = changes.map(toLine)
  const id = newId()
  const outcomes = await moveQuantities(tx, lines, { id, reason })
  refuseUnknown(lines, outcomes)
  refuseShort(lines, outcomes)
  const moved = movementsOf(outcomes)
  await events.append(tx, ...moveFacts(moved, reason))
  return id
}

function toLine(change: QuantityChange): QuantityChange {
  if (!isGuid(change.productId)) throw noSuchItem(change)
  if (change.variantId !== DEFAULT_VARIANT_ID) return change
  const { variantId: _, ...line } = change
  return line
}

function refuseUnknown(lines: readonly QuantityChange[], outcomes: readonly Outcome[]): void {
  for (const { place, productId, variantId } of outcomes) {
    const line = lines[place] as QuantityChange
    if (productId === null) throw noSuchItem(line)
    if (variantId === null) throw noSuchVariant(line)
  }
}

function noSuchItem({ productId, idField = 'productId', at = 'change' }: QuantityChange) {
  const id = idField === 'inventoryId' ? inventoryIdOf(productId) : productId
  return InventoryItemNotFound(
    { [idField]: id, field: `${at}.${idField}` },
    `${at}.${idField}: there is no such inventory item`,
  )
}

const noSuchVariant = ({ productId, variantId, at = 'change' }: QuantityChange) =>
  VariantNotFound(
    { productId, ...(variantId ? { variantId } : {}), field: `${at}.variantId` },
    variantId
      ? `${at}.variantId: the product has no variant ${variantId}`
      : `${at}.variantId: is required, because the product has several variants`,
  )

/** Names every line that asks for more than there is. */
function refuseShort(lines: readonly QuantityChange[], outcomes: readonly Outcome[]): void {
  const short = outcomes.filter((one) => one.short)
  if (short.length === 0) return
  const named = short.map(({ place, productId, variantId, before, delta }) => ({
    field: `${lines[place]?.at ?? 'change'}.decrementBy`,
    productId,
    variantId,
    requested: -delta,
    available: Math.max(0, before),
  }))
  const [first] = named
  throw InsufficientInventory(
    { ...first, lines: named },
    `${first?.field}: ${first?.requested} asked for, ${first?.available} left; nothing was changed`,
  )
}

/** Each variant that moved once, however many lines named it. */
function movementsOf(outcomes: readonly Outcome[]): Movement[] {
  const moved = new Map<string, Movement>()
  for (const { productId, variantId, after, ...one } of outcomes) {
    if (productId === null || variantId === null || after === null) continue
    moved.set(variantId, { ...one, productId, variantId, after })
  }
  return [...moved.values()]
}
