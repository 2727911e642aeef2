import type {
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '@vitrine/contract/ecom'
import type { FulfillmentState, OrderPaymentState, OrderState } from '@vitrine/contract/orders'

/** States of orders as the published clients call them. */
export const orderStatusOf: Readonly<Record<OrderState, OrderStatus>> = {
  AWAITING_PAYMENT: 'INITIALIZED',
  IN_REVIEW: 'PENDING',
  PLACED: 'APPROVED',
  CANCELLED: 'CANCELED',
  EXPIRED: 'CANCELED',
  REJECTED: 'REJECTED',
}

export const paymentStatusOf: Readonly<Record<OrderPaymentState, OrderPaymentStatus>> = {
  UNPAID: 'NOT_PAID',
  PENDING: 'PENDING',
  IN_REVIEW: 'PENDING',
  AUTHORIZED: 'NOT_PAID',
  DECLINED: 'DECLINED',
  CANCELLED: 'CANCELED',
  PARTLY_PAID: 'PARTIALLY_PAID',
  PAID: 'PAID',
  OVERPAID: 'PAID',
  PARTLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'FULLY_REFUNDED',
  DISPUTED: 'PAID',
}

export const fulfillmentStatusOf: Readonly<Record<FulfillmentState, OrderFulfillmentStatus>> = {
  NONE: 'NOT_FULFILLED',
  PART: 'PARTIALLY_FULFILLED',
  ALL: 'FULFILLED',
}

/** The states of a status. */
export const statesOf = (table: Readonly<Record<string, string>>, status: string): string[] =>
  Object.keys(table).filter((state) => table[state] === status)
