import {
  ExternalRefundExpected,
  InvalidRefundAmount,
  PaymentNotFound,
  PaymentNotRefundable,
} from '@vitrine/contract/orders'
import type { OrderPayments, Payment, RefundPayment } from '../model/payment.ts'
import { isTender, returnsToItself } from './tenders.ts'

/** The refundable rest of a payment; pending refunds are subtracted. */
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

/** Where a refund goes. */
export interface RefundWay {
  /** The payment to refund; default: the latest ones first. */
  readonly paymentId?: string | undefined
  /** As store credit instead of money. Payments by gift card or credit return to where they came from. */
  readonly toStoreCredit?: boolean | undefined
  /** The order that the refund pays instead, whichever payment it comes from. */
  readonly toOrderId?: string | undefined
}

/** Distributes a refund over payments. */
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

/** Why a payment cannot be refunded; undefined if it can. */
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

/** The refund of one payment; without an amount, all that is refundable. */
export interface NamedRefund {
  readonly paymentId: string
  readonly amountMinor: number | undefined
  /** Paid back by hand and only recorded. */
  readonly isExternal: boolean
}

/** The parts of a refund with explicit payments; each payment at most once. */
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
  // Refunds to gift cards happen here, without a provider.
  const isRecorded = isExternal || isTender(payment)
  return { paymentId, amountMinor: amount, state: 'RESERVED', isExternal: isRecorded } as const
}
