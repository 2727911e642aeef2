import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import {
  MAX_ROUTED_LOCATIONS,
  StockRoutingChanged,
  type StockRoutingToSave,
} from '@vitrine/contract/inventory'
import type { Tx } from '../../../../platform/tx.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import { listLocations } from '../../locations/store/locations.ts'
import type { Routing, StoredRouting } from '../model.ts'
import { checkedRouting } from '../rules/checked-routing.ts'
import { findRouting, putRouting } from '../store/routing.ts'

/** The entity of all facts: a site has one set of rules. */
export const ENTITY_ID = 'stock-routing'

/** The rules of the site with all its locations: unranked ones are last and do not ship. */
export async function readRouting(tx: Tx): Promise<StoredRouting> {
  const stored = await findRouting(tx)
  const known = await listLocations(tx)
  const placed = stored?.locations ?? [{ locationId: tx.siteId, ships: true }]
  const ids = new Set(placed.map(({ locationId }) => locationId))
  const others = known
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => ({ locationId: id, ships: false }))
  return {
    revision: stored?.revision ?? 0,
    rules: stored?.rules ?? [],
    locations: [...placed, ...others].slice(0, MAX_ROUTED_LOCATIONS),
    updatedDate: stored?.updatedDate ?? null,
  }
}

/** Stores rules and locations as a whole; the same again changes nothing. */
export async function saveRouting(
  tx: Tx,
  { events }: InventoryDeps,
  { revision, ...asked }: StockRoutingToSave,
): Promise<StoredRouting> {
  const known = new Set((await listLocations(tx)).map(({ id }) => id))
  const routing = checkedRouting(asked, known)
  const before = await readRouting(tx)
  if (isDeepStrictEqual(partsOf(before), partsOf(routing))) return before
  if (before.revision !== revision) throw InvalidRevision({ revision: before.revision })
  if (!(await putRouting(tx, { revision: revision + 1, ...routing }))) {
    throw InvalidRevision({ revision: before.revision })
  }
  await events.append(tx, {
    definition: StockRoutingChanged,
    entityId: ENTITY_ID,
    before: partsOf(before),
    after: partsOf(routing),
  })
  return readRouting(tx)
}

const partsOf = ({ rules, locations }: Routing) => ({ rules, locations })
