import { listRecords } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  deleteRecord,
  type RecordDeps,
  type RecordToSave,
  saveRecord,
} from '../../records/index.ts'
import type {
  DeliveryProfile,
  LocalDeliveryOption,
  PickupLocation,
  ShippingOption,
} from '../model/delivery.ts'
import { checkArea, checkRates, checkRegionIds, checkTimes } from '../rules/checks.ts'
import { localKind, pickupKind, profileKind, shippingKind } from './kinds.ts'

const requireRegions = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return
  checkRegionIds(ids, await listRecords<DeliveryProfile>(tx, profileKind.table))
}

export async function saveShippingOption(
  tx: Tx,
  deps: RecordDeps,
  input: RecordToSave<ShippingOption>,
): Promise<ShippingOption> {
  checkRates(input.rates)
  await requireRegions(tx, input.deliveryRegionIds)
  return saveRecord<ShippingOption>(tx, deps, shippingKind, input, () => {})
}

export const deleteShippingOption = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<ShippingOption>(tx, deps, shippingKind, id)

export async function savePickupLocation(
  tx: Tx,
  deps: RecordDeps,
  input: RecordToSave<PickupLocation>,
): Promise<PickupLocation> {
  checkRates(input.rates)
  checkTimes(input.hours, 'location.hours')
  await requireRegions(tx, input.deliveryRegionIds)
  return saveRecord<PickupLocation>(tx, deps, pickupKind, input, () => {})
}

export const deletePickupLocation = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<PickupLocation>(tx, deps, pickupKind, id)

export async function saveLocalDelivery(
  tx: Tx,
  deps: RecordDeps,
  input: RecordToSave<LocalDeliveryOption>,
): Promise<LocalDeliveryOption> {
  checkRates(input.rates)
  checkArea(input.area)
  checkTimes(input.slots, 'option.slots')
  await requireRegions(tx, input.deliveryRegionIds)
  return saveRecord<LocalDeliveryOption>(tx, deps, localKind, input, () => {})
}

export const deleteLocalDelivery = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<LocalDeliveryOption>(tx, deps, localKind, id)
