import { defineError } from '../kit/index.ts'

export const DeliveryProfileNotFound = defineError({
  code: 'DELIVERY_PROFILE_NOT_FOUND',
  status: 404,
  description: 'There is no delivery profile with this id',
})
export const DefaultProfileStays = defineError({
  code: 'SINGLE_DEFAULT_DELIVERY_PROFILE',
  status: 400,
  description: 'The default delivery profile cannot be deleted',
})
export const DefaultProfileIsFixed = defineError({
  code: 'DEFAULT_CANNOT_BE_UPDATED',
  status: 400,
  description: 'Which delivery profile is the default one cannot be changed',
})
export const RegionsHaveTheirOwnCalls = defineError({
  code: 'DELIVERY_REGION_CANNOT_BE_UPDATED',
  status: 400,
  description: 'Regions are changed by their own calls, such as updateDeliveryRegion',
})
export const TooManyProfiles = defineError({
  code: 'DELIVERY_PROFILES_LIMIT_EXCEEDED',
  status: 409,
  description: 'A site has at most 99 delivery profiles beside the default one',
})
export const DeliveryRegionNotFound = defineError({
  code: 'DELIVERY_REGION_NOT_FOUND',
  status: 404,
  description: 'There is no delivery region with this id',
})
export const UnknownDeliveryCarrier = defineError({
  code: 'UNKNOWN_DELIVERY_CARRIER',
  status: 400,
  description: 'No carrier of this installation has this app id',
})
export const DeliveryCarrierExists = defineError({
  code: 'CARRIER_ALREADY_EXISTS_IN_REGION',
  status: 409,
  description: 'The region has this carrier already',
})
export const DeliveryCarrierNotFound = defineError({
  code: 'DELIVERY_CARRIER_NOT_FOUND',
  status: 404,
  description: 'The region has no carrier with this app id',
})
export const BackupRateMissing = defineError({
  code: 'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
  status: 400,
  description: 'A carrier that computes rates needs one for when it does not answer',
})
export const DestinationsCollide = defineError({
  code: 'DESTINATIONS_COLLISION',
  status: 409,
  description: 'Two regions of a delivery profile name the same place',
})
export const SubdivisionsUnsupported = defineError({
  code: 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
  status: 400,
  description: 'Regions cannot be divided by the subdivisions of this country',
})
export const InvalidQuantityValue = defineError({
  code: 'INVALID_QUANTITY_VALUE',
  status: 400,
  description: 'A condition by quantity takes a whole number of pieces',
})
export const ShippingOptionNotFound = defineError({
  code: 'SHIPPING_OPTION_NOT_FOUND',
  status: 404,
  description: 'There is no shipping option with this id',
})
export const PickupLocationNotFound = defineError({
  code: 'PICKUP_LOCATION_NOT_FOUND',
  status: 404,
  description: 'There is no pick-up location with this id',
})
export const LocalDeliveryOptionNotFound = defineError({
  code: 'LOCAL_DELIVERY_OPTION_NOT_FOUND',
  status: 404,
  description: 'There is no local delivery option with this id',
})
export const TooManyDeliveryOptions = defineError({
  code: 'DELIVERY_OPTIONS_LIMIT_EXCEEDED',
  status: 409,
  description:
    'A site has at most 500 shipping options, 500 pick-up locations and 500 local delivery options',
})
