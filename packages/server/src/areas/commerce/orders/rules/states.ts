import type { FulfillmentState, OrderPaymentState, OrderState } from '@vitrine/contract/orders'
import {
  isTender,
  type OrderPayments,
  type Payment,
  type RefundState,
} from '../../payments/index.ts'
import type { Order, OrderLine } from '../model/order.ts'

/** The totals of an order's payments and refunds, in minor units. */
export interface Balance {
  readonly paid: number
  readonly refunded: number
  /** Refunds that are not done yet. */
  readonly refunding: number
  readonly authorized: number
  readonly pending: number
  readonly disputed: number
  /** The refunded part that an edited order no longer costs. */
  readonly balanceRefunded: number
  /** Amount due; refunds of lines do not increase it. */
  readonly due: number
}

export function balanceOf(total: number, { payments, refunds }: OrderPayments): Balance {
  const sum = (amountOf: (payment: Payment) => number) =>
    payments.reduce((all, payment) => all + amountOf(payment), 0)
  const whole = (states: readonly Payment['state'][]) =>
    sum(({ state, amountMinor }) => (states.includes(state) ? amountMinor : 0))
  const paid = sum(({ capturedMinor }) => capturedMinor)
  const held = sum((one) => (isHeld(one) ? one.amountMinor : 0))
  const refunding = partsIn(refunds, ['RESERVED', 'SENT'])
  const ofBalance = refunds.filter((refund) => refund.ofBalance)
  const balanceRefunded = partsIn(ofBalance, ['DONE'])
  return {
    paid,
    refunded: sum(({ refundedMinor }) => refundedMinor),
    refunding,
    authorized: sum(({ state, authorizedMinor }) => (state === 'AUTHORIZED' ? authorizedMinor : 0)),
    pending: whole(['PENDING', 'IN_REVIEW']),
    disputed: sum(({ disputedMinor }) => disputedMinor),
    balanceRefunded,
    due: total - paid + balanceRefunded - held,
  }
}

const partsIn = (refunds: OrderPayments['refunds'], states: readonly RefundState[]): number =>
  refunds
    .flatMap((refund) => refund.payments)
    .filter(({ state }) => states.includes(state))
    .reduce((all, { amountMinor }) => all + amountMinor, 0)

/** Taken off a gift card, and spent with the rest of the order's money. */
const isHeld = (payment: Payment): boolean => isTender(payment) && payment.state === 'PENDING'

/** The part of the amount due that was agreed to be paid later; payments are applied to the rest first. */
export const payLaterOf = ({ due }: Pick<Balance, 'due'>, payLaterMinor: number): number =>
  Math.max(0, Math.min(due, payLaterMinor))

/** The amount that can still be requested: due, without authorized amounts. */
export const leftToPay = ({ due, authorized }: Pick<Balance, 'due' | 'authorized'>): number =>
  due - authorized

/** A payment that a provider will collect or has announced; offline payments of the buyer are only due. */
export const isAwaited = ({ state, isOffline, details }: Payment): boolean =>
  (state === 'PENDING' || state === 'IN_REVIEW') && (!isOffline || details !== null)

/** The state of all payments together: the first rule that fits. */
export function paymentStateOf(
  total: number,
  isPlaced: boolean,
  order: OrderPayments,
): OrderPaymentState {
  const { payments } = order
  const { disputed, balanceRefunded, ...balance } = balanceOf(total, order)
  const paid = balance.paid - balanceRefunded
  const refunded = balance.refunded - balanceRefunded
  const isAny = (state: Payment['state']) => payments.some((one) => one.state === state)
  if (disputed > 0) return 'DISPUTED'
  if (refunded > 0) return refunded >= Math.min(total, paid) ? 'REFUNDED' : 'PARTLY_REFUNDED'
  if (paid > total) return 'OVERPAID'
  if (paid === total && (paid > 0 || isPlaced)) return 'PAID'
  if (paid > 0) return 'PARTLY_PAID'
  if (isAny('AUTHORIZED')) return 'AUTHORIZED'
  if (isAny('IN_REVIEW')) return 'IN_REVIEW'
  if (payments.some(isAwaited)) return 'PENDING'
  const last = payments.filter((one) => !isTender(one)).at(-1)?.state
  if (last === 'FAILED') return 'DECLINED'
  return last === 'CANCELLED' || last === 'RELEASED' ? 'CANCELLED' : 'UNPAID'
}

const covered: ReadonlySet<OrderPaymentState> = new Set<OrderPaymentState>([
  'PARTLY_PAID',
  'PAID',
  'OVERPAID',
  'AUTHORIZED',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
])

/** Whether the full amount is paid now. */
export const isPaidInFull = (state: OrderPaymentState): boolean =>
  state === 'PAID' || state === 'OVERPAID'

/** Whether money was received, even if it was refunded since, or is promised by the provider. */
export const isCovered = (state: OrderPaymentState): boolean => covered.has(state)

const refused: ReadonlySet<OrderPaymentState> = new Set<OrderPaymentState>([
  'DECLINED',
  'CANCELLED',
])

/** The next state of an order with these payments. Money never cancels an order. */
export function stateAfterPayment(state: OrderState, paymentState: OrderPaymentState): OrderState {
  if (state === 'AWAITING_PAYMENT' || state === 'IN_REVIEW') {
    if (isCovered(paymentState)) return 'PLACED'
    if (state === 'IN_REVIEW' && refused.has(paymentState)) return 'REJECTED'
    return paymentState === 'IN_REVIEW' ? 'IN_REVIEW' : 'AWAITING_PAYMENT'
  }
  return state
}

/** The lines to send: digital goods only if there are no others. */
export function linesToSend(lines: readonly OrderLine[]): readonly OrderLine[] {
  const goods = lines.filter(({ shippable, kind }) => shippable && kind !== 'DIGITAL')
  return goods.length > 0 ? goods : lines
}

/**
 * How much of an order is sent. Refunded pieces are not required; an order without delivery requires nothing.
 */
export function fulfillmentStateOf(
  { placedDate, delivery }: Pick<Order, 'placedDate' | 'delivery'>,
  lines: readonly OrderLine[],
): FulfillmentState {
  if (placedDate === null) return 'NONE'
  if (delivery.length === 0) return 'ALL'
  const needed = linesToSend(lines)
  if (needed.every(({ fulfilled }) => fulfilled === 0)) return 'NONE'
  const isDone = needed.every(
    ({ quantity, refunded, fulfilled }) => fulfilled + refunded >= quantity,
  )
  return isDone ? 'ALL' : 'PART'
}

export const isGivenUp = (state: OrderState): boolean =>
  state === 'CANCELLED' || state === 'EXPIRED' || state === 'REJECTED'
