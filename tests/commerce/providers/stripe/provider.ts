import Stripe from 'stripe'
import {
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  startFakeServer,
} from '../fake-server.ts'
import { type ProviderUnderTest, type SentMessage, submit } from '../provider-under-test.ts'
import { stripeApi } from './api.ts'
import { type Bank, createBank } from './bank.ts'
import { newEvent, newIntent, stripeError } from './objects.ts'

const KEY = 'sk_test_51LampsOfBerlin'
const SECRET = 'whsec_lamps_of_berlin'

/** A stand-in for Stripe: its API, its pages and its signed webhooks. */
export async function startStripe(now: () => Date): Promise<ProviderUnderTest> {
  let isRevoked = false
  let base = ''
  const bank = createBank({ base: () => base, now })
  const webhooks = new Set<string>()
  const api = await startFakeServer({
    routes: [...stripeApi(bank, webhooks), ...pages(bank)],
    idempotencyHeader: 'idempotency-key',
    authorize: ({ headers }) =>
      isRevoked || headers.authorization !== `Bearer ${KEY}`
        ? stripeError(401, {
            type: 'invalid_request_error',
            message: 'Invalid API Key provided: sk_test_****rlin',
          })
        : undefined,
    errors: {
      busy: stripeError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Too many requests',
      }),
      failed: stripeError(500, { type: 'api_error', message: 'Something went wrong on our end' }),
      notFound: stripeError(404, {
        type: 'invalid_request_error',
        message: 'Unrecognized request URL',
      }),
      keyReused: stripeError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      }),
    },
  })
  base = api.url
  const signed = (body: string, date: Date): SentMessage => ({
    body,
    headers: {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: SECRET,
        timestamp: Math.floor(date.getTime() / 1000),
      }),
    },
  })
  const message = (event: Stripe.Event) => signed(JSON.stringify(event, null, 2), now())
  const at = () => Math.floor(now().getTime() / 1000)
  return {
    name: 'STRIPE',
    api,
    buyer: {
      async open(page) {
        const reply = await fetch(page)
        return { status: reply.status, text: await reply.text() }
      },
      pay: (page) => submit(page, { card: '4242' }),
      decline: async (page, why) => void (await submit(page, { declined: why })),
      challenge: async (page, isConfirmed) => {
        await submit(page, isConfirmed ? { card: '3155' } : { declined: 'authentication' })
      },
      leave: (page) => submit(page, { leave: 'yes' }),
      debit: async (page) => void (await submit(page, { debit: 'yes' })),
    },
    backstage: backstageOf(bank, (revoked) => {
      isRevoked = revoked
    }),
    saved: {
      chargesGo: bank.setCharges,
      finishChecks: bank.finishChecks,
      charges: bank.charged,
      findsCharges: false,
      route: /^POST \/v1\/payment_intents$/,
    },
    keys: { key: KEY, webhookSecret: SECRET },
    routes: {
      start: /^POST \/v1\/checkout\/sessions$/,
      read: /^GET \/v1\/(checkout\/sessions|payment_intents)/,
      capture: /^POST \/v1\/payment_intents\/\w+\/capture$/,
      refund: /^POST \/v1\/refunds$/,
    },
    closesPages: true,
    accountName: 'Lamps of Berlin',
    showsCards: true,
    takesLate: true,
    verifiesItself: false,
    declineEnds: false,
    reasons: {
      generic_decline: 'declined',
      insufficient_funds: 'insufficient_funds',
      expired_card: 'expired_card',
      incorrect_cvc: 'incorrect_cvc',
    },
    signs: true,
    signsTime: true,
    units: { 'EUR 1390': '1390', 'JPY 1390': '1390', 'KWD 13900': '13900' },
    unrepresentable: { currency: 'KWD', amountMinor: 13_905 },
    retries: true,
    disputes: true,
    listsDisputes: true,
    pages: () => [...bank.sessions.keys()].map((id) => `${base}/pay/${id}`),
    takeMessages: () => bank.takeEvents().map(message),
    unknownMessage: () => message(newEvent(at(), 'plan.created', { object: 'plan', id: 'plan_1' })),
    foreignMessage: () => {
      const intent = newIntent(at(), {
        amount: 100,
        currency: 'eur',
        status: 'succeeded',
        metadata: {},
      })
      bank.intents.set(intent.id, intent)
      return message(newEvent(at(), 'payment_intent.succeeded', intent))
    },
    signedAt: ({ body }, date) => signed(body, date),
    registerWebhook: (url) => webhooks.add(url),
    close: api.close,
  }
}

const sessionIn = (page: string) => new URL(page).pathname.split('/').at(-1) ?? ''

function backstageOf(
  bank: Bank,
  revokeKeys: (isRevoked: boolean) => void,
): ProviderUnderTest['backstage'] {
  const intentAt = (page: string) => bank.intentOf(bank.sessionOf(sessionIn(page)))
  return {
    settleDebit: async (page, isFine) => bank.settleDebit(sessionIn(page), isFine),
    expire: async (page) => bank.expire(sessionIn(page)),
    capture: async (page) => bank.takeMoney(intentAt(page), intentAt(page).amount),
    void: async (page) => bank.cancelIntent(intentAt(page)),
    refund: async (page, amount) => void bank.refund(intentAt(page), amount),
    refundsGo: bank.setRefunds,
    finishRefunds: bank.finishRefunds,
    dispute: async (page, outcome) => bank.dispute(intentAt(page), outcome),
    revokeKeys,
    changeCurrency: (page, currency) => {
      intentAt(page).currency = currency.toLowerCase()
    },
    payments: () => bank.sessions.size,
    refunds: () => bank.refunds.size,
    moneyOf: (page) => {
      const session = bank.sessionOf(sessionIn(page))
      const intent = bank.intents.get(String(session.payment_intent))
      const charge = bank.charges.get(String(intent?.latest_charge))
      return {
        asked: String(session.amount_total),
        captured: String(intent?.amount_received ?? 0),
        refunded: String(charge?.amount_refunded ?? 0),
      }
    },
  }
}

/** The page for paying. */
function pages(bank: Bank): FakeRoute[] {
  const path = /^\/pay\/(\w+)$/
  const show = ({ params }: FakeRequest): FakeReply => {
    const session = bank.sessions.get(params[0] ?? '')
    if (session?.status !== 'open') {
      return { status: 200, body: 'You’re all done here' }
    }
    const { amount_total: amount, currency, id, customer_email: email } = session
    return {
      status: 200,
      body: `<form method="post" action="/pay/${id}">${amount} ${currency} ${email}<input name="card"></form>`,
    }
  }
  const act = ({ params: [id = ''], body }: FakeRequest): FakeReply => {
    const form = new URLSearchParams(body)
    const session = bank.sessionOf(id)
    const card = form.get('card')
    const declined = form.get('declined')
    if (card) bank.pay(id, card)
    if (declined) bank.decline(id, declined)
    if (form.has('debit')) bank.debit(id)
    const location = session.status === 'complete' ? session.success_url : session.cancel_url
    const leads = session.status === 'complete' || form.has('leave')
    return leads
      ? { status: 303, body: '', headers: { location: location ?? '' } }
      : { status: 200, body: 'Your card was declined. <form></form>' }
  }
  return [
    { method: 'GET', path, answer: show, isPage: true },
    { method: 'POST', path, answer: act, isPage: true },
  ]
}
