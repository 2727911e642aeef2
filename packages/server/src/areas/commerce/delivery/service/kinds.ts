import * as contract from '@vitrine/contract/delivery'
import type { RecordKind } from '../../records/index.ts'
import * as tables from '../store/delivery-tables.ts'

const family = 'delivery'
const options = { family, most: 500, tooMany: contract.TooManyDeliveryOptions } as const

export const profileKind: RecordKind = {
  table: tables.deliveryProfiles,
  family,
  most: 100,
  tooMany: contract.TooManyProfiles,
  notFound: contract.DeliveryProfileNotFound,
  created: contract.DeliveryProfileCreated,
  updated: contract.DeliveryProfileUpdated,
  deleted: contract.DeliveryProfileDeleted,
}
export const shippingKind: RecordKind = {
  ...options,
  table: tables.shippingOptions,
  notFound: contract.ShippingOptionNotFound,
  created: contract.ShippingOptionCreated,
  updated: contract.ShippingOptionUpdated,
  deleted: contract.ShippingOptionDeleted,
}
export const pickupKind: RecordKind = {
  ...options,
  table: tables.pickupLocations,
  notFound: contract.PickupLocationNotFound,
  created: contract.PickupLocationCreated,
  updated: contract.PickupLocationUpdated,
  deleted: contract.PickupLocationDeleted,
}
export const localKind: RecordKind = {
  ...options,
  table: tables.localDeliveryOptions,
  notFound: contract.LocalDeliveryOptionNotFound,
  created: contract.LocalDeliveryOptionCreated,
  updated: contract.LocalDeliveryOptionUpdated,
  deleted: contract.LocalDeliveryOptionDeleted,
}
