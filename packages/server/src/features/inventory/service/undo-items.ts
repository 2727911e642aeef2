import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../platform/tx.ts'
import type { KeptFact } from '../../events/index.ts'
import type { Place } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import {
  checkItem,
  type ItemConflict,
  type ItemState,
  itemStateOf,
  takeBackItem,
  type UndoneItemFact,
} from '../rules/undo-item.ts'
import { findPlaces, holdStock } from '../store/items.ts'
import { afterwards, applyChanges, type PlaceChange } from './apply-changes.ts'

/** What stands against taking stock back. */
export interface StockConflict extends ItemConflict {
  readonly entity: { readonly type: 'inventory_item'; readonly id: string }
}

/**
 * Takes what happened to stock back, the newest first, as movements of its ledger: what was sold since
 * stays sold. All items are written with one statement.
 */
export async function undoItems(
  tx: Tx,
  deps: InventoryDeps,
  facts: readonly Pick<KeptFact, 'entityId' | 'before' | 'after'>[],
): Promise<StockConflict[]> {
  const places = new Map(facts.map((one) => [one.entityId, (one.after ?? one.before) as Place]))
  await holdStock(tx, [...new Set([...places.values()].map(({ productId }) => productId))])
  const held = await findPlaces(tx, [...places.values()])
  const states = new Map<string, ItemState>()
  for (const fact of facts) {
    const place = held.get(fact.entityId)
    const state = states.get(fact.entityId) ?? (place ? itemStateOf(place) : missing)
    const change = { before: fact.before, after: fact.after } as UndoneItemFact
    states.set(fact.entityId, place ? takeBackItem(state, change) : state)
  }
  const changes = [...states].flatMap(([id, state]): PlaceChange[] => {
    const before = held.get(id)
    if (!before) return []
    const checked = checkItem(before, state)
    states.set(id, checked)
    const isSame = isDeepStrictEqual(checked.item, itemStateOf(before).item)
    if (checked.conflicts.length > 0 || isSame) return []
    return [{ before, after: afterwards(tx, before, checked.item) }]
  })
  await applyChanges(tx, deps, changes, 'REVERT_INVENTORY_CHANGE')
  return [...states].flatMap(([id, { conflicts }]) =>
    conflicts.map((one) => ({ ...one, entity: { type: 'inventory_item' as const, id } })),
  )
}

/** The variant is gone, and its stock with it. */
const missing: ItemState = { item: null, conflicts: [{ field: '', reason: 'DELETED' }] }
