import { defineFact } from '../kit/index.ts'

/**
 * Facts of orders. `before` and `after` have states, totals and lines; what the buyer wrote about itself (contact,
 * addresses, e-mail, notes) is only named in the changed fields.
 */
export const OrderCreated = defineFact('order.created')
/** Paid, authorized, free of charge, or to be paid by hand: the merchant delivers it. */
export const OrderPlaced = defineFact('order.placed')
export const OrderUpdated = defineFact('order.updated')
export const OrderCancelled = defineFact('order.cancelled')
/** Nobody paid in time: its stock and its codes are free again. */
export const OrderExpired = defineFact('order.expired')
export const OrderRefunded = defineFact('order.refunded')
