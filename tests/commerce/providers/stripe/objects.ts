import type Stripe from 'stripe'
import account from './published/account.json' with { type: 'json' }
import charge from './published/charge.json' with { type: 'json' }
import session from './published/checkout-session.json' with { type: 'json' }
import dispute from './published/dispute.json' with { type: 'json' }
import event from './published/event.json' with { type: 'json' }
import intent from './published/payment-intent.json' with { type: 'json' }
import refund from './published/refund.json' with { type: 'json' }

const published = { account, charge, session, dispute, event, intent, refund }

/** Objects as Stripe publishes them (github.com/stripe/openapi, MIT), with the values of a payment. */
const like = <T>(fixture: unknown, values: Partial<T>): T =>
  ({ ...(structuredClone(fixture) as object), ...values }) as T

let count = 0
const newId = (prefix: string): string => {
  count += 1
  return `${prefix}_test_${String(count).padStart(8, '0')}`
}

const REFUSED = 'Your card was declined.'

export const newSession = (
  base: string,
  created: number,
  values: Partial<Stripe.Checkout.Session>,
): Stripe.Checkout.Session => {
  const id = newId('cs')
  return like<Stripe.Checkout.Session>(published.session, {
    id,
    created,
    expires_at: created + 86_400,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    livemode: false,
    mode: 'payment',
    url: `${base}/pay/${id}`,
    ...values,
  })
}

export const newIntent = (
  created: number,
  values: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent =>
  like<Stripe.PaymentIntent>(published.intent, {
    id: newId('pi'),
    created,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    status: 'requires_payment_method',
    ...values,
  })

export const newCharge = (
  of: Stripe.PaymentIntent,
  created: number,
  last4: string,
  values: Partial<Stripe.Charge>,
): Stripe.Charge => {
  const made = like<Stripe.Charge>(published.charge, {
    id: newId('ch'),
    created,
    amount: of.amount,
    currency: of.currency,
    metadata: of.metadata,
    payment_intent: of.id,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    disputed: false,
    refunded: false,
    ...values,
  })
  const { payment_method_details: details } = made
  if (details?.card) details.card = { ...details.card, brand: 'visa', last4 }
  return made
}

export const newRefund = (
  of: Stripe.Charge,
  created: number,
  values: Partial<Stripe.Refund>,
): Stripe.Refund =>
  like<Stripe.Refund>(published.refund, {
    id: newId('re'),
    created,
    charge: of.id,
    payment_intent: of.payment_intent,
    currency: of.currency,
    metadata: {},
    ...values,
  })

export const newDispute = (
  of: Stripe.Charge,
  created: number,
  values: Partial<Stripe.Dispute>,
): Stripe.Dispute =>
  like<Stripe.Dispute>(published.dispute, {
    id: newId('dp'),
    created,
    amount: of.amount,
    currency: of.currency,
    charge: of.id,
    payment_intent: of.payment_intent,
    status: 'needs_response',
    ...values,
  })

export const newEvent = (created: number, type: string, object: object): Stripe.Event =>
  like<Stripe.Event>(published.event, {
    id: newId('evt'),
    created,
    type,
    livemode: false,
    data: { object: structuredClone(object) },
  } as unknown as Partial<Stripe.Event>)

export const newAccount = () => ({
  ...structuredClone(published.account),
  charges_enabled: true,
  settings: { ...published.account.settings, dashboard: { display_name: 'Lamps of Berlin' } },
})

/** The reason why a payment intent failed. */
export const paymentError = (
  why: string,
): NonNullable<Stripe.PaymentIntent['last_payment_error']> =>
  ({
    type: 'card_error',
    code:
      why === 'authentication'
        ? 'payment_intent_authentication_failure'
        : (codes[why] ?? 'card_declined'),
    ...(why !== 'authentication' && { decline_code: why }),
    message: REFUSED,
  }) as NonNullable<Stripe.PaymentIntent['last_payment_error']>

const codes: Readonly<Record<string, string>> = {
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
}

export const stripeError = (
  status: number,
  error: { readonly type: string; readonly code?: string; readonly message: string },
) => ({ status, body: { error } })
