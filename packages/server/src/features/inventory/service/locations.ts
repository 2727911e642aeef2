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
  renameLocation as rename,
} from '../store/locations.ts'

const taken = (name: string) =>
  AlreadyExists({ name }, `There is a location named “${name}” already`)

/** Adds a place where stock is kept; nothing is there yet. */
export async function addLocation(
  tx: Tx,
  { events }: InventoryDeps,
  name: string,
): Promise<Location> {
  const wanted = { id: newId(), name }
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
