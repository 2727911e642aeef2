import { createHmac } from 'node:crypto'
import {
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  startFakeServer,
} from '../fake-server.ts'
import { type ProviderUnderTest, type SentMessage, submit } from '../provider-under-test.ts'
import { paypalApi, paypalError } from './api.ts'
import { type Bank, createBank } from './bank.ts'

const CLIENT = 'lamps-of-berlin'
const SECRET = 'a-secret-of-the-sandbox'
const WEBHOOK = 'WH-LAMPS'
const TOKEN = 'A21AA-token'
/** PayPal's signing key; only PayPal can verify its signatures. */
const OWN_KEY = 'paypal'

const refusedKeys: FakeReply = {
  status: 401,
  body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
}

/** A stand-in for PayPal: its API, its pages and its signed webhooks. */
export async function startPaypal(now: () => Date): Promise<ProviderUnderTest> {
  let isRevoked = false
  let base = ''
  let webhookUrl = ''
  const bank = createBank({ base: () => base, now })
  const basic = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`
  const api = await startFakeServer({
    routes: [...paypalApi(bank, () => base), ...pages(bank), ...accountRoutes(() => webhookUrl)],
    idempotencyHeader: 'paypal-request-id',
    authorize: ({ headers, path }) => {
      const expected = path === '/v1/oauth2/token' ? basic : `Bearer ${TOKEN}`
      return isRevoked || headers.authorization !== expected ? refusedKeys : undefined
    },
    errors: {
      busy: paypalError(429, 'RATE_LIMIT_REACHED', 'Too many requests.'),
      failed: paypalError(500, 'INTERNAL_SERVER_ERROR', 'An internal server error occurred.'),
      notFound: paypalError(404, 'RESOURCE_NOT_FOUND', 'There is no such address.'),
      keyReused: paypalError(422, 'DUPLICATE_REQUEST_ID', 'The request id was used before.'),
    },
  })
  base = api.url
  let sent = 0
  const message = ({ type, resource }: { readonly type: string; readonly resource: object }) => {
    sent += 1
    return signed(
      JSON.stringify({ id: `WH-EVENT-${sent}`, event_type: type, resource }, null, 1),
      now(),
    )
  }
  return {
    name: 'PAYPAL',
    api,
    buyer: {
      async open(page) {
        const reply = await fetch(page)
        return { status: reply.status, text: await reply.text() }
      },
      pay: (page) => submit(page, { pay: 'yes' }),
      decline: async (page) => void (await submit(page, { declined: 'yes' })),
      challenge: async (page, isConfirmed) => {
        await submit(page, isConfirmed ? { pay: 'yes' } : { leave: 'yes' })
      },
      leave: (page) => submit(page, { leave: 'yes' }),
      debit: async (page) => void (await submit(page, { debit: 'yes' })),
    },
    backstage: backstageOf(bank, (revoked) => {
      isRevoked = revoked
    }),
    keys: { key: SECRET, clientId: CLIENT, webhookSecret: WEBHOOK, isTest: true },
    saved: {
      chargesGo: bank.setCharges,
      finishChecks: bank.finishChecks,
      charges: bank.charged,
      namesLate: bank.setNamesLate,
      findsCharges: true,
      route: /^POST \/v2\/checkout\/orders$/,
    },
    accountName: '',
    routes: {
      start: /^POST \/v2\/checkout\/orders$/,
      read: /^GET \/v2\/checkout\/orders/,
      capture: /^POST \/v2\/payments\/authorizations\/\w+\/capture$/,
      refund: /^POST \/v2\/payments\/captures\/\w+\/refund$/,
    },
    closesPages: true,
    takesLate: false,
    verifiesItself: true,
    declineEnds: false,
    showsCards: false,
    reasons: { generic_decline: 'declined' },
    signs: true,
    signsTime: false,
    units: { 'EUR 1390': '13.90', 'JPY 1390': '1390' },
    unrepresentable: { currency: 'HUF', amountMinor: 13_905 },
    retries: false,
    disputes: true,
    listsDisputes: true,
    pages: () =>
      [...bank.orders.values()]
        .filter((order) => !bank.isCharge(order))
        .map(({ id }) => `${base}/checkoutnow/${id}`),
    takeMessages: () => bank.takeOutbox().map(message),
    unknownMessage: () => message({ type: 'BILLING.PLAN.CREATED', resource: { id: 'P-1' } }),
    foreignMessage: () => {
      const amount = { currency_code: 'EUR', value: '1.00' }
      const { id } = bank.open({
        intent: 'CAPTURE',
        return_url: '',
        saves: false,
        custom_id: 'another',
        amount,
      })
      return message({ type: 'CHECKOUT.ORDER.APPROVED', resource: { id } })
    },
    registerWebhook: (url) => {
      webhookUrl = url
    },
    close: api.close,
  }
}

const signatureOf = (id: string, time: string, webhookId: string, event: string): string =>
  createHmac('sha256', OWN_KEY).update(`${id}|${time}|${webhookId}|${event}`).digest('base64')

function signed(body: string, date: Date): SentMessage {
  const time = date.toISOString()
  const id = `transmission ${body.length} ${time}`
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf(id, time, WEBHOOK, body),
    },
  }
}

function accountRoutes(webhookUrl: () => string): FakeRoute[] {
  return [
    {
      method: 'POST',
      path: /^\/v1\/oauth2\/token$/,
      answer: () => ({
        status: 200,
        body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400, scope: '' },
      }),
    },
    {
      method: 'POST',
      path: /^\/v1\/notifications\/verify-webhook-signature$/,
      answer: ({ body }) => {
        const fields = JSON.parse(body) as Record<string, string>
        const event = /"webhook_event":(.*)\}$/s.exec(body)?.[1] ?? ''
        const { transmission_id: id = '', transmission_time: time = '' } = fields
        const isOurs =
          fields.webhook_id === WEBHOOK &&
          fields.transmission_sig === signatureOf(id, time, WEBHOOK, event)
        return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } }
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/notifications\/webhooks\/(.+)$/,
      answer: ({ params }) =>
        params[0] === WEBHOOK
          ? { status: 200, body: { id: WEBHOOK, url: webhookUrl() } }
          : paypalError(404, 'INVALID_RESOURCE_ID', 'There is no such webhook.'),
    },
  ]
}

const idIn = (page: string) => new URL(page).pathname.split('/').at(-1) ?? ''

function backstageOf(
  bank: Bank,
  revokeKeys: (isRevoked: boolean) => void,
): ProviderUnderTest['backstage'] {
  const orderAt = (page: string) => bank.orderOf(idIn(page))
  const unitAt = (page: string) => bank.unitOf(orderAt(page))
  return {
    settleDebit: async (page, isFine) => bank.settle(orderAt(page), isFine),
    expire: async (page) => {
      bank.orders.delete(idIn(page))
      // PayPal sends no message about orders that it deletes.
    },
    capture: async (page) => {
      const [authorized] = unitAt(page).payments.authorizations
      if (authorized) authorized.status = 'CAPTURED'
      bank.capture(orderAt(page), unitAt(page).amount)
    },
    void: async (page) => bank.void(orderAt(page)),
    refund: async (page, minor) => {
      const { currency_code } = unitAt(page).amount
      bank.refund(orderAt(page), { currency_code, value: (minor / 100).toFixed(2) })
    },
    refundsGo: bank.setRefunds,
    finishRefunds: bank.finishRefunds,
    dispute: async (page, outcome) => bank.dispute(orderAt(page), outcome),
    revokeKeys,
    changeCurrency: (page, currency) => {
      const unit = unitAt(page)
      unit.amount = { ...unit.amount, currency_code: currency }
    },
    payments: () => bank.orders.size,
    refunds: () =>
      [...bank.orders.values()].flatMap((order) => bank.unitOf(order).payments.refunds).length,
    moneyOf: (page) => {
      const { amount, payments } = unitAt(page)
      const back = payments.refunds
        .filter(({ status }) => status !== 'FAILED')
        .reduce((sum, one) => sum + Number(one.amount.value), 0)
      return {
        asked: amount.value,
        captured: payments.captures[0]?.amount.value ?? '0',
        refunded: back === 0 ? '0' : back.toFixed(2),
      }
    },
  }
}

/** The page for approving. */
function pages(bank: Bank): FakeRoute[] {
  const path = /^\/checkoutnow\/(\w+)$/
  const show = ({ params: [id = ''] }: FakeRequest): FakeReply => ({
    status: 200,
    body: `<form method="post">${bank.unitOf(bank.orderOf(id)).amount.value}</form>`,
  })
  const act = ({ params: [id = ''], body }: FakeRequest): FakeReply => {
    const form = new URLSearchParams(body)
    if (form.has('pay')) bank.approve(id)
    if (form.has('declined')) bank.approve(id, { declines: true })
    if (form.has('debit')) bank.approve(id, { waits: true })
    return { status: 303, body: '', headers: { location: bank.orderOf(id).return_url } }
  }
  return [
    { method: 'GET', path, answer: show, isPage: true },
    { method: 'POST', path, answer: act, isPage: true },
  ]
}
