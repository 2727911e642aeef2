import type { OperationName } from '../../api/client.ts'
import type { Order, OrderPayment } from './setup.ts'
import { isPickup } from './shipments/setup.ts'

/** The next step of a merchant with an order. */
export interface NextStep {
  readonly kind:
    | 'waits'
    | 'waitsOpen'
    | 'review'
    | 'capture'
    | 'record'
    | 'overpaid'
    | 'disputed'
    | 'send'
    | 'sendRest'
    | 'makeReady'
    | 'onHold'
    | 'sent'
    | 'deliver'
    | 'refunded'
    | 'endedPaid'
    | 'ended'
  /** In minor units, where the step is about money. */
  readonly amount: number
  /** The operation of the button; absent for steps without one. */
  readonly operation?: OperationName
}

/** Money that is still here, and could be refunded. */
export const refundableOf = ({ balance }: Pick<Order, 'balance'>): number =>
  Math.max(0, balance.paid - balance.refunded - balance.refunding)

/** The overpaid amount that is not refunded yet. */
export const overpaidOf = (order: Pick<Order, 'balance'>): number => {
  const { due, refunded, refunding } = order.balance
  return Math.max(0, Math.min(-due - refunded - refunding, refundableOf(order)))
}

export const isEnded = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'CANCELLED' || state === 'REJECTED' || state === 'EXPIRED'

export const authorizedOf = ({ payments }: Pick<Order, 'payments'>): OrderPayment | undefined =>
  payments.find(({ state }) => state === 'AUTHORIZED')

/** The first matching rule determines the next step. */
export function nextStepOf(order: Order): NextStep {
  const { state, paymentState, balance, payUntilDate } = order
  const refundable = refundableOf(order)
  if (isEnded(order)) {
    return refundable > 0
      ? { kind: 'endedPaid', amount: refundable, operation: 'orders.refundOrder' }
      : { kind: 'ended', amount: 0 }
  }
  if (paymentState === 'DISPUTED') return { kind: 'disputed', amount: 0 }
  if (state === 'AWAITING_PAYMENT') {
    return { kind: payUntilDate ? 'waits' : 'waitsOpen', amount: balance.due - balance.payLater }
  }
  if (state === 'IN_REVIEW') return { kind: 'review', amount: 0 }
  if (paymentState === 'AUTHORIZED') {
    return { kind: 'capture', amount: balance.authorized, operation: 'orders.capturePayment' }
  }
  if (paymentState === 'REFUNDED') return { kind: 'refunded', amount: 0 }
  if (balance.due > 0) {
    return { kind: 'record', amount: balance.due, operation: 'orders.recordPayment' }
  }
  const over = overpaidOf(order)
  if (over > 0) return { kind: 'overpaid', amount: over, operation: 'orders.refundOrder' }
  return sendingStepOf(order)
}

/** The step after the payment. */
function sendingStepOf(order: Order): NextStep {
  if (order.delivery.length === 0) return { kind: 'deliver', amount: 0 }
  if (order.fulfillmentState === 'ALL') return { kind: 'sent', amount: 0 }
  if (order.hold) return { kind: 'onHold', amount: 0, operation: 'orders.updateOrder' }
  const whole = isPickup(order) ? 'makeReady' : 'send'
  return {
    kind: order.fulfillmentState === 'PART' ? 'sendRest' : whole,
    amount: 0,
    operation: 'fulfillments.createFulfillment',
  }
}
