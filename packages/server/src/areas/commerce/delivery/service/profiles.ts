import { DefaultProfileStays, DeliveryRegionNotFound } from '@vitrine/contract/delivery'
import { listRecords, putRecord } from '../../../../platform/db/versioned-rows.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  deleteRecord,
  type RecordDeps,
  type RecordKind,
  type RecordToSave,
  saveRecord,
} from '../../records/index.ts'
import type {
  DeliveryProfile,
  DeliveryRegion,
  LocalDeliveryOption,
  PickupLocation,
  ShippingOption,
} from '../model/delivery.ts'
import { checkRegions } from '../rules/checks.ts'
import { defaultProfileId } from '../rules/default-profile.ts'
import { localKind, pickupKind, profileKind, shippingKind } from './kinds.ts'

/** A region to save; a new one has no id. */
export type SavedRegion = Omit<DeliveryRegion, 'id' | 'createdDate'> & {
  readonly id?: string | undefined
}

export interface SavedProfile
  extends Pick<RecordToSave<DeliveryProfile>, 'id' | 'revision' | 'name'> {
  readonly regions: readonly SavedRegion[]
}

/** Saves a profile with all of its regions; options lose deleted regions. */
export async function saveProfile(
  tx: Tx,
  deps: RecordDeps,
  { id, revision, name, regions }: SavedProfile,
): Promise<DeliveryProfile> {
  const present = await listRecords<DeliveryProfile>(tx, profileKind.table)
  const before = present.find((one) => one.id === id)
  const complete = regions.map((one) => completeRegion(tx, before, one))
  const input = { id, revision, name, isDefault: before?.isDefault ?? false, regions: complete }
  const saved = await saveRecord<DeliveryProfile>(tx, deps, profileKind, input, (profile) =>
    checkRegions(profile.regions),
  )
  await removeRegions(tx, deps, goneRegions(before, saved))
  return saved
}

function completeRegion(
  tx: Tx,
  before: DeliveryProfile | undefined,
  region: SavedRegion,
): DeliveryRegion {
  if (region.id === undefined) {
    return { ...region, id: newId(), createdDate: tx.now.toISOString() }
  }
  const known = before?.regions.find(({ id }) => id === region.id)
  if (!known) throw DeliveryRegionNotFound({ deliveryRegionId: region.id })
  return { ...region, id: known.id, createdDate: known.createdDate }
}

const goneRegions = (before: DeliveryProfile | undefined, after: DeliveryProfile | undefined) => {
  const left = new Set(after?.regions.map(({ id }) => id))
  return (before?.regions ?? []).map(({ id }) => id).filter((id) => !left.has(id))
}

/** Deletes a profile with its regions; the default one stays. */
export const deleteProfile = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<DeliveryProfile>(tx, deps, profileKind, id, async (profile) => {
    if (profile.isDefault) throw DefaultProfileStays({ id })
    await removeRegions(tx, deps, goneRegions(profile, undefined))
  })

async function removeRegions(tx: Tx, deps: RecordDeps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = new Set(ids)
  const forget = async <T extends ShippingOption | PickupLocation | LocalDeliveryOption>(
    kind: RecordKind,
  ) => {
    for (const option of await listRecords<T>(tx, kind.table)) {
      const left = option.deliveryRegionIds.filter((id) => !gone.has(id))
      if (left.length === option.deliveryRegionIds.length) continue
      // An option limited to deleted regions must not become available everywhere.
      const active = option.active && left.length > 0
      await saveRecord<T>(tx, deps, kind, { ...option, deliveryRegionIds: left, active }, () => {})
    }
  }
  await forget<ShippingOption>(shippingKind)
  await forget<PickupLocation>(pickupKind)
  await forget<LocalDeliveryOption>(localKind)
}

/** Creates the profile of a new site. */
export async function addDefaultProfile(tx: Tx): Promise<void> {
  await putRecord<DeliveryProfile>(tx, profileKind.table, {
    id: defaultProfileId,
    name: 'General',
    isDefault: true,
    regions: [],
    revision: 1,
    createdDate: tx.now,
    updatedDate: tx.now,
  })
}
