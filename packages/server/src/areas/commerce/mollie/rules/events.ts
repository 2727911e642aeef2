import type { Payment } from '@mollie/api-client'
import type { Card, EventDetails, EventKind, PaymentEvent } from '../../payments/index.ts'
import { fromMollieAmount } from './amounts.ts'

type Amount = Payment['amount']
/** What a payment is at Mollie, without what the library adds to it. */
export type MolliePayment = Pick<
  Payment,
  | 'id'
  | 'mode'
  | 'status'
  | 'amount'
  | 'amountCaptured'
  | 'metadata'
  | 'createdAt'
  | 'authorizedAt'
  | 'paidAt'
  | '_embedded'
> & { readonly details?: unknown }

/** Which payment of which site it is; undefined for what was made elsewhere. */
export function ownerOf({ metadata }: Pick<MolliePayment, 'metadata'>) {
  const { vitrine_payment: paymentId, vitrine_site: siteId } = (metadata ?? {}) as Readonly<
    Record<string, string | undefined>
  >
  return paymentId && siteId ? { paymentId, siteId } : undefined
}

type Say = (
  kind: EventKind,
  id: string,
  at: string,
  more?: { readonly amount?: Amount; readonly details?: EventDetails },
) => PaymentEvent

/** The events of a payment. Their ids follow from Mollie's, so that each is counted once. */
export function eventsOf(payment: MolliePayment, paymentId: string): PaymentEvent[] {
  const say: Say = (kind, id, at, { amount, details = {} } = {}) => ({
    provider: 'MOLLIE',
    account: payment.mode,
    id,
    paymentId,
    kind,
    amountMinor: amount ? fromMollieAmount(amount) : null,
    currency: payment.amount.currency,
    date: new Date(at),
    details,
  })
  const { refunds = [], chargebacks = [] } = payment._embedded ?? {}
  return [
    say('ACTION_REQUIRED', `${payment.id}:open`, payment.createdAt, {
      details: { reference: payment.id },
    }),
    ...ofPayment(payment, say),
    ...refunds.flatMap((refund) => ofRefund(refund, say)),
    ...chargebacks.flatMap((chargeback) => ofChargeback(chargeback, say)),
  ]
}

function ofPayment(payment: MolliePayment, say: Say): PaymentEvent[] {
  const { id, status, amount, createdAt, authorizedAt, paidAt } = payment
  const details: EventDetails = { ...cardOf(payment) }
  const authorized = authorizedAt
    ? [say('AUTHORIZED', `${id}:authorized`, authorizedAt, { amount, details })]
    : []
  switch (status) {
    case 'pending':
      return [say('PROCESSING', `${id}:pending`, createdAt, { amount })]
    case 'authorized':
      return authorized
    case 'paid': {
      const captured = authorizedAt ? (payment.amountCaptured ?? amount) : amount
      const at = paidAt ?? createdAt
      return [...authorized, say('CAPTURED', `${id}:paid`, at, { amount: captured, details })]
    }
    case 'canceled':
    case 'expired':
      return authorizedAt
        ? [...authorized, say('RELEASED', `${id}:released`, authorizedAt)]
        : [say('CANCELLED', `${id}:${status}`, createdAt)]
    case 'failed':
      return [
        say('FAILED', `${id}:failed`, createdAt, { details: { failure: failureOf(payment) } }),
      ]
    default:
      return []
  }
}

interface CardDetails {
  readonly cardLabel?: string | null
  readonly cardNumber?: string | null
  readonly failureReason?: string
}

function cardOf({ details }: MolliePayment): { readonly card?: Card } {
  const { cardLabel, cardNumber } = (details ?? {}) as CardDetails
  return cardNumber
    ? { card: { brand: cardLabel ?? '', lastFourDigits: cardNumber.slice(-4) } }
    : {}
}

const failures: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  card_expired: 'expired_card',
  invalid_cvv: 'incorrect_cvc',
  authentication_failed: 'authentication_failed',
  authentication_abandoned: 'authentication_failed',
  authentication_required: 'authentication_failed',
}
const failureOf = ({ details }: MolliePayment): string =>
  failures[((details ?? {}) as CardDetails).failureReason ?? ''] ?? 'declined'

type MollieRefund = NonNullable<NonNullable<MolliePayment['_embedded']>['refunds']>[number]

/** A refund that was made at Mollie itself names none of ours. */
function ofRefund(
  { id, status, amount, createdAt, metadata }: MollieRefund,
  say: Say,
): PaymentEvent[] {
  const refundId = (metadata as { readonly vitrine_refund?: string } | null)?.vitrine_refund
  const details: EventDetails = refundId ? { refundId } : {}
  switch (status) {
    case 'refunded':
      return [say('REFUNDED', `${id}:done`, createdAt, { amount, details })]
    case 'failed':
    case 'canceled':
      return [
        say('REFUND_FAILED', `${id}:failed`, createdAt, {
          amount,
          details: { ...details, raw: status },
        }),
      ]
    default:
      return [say('REFUND_SENT', `${id}:sent`, createdAt, { amount, details })]
  }
}

type MollieChargeback = NonNullable<NonNullable<MolliePayment['_embedded']>['chargebacks']>[number]

function ofChargeback(
  { id, amount, createdAt, reversedAt }: MollieChargeback,
  say: Say,
): PaymentEvent[] {
  const disputed = say('DISPUTED', `${id}:opened`, createdAt, { amount })
  return reversedAt
    ? [disputed, say('DISPUTE_WON', `${id}:won`, reversedAt, { amount })]
    : [disputed]
}
