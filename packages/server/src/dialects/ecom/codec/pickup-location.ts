import type {
  ChangedPickupLocation,
  NewPickupLocation,
  PublishedPickupLocation,
} from '@vitrine/contract/published-places'
import type { PickupLocation } from '../../../areas/commerce/delivery/index.ts'
import { decodeRates } from './delivery.ts'
import { encodeVersion } from './versions.ts'

export const encodeLocation = (location: PickupLocation): PublishedPickupLocation => ({
  ...encodeVersion(location),
  name: location.name,
  address: encodeAddress(location.address),
  deliveryTime: location.deliveryTime,
  instructions: location.instructions,
  active: location.active,
  rates: location.rates,
  deliveryRegionIds: location.deliveryRegionIds,
})

function encodeAddress(address: PickupLocation['address']): PublishedPickupLocation['address'] {
  const { streetName, streetNumber, addressLine, addressLine2, ...place } = address
  return {
    ...place,
    ...(streetName && { streetAddress: { name: streetName, number: streetNumber } }),
    ...(addressLine && { addressLine }),
    ...(addressLine2 && { addressLine2 }),
  }
}

const decodeAddress = (address: NewPickupLocation['address']): PickupLocation['address'] => ({
  country: address.country ?? '',
  subdivision: address.subdivision ?? '',
  city: address.city ?? '',
  postalCode: address.postalCode ?? '',
  streetName: address.streetAddress?.name ?? '',
  streetNumber: address.streetAddress?.number ?? '',
  addressLine: address.addressLine ?? '',
  addressLine2: address.addressLine2 ?? '',
})

/** A location without opening hours, which the published form does not have. */
export const decodeLocation = (sent: NewPickupLocation) => ({
  name: sent.name,
  address: decodeAddress(sent.address),
  deliveryTime: sent.deliveryTime ?? '',
  instructions: sent.instructions ?? '',
  hours: [],
  active: sent.active ?? true,
  deliveryRegionIds: (sent.deliveryRegionIds ?? []).map((id) => id.toLowerCase()),
  rates: decodeRates(sent.rates),
})

/** Applies sent fields to a location; its opening hours stay unchanged. */
export const changeLocation = (
  location: PickupLocation,
  sent: ChangedPickupLocation,
): PickupLocation => ({
  ...location,
  name: sent.name ?? location.name,
  deliveryTime: sent.deliveryTime ?? location.deliveryTime,
  instructions: sent.instructions ?? location.instructions,
  active: sent.active ?? location.active,
  revision: Number(sent.revision),
  ...(sent.address && { address: decodeAddress(sent.address) }),
  ...(sent.rates && { rates: decodeRates(sent.rates) }),
})
