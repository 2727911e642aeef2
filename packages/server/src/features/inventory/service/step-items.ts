import {
  InsufficientInventory,
  InventoryItemNotFound,
  InventoryNotTracked,
  MaxQuantityReached,
} from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HeldPlace, ItemWish } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findNamed, findPlaces, holdStock, toWanted } from '../store/items.ts'
import { changeItems, type ItemOutcome } from './change-items.ts'

/** How far quantities move from where they are. */
export interface StepPolicy {
  /** Negative lowers them. */
  readonly delta: number
  /** As far as they go, instead of leaving alone what would go further. */
  readonly isBounded: boolean
  /** What nobody counts is counted from then on, beginning at zero. */
  readonly tracks: boolean
}

const MOST = 99_999

/** Moves the quantities of items from wherever each one is, down to zero or up to the most there can be. */
export async function stepItems(
  tx: Tx,
  deps: InventoryDeps,
  ids: readonly string[],
  policy: StepPolicy,
): Promise<ItemOutcome[]> {
  const found = await findNamed(tx, ids.map((id) => ({ id })).map(toWanted(tx)))
  const places = found.flatMap((one) => one ?? [])
  await holdStock(tx, [...new Set(places.map(({ productId }) => productId))])
  const held = await findPlaces(tx, places)
  const steps = ids.map((id, at): ItemWish | ItemOutcome => {
    const place = found[at]
    return step(id, place ? held.get(itemIdOf(place)) : undefined, policy)
  })
  const wishes = steps.filter((one): one is ItemWish => 'kind' in one)
  const outcomes = [...(await changeItems(tx, deps, wishes, 'MANUAL'))]
  return steps.map((one) => ('kind' in one ? (outcomes.shift() as ItemOutcome) : one))
}

function step(
  id: string,
  place: HeldPlace | undefined,
  policy: StepPolicy,
): ItemWish | ItemOutcome {
  try {
    return { kind: 'update', id, values: { quantity: target(id, place, policy) } }
  } catch (error) {
    if (error instanceof ApplicationError) return { id, error }
    throw error
  }
}

function target(id: string, place: HeldPlace | undefined, policy: StepPolicy): number {
  const item = place?.item
  if (!item) throw InventoryItemNotFound({ inventoryItemId: id })
  if (item.quantity === null && !policy.tracks) throw InventoryNotTracked({ id })
  const before = item.quantity ?? 0
  const after = before + policy.delta
  const isBelow = policy.delta < 0 && after < 0
  if (isBelow && (before < 0 || !policy.isBounded)) {
    throw InsufficientInventory({ id, requested: -policy.delta, available: Math.max(0, before) })
  }
  if (after > MOST && !policy.isBounded) throw MaxQuantityReached({ id, quantity: before })
  return Math.min(MOST, isBelow ? 0 : after)
}
