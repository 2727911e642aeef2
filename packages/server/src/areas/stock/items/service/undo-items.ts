import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoredFact } from '../../../site/events/index.ts'
import { bookDrops } from '../../drops/service/book.ts'
import { findEntryStates } from '../../ledger/store/ledger.ts'
import type { StockKey } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import {
  checkItem,
  type ItemConflict,
  itemStateOf,
  type UndoItemState,
  type UndoneItemFact,
  undoItemFact,
} from '../rules/undo-item.ts'
import { findStockStates, lockStock } from '../store/items.ts'
import { applyChanges, type StockStateChange, stateAfter } from './apply-changes.ts'

/** A reason why a stock change cannot be undone. */
export interface StockConflict extends ItemConflict {
  readonly entity: { readonly type: 'inventory_item'; readonly id: string }
}

/** The changes to undo, and their call. */
type UndoneFact = Pick<StoredFact, 'entityId' | 'before' | 'after'> & { readonly group?: string }

/**
 * Reverts stock changes, newest first, as movements of the ledger: later sales stay. All items are saved with
 * one statement.
 */
export async function undoItems(
  tx: Tx,
  deps: InventoryDeps,
  facts: readonly UndoneFact[],
): Promise<StockConflict[]> {
  const keys = new Map(facts.map((one) => [one.entityId, (one.after ?? one.before) as StockKey]))
  const productIds = [...new Set([...keys.values()].map(({ productId }) => productId))]
  await lockStock(tx, productIds)
  await bookDrops(tx, deps, productIds)
  const stored = await findStockStates(tx, [...keys.values()])
  const groups = [...new Set(facts.flatMap(({ group }) => group ?? []))]
  const entries = await findEntryStates(tx, groups, productIds)
  const states = new Map<string, UndoItemState>()
  for (const fact of facts) {
    const before = stored.get(fact.entityId)
    const isReverted = entries.get(fact.entityId)?.some((one) => one.isReverted) ?? false
    const stateNow = before ? itemStateOf(before) : missing
    const state = states.get(fact.entityId) ?? (isReverted ? moved(stateNow) : stateNow)
    const change = { before: fact.before, after: fact.after } as UndoneItemFact
    states.set(fact.entityId, before ? undoItemFact(state, change) : state)
  }
  const changes = [...states].flatMap(([id, state]): StockStateChange[] => {
    const before = stored.get(id)
    if (!before) return []
    const checked = checkItem(before, state)
    states.set(id, checked)
    const isSame = isDeepStrictEqual(checked.item, itemStateOf(before).item)
    if (checked.conflicts.length > 0 || isSame) return []
    const reverts = entries.get(id)?.[0]?.latest
    return [{ before, after: stateAfter(tx, before, checked.item), reverts }]
  })
  await applyChanges(tx, deps, changes, 'REVERT_INVENTORY_CHANGE')
  return [...states].flatMap(([id, { conflicts }]) =>
    conflicts.map((one) => ({ ...one, entity: { type: 'inventory_item' as const, id } })),
  )
}

/** It is moved back in the ledger of stock already. */
const moved = (state: UndoItemState): UndoItemState => ({
  ...state,
  conflicts: [...state.conflicts, { field: 'quantity', reason: 'CHANGED' }],
})

/** The variant has been deleted with its stock. */
const missing: UndoItemState = { item: null, conflicts: [{ field: '', reason: 'DELETED' }] }
