import { OneOf, type Static, Type } from '../kit/index.ts'

const PickupDetails = Type.Object({
  address: Type.Object({
    country: Type.String(),
    subdivision: Type.Optional(Type.String()),
    city: Type.Optional(Type.String()),
    postalCode: Type.Optional(Type.String()),
    addressLine: Type.Optional(Type.String()),
    addressLine2: Type.Optional(Type.String()),
  }),
  pickupMethod: OneOf(['STORE_PICKUP']),
  businessLocation: Type.Boolean(),
})

export const logisticsFields = {
  deliveryTime: Type.Optional(Type.String()),
  instructions: Type.Optional(Type.String()),
  pickupDetails: Type.Optional(PickupDetails),
}

/** Delivery time and pickup details. */
export const Logistics = Type.Object(logisticsFields)
export type Logistics = Static<typeof Logistics>
