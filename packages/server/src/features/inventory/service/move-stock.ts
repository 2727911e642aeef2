import {
  InsufficientInventory,
  InventoryItemNotFound,
  MaxQuantityReached,
  VariantNotFound,
} from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { movedItemFacts, moveFacts } from '../events.ts'
import type { MovePolicy } from '../model/item.ts'
import type { InventoryDeps, Movement, QuantityChange, Reason } from '../model/stock.ts'
import { inventoryIdOf } from '../rules/stock.ts'
import {
  type Foresight,
  lookAhead,
  moveQuantities,
  type Outcome,
} from '../store/move-quantities.ts'

/** Moves quantities of tracked variants, all of them or none; answers with the batch's id. */
export async function moveStock(
  tx: Tx,
  { events }: InventoryDeps,
  changes: readonly QuantityChange[],
  reason: Reason,
): Promise<string> {
  const lines = changes.map(toLine)
  const id = newId()
  await refuseBeforehand(tx, lines)
  const outcomes = await moveQuantities(tx, lines, { id, reason, policy: allOrNone })
  refuseUnknown(lines, outcomes)
  refuseShort(lines, outcomes)
  refuseFull(lines, outcomes)
  const moved = movementsOf(outcomes)
  await events.append(tx, ...moveFacts(tx, moved, reason), ...movedItemFacts(moved, reason))
  return id
}

/** What nobody counts stays; orders ahead go below zero. */
const allOrNone: MovePolicy = {
  whole: true,
  ahead: 'below-zero',
  countedOnly: false,
  restrict: true,
}

function toLine(change: QuantityChange): QuantityChange {
  if (!isGuid(change.productId)) throw noSuchItem(change)
  if (change.variantId !== DEFAULT_VARIANT_ID) return change
  const { variantId: _, ...line } = change
  return line
}

/**
 * Whoever asks for what is gone by the last commit is told so at once, and does not stand in line behind
 * those who are buying. What others are buying just now is not gone before they have it.
 */
async function refuseBeforehand(tx: Tx, lines: readonly QuantityChange[]): Promise<void> {
  if (lines.every(({ delta }) => delta >= 0)) return
  const seen = await lookAhead(tx, lines, allOrNone)
  refuseUnknown(lines, seen)
  refuseShort(lines, seen)
}

function refuseUnknown(lines: readonly QuantityChange[], outcomes: readonly Foresight[]): void {
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
function refuseShort(lines: readonly QuantityChange[], outcomes: readonly Foresight[]): void {
  const short = outcomes.filter(({ refusal }) => refusal === 'SHORT')
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

/** Names the first line that brings more than there can be. */
function refuseFull(lines: readonly QuantityChange[], outcomes: readonly Foresight[]): void {
  const full = outcomes.find(({ refusal }) => refusal === 'MAX')
  if (!full) return
  const { place, productId, variantId, before: quantity } = full
  const field = `${lines[place]?.at ?? 'change'}.incrementBy`
  throw MaxQuantityReached(
    { field, productId, variantId, quantity },
    `${field}: with the ${quantity} there are, more than there can be; nothing was changed`,
  )
}

/** Each item that moved once, however many lines named it. */
export function movementsOf(outcomes: readonly Outcome[]): Movement[] {
  const moved = new Map<string, Movement>()
  for (const outcome of outcomes) {
    const { productId, variantId, id, after, counterAfter, revision } = outcome
    if (!productId || !variantId || !id || after === null) continue
    const { locationId, isDefault, visible, before, counterBefore, preorder } = outcome
    moved.set(id, {
      ...{ id, productId, variantId, locationId, isDefault, visible, before, after, preorder },
      ...{ counterBefore, counterAfter: counterAfter ?? 0, revision: revision ?? 1 },
    })
  }
  return [...moved.values()]
}
