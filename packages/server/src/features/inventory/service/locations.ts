import { LocationNotFound } from '@vitrine/contract/catalog'
import { LocationChanged, LocationCreated } from '@vitrine/contract/inventory'
import { AlreadyExists } from '@vitrine/contract/kit'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Location } from '../model/item.ts'
import type { InventoryDeps } from '../model/stock.ts'
import {
  holdLocation,
  insertLocation,
  isNameTaken,
  listLocations,
  renameLocation as rename,
} from '../store/locations.ts'

const taken = (name: string) =>
  AlreadyExists({ name }, `There is a location named “${name}” already`)

/** Adds a place where stock is kept; nothing is there yet. */
export const addLocation = (tx: Tx, deps: InventoryDeps, name: string): Promise<Location> =>
  add(tx, deps, { id: newId(), name })

async function add(
  tx: Tx,
  { events }: InventoryDeps,
  wanted: Pick<Location, 'id' | 'name'>,
): Promise<Location> {
  const { name } = wanted
  if (await isNameTaken(tx, wanted)) throw taken(name)
  const made = await insertLocation(tx, wanted)
  await events.append(tx, { definition: LocationCreated, entityId: made.id, after: made })
  return made
}

export async function renameLocation(
  tx: Tx,
  { events }: InventoryDeps,
  wanted: Pick<Location, 'id' | 'name'>,
): Promise<Location> {
  if (await isNameTaken(tx, wanted)) throw taken(wanted.name)
  const before = await holdLocation(tx, wanted.id)
  if (!before) throw LocationNotFound({ locationId: wanted.id })
  const after = await rename(tx, wanted)
  await events.append(tx, { definition: LocationChanged, entityId: after.id, before, after })
  return after
}

/** A location of another site; the default one has no id. */
export interface ForeignLocation {
  readonly id: string | null
  readonly name: string
}

/** What a new site calls its default location. */
const FIRST_NAME = 'Main location'

/**
 * Adds locations under the ids they had elsewhere. What is there already stays as it is, and so does a
 * default location that somebody has given a name.
 */
export async function restoreLocations(
  tx: Tx,
  deps: InventoryDeps,
  wanted: readonly ForeignLocation[],
): Promise<void> {
  const known = await listLocations(tx)
  const taken = new Set(known.flatMap(({ id, name }) => [id, name.toLowerCase()]))
  for (const { id, name } of wanted) {
    if (taken.has(name.toLowerCase()) || (id && taken.has(id))) continue
    taken.add(name.toLowerCase())
    if (id) await add(tx, deps, { id, name })
    else if (known[0]?.name === FIRST_NAME) await renameLocation(tx, deps, { id: tx.siteId, name })
  }
}
