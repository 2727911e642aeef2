import type Stripe from 'stripe'
import type { StripeState } from '../rules/events.ts'

const withCharge = { expand: ['latest_charge'] }

/** The current state of a session (`cs_…`), a payment intent (`pi_…`) or a charge (`ch_…`, `py_…`). */
export async function readState(stripe: Stripe, reference: string): Promise<StripeState> {
  if (reference.startsWith('cs_')) {
    const session = await stripe.checkout.sessions.retrieve(reference, {
      expand: ['payment_intent.latest_charge'],
    })
    const { payment_intent: intent } = session
    return withMoney(
      stripe,
      session,
      intent === null || typeof intent === 'string' ? undefined : intent,
    )
  }
  const intentId = reference.startsWith('pi_')
    ? reference
    : idOf((await stripe.charges.retrieve(reference)).payment_intent)
  if (!intentId) return { session: undefined, intent: undefined, refunds: [], disputes: [] }
  const intent = await stripe.paymentIntents.retrieve(intentId, withCharge)
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 })
  return withMoney(stripe, sessions.data[0], intent)
}

/** Adds refunds and disputes, if there can be any. */
async function withMoney(
  stripe: Stripe,
  session: Stripe.Checkout.Session | undefined,
  intent: Stripe.PaymentIntent | undefined,
): Promise<StripeState> {
  if (intent?.status !== 'succeeded') return { session, intent, refunds: [], disputes: [] }
  const ofIntent = { payment_intent: intent.id, limit: 100 }
  const refunds = await stripe.refunds.list(ofIntent).autoPagingToArray({ limit: 1000 })
  const { latest_charge: charge } = intent
  const isDisputed = charge !== null && typeof charge !== 'string' && charge.disputed
  const disputes = isDisputed ? (await stripe.disputes.list(ofIntent)).data : []
  return { session, intent, refunds, disputes }
}

export const idOf = (
  one: string | { readonly id: string } | null | undefined,
): string | undefined => (typeof one === 'string' ? one : one?.id)
