import { defineError } from '../kit/index.ts'

export const OrderIsPending = defineError({
  code: 'ORDER_IS_PENDING',
  status: 428,
  description: 'The payment of this order is under review; wait for its end',
})
export const OrderIsRejected = defineError({
  code: 'ORDER_IS_REJECTED',
  status: 428,
  description: 'The payment of this order was refused, and it came to nothing',
})
export const OrderIsCanceled = defineError({
  code: 'ORDER_CANCELED',
  status: 428,
  description: 'This order is canceled',
})
/** `data.accepted` are the statuses that can be set. */
export const StatusNotSupported = defineError({
  code: 'STATUS_NOT_SUPPORTED',
  status: 428,
  description: 'An order does not get this status by hand',
})
export const StatusAlreadySet = defineError({
  code: 'STATUS_ALREADY_SET',
  status: 428,
  description: 'The order has this status already',
})
