import { LocationNotFound } from '@vitrine/contract/catalog'
import { LocationChanged, LocationCreated } from '@vitrine/contract/inventory'
import { AlreadyExists } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Location } from '../../items/model/item.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import {
  insertLocation,
  isNameTaken,
  listLocations,
  lockLocation,
  renameLocation as rename,
} from '../store/locations.ts'

const taken = (name: string) =>
  AlreadyExists({ name }, `There is a location named “${name}” already`)

/** Creates a stock location without any stock. */
export const addLocation = (tx: Tx, deps: InventoryDeps, name: string): Promise<Location> =>
  add(tx, deps, { id: newId(), name })

async function add(
  tx: Tx,
  { events }: InventoryDeps,
  requested: Pick<Location, 'id' | 'name'>,
): Promise<Location> {
  const { name } = requested
  if (await isNameTaken(tx, requested)) throw taken(name)
  const created = await insertLocation(tx, requested)
  await events.append(tx, { definition: LocationCreated, entityId: created.id, after: created })
  return created
}

export async function renameLocation(
  tx: Tx,
  { events }: InventoryDeps,
  requested: Pick<Location, 'id' | 'name'>,
): Promise<Location> {
  if (await isNameTaken(tx, requested)) throw taken(requested.name)
  const before = await lockLocation(tx, requested.id)
  if (!before) throw LocationNotFound({ locationId: requested.id })
  const after = await rename(tx, requested)
  await events.append(tx, { definition: LocationChanged, entityId: after.id, before, after })
  return after
}

/** A location of another site; the default one has no id. */
export interface ForeignLocation {
  readonly id: string | null
  readonly name: string
}

/** The default location's name in a new site. */
const FIRST_NAME = 'Main location'

/**
 * Creates locations under their exported ids. Existing ones stay unchanged, and so does a default location
 * that has been renamed.
 */
export async function restoreLocations(
  tx: Tx,
  deps: InventoryDeps,
  requested: readonly ForeignLocation[],
): Promise<void> {
  const existing = await listLocations(tx)
  const taken = new Set(existing.flatMap(({ id, name }) => [id, name.toLowerCase()]))
  for (const { id, name } of requested) {
    if (taken.has(name.toLowerCase()) || (id && taken.has(id))) continue
    taken.add(name.toLowerCase())
    if (id) await add(tx, deps, { id, name })
    else if (existing[0]?.name === FIRST_NAME)
      await renameLocation(tx, deps, { id: tx.siteId, name })
  }
}
