import type { Payment } from '@mollie/api-client'
import {
  type Card,
  type EventDetails,
  type EventKind,
  METHOD_REVOKED,
  type PaymentEvent,
  type SavedMethod,
} from '../../payments/index.ts'
import { fromMollieAmount } from './amounts.ts'

type Amount = Payment['amount']
/** The fields of a Mollie payment that are read, without the helpers that the library adds. */
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
  | 'customerId'
  | 'mandateId'
  | 'method'
> & { readonly details?: unknown; readonly sequenceType?: string }

/** The site and payment from the metadata; undefined for payments that the shop did not create. */
export function ownerOf({ metadata }: Pick<MolliePayment, 'metadata'>) {
  const { vitrine_payment: paymentId, vitrine_site: siteId } = (metadata ?? {}) as Readonly<
    Record<string, string | undefined>
  >
  return paymentId && siteId ? { paymentId, siteId } : undefined
}

type ToEvent = (
  kind: EventKind,
  id: string,
  at: string,
  more?: { readonly amount?: Amount; readonly details?: EventDetails },
) => PaymentEvent

/** The events of a payment. Their ids derive from Mollie's, so that each counts once. */
export function eventsOf(payment: MolliePayment, paymentId: string): PaymentEvent[] {
  const toEvent: ToEvent = (kind, id, at, { amount, details = {} } = {}) => ({
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
    toEvent('ACTION_REQUIRED', `${payment.id}:open`, payment.createdAt, {
      details: { reference: payment.id },
    }),
    ...ofPayment(payment, toEvent),
    ...ofMandate(payment, toEvent),
    ...refunds.flatMap((refund) => ofRefund(refund, toEvent)),
    ...chargebacks.flatMap((chargeback) => ofChargeback(chargeback, toEvent)),
  ]
}

function ofPayment(payment: MolliePayment, toEvent: ToEvent): PaymentEvent[] {
  const { id, status, amount, createdAt, authorizedAt, paidAt } = payment
  const details: EventDetails = { ...cardOf(payment) }
  const authorized = authorizedAt
    ? [toEvent('AUTHORIZED', `${id}:authorized`, authorizedAt, { amount, details })]
    : []
  switch (status) {
    case 'pending':
      return [toEvent('PROCESSING', `${id}:pending`, createdAt, { amount })]
    case 'authorized':
      return authorized
    case 'paid': {
      const captured = authorizedAt ? (payment.amountCaptured ?? amount) : amount
      const at = paidAt ?? createdAt
      return [...authorized, toEvent('CAPTURED', `${id}:paid`, at, { amount: captured, details })]
    }
    case 'canceled':
    case 'expired':
      if (authorizedAt) return [...authorized, toEvent('RELEASED', `${id}:released`, authorizedAt)]
      return [ended(payment, toEvent)]
    case 'failed':
      return [
        toEvent('FAILED', `${id}:failed`, createdAt, { details: { failure: failureOf(payment) } }),
      ]
    default:
      return []
  }
}

/** A recurring payment has no buyer who could cancel it: once ended, it has failed. */
function ended(payment: MolliePayment, toEvent: ToEvent): PaymentEvent {
  const { id, status, createdAt } = payment
  return payment.sequenceType === 'recurring'
    ? toEvent('FAILED', `${id}:${status}`, createdAt, { details: { failure: failureOf(payment) } })
    : toEvent('CANCELLED', `${id}:${status}`, createdAt)
}

/** The mandate of a first payment. Mollie may report it after the money came in, so it is an event of its own. */
function ofMandate(payment: MolliePayment, toEvent: ToEvent): PaymentEvent[] {
  const { id, status, sequenceType, customerId, mandateId, createdAt } = payment
  const isThere = status === 'paid' || status === 'authorized'
  if (sequenceType !== 'first' || !isThere || !customerId || !mandateId) return []
  const savedMethod = { customer: customerId, method: mandateId, ...accountOf(payment) }
  return [toEvent('NOTED', `${id}:saved:${mandateId}`, createdAt, { details: { savedMethod } })]
}

/** The account as the buyer recognizes it; a card has its own details. */
function accountOf({
  method,
  details,
}: MolliePayment): Pick<SavedMethod, 'kind' | 'hint'> | undefined {
  const { cardNumber, consumerAccount = '' } = (details ?? {}) as MethodDetails
  if (cardNumber) return undefined
  if (method === 'paypal') return { kind: 'PAYPAL' }
  const iban = consumerAccount?.replaceAll(/\s/g, '') ?? ''
  return iban === '' ? { kind: 'SEPA' } : { kind: 'SEPA', hint: iban.slice(-4) }
}

interface MethodDetails {
  readonly cardLabel?: string | null
  readonly cardNumber?: string | null
  readonly failureReason?: string
  /** Why a bank returned a debit: a reason code of ISO 20022. */
  readonly bankReasonCode?: string
  /** The IBAN of the buyer. */
  readonly consumerAccount?: string | null
}

function cardOf({ details }: MolliePayment): { readonly card?: Card } {
  const { cardLabel, cardNumber } = (details ?? {}) as MethodDetails
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
  AM04: 'insufficient_funds',
  MD01: METHOD_REVOKED,
}

function failureOf({ details }: MolliePayment): string {
  const { failureReason = '', bankReasonCode = '' } = (details ?? {}) as MethodDetails
  return failures[failureReason] ?? failures[bankReasonCode] ?? 'declined'
}

type MollieRefund = NonNullable<NonNullable<MolliePayment['_embedded']>['refunds']>[number]

/** A refund that was made in Mollie's dashboard has no refund id of the shop. */
function ofRefund(
  { id, status, amount, createdAt, metadata }: MollieRefund,
  toEvent: ToEvent,
): PaymentEvent[] {
  const refundId = (metadata as { readonly vitrine_refund?: string } | null)?.vitrine_refund
  const details: EventDetails = refundId ? { refundId } : {}
  switch (status) {
    case 'refunded':
      return [toEvent('REFUNDED', `${id}:done`, createdAt, { amount, details })]
    case 'failed':
    case 'canceled':
      return [
        toEvent('REFUND_FAILED', `${id}:failed`, createdAt, {
          amount,
          details: { ...details, raw: status },
        }),
      ]
    default:
      return [toEvent('REFUND_SENT', `${id}:sent`, createdAt, { amount, details })]
  }
}

type MollieChargeback = NonNullable<NonNullable<MolliePayment['_embedded']>['chargebacks']>[number]

function ofChargeback(
  { id, amount, createdAt, reversedAt }: MollieChargeback,
  toEvent: ToEvent,
): PaymentEvent[] {
  const disputed = toEvent('DISPUTED', `${id}:opened`, createdAt, { amount })
  return reversedAt
    ? [disputed, toEvent('DISPUTE_WON', `${id}:won`, reversedAt, { amount })]
    : [disputed]
}
