import { DEFAULT_LOCATION_ID, type StockRoutingToSave } from '@vitrine/contract/inventory'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import { listLocations } from '../../locations/store/locations.ts'
import type { Routing } from '../model.ts'
import { findRouting } from '../store/routing.ts'
import { saveRouting } from './save-routing.ts'

/** The rules for another site: the default location has `DEFAULT_LOCATION_ID`. Undefined where nothing was saved. */
export async function findPortableRouting(tx: Tx): Promise<Routing | undefined> {
  const stored = await findRouting(tx)
  return stored && renamed(stored, (id) => (id === tx.siteId ? DEFAULT_LOCATION_ID : id))
}

/**
 * Stores the rules of an export where the site has none, without unknown locations. Returns the problem of
 * the rules if they were not stored.
 */
export async function restoreRouting(
  tx: Tx,
  deps: InventoryDeps,
  exported: Pick<StockRoutingToSave, 'rules' | 'locations'>,
): Promise<string | undefined> {
  if (await findRouting(tx)) return undefined
  const known = new Set((await listLocations(tx)).map(({ id }) => id))
  const named = renamed(exported, (id) => (id === DEFAULT_LOCATION_ID ? tx.siteId : id))
  const rules = named.rules.flatMap(({ locationIds, ...rule }) => {
    const ids = locationIds?.filter((id) => known.has(id))
    if (ids?.length === 0) return []
    return [{ ...rule, ...(ids && { locationIds: ids }) }]
  })
  const locations = named.locations.filter(({ locationId }) => known.has(locationId))
  try {
    await saveRouting(tx, deps, { revision: 0, rules, locations })
  } catch (error) {
    if (error instanceof ApplicationError) return error.message
    throw error
  }
  return undefined
}

const renamed = ({ rules, locations }: Routing, nameOf: (id: string) => string) => ({
  rules: rules.map(({ locationIds, ...rule }) => ({
    ...rule,
    ...(locationIds && { locationIds: locationIds.map((id) => nameOf(id.toLowerCase())) }),
  })),
  locations: locations.map((one) => ({
    ...one,
    locationId: nameOf(one.locationId.toLowerCase()),
  })),
})
