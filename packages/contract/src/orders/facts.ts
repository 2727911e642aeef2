import { defineFact } from '../kit/index.ts'

const order = 'wix.ecom.v1.order'
const transactions = 'wix.ecom.v1.order_transactions'
const paid = `${order}_payment_status_updated`
const updated = `${order}_updated`
const fulfilled = `${order}_fulfilled`

/**
 * Facts of orders. `before` and `after` contain states, totals and lines; for data of the buyer (contact,
 * addresses, e-mail, notes) only the names of the changed fields.
 */
export const OrderCreated = defineFact('order.created', [`${order}_created`])
/** Paid, authorized, free of charge, or to be paid offline: the merchant can fulfill it. */
export const OrderPlaced = defineFact('order.placed', [
  paid,
  `${order}_approved`,
  fulfilled,
  updated,
])
export const OrderUpdated = defineFact('order.updated', [paid, fulfilled, updated])
/** A merchant has edited lines, prices or delivery. */
export const OrderEdited = defineFact('order.edited', [
  paid,
  `${order}_committed`,
  fulfilled,
  updated,
])
export const OrderCancelled = defineFact('order.cancelled', [paid, `${order}_canceled`, updated])
/** It was not paid in time: its stock and its codes are released. */
export const OrderExpired = defineFact('order.expired', [paid, `${order}_canceled`, updated])
export const OrderRefunded = defineFact('order.refunded', [
  `${transactions}_details_updated`,
  `${transactions}_updated`,
  fulfilled,
  updated,
])
/** An order of another system was stored here; nothing else happens because of it. */
export const OrderImported = defineFact('order.imported', [`${order}_imported`])
/** An order of another system was removed again. */
export const ImportedOrderDeleted = defineFact('order.imported_deleted', [
  `${order}_imported_order_deleted`,
])
