import { InventoryItemNotFound, LocationNotFound, VariantNotFound } from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HeldPlace, Item, ItemReference, ItemWish, Place } from '../model/item.ts'
import type { InventoryDeps, Reason } from '../model/stock.ts'
import { fulfil } from '../rules/item.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findNamed, findPlaces, holdStock, toWanted } from '../store/items.ts'
import { findLocationIds } from '../store/locations.ts'
import { afterwards, applyChanges, type NewPlace, type PlaceChange } from './apply-changes.ts'

/** What became of a wish: the item, none where it was deleted, or why it did not come true. */
export type ItemOutcome =
  | { readonly id: string; readonly item: Item | null; readonly error?: undefined }
  | { readonly id?: string | undefined; readonly error: ApplicationError }

/**
 * Adds, sets and deletes items: each wish comes true or is refused alone, in their order. All are written
 * with one statement; products are held by number first, as by every batch.
 */
export async function changeItems(
  tx: Tx,
  deps: InventoryDeps,
  wishes: readonly ItemWish[],
  reason: Reason,
): Promise<ItemOutcome[]> {
  const found = await findNamed(tx, wishes.map(toWanted(tx)))
  const unknown = await findUnknownLocations(tx, wishes)
  const places = found.flatMap((one) => one ?? [])
  await holdStock(tx, [...new Set(places.map(({ productId }) => productId))])
  const before = await findPlaces(tx, places)
  const now = new Map<string, HeldPlace | NewPlace>(before)
  const outcomes = wishes.map((wish, at) =>
    attempt(tx, now, { wish, place: found[at] ?? null, unknown }),
  )
  const changes = [...now].flatMap(([id, after]): PlaceChange[] => {
    const was = before.get(id)
    return was && 'after' in after ? [{ before: was, after }] : []
  })
  await applyChanges(tx, deps, changes, reason)
  return outcomes
}

interface Try {
  readonly wish: ItemWish
  readonly place: Place | null
  readonly unknown: ReadonlySet<string>
}
function attempt(tx: Tx, now: Map<string, HeldPlace | NewPlace>, one: Try): ItemOutcome {
  const { wish, place, unknown } = one
  const id = place ? itemIdOf(place) : wish.id
  try {
    const held = id ? now.get(id) : undefined
    if (wish.locationId && unknown.has(wish.locationId)) {
      throw LocationNotFound({ locationId: wish.locationId })
    }
    if (!held) throw notFound(wish)
    const written = fulfil(held, wish)
    const after = afterwards(tx, held, written)
    now.set(itemIdOf(held), after)
    return { id: itemIdOf(held), item: after.item }
  } catch (error) {
    if (error instanceof ApplicationError) return { id, error }
    throw error
  }
}

const notFound = ({ id, productId, variantId }: ItemReference) =>
  id
    ? InventoryItemNotFound({ inventoryItemId: id })
    : VariantNotFound({ ...(productId && { productId }), variantId })

async function findUnknownLocations(
  tx: Tx,
  wishes: readonly ItemWish[],
): Promise<ReadonlySet<string>> {
  const named = new Set(wishes.flatMap(({ locationId }) => locationId ?? []))
  named.delete(tx.siteId)
  if (named.size === 0) return named
  for (const id of await findLocationIds(tx, [...named])) named.delete(id)
  return named
}
