import type { PaymentEvent } from '@vitrine/plugin'
import type { BankPayment } from './api.ts'

const kinds = {
  processing: 'PROCESSING',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const

/** The events of a payment. Ids derive from the service's, so that each event counts once. */
export function eventsOf(payment: BankPayment): PaymentEvent[] {
  const { id, paymentId, currency, status, createdAt, updatedAt } = payment
  const base = { paymentId, currency }
  const opened: PaymentEvent = {
    ...base,
    id: `${id}:open`,
    kind: 'ACTION_REQUIRED',
    date: new Date(createdAt),
    reference: id,
  }
  const ended = { ...base, id: `${id}:${status}`, date: new Date(updatedAt) }
  const details = payment.failure === null ? {} : { failure: payment.failure }
  const own: PaymentEvent[] =
    status === 'open'
      ? []
      : status in kinds
        ? [{ ...ended, kind: kinds[status as keyof typeof kinds], ...details }]
        : moneyOf(payment)
  return [opened, ...own, ...refundsOf(payment), ...disputesOf(payment)]
}

/** Authorized, and then taken or given up. */
function moneyOf({ id, paymentId, currency, status, ...payment }: BankPayment): PaymentEvent[] {
  const card = payment.card ? { card: payment.card } : {}
  const base = { paymentId, currency, date: new Date(payment.updatedAt), ...card }
  const taken: PaymentEvent[] =
    payment.captured > 0
      ? [{ ...base, id: `${id}:paid`, kind: 'CAPTURED', amountMinor: payment.captured }]
      : []
  if (status === 'paid') return taken
  const authorized: PaymentEvent = {
    ...base,
    id: `${id}:authorized`,
    kind: 'AUTHORIZED',
    amountMinor: payment.amount,
  }
  return status === 'released'
    ? [authorized, { ...base, id: `${id}:released`, kind: 'RELEASED' }]
    : [authorized]
}

const refundKinds = { sent: 'REFUND_SENT', done: 'REFUNDED', failed: 'REFUND_FAILED' } as const

const refundsOf = ({ paymentId, currency, refunds }: BankPayment): PaymentEvent[] =>
  refunds.map(({ id, refundId, amount, status, at }) => ({
    id: `${id}:${status}`,
    paymentId,
    kind: refundKinds[status],
    amountMinor: amount,
    currency,
    date: new Date(at),
    ...(refundId !== null && { refundId }),
  }))

const disputesOf = ({ paymentId, currency, disputes }: BankPayment): PaymentEvent[] =>
  disputes.flatMap(({ id, amount, isWon, at }): PaymentEvent[] => {
    const base = { paymentId, currency, amountMinor: amount, date: new Date(at) }
    const opened: PaymentEvent = { ...base, id: `${id}:open`, kind: 'DISPUTED' }
    return isWon ? [opened, { ...base, id: `${id}:won`, kind: 'DISPUTE_WON' }] : [opened]
  })
