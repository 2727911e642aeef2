import {
  InsufficientInventory,
  InventoryItemNotFound,
  InventoryNotTracked,
  MaxQuantityReached,
} from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import type { ItemRequest, StockState } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findStockKeys, findStockStates, lockStock, toLookup } from '../store/items.ts'
import { changeItems, type ItemResult } from './change-items.ts'

/** The step by which quantities move. */
export interface StepPolicy {
  /** Negative lowers them. */
  readonly delta: number
  /** Stops at the limit, instead of leaving items unchanged that would exceed it. */
  readonly isBounded: boolean
  /** Untracked items become tracked, starting at zero. */
  readonly tracks: boolean
}

const MAX_QUANTITY = 99_999

/** Moves the quantities of items from their current values, down to zero or up to the maximum. */
export async function stepItems(
  tx: Tx,
  deps: InventoryDeps,
  ids: readonly string[],
  policy: StepPolicy,
): Promise<ItemResult[]> {
  const found = await findStockKeys(tx, ids.map((id) => ({ id })).map(toLookup(tx)))
  const keys = found.flatMap((one) => one ?? [])
  const productIds = [...new Set(keys.map(({ productId }) => productId))]
  await lockStock(tx, productIds)
  await bookDrops(tx, deps, productIds)
  const states = await findStockStates(tx, keys)
  const steps = ids.map((id, at): ItemRequest | ItemResult => {
    const state = found[at]
    return step(id, state ? states.get(itemIdOf(state)) : undefined, policy)
  })
  const requests = steps.filter((one): one is ItemRequest => 'kind' in one)
  const results = [...(await changeItems(tx, deps, requests, 'MANUAL'))]
  return steps.map((one) => ('kind' in one ? (results.shift() as ItemResult) : one))
}

function step(
  id: string,
  state: StockState | undefined,
  policy: StepPolicy,
): ItemRequest | ItemResult {
  try {
    return { kind: 'update', id, values: { quantity: target(id, state, policy) } }
  } catch (error) {
    if (error instanceof ApplicationError) return { id, error }
    throw error
  }
}

function target(id: string, state: StockState | undefined, policy: StepPolicy): number {
  const item = state?.item
  if (!item) throw InventoryItemNotFound({ inventoryItemId: id })
  if (item.quantity === null && !policy.tracks) throw InventoryNotTracked({ id })
  const before = item.quantity ?? 0
  const after = before + policy.delta
  const isBelow = policy.delta < 0 && after < 0
  if (isBelow && (before < 0 || !policy.isBounded)) {
    throw InsufficientInventory({ id, requested: -policy.delta, available: Math.max(0, before) })
  }
  if (after > MAX_QUANTITY && !policy.isBounded) throw MaxQuantityReached({ id, quantity: before })
  return Math.min(MAX_QUANTITY, isBelow ? 0 : after)
}
