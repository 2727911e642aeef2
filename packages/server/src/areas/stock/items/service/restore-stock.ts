import type { Tx } from '../../../../platform/tx.ts'
import { addLocation } from '../../locations/service/locations.ts'
import { listLocations } from '../../locations/store/locations.ts'
import type { PortableStock } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { checkShipsAt } from '../rules/stock.ts'
import { findStockStates, lockStock } from '../store/items.ts'
import { applyChanges, type StockStateChange, stateAfter } from './apply-changes.ts'

/** Stock of one product from an export. */
export interface ForeignStock {
  readonly productId: string
  readonly places: readonly PortableStock[]
}

/** Restores stock of products that are new in this site; locations are found by name or created. */
export async function restoreStock(
  tx: Tx,
  deps: InventoryDeps,
  stock: readonly ForeignStock[],
): Promise<void> {
  const names = stock.flatMap(({ places }) => places.flatMap(({ location }) => location ?? []))
  const locations = await ensureLocations(tx, deps, [...new Set(names)])
  const requested = stock.flatMap(({ productId, places }) =>
    places.map((one) => {
      const locationId =
        one.location === null ? tx.siteId : (locations.get(one.location) ?? tx.siteId)
      return { place: { productId, variantId: one.variantId, locationId }, one }
    }),
  )
  await lockStock(
    tx,
    stock.map(({ productId }) => productId),
  )
  const states = await findStockStates(
    tx,
    requested.map(({ place }) => place),
  )
  const changes = requested.flatMap(({ place, one }): StockStateChange[] => {
    const before = states.get(itemIdOf(place))
    return before ? [{ before, after: stateAfter(tx, before, recordOf(one)) }] : []
  })
  await applyChanges(tx, deps, changes, 'MANUAL')
}

function recordOf({ absent, extendedFields = null, isDrop = false, ...stock }: PortableStock) {
  if (absent) return null
  const { tracked, quantity, inStock, counter } = stock
  checkShipsAt(stock.preorder.shipsAt, 'places.preorder.shipsAt')
  const preorder = { ...stock.preorder, shipsAt: stock.preorder.shipsAt ?? null }
  return { tracked, quantity, inStock, preorder, counter, extendedFields, isDrop }
}

async function ensureLocations(
  tx: Tx,
  deps: InventoryDeps,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const existing = new Map(
    (await listLocations(tx)).map(({ id, name }) => [name.toLowerCase(), id]),
  )
  for (const name of names.filter((one) => !existing.has(one.toLowerCase()))) {
    existing.set(name.toLowerCase(), (await addLocation(tx, deps, name)).id)
  }
  return new Map(names.map((name) => [name, existing.get(name.toLowerCase()) as string]))
}
