import { listRecordsOfTables } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  DeliveryProfile,
  LocalDeliveryOption,
  PickupLocation,
  ShippingOption,
} from '../model/delivery.ts'
import { localKind, pickupKind, profileKind, shippingKind } from './kinds.ts'

/** Everything a site has set up about delivery, in one statement. */
export async function readDelivery(tx: Tx) {
  const tables = [profileKind, shippingKind, pickupKind, localKind].map(({ table }) => table)
  const [profiles, shippingOptions, pickupLocations, localDelivery] = await listRecordsOfTables(
    tx,
    tables,
  )
  return {
    profiles: profiles as DeliveryProfile[],
    shippingOptions: shippingOptions as ShippingOption[],
    pickupLocations: pickupLocations as PickupLocation[],
    localDelivery: localDelivery as LocalDeliveryOption[],
  }
}
