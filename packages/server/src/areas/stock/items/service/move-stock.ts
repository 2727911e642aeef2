import {
  InsufficientInventory,
  InventoryItemNotFound,
  MaxQuantityReached,
  VariantNotFound,
} from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import { movedItemFacts, moveFacts } from '../../events.ts'
import type { MovePolicy } from '../model/item.ts'
import type { InventoryDeps, QuantityChange, Reason } from '../model/stock.ts'
import { inventoryIdOf } from '../rules/stock.ts'
import { type LinePreview, moveQuantities, previewMoves } from '../store/move-quantities.ts'
import { movementsOf } from './movements.ts'

/** Moves quantities of tracked variants, all or none; returns the id of the batch. */
export async function moveStock(
  tx: Tx,
  deps: InventoryDeps,
  changes: readonly QuantityChange[],
  reason: Reason,
): Promise<string> {
  const lines = changes.map(toLine)
  const id = newId()
  await bookDrops(
    tx,
    deps,
    lines.map(({ productId }) => productId),
  )
  await refuseMissingStock(tx, lines)
  const results = await moveQuantities(tx, lines, { id, reason, policy: allOrNone })
  refuseUnknown(lines, results)
  refuseShort(lines, results)
  refuseFull(lines, results)
  const movements = movementsOf(results)
  await deps.events.append(
    tx,
    ...moveFacts(tx, movements, reason),
    ...movedItemFacts(movements, reason),
  )
  return id
}

/** Untracked variants stay unchanged; preorders make quantities negative. */
const allOrNone: MovePolicy = {
  whole: true,
  ahead: 'below-zero',
  countedOnly: false,
  inStockOnly: false,
  restrict: true,
}

function toLine(change: QuantityChange): QuantityChange {
  if (!isGuid(change.productId)) throw noSuchItem(change)
  if (change.variantId !== DEFAULT_VARIANT_ID) return change
  const { variantId: _, ...line } = change
  return line
}

/**
 * Refuses lines that exceed the committed stock at once, without waiting for the locks of concurrent buyers.
 * Uncommitted purchases do not count.
 */
async function refuseMissingStock(tx: Tx, lines: readonly QuantityChange[]): Promise<void> {
  if (lines.every(({ delta }) => delta >= 0)) return
  const seen = await previewMoves(tx, lines, allOrNone)
  refuseUnknown(lines, seen)
  refuseShort(lines, seen)
}

function refuseUnknown(lines: readonly QuantityChange[], results: readonly LinePreview[]): void {
  for (const { place, productId, variantId } of results) {
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

/** Throws an error for every line that exceeds the stock. */
function refuseShort(lines: readonly QuantityChange[], results: readonly LinePreview[]): void {
  const short = results.filter(({ refusal }) => refusal === 'SHORT')
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
    `${first?.field}: ${first?.requested} requested, ${first?.available} left; nothing was changed`,
  )
}

/** Throws an error for the first line that exceeds the maximum quantity. */
function refuseFull(lines: readonly QuantityChange[], results: readonly LinePreview[]): void {
  const full = results.find(({ refusal }) => refusal === 'MAX')
  if (!full) return
  const { place, productId, variantId, before: quantity } = full
  const field = `${lines[place]?.at ?? 'change'}.incrementBy`
  throw MaxQuantityReached(
    { field, productId, variantId, quantity },
    `${field}: together with the current ${quantity}, above the maximum quantity; nothing was changed`,
  )
}
