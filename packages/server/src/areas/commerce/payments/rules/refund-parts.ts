import {
  ExternalRefundExpected,
  InvalidRefundAmount,
  PaymentNotFound,
  PaymentNotRefundable,
} from '@vitrine/contract/orders'
import type { OrderPayments, Payment, RefundPayment } from '../model/payment.ts'
import { isTender, returnsToItself } from './tenders.ts'

/** What is left to pay back of a payment: refunds that are on their way are not left. */
export function refundableOf(
  payment: Payment,
  { refunds }: Pick<OrderPayments, 'refunds'>,
): number {
  const reserved = refunds
    .flatMap((refund) => refund.payments)
    .filter(({ paymentId, state }) => paymentId === payment.id && state !== 'FAILED')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return Math.max(
    0,
    payment.capturedMinor - payment.disputedMinor - Math.max(reserved, payment.refundedMinor),
  )
}

/** How a refund goes back. */
export interface RefundWay {
  /** The payment that pays it back; default: the latest first. */
  readonly paymentId?: string | undefined
  /** As store credit, in place of money. What gift cards and credit paid returns to them. */
  readonly toStoreCredit?: boolean | undefined
  /** The order that it pays, in place of money, whatever has paid it before. */
  readonly toOrderId?: string | undefined
}

/** Which payments pay a refund back. */
export function refundParts(
  order: OrderPayments,
  amountMinor: number,
  { paymentId, toStoreCredit = false, toOrderId }: RefundWay,
): RefundPayment[] {
  const { payments } = order
  if (paymentId !== undefined && !payments.some(({ id }) => id === paymentId)) {
    throw PaymentNotFound({ paymentId })
  }
  const candidates = payments.filter(({ id }) => paymentId === undefined || id === paymentId)
  const refundable = candidates.reduce((sum, one) => sum + refundableOf(one, order), 0)
  if (amountMinor > refundable || amountMinor < 1) throw InvalidRefundAmount({ refundable })
  const parts: RefundPayment[] = []
  let left = amountMinor
  for (const payment of candidates.toReversed()) {
    const part = Math.min(left, refundableOf(payment, order))
    if (part === 0) continue
    left -= part
    const isCredited = toStoreCredit && !returnsToItself(payment)
    parts.push({
      paymentId: payment.id,
      amountMinor: part,
      state: 'RESERVED',
      isExternal: payment.isOffline && !isCredited && toOrderId === undefined,
      toStoreCredit: isCredited && toOrderId === undefined,
      toOrderId: toOrderId ?? null,
    })
  }
  return parts
}

/** Why nothing can be paid back of a payment; undefined: something can. */
export function nonRefundableReason(
  payment: Payment,
  order: Pick<OrderPayments, 'refunds'>,
): string | undefined {
  if (payment.details?.isRefundDisabled) return 'DISABLED_BY_PROVIDER'
  if (payment.amountMinor === 0) return 'ZERO_PRICE'
  if (payment.capturedMinor === 0) return 'NOT_PAID'
  if (refundableOf(payment, order) > 0) return undefined
  const isPending = order.refunds
    .flatMap(({ payments }) => payments)
    .some(({ paymentId, state }) => paymentId === payment.id && isOnItsWay(state))
  if (isPending) return 'PENDING_REFUND'
  return payment.disputedMinor > 0 ? 'AMOUNT_OFFSET_BY_CHARGEBACK' : 'ALREADY_REFUNDED'
}

const isOnItsWay = (state: RefundPayment['state']) => state === 'RESERVED' || state === 'SENT'

/** What one payment pays back; without an amount all that is left of it. */
export interface NamedRefund {
  readonly paymentId: string
  readonly amountMinor: number | undefined
  /** Paid back by hand, and only recorded. */
  readonly isExternal: boolean
}

/** The parts of a refund by payments that are named; each payment once. */
export function namedRefundParts(
  order: OrderPayments,
  named: readonly NamedRefund[],
): RefundPayment[] {
  const repeated = named.find(
    ({ paymentId }, at) => named.findIndex((one) => one.paymentId === paymentId) !== at,
  )
  if (repeated) throw InvalidRefundAmount({ paymentId: repeated.paymentId, refundable: 0 })
  return named.map((one) => namedPart(order, one))
}

function namedPart(order: OrderPayments, { paymentId, amountMinor, isExternal }: NamedRefund) {
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (!payment) throw PaymentNotFound({ paymentId })
  const reason = nonRefundableReason(payment, order)
  if (reason) {
    throw PaymentNotRefundable({ paymentId, nonRefundableReason: reason })
  }
  if (payment.isOffline && !isExternal && !isTender(payment)) {
    throw ExternalRefundExpected({ paymentId })
  }
  const refundable = refundableOf(payment, order)
  const amount = amountMinor ?? refundable
  if (amount < 1 || amount > refundable) throw InvalidRefundAmount({ paymentId, refundable })
  // Gift cards get their money back here, without anybody outside.
  const isRecorded = isExternal || isTender(payment)
  return { paymentId, amountMinor: amount, state: 'RESERVED', isExternal: isRecorded } as const
}
