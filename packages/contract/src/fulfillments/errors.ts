import { defineError } from '../kit/index.ts'

/** Also for a fulfillment of another order. */
export const FulfillmentNotFound = defineError({
  code: 'FULFILLMENT_NOT_FOUND',
  status: 404,
  description: 'There is no fulfillment with this id',
})
/** `data.state` is the state of the order. */
export const OrderNotFulfillable = defineError({
  code: 'ORDER_NOT_FULFILLABLE',
  status: 428,
  description: 'Only an order that is placed, and not cancelled, can be sent',
})
/** `data.reason` is the reason. */
export const OrderOnHold = defineError({
  code: 'ORDER_ON_HOLD',
  status: 428,
  description: 'The order is on hold: lift the hold before you send it',
})
/** `data.lines` has the `lineId` and the `available` pieces of each. */
export const InvalidFulfillmentQuantity = defineError({
  code: 'INVALID_FULFILLMENT_QUANTITY',
  status: 400,
  description: 'Not so many pieces are left to send',
})
export const NothingToFulfill = defineError({
  code: 'NOTHING_TO_FULFILL',
  status: 428,
  description: 'Everything of this order is sent already',
})
/** `data.trackingNumber` is the number. */
export const TrackingNumberExists = defineError({
  code: 'TRACKING_NUMBER_ALREADY_EXISTS',
  status: 409,
  description: 'Another fulfillment of this order has this tracking number',
})
export const FulfillmentDelivered = defineError({
  code: 'FULFILLMENT_DELIVERED',
  status: 428,
  description: 'What was delivered or collected cannot be cancelled; change its state first',
})
/** `data.revision` is the present one. */
export const FulfillmentRevisionConflict = defineError({
  code: 'FULFILLMENT_REVISION_CONFLICT',
  status: 409,
  description: 'The fulfillment has changed since this revision; read it again',
})
