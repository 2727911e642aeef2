import type Stripe from 'stripe'
import type { Card, EventDetails, EventKind, PaymentEvent } from '../../payments/index.ts'
import { fromStripeAmount } from './amounts.ts'
import { stripeFailure } from './failures.ts'

/** The objects that Stripe has for one payment. */
export interface StripeState {
  readonly session: Stripe.Checkout.Session | undefined
  /** Includes its latest charge. */
  readonly intent: Stripe.PaymentIntent | undefined
  readonly refunds: readonly Stripe.Refund[]
  readonly disputes: readonly Stripe.Dispute[]
}

/** The site and payment of the objects; undefined for those that the shop did not create. */
export function ownerOf({ session, intent }: StripeState) {
  const { vitrine_payment: paymentId, vitrine_site: siteId } = {
    ...session?.metadata,
    ...intent?.metadata,
  }
  return paymentId && siteId ? { paymentId, siteId } : undefined
}

type ToEvent = (
  kind: EventKind,
  id: string,
  at: number,
  more?: { readonly amount?: number; readonly details?: EventDetails },
) => PaymentEvent

/** The events of a payment. Their ids derive from Stripe's, so that each counts once. */
export function eventsOf(state: StripeState, paymentId: string): PaymentEvent[] {
  const { session, intent } = state
  const one = intent ?? session
  if (!one) return []
  const currency = one.currency?.toUpperCase() ?? null
  const toEvent: ToEvent = (kind, id, at, { amount, details = {} } = {}) => ({
    provider: 'STRIPE',
    account: one.livemode ? 'live' : 'test',
    id,
    paymentId,
    kind,
    amountMinor:
      amount === undefined || currency === null ? null : fromStripeAmount(amount, currency),
    currency,
    date: new Date(at * 1000),
    details,
  })
  return [
    ...(session ? ofSession(session, toEvent) : []),
    ...(intent ? ofIntent(intent, session, toEvent) : []),
    ...state.refunds.flatMap((refund) => ofRefund(refund, toEvent)),
    ...state.disputes.flatMap((dispute) => ofDispute(dispute, toEvent)),
  ]
}

function ofSession({ id, created, status, expires_at }: Stripe.Checkout.Session, toEvent: ToEvent) {
  const opened = toEvent('ACTION_REQUIRED', `${id}:open`, created, { details: { reference: id } })
  return status === 'expired'
    ? [opened, toEvent('CANCELLED', `${id}:expired`, expires_at)]
    : [opened]
}

/** A declined charge ends nothing while its session is open: the buyer can try another card there. */
function ofIntent(
  intent: Stripe.PaymentIntent,
  session: Stripe.Checkout.Session | undefined,
  toEvent: ToEvent,
): PaymentEvent[] {
  const { id, created } = intent
  const charge = chargeOf(intent)
  const at = charge?.created ?? created
  const details: EventDetails = { reference: id, ...cardOf(charge), ...savedOf(intent) }
  const authorized = () =>
    toEvent('AUTHORIZED', `${id}:authorized`, at, { amount: intent.amount, details })
  const isManual = intent.capture_method === 'manual'
  switch (intent.status) {
    case 'processing':
      return [toEvent('PROCESSING', `${id}:processing`, at, { amount: intent.amount, details })]
    case 'requires_capture':
      return [authorized()]
    case 'succeeded':
      return [
        ...(isManual ? [authorized()] : []),
        toEvent('CAPTURED', `${id}:captured`, at, { amount: intent.amount_received, details }),
      ]
    case 'canceled':
      return isManual && charge
        ? [authorized(), toEvent('RELEASED', `${id}:released`, intent.canceled_at ?? at)]
        : [toEvent('CANCELLED', `${id}:canceled`, intent.canceled_at ?? at)]
    default:
      return declined(intent, session, toEvent)
  }
}

function declined(
  { id, created, last_payment_error: error }: Stripe.PaymentIntent,
  session: Stripe.Checkout.Session | undefined,
  toEvent: ToEvent,
): PaymentEvent[] {
  if (!error) return []
  const details = { failure: stripeFailure(error) }
  // Without an open session the buyer cannot try again.
  const kind = session && session.status !== 'complete' ? 'NOTED' : 'FAILED'
  return [
    toEvent(kind, `${id}:${kind === 'FAILED' ? 'failed' : details.failure}`, created, { details }),
  ]
}

/** The method that can be charged again. */
function savedOf({
  setup_future_usage: usage,
  customer,
  payment_method: method,
}: Stripe.PaymentIntent): Pick<EventDetails, 'savedMethod'> {
  const idOf = (one: string | { readonly id: string } | null) =>
    typeof one === 'string' ? one : one?.id
  const [customerId, methodId] = [idOf(customer), idOf(method)]
  if (usage !== 'off_session' || !customerId || !methodId) return {}
  return { savedMethod: { customer: customerId, method: methodId } }
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  typeof charge === 'string' || charge === null ? undefined : charge

function cardOf(charge: Stripe.Charge | undefined): { readonly card?: Card } {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {}
  if (!brand || !last4) return {}
  return { card: { brand: brands[brand] ?? brand, lastFourDigits: last4 } }
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A refund that was made in Stripe's dashboard has no refund id of the shop. */
function ofRefund(refund: Stripe.Refund, toEvent: ToEvent): PaymentEvent[] {
  const { id, created, amount, status } = refund
  const refundId = refund.metadata?.vitrine_refund
  const details: EventDetails = refundId ? { refundId } : {}
  switch (status) {
    case 'succeeded':
      return [toEvent('REFUNDED', `${id}:done`, created, { amount, details })]
    case 'failed':
    case 'canceled':
      return [
        toEvent('REFUND_FAILED', `${id}:failed`, created, {
          amount,
          details: { ...details, raw: refund.failure_reason ?? status },
        }),
      ]
    default:
      return [toEvent('REFUND_SENT', `${id}:sent`, created, { amount, details })]
  }
}

/** An inquiry takes no money yet. */
function ofDispute(
  { id, created, amount, status }: Stripe.Dispute,
  toEvent: ToEvent,
): PaymentEvent[] {
  if (status.startsWith('warning_') || status === 'prevented') return []
  const disputed = toEvent('DISPUTED', `${id}:opened`, created, { amount })
  return status === 'won'
    ? [disputed, toEvent('DISPUTE_WON', `${id}:won`, created, { amount })]
    : [disputed]
}
