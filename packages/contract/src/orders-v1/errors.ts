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
/** `data.orderId` is the order. */
export const CannotOverwriteNonImportedOrder = defineError({
  code: 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER',
  status: 409,
  description: 'The order with this id was made here, and is not replaced by an imported one',
})
/** `data.orderId` is the order. */
export const OrderAlreadyImported = defineError({
  code: 'ORDER_ALREADY_IMPORTED',
  status: 409,
  description: 'An order with this id was imported before; with `replace` it is replaced',
})
/** `data.orderId` is the order. */
export const CannotDeleteNonImportedOrder = defineError({
  code: 'CANNOT_DELETE_NON_IMPORTED_ORDER',
  status: 409,
  description: 'The order was made here, and is not deleted',
})
/** `data.orderId` is the order. */
export const ImportedOrderHasInvoice = defineError({
  code: 'IMPORTED_ORDER_HAS_INVOICE',
  status: 409,
  description: 'An invoice was issued here for the imported order, which therefore stays',
})
/** `data.counter` is the least that can be set. */
export const CannotSetLowerOrderNumberCounter = defineError({
  code: 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
  status: 409,
  description:
    'The next number is not lowered without allowLowerCounter, nor to numbers that are in use',
})
