import { InventoryItemNotFound, LocationNotFound, VariantNotFound } from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import { findLocationIds } from '../../locations/store/locations.ts'
import type { Item, ItemReference, ItemRequest, StockKey, StockState } from '../model/item.ts'
import type { InventoryDeps, Reason } from '../model/stock.ts'
import { applyRequest } from '../rules/item.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findStockKeys, findStockStates, lockStock, toLookup } from '../store/items.ts'
import {
  applyChanges,
  type NewStockState,
  type StockStateChange,
  stateAfter,
} from './apply-changes.ts'

/** The result of a request: the item, null where it was deleted, or the error. */
export type ItemResult =
  | { readonly id: string; readonly item: Item | null; readonly error?: undefined }
  | { readonly id?: string | undefined; readonly error: ApplicationError }

/**
 * Creates, sets and deletes items: each request is applied or refused independently, in order. All are saved
 * with one statement; products are locked by number first, as in every batch.
 */
export async function changeItems(
  tx: Tx,
  deps: InventoryDeps,
  requests: readonly ItemRequest[],
  reason: Reason,
): Promise<ItemResult[]> {
  const found = await findStockKeys(tx, requests.map(toLookup(tx)))
  const unknown = await findUnknownLocations(tx, requests)
  const keys = found.flatMap((one) => one ?? [])
  const productIds = [...new Set(keys.map(({ productId }) => productId))]
  await lockStock(tx, productIds)
  await bookDrops(tx, deps, productIds)
  const before = await findStockStates(tx, keys)
  const now = new Map<string, StockState | NewStockState>(before)
  const results = requests.map((request, at) =>
    attempt(tx, now, { request, key: found[at] ?? null, unknown }),
  )
  const changes = [...now].flatMap(([id, after]): StockStateChange[] => {
    const was = before.get(id)
    return was && 'after' in after ? [{ before: was, after }] : []
  })
  await applyChanges(tx, deps, changes, reason)
  return results
}

interface ItemAttempt {
  readonly request: ItemRequest
  readonly key: StockKey | null
  readonly unknown: ReadonlySet<string>
}
function attempt(
  tx: Tx,
  now: Map<string, StockState | NewStockState>,
  one: ItemAttempt,
): ItemResult {
  const { request, key, unknown } = one
  const id = key ? itemIdOf(key) : request.id
  try {
    const state = id ? now.get(id) : undefined
    const refusal = refusalOf(request, state, unknown)
    if (refusal) throw refusal
    const known = state as StockState
    const record = applyRequest(known, request)
    const after = stateAfter(tx, known, record)
    now.set(itemIdOf(known), after)
    return { id: itemIdOf(known), item: after.item }
  } catch (error) {
    if (error instanceof ApplicationError) return { id, error }
    throw error
  }
}

/** Why a reference leads to no stock, if it does not. */
export function refusalOf(
  reference: ItemReference,
  state: StockState | undefined,
  unknown: ReadonlySet<string>,
): ApplicationError | undefined {
  const { locationId } = reference
  if (locationId && unknown.has(locationId)) return LocationNotFound({ locationId })
  return state ? undefined : notFound(reference)
}

const notFound = ({ id, productId, variantId }: ItemReference) =>
  id
    ? InventoryItemNotFound({ inventoryItemId: id })
    : VariantNotFound({ ...(productId && { productId }), variantId })

/** The locations that references name and the site does not have. */
export async function findUnknownLocations(
  tx: Tx,
  requests: readonly ItemReference[],
): Promise<ReadonlySet<string>> {
  const named = new Set(requests.flatMap(({ locationId }) => locationId ?? []))
  named.delete(tx.siteId)
  if (named.size === 0) return named
  for (const id of await findLocationIds(tx, [...named])) named.delete(id)
  return named
}
