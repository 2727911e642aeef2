import type { InventoryReason } from '@vitrine/contract/vocabulary'
import type { Call } from '../../../../api/client.ts'
import type { Messages } from '../../../../messages/index.ts'
import { type BatchEntry, saveBatch } from '../../../stock/save-batch.ts'
import { type ChangedCell, cellKey } from '../drafts.ts'

interface StockSave {
  readonly reason: InventoryReason
  readonly messages: Messages
  /**
   * Whether the response to the same save was lost: relative changes then send their revision, so that they are not
   * applied twice.
   */
  readonly isRepeated: boolean
}

/** The results of stock cells, by their keys. */
export interface StockOutcome {
  readonly saved: ReadonlySet<string>
  readonly groupIds: readonly string[]
  /** Changed elsewhere since they were seen. */
  readonly stale: ReadonlySet<string>
  readonly refusals: ReadonlyMap<string, string>
  readonly failure: unknown
}

/** Maximum number of retries without refused entries. */
const MAX_ROUNDS = 10

/** Saves cells with stock; one that is refused stays, and the others are saved without it. */
export async function saveStockCells(
  call: Call,
  cells: readonly ChangedCell[],
  { isRepeated, ...context }: StockSave,
): Promise<StockOutcome> {
  const [saved, stale] = [new Set<string>(), new Set<string>()]
  const refusals = new Map<string, string>()
  const groupIds: string[] = []
  let left = cells.flatMap((cell) => entryOf(cell, isRepeated))
  for (let round = 0; round < MAX_ROUNDS && left.length > 0; round += 1) {
    const outcome = await saveBatch(call, left, context)
    for (const key of outcome.saved) saved.add(key)
    for (const key of outcome.stale) stale.add(key)
    for (const [key, text] of outcome.refusals) refusals.set(key, text)
    groupIds.push(...outcome.groupIds)
    if (outcome.failure) return { saved, stale, refusals, groupIds, failure: outcome.failure }
    left = left.filter(({ key }) => !saved.has(key) && !stale.has(key) && !refusals.has(key))
  }
  return { saved, stale, refusals, groupIds, failure: undefined }
}

/**
 * The request of a cell: a change is relative to the current quantity, a number replaces the one that was
 * seen.
 */
function entryOf({ row, column, entry, revision }: ChangedCell, isRepeated: boolean): BatchEntry[] {
  const { productId, variantId, stock } = row
  if (entry.kind !== 'value' || !variantId || !stock) return []
  const place = { productId, variantId, locationId: stock.locationId }
  const pieces = Number(entry.value)
  const item = /^[+-]/.test(entry.value)
    ? { ...place, changeBy: pieces, ...(isRepeated && { revision }) }
    : { ...place, quantity: pieces, revision }
  return [{ key: cellKey(row, column), items: [item] }]
}
