import type { Tx } from '../../../platform/tx.ts'
import type { PortableStock } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findPlaces, holdStock } from '../store/items.ts'
import { listLocations } from '../store/locations.ts'
import { afterwards, applyChanges, type PlaceChange } from './apply-changes.ts'
import { addLocation } from './locations.ts'

/** Stock of one product as it was elsewhere. */
export interface ForeignStock {
  readonly productId: string
  readonly places: readonly PortableStock[]
}

/** Brings stock of products that are new here back; locations are found by their names or added. */
export async function restoreStock(
  tx: Tx,
  deps: InventoryDeps,
  stock: readonly ForeignStock[],
): Promise<void> {
  const names = stock.flatMap(({ places }) => places.flatMap(({ location }) => location ?? []))
  const locations = await ensureLocations(tx, deps, [...new Set(names)])
  const wanted = stock.flatMap(({ productId, places }) =>
    places.map((one) => {
      const locationId =
        one.location === null ? tx.siteId : (locations.get(one.location) ?? tx.siteId)
      return { place: { productId, variantId: one.variantId, locationId }, one }
    }),
  )
  await holdStock(
    tx,
    stock.map(({ productId }) => productId),
  )
  const held = await findPlaces(
    tx,
    wanted.map(({ place }) => place),
  )
  const changes = wanted.flatMap(({ place, one }): PlaceChange[] => {
    const before = held.get(itemIdOf(place))
    return before ? [{ before, after: afterwards(tx, before, writtenOf(one)) }] : []
  })
  await applyChanges(tx, deps, changes, 'MANUAL')
}

function writtenOf({ absent, extendedFields = null, ...stock }: PortableStock) {
  if (absent) return null
  const { tracked, quantity, inStock, preorder, counter } = stock
  return { tracked, quantity, inStock, preorder, counter, extendedFields }
}

async function ensureLocations(
  tx: Tx,
  deps: InventoryDeps,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const known = new Map((await listLocations(tx)).map(({ id, name }) => [name.toLowerCase(), id]))
  for (const name of names.filter((one) => !known.has(one.toLowerCase()))) {
    known.set(name.toLowerCase(), (await addLocation(tx, deps, name)).id)
  }
  return new Map(names.map((name) => [name, known.get(name.toLowerCase()) as string]))
}
