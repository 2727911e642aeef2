import { defineFact } from '../kit/index.ts'

export const DeliveryProfileCreated = defineFact('delivery_profile.created')
export const DeliveryProfileUpdated = defineFact('delivery_profile.updated')
export const DeliveryProfileDeleted = defineFact('delivery_profile.deleted')
export const ShippingOptionCreated = defineFact('shipping_option.created')
export const ShippingOptionUpdated = defineFact('shipping_option.updated')
export const ShippingOptionDeleted = defineFact('shipping_option.deleted')
export const PickupLocationCreated = defineFact('pickup_location.created')
export const PickupLocationUpdated = defineFact('pickup_location.updated')
export const PickupLocationDeleted = defineFact('pickup_location.deleted')
export const LocalDeliveryOptionCreated = defineFact('local_delivery_option.created')
export const LocalDeliveryOptionUpdated = defineFact('local_delivery_option.updated')
export const LocalDeliveryOptionDeleted = defineFact('local_delivery_option.deleted')
