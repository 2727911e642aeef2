import { listRecords } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  DeliveryProfile,
  LocalDeliveryOption,
  PickupLocation,
  ShippingOption,
} from '../model/delivery.ts'
import { localKind, pickupKind, profileKind, shippingKind } from './kinds.ts'

/** Everything a site has set up about delivery, in four statements. */
export async function readDelivery(tx: Tx) {
  return {
    profiles: await listRecords<DeliveryProfile>(tx, profileKind.table),
    shippingOptions: await listRecords<ShippingOption>(tx, shippingKind.table),
    pickupLocations: await listRecords<PickupLocation>(tx, pickupKind.table),
    localDelivery: await listRecords<LocalDeliveryOption>(tx, localKind.table),
  }
}
