import { InvalidRefundAmount, PaymentNotFound } from '@vitrine/contract/orders'
import type { OrderPayments, Payment, RefundPayment } from '../model/payment.ts'

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

/** Which payments pay a refund back: the named one, else the latest first. */
export function refundParts(
  order: OrderPayments,
  amountMinor: number,
  paymentId: string | undefined,
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
    parts.push({
      paymentId: payment.id,
      amountMinor: part,
      state: 'RESERVED',
      isExternal: payment.isOffline,
    })
  }
  return parts
}
