import { defineFact } from '../kit/index.ts'

export const DeliveryProfileCreated = defineFact('delivery_profile.created', [
  'wix.ecom.v1.delivery_profile_created',
  'wix.ecom.v1.delivery_profile_region_added',
])
export const DeliveryProfileUpdated = defineFact('delivery_profile.updated', [
  'wix.ecom.v1.delivery_profile_updated',
  'wix.ecom.v1.delivery_profile_region_added',
  'wix.ecom.v1.delivery_profile_region_removed',
  'wix.ecom.v1.delivery_profile_region_updated',
])
export const DeliveryProfileDeleted = defineFact('delivery_profile.deleted', [
  'wix.ecom.v1.delivery_profile_deleted',
])
export const ShippingOptionCreated = defineFact('shipping_option.created', [
  'wix.ecom.v1.shipping_option_created',
])
export const ShippingOptionUpdated = defineFact('shipping_option.updated', [
  'wix.ecom.v1.shipping_option_updated',
])
export const ShippingOptionDeleted = defineFact('shipping_option.deleted', [
  'wix.ecom.v1.shipping_option_deleted',
])
export const PickupLocationCreated = defineFact('pickup_location.created')
export const PickupLocationUpdated = defineFact('pickup_location.updated')
export const PickupLocationDeleted = defineFact('pickup_location.deleted')
export const LocalDeliveryOptionCreated = defineFact('local_delivery_option.created')
export const LocalDeliveryOptionUpdated = defineFact('local_delivery_option.updated')
export const LocalDeliveryOptionDeleted = defineFact('local_delivery_option.deleted')
