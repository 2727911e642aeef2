import type Stripe from 'stripe'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-server.ts'
import type { Bank } from './bank.ts'
import { readForm } from './form.ts'
import { newAccount, stripeError } from './objects.ts'

/** The part of Stripe’s API that payments use. */
export function stripeApi(bank: Bank, webhooks: ReadonlySet<string>): FakeRoute[] {
  const expanded = (session: Stripe.Checkout.Session, query: URLSearchParams) => {
    const intent = bank.intents.get(String(session.payment_intent))
    const wanted = [...query].some(([, value]) => value.startsWith('payment_intent'))
    return wanted && intent ? { ...session, payment_intent: withCharge(intent) } : session
  }
  const withCharge = (intent: Stripe.PaymentIntent) => ({
    ...intent,
    latest_charge: bank.charges.get(String(intent.latest_charge)) ?? null,
  })
  const oneIntent = (id: string | undefined, use: (intent: Stripe.PaymentIntent) => FakeReply) => {
    const intent = bank.intents.get(id ?? '')
    return intent ? use(intent) : missing('payment_intent', id)
  }
  const oneSession = (
    id: string | undefined,
    use: (session: Stripe.Checkout.Session) => FakeReply,
  ) => {
    const session = bank.sessions.get(id ?? '')
    return session ? use(session) : missing('checkout.session', id)
  }
  const ofIntent = <T extends { readonly payment_intent?: unknown }>(
    all: ReadonlyMap<string, T>,
    { query }: FakeRequest,
  ) => list([...all.values()].filter((one) => one.payment_intent === query.get('payment_intent')))

  return [
    route('POST', /^\/v1\/checkout\/sessions$/, (request) => create(bank, request)),
    route('GET', /^\/v1\/checkout\/sessions$/, (request) =>
      request.query.has('payment_intent') ? ofIntent(bank.sessions, request) : list([]),
    ),
    route('GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ params, query }) =>
      oneSession(params[0], (session) => fine(expanded(session, query))),
    ),
    route('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, ({ params }) =>
      oneSession(params[0], (session) => {
        if (session.status !== 'open') {
          return invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
        }
        bank.expire(session.id)
        return fine(session)
      }),
    ),
    route('POST', /^\/v1\/payment_intents$/, ({ body }) => chargeSaved(bank, readForm(body))),
    route('GET', /^\/v1\/payment_intents\/(\w+)$/, ({ params }) =>
      oneIntent(params[0], (intent) => fine(withCharge(intent))),
    ),
    route('POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, ({ params, body }) =>
      oneIntent(params[0], (intent) => {
        const amount = Number(readForm(body).amount_to_capture ?? intent.amount)
        if (intent.status !== 'requires_capture') return unexpected(intent.status)
        if (amount > intent.amount_capturable) return invalid('That is more than can be captured.')
        bank.takeMoney(intent, amount)
        return fine(intent)
      }),
    ),
    route('POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, ({ params }) =>
      oneIntent(params[0], (intent) => {
        if (['succeeded', 'canceled'].includes(intent.status)) return unexpected(intent.status)
        bank.cancelIntent(intent)
        return fine(intent)
      }),
    ),
    route('GET', /^\/v1\/charges\/(\w+)$/, ({ params }) => {
      const charge = bank.charges.get(params[0] ?? '')
      return charge ? fine(charge) : missing('charge', params[0])
    }),
    route('POST', /^\/v1\/refunds$/, ({ body }) => refund(bank, readForm(body))),
    route('GET', /^\/v1\/refunds$/, (request) => ofIntent(bank.refunds, request)),
    route('GET', /^\/v1\/disputes$/, (request) =>
      request.query.has('payment_intent')
        ? ofIntent(bank.disputes, request)
        : list([...bank.disputes.values()]),
    ),
    route('GET', /^\/v1\/account$/, () => fine(newAccount())),
    route('GET', /^\/v1\/webhook_endpoints$/, () =>
      list([...webhooks].map((url) => ({ object: 'webhook_endpoint', url, status: 'enabled' }))),
    ),
  ]
}

const route = (method: string, path: RegExp, answer: FakeRoute['answer']): FakeRoute => ({
  method,
  path,
  answer,
})
const fine = (body: object): FakeReply => ({ status: 200, body })
const list = (data: readonly object[]) => fine({ object: 'list', data, has_more: false, url: '/' })
const invalid = (message: string, code?: string) =>
  stripeError(400, { type: 'invalid_request_error', message, ...(code && { code }) })
const missing = (what: string, id: string | undefined) =>
  stripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  })
const unexpected = (status: string) =>
  invalid(
    `This PaymentIntent could not be changed because it has a status of ${status}.`,
    'payment_intent_unexpected_state',
  )

const MIN_AMOUNT = 50

interface SessionForm {
  readonly client_reference_id?: string
  readonly customer_email?: string
  readonly line_items?: Record<
    string,
    { readonly price_data?: { readonly currency: string; readonly unit_amount: string } }
  >
  readonly metadata?: Record<string, string>
  readonly success_url?: string
  readonly cancel_url?: string
  readonly payment_intent_data?: {
    readonly capture_method?: Stripe.PaymentIntent.CaptureMethod
    readonly metadata?: Record<string, string>
    readonly setup_future_usage?: 'off_session'
  }
  readonly customer_creation?: 'always'
}

function create(bank: Bank, { body }: FakeRequest): FakeReply {
  const form = readForm(body) as SessionForm
  const price = form.line_items?.['0']?.price_data
  const amount = Number(price?.unit_amount)
  if (!price || !Number.isSafeInteger(amount)) return invalid('Invalid integer: unit_amount')
  if (amount < MIN_AMOUNT) {
    const least = 'The Checkout Session’s total amount must convert to at least 50 cents.'
    return invalid(least, 'amount_too_small')
  }
  if (form.customer_email && !form.customer_email.includes('@')) {
    return invalid(`Invalid email address: ${form.customer_email}`, 'email_invalid')
  }
  const {
    capture_method = 'automatic',
    metadata = {},
    setup_future_usage = null,
  } = form.payment_intent_data ?? {}
  const values = {
    amount_total: amount,
    amount_subtotal: amount,
    currency: price.currency,
    client_reference_id: form.client_reference_id ?? null,
    customer_email: form.customer_email ?? null,
    customer_creation: form.customer_creation ?? null,
    metadata: form.metadata ?? {},
    success_url: form.success_url ?? null,
    cancel_url: form.cancel_url ?? null,
  }
  return fine(bank.open(values, { capture_method, metadata, setup_future_usage }))
}

interface ChargeForm {
  readonly amount?: string
  readonly currency?: string
  readonly customer?: string
  readonly payment_method?: string
  readonly off_session?: string
  readonly confirm?: string
  readonly capture_method?: Stripe.PaymentIntent.CaptureMethod
  readonly metadata?: Record<string, string>
}

/** docs.stripe.com/payments/save-during-payment: a saved method is charged with its customer and without a page. */
function chargeSaved(bank: Bank, fields: Record<string, unknown>): FakeReply {
  const form = fields as ChargeForm
  const { customer = '', payment_method = '', capture_method = 'automatic', metadata = {} } = form
  const amount = Number(form.amount)
  if (!Number.isSafeInteger(amount)) return invalid('Invalid integer: amount')
  if (amount < MIN_AMOUNT) return invalid('Amount must be at least 50 cents', 'amount_too_small')
  if (form.off_session !== 'true' || form.confirm !== 'true') {
    return invalid('Only charges without the buyer are made here.')
  }
  if (bank.saved.get(payment_method)?.customer !== customer) {
    return missing('PaymentMethod', payment_method)
  }
  const currency = form.currency ?? ''
  const values = { amount, currency, customer, payment_method, capture_method, metadata }
  const { intent, error } = bank.chargeSaved(values)
  if (!error)
    return fine({ ...intent, latest_charge: bank.charges.get(String(intent.latest_charge)) })
  return { status: 402, body: { error: { ...error, payment_intent: intent } } }
}

function refund(bank: Bank, form: Record<string, unknown>): FakeReply {
  const intent = bank.intents.get(String(form.payment_intent))
  if (!intent) return missing('payment_intent', String(form.payment_intent))
  const charge = bank.charges.get(String(intent.latest_charge))
  const amount = Number(form.amount ?? intent.amount_received)
  if (!charge || charge.amount_captured - charge.amount_refunded < amount) {
    return invalid(
      'Refund amount is greater than unrefunded amount on charge',
      'charge_already_refunded',
    )
  }
  return fine(bank.refund(intent, amount, (form.metadata ?? {}) as Record<string, string>))
}
