import type Stripe from 'stripe'
import type { SavedMethods } from '../provider-under-test.ts'
import {
  newCharge,
  newDispute,
  newEvent,
  newIntent,
  newRefund,
  newSession,
  paymentError,
} from './objects.ts'

type ChargesGo = Parameters<SavedMethods['chargesGo']>[0]
type Mode = Pick<Stripe.PaymentIntent, 'capture_method' | 'metadata' | 'setup_future_usage'>

/** The state of Stripe's stand-in: its objects, their changes, and pending messages. */
export function createBank({
  base,
  now,
}: {
  readonly base: () => string
  readonly now: () => Date
}) {
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const charges = new Map<string, Stripe.Charge>()
  const refunds = new Map<string, Stripe.Refund>()
  const disputes = new Map<string, Stripe.Dispute>()
  /** Saved methods, with the last digits of the card. */
  const saved = new Map<string, { readonly customer: string; readonly last4: string }>()
  const modes = new Map<string, Mode>()
  /** Payment intents without a buyer. */
  const withoutBuyer: Stripe.PaymentIntent[] = []
  let chargesGo: ChargesGo = 'PAID'
  let events: Stripe.Event[] = []
  let refundsGo: 'done' | 'pending' | 'failed' = 'done'
  const at = () => Math.floor(now().getTime() / 1000)
  const notify = (type: string, object: object) => events.push(newEvent(at(), type, object))

  function open(values: Partial<Stripe.Checkout.Session>, mode: Mode | undefined) {
    const session = newSession(base(), at(), values)
    sessions.set(session.id, session)
    if (mode) modes.set(session.id, mode)
    return session
  }

  const sessionOf = (id: string) => {
    const session = sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}`)
    return session
  }
  const intentOf = (session: Stripe.Checkout.Session) => {
    const existing = intents.get(String(session.payment_intent))
    if (existing) return existing
    const intent = newIntent(at(), {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      ...modes.get(session.id),
    })
    intents.set(intent.id, intent)
    session.payment_intent = intent.id
    return intent
  }
  const chargeOf = (intent: Stripe.PaymentIntent) => charges.get(String(intent.latest_charge))

  function charge(
    intent: Stripe.PaymentIntent,
    last4: string,
    values: Partial<Stripe.Charge> = {},
  ) {
    const made = newCharge(intent, at(), last4, values)
    charges.set(made.id, made)
    intent.latest_charge = made.id
    return made
  }

  function takeMoney(intent: Stripe.PaymentIntent, amount: number) {
    const made = chargeOf(intent)
    intent.status = 'succeeded'
    intent.amount_capturable = 0
    intent.amount_received = amount
    if (made) Object.assign(made, { captured: true, amount_captured: amount })
    notify('payment_intent.succeeded', intent)
  }

  function pay(id: string, last4 = '4242') {
    const session = sessionOf(id)
    if (session.status !== 'open') return
    const intent = intentOf(session)
    intent.last_payment_error = null
    saveMethod(session, intent, last4)
    collect(intent, last4)
    if (intent.status === 'succeeded') session.payment_status = 'paid'
    session.status = 'complete'
    notify('checkout.session.completed', session)
  }

  function collect(intent: Stripe.PaymentIntent, last4: string) {
    notify('charge.succeeded', charge(intent, last4))
    if (intent.capture_method !== 'manual') {
      takeMoney(intent, intent.amount)
      return
    }
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    notify('payment_intent.amount_capturable_updated', intent)
  }

  /** Saves a method only for a customer, and only if the intent was created for that. */
  function saveMethod(
    session: Stripe.Checkout.Session,
    intent: Stripe.PaymentIntent,
    last4: string,
  ) {
    const nth = String(intents.size)
    const method = `pm_test_${nth}`
    intent.payment_method = method
    if (session.customer_creation !== 'always') return
    const customer = `cus_test_${nth}`
    intent.customer = customer
    if (intent.setup_future_usage === 'off_session') saved.set(method, { customer, last4 })
  }

  /** Charges without the buyer; returns the intent, and the reason of a failure. */
  function chargeSaved(values: Partial<Stripe.PaymentIntent>) {
    const intent = newIntent(at(), values)
    intents.set(intent.id, intent)
    withoutBuyer.push(intent)
    if (chargesGo === 'CHECKED') {
      intent.status = 'processing'
      notify('payment_intent.processing', intent)
      return { intent, error: undefined }
    }
    const { last4 = '' } = saved.get(String(intent.payment_method)) ?? {}
    const isDeclined = chargesGo === 'DECLINED'
    const error = isDeclined ? paymentError('insufficient_funds') : refusals[last4]
    if (!error) {
      collect(intent, last4)
      return { intent, error: undefined }
    }
    intent.last_payment_error = error
    notify('charge.failed', charge(intent, last4, { status: 'failed', paid: false }))
    notify('payment_intent.payment_failed', intent)
    return { intent, error }
  }

  function decline(id: string, why: string) {
    const session = sessionOf(id)
    if (session.status !== 'open') return
    const intent = intentOf(session)
    const error = paymentError(why)
    intent.last_payment_error = error
    notify('charge.failed', charge(intent, '0002', { status: 'failed', paid: false }))
    notify('payment_intent.payment_failed', intent)
  }

  function debit(id: string) {
    const session = sessionOf(id)
    const intent = intentOf(session)
    intent.status = 'processing'
    session.status = 'complete'
    notify('payment_intent.processing', intent)
    notify('checkout.session.completed', session)
  }

  function settleDebit(id: string, isFine: boolean) {
    const session = sessionOf(id)
    const intent = intentOf(session)
    if (isFine) {
      charge(intent, '3000')
      takeMoney(intent, intent.amount)
      session.payment_status = 'paid'
      notify('checkout.session.async_payment_succeeded', session)
      return
    }
    intent.status = 'requires_payment_method'
    intent.last_payment_error = paymentError('generic_decline')
    notify('payment_intent.payment_failed', intent)
    notify('checkout.session.async_payment_failed', session)
  }

  /** Completes the reviews of charges without a buyer. */
  function finishChecks(isFine: boolean) {
    for (const intent of withoutBuyer.filter(({ status }) => status === 'processing')) {
      if (isFine) {
        charge(intent, '3000')
        takeMoney(intent, intent.amount)
        continue
      }
      intent.status = 'requires_payment_method'
      intent.last_payment_error = paymentError('generic_decline')
      notify('payment_intent.payment_failed', intent)
    }
  }

  function expire(id: string) {
    const session = sessionOf(id)
    session.status = 'expired'
    session.expires_at = at()
    session.url = null
    notify('checkout.session.expired', session)
  }

  function cancelIntent(intent: Stripe.PaymentIntent) {
    intent.status = 'canceled'
    intent.canceled_at = at()
    intent.amount_capturable = 0
    notify('payment_intent.canceled', intent)
  }

  function refund(
    intent: Stripe.PaymentIntent,
    amount: number,
    metadata: Record<string, string> = {},
  ) {
    const paid = chargeOf(intent)
    if (!paid) throw new Error('Nothing was paid')
    const status = { done: 'succeeded', pending: 'pending', failed: 'failed' }[refundsGo]
    const made = newRefund(paid, at(), {
      amount,
      status,
      metadata,
      ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    })
    refunds.set(made.id, made)
    if (status !== 'failed') paid.amount_refunded += amount
    notify('charge.refunded', paid)
    notify(status === 'failed' ? 'refund.failed' : 'refund.created', made)
    return made
  }

  function finishRefunds(how: 'done' | 'failed') {
    for (const one of refunds.values()) {
      if (one.status === 'failed') continue
      one.status = how === 'done' ? 'succeeded' : 'failed'
      const paid = charges.get(String(one.charge))
      if (how === 'failed' && paid) paid.amount_refunded -= one.amount
      notify(how === 'done' ? 'refund.updated' : 'refund.failed', one)
    }
  }

  function dispute(intent: Stripe.PaymentIntent, outcome: 'open' | 'won') {
    const paid = chargeOf(intent)
    if (!paid) throw new Error('Nothing was paid')
    const existing = [...disputes.values()].find(({ charge: id }) => id === paid.id)
    const made = existing ?? newDispute(paid, at(), {})
    disputes.set(made.id, made)
    paid.disputed = true
    if (outcome === 'won') made.status = 'won'
    notify(outcome === 'won' ? 'charge.dispute.closed' : 'charge.dispute.created', made)
  }

  return {
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    saved,
    chargeSaved,
    finishChecks,
    charged: () => withoutBuyer.filter(({ status }) => status === 'succeeded').length,
    setCharges(how: ChargesGo) {
      chargesGo = how
      if (how === 'REVOKED') saved.clear()
    },
    open,
    sessionOf,
    intentOf,
    pay,
    decline,
    debit,
    settleDebit,
    expire,
    takeMoney,
    cancelIntent,
    refund,
    finishRefunds,
    dispute,
    notify,
    setRefunds: (how: typeof refundsGo) => {
      refundsGo = how
    },
    takeEvents() {
      const taken = events
      events = []
      return taken
    },
  }
}

/** The results of cards that are charged without their buyer. */
const refusals: Readonly<Record<string, ReturnType<typeof paymentError>>> = {
  '3155': { ...paymentError('authentication_required'), code: 'authentication_required' },
  '0341': paymentError('generic_decline'),
}

export type Bank = ReturnType<typeof createBank>
