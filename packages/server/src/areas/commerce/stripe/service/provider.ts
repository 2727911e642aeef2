import type Stripe from 'stripe'
import type { Gateway, GatewayAttempt, OpenConnection } from '../../payment-connections/index.ts'
import type { KnownPayment, PaymentEvent } from '../../payments/index.ts'
import { METHOD_REVOKED, ProviderRefused } from '../../payments/index.ts'
import { toStripeAmount } from '../rules/amounts.ts'
import { eventsOf, ownerOf } from '../rules/events.ts'
import { checkStripe } from './check.ts'
import { asking, createStripe, type StripeOptions } from './client.ts'
import { readStripeMessage } from './messages.ts'
import { idOf, readState } from './state.ts'

/** Maximum duration of a dispute: Stripe documents up to three months. */
const DISPUTE_SECONDS = 90 * 86_400
const MAX_DISPUTES = 1000

export interface StripeDeps extends StripeOptions {
  /** The payment connection of a site, with its keys. */
  connectionOf(siteId: string): Promise<OpenConnection>
}

/** Payments on Stripe's hosted pages. */
export function stripeGateway(deps: StripeDeps): Gateway {
  const clientOf = async (siteId: string) => {
    const connection = await deps.connectionOf(siteId)
    return { connection, stripe: createStripe(connection.key, deps) }
  }
  return {
    isOffline: false,
    async start(attempt) {
      const { connection, stripe } = await clientOf(attempt.siteId)
      const session = await asking(() =>
        stripe.checkout.sessions.create(sessionOf(attempt, connection), {
          idempotencyKey: `pay:${attempt.paymentId}`,
        }),
      )
      if (!session.url) throw new ProviderRefused('refused', 'Stripe has no page for this payment')
      const state = { session, intent: undefined, refunds: [], disputes: [] }
      return {
        step: { kind: 'REDIRECT', url: session.url, text: null, transfer: null },
        events: eventsOf(state, attempt.paymentId),
      }
    },
    /** Stripe reports declined charges and required authentication as errors. */
    async charge(attempt, { customer, method }) {
      const { connection, stripe } = await clientOf(attempt.siteId)
      const intent = await chargingSaved(() =>
        stripe.paymentIntents.create(
          {
            ...intentDataOf(attempt, connection),
            amount: toStripeAmount(attempt.amountMinor, attempt.currency),
            currency: attempt.currency.toLowerCase(),
            ...(customer && { customer }),
            payment_method: method,
            off_session: true,
            confirm: true,
            expand: ['latest_charge'],
          },
          { idempotencyKey: `pay:${attempt.paymentId}` },
        ),
      )
      const state = { session: undefined, intent, refunds: [], disputes: [] }
      return eventsOf(state, attempt.paymentId)
    },
    async read(payment) {
      const { stripe } = await clientOf(payment.siteId)
      return nowOf(stripe, payment)
    },
    async capture(payment) {
      const { stripe } = await clientOf(payment.siteId)
      const amount = toStripeAmount(payment.amountMinor, payment.currency)
      return settle(stripe, payment, (id) =>
        stripe.paymentIntents.capture(
          id,
          { amount_to_capture: amount },
          { idempotencyKey: `capture:${payment.paymentId}` },
        ),
      )
    },
    async release(payment) {
      const { stripe } = await clientOf(payment.siteId)
      return settle(stripe, payment, (id) =>
        stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `release:${payment.paymentId}` }),
      )
    },
    async refund(payment, { refundId, amountMinor }) {
      const { stripe } = await clientOf(payment.siteId)
      const intent = await asking(() => intentOf(stripe, payment))
      const request = {
        payment_intent: intent,
        amount: toStripeAmount(amountMinor, payment.currency),
        metadata: { vitrine_refund: refundId },
      }
      await asking(() => stripe.refunds.create(request, { idempotencyKey: `refund:${refundId}` }))
      return nowOf(stripe, payment)
    },
    async cancel(payment) {
      const { stripe } = await clientOf(payment.siteId)
      const { reference } = payment
      if (reference?.startsWith('cs_')) await expire(stripe, reference)
      return nowOf(stripe, payment)
    },
    check: (connection, webhookUrl) =>
      checkStripe(createStripe(connection.key, deps), connection, webhookUrl),
    readMessage: readStripeMessage,
    async follow(connection, reference) {
      const stripe = createStripe(connection.key, deps)
      const state = await asking(() => readState(stripe, reference))
      const owner = ownerOf(state)
      return owner?.siteId === connection.siteId ? eventsOf(state, owner.paymentId) : []
    },
    /** Stripe filters disputes by when they were opened, so all that may still be open are read again. */
    async disputes(connection, since) {
      const stripe = createStripe(connection.key, deps)
      const from = Math.floor(since.getTime() / 1000) - DISPUTE_SECONDS
      const found = await asking(() =>
        stripe.disputes
          .list({ created: { gte: from }, limit: 100 })
          .autoPagingToArray({ limit: MAX_DISPUTES }),
      )
      return found.flatMap(
        ({ payment_intent, charge }) => idOf(payment_intent) ?? idOf(charge) ?? [],
      )
    },
  }
}

/** Stripe reports a method that its buyer removed as missing. */
async function chargingSaved<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await asking(call)
  } catch (error) {
    const isGone =
      error instanceof ProviderRefused &&
      /no such (paymentmethod|customer)|may not be used again/i.test(error.message)
    throw isGone ? new ProviderRefused(METHOD_REVOKED, error.message) : error
  }
}

const metadataOf = ({ paymentId, siteId, orderNumber }: GatewayAttempt) => ({
  vitrine_payment: paymentId,
  vitrine_site: siteId,
  order_number: orderNumber,
})

const intentDataOf = (attempt: GatewayAttempt, { capture }: OpenConnection) => ({
  capture_method: capture === 'MANUAL' ? ('manual' as const) : ('automatic_async' as const),
  description: `#${attempt.orderNumber}`,
  metadata: metadataOf(attempt),
})

function sessionOf(
  attempt: GatewayAttempt,
  connection: OpenConnection,
): Stripe.Checkout.SessionCreateParams {
  const { paymentId, orderNumber, amountMinor, currency, email, returnUrl, savesMethod } = attempt
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    ...(email && { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amountMinor, currency),
          product_data: { name: `#${orderNumber}` },
        },
      },
    ],
    // A method is saved for a customer; a card without one cannot be charged again.
    ...(savesMethod && { customer_creation: 'always' as const }),
    metadata: metadataOf(attempt),
    payment_intent_data: {
      ...intentDataOf(attempt, connection),
      ...(savesMethod && { setup_future_usage: 'off_session' as const }),
    },
    // Charges the order's amount in its currency, without conversion by Stripe.
    adaptive_pricing: { enabled: false },
    locale: localeOf(attempt.language),
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

const languages = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ),
)
const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale => {
  const [base = ''] = language.split('-')
  return languages.has(base) ? base : 'auto'
}

/** The current state at Stripe; a payment without a Stripe id cannot have been paid yet. */
async function nowOf(
  stripe: Stripe,
  { reference, paymentId }: KnownPayment,
): Promise<PaymentEvent[]> {
  if (reference === null) return []
  return eventsOf(await asking(() => readState(stripe, reference)), paymentId)
}

async function intentOf(stripe: Stripe, { reference }: KnownPayment): Promise<string> {
  if (reference?.startsWith('pi_')) return reference
  const session = reference ? await stripe.checkout.sessions.retrieve(reference) : undefined
  const intent = idOf(session?.payment_intent)
  if (!intent) throw new ProviderRefused('refused', 'Stripe knows of no payment')
  return intent
}

/** Captures or releases authorized money; where that was done before, returns the current state. */
async function settle(
  stripe: Stripe,
  payment: KnownPayment,
  call: (intent: string) => Promise<unknown>,
): Promise<PaymentEvent[]> {
  const intent = await asking(() => intentOf(stripe, payment))
  try {
    await asking(() => call(intent))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const events = await nowOf(stripe, payment)
    if (!events.some(({ kind }) => kind === 'CAPTURED' || kind === 'RELEASED')) throw error
    return events
  }
  return nowOf(stripe, payment)
}

/** Closes the page; a session that was paid or expired meanwhile stays as it is. */
async function expire(stripe: Stripe, session: string): Promise<void> {
  try {
    await asking(() => stripe.checkout.sessions.expire(session))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
}
