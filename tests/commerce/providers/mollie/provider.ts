import { generate } from 'selfsigned'
import {
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  startFakeServer,
} from '../fake-server.ts'
import { type ProviderUnderTest, submit } from '../provider-under-test.ts'
import { mollieApi, mollieError } from './api.ts'
import { type Bank, createBank } from './bank.ts'

const KEY = 'test_LampsOfBerlinLampsOfBerlin'

/** A stand-in for Mollie. Its library requires https with a certificate from a public authority. */
export async function startMollie(now: () => Date): Promise<ProviderUnderTest> {
  let isRevoked = false
  let base = ''
  const bank = createBank({ now })
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const trusted = process.env.NODE_TLS_REJECT_UNAUTHORIZED
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  const api = await startFakeServer({
    tls: { key, cert },
    routes: [...mollieApi(bank, () => base), ...pages(bank)],
    idempotencyHeader: 'idempotency-key',
    authorize: ({ headers }) =>
      isRevoked || headers.authorization !== `Bearer ${KEY}`
        ? mollieError(401, 'Missing authentication, or failed to authenticate')
        : undefined,
    errors: {
      busy: mollieError(429, 'You made too many requests.'),
      failed: mollieError(500, 'Something went wrong.'),
      notFound: mollieError(404, 'No route.'),
      keyReused: mollieError(422, 'The idempotency key was used for another request.'),
    },
  })
  base = api.url
  const message = (id: string) => ({
    body: `id=${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return {
    name: 'MOLLIE',
    api,
    buyer: {
      async open(page) {
        const reply = await fetch(page)
        return { status: reply.status, text: await reply.text() }
      },
      pay: (page) => submit(page, { pay: 'yes' }),
      decline: async (page, why) => void (await submit(page, { declined: why })),
      challenge: async (page, isConfirmed) => {
        await submit(page, isConfirmed ? { pay: 'yes' } : { declined: 'authentication_failed' })
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
      charges: () =>
        [...bank.payments.values()].filter(
          (one) => bank.isCharge(one) && String(one.status) === 'paid',
        ).length,
      findsCharges: true,
      route: /^POST \/v2\/payments$/,
    },
    keys: { key: KEY },
    routes: {
      start: /^POST \/v2\/payments$/,
      read: /^GET \/v2\/payments/,
      capture: /^POST \/v2\/payments\/\w+\/captures$/,
      refund: /^POST \/v2\/payments\/\w+\/refunds$/,
    },
    closesPages: false,
    accountName: 'Lamps of Berlin',
    showsCards: true,
    takesLate: true,
    verifiesItself: false,
    declineEnds: true,
    reasons: {
      generic_decline: 'declined',
      insufficient_funds: 'insufficient_funds',
      card_expired: 'expired_card',
      invalid_cvv: 'incorrect_cvc',
    },
    signs: false,
    signsTime: false,
    units: { 'EUR 1390': '13.90', 'JPY 1390': '1390' },
    retries: false,
    disputes: true,
    listsDisputes: false,
    pages: () =>
      [...bank.payments.values()]
        .filter((one) => !bank.isCharge(one))
        .map(({ id }) => `${base}/checkout/${id}`),
    takeMessages: () => bank.takeChanged().map(message),
    unknownMessage: () => message('stl_1'),
    foreignMessage: () =>
      message(
        bank.open({ amount: { currency: 'EUR', value: '1.00' }, description: '', redirectUrl: '' })
          .id,
      ),
    registerWebhook: () => undefined,
    async close() {
      await api.close()
      if (trusted === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = trusted
    },
  }
}

const idIn = (page: string) => new URL(page).pathname.split('/').at(-1) ?? ''

function backstageOf(
  bank: Bank,
  revokeKeys: (isRevoked: boolean) => void,
): ProviderUnderTest['backstage'] {
  return {
    settleDebit: async (page, isFine) => bank.set(idIn(page), isFine ? 'paid' : 'failed'),
    expire: async (page) => bank.set(idIn(page), 'expired'),
    capture: async (page) => void bank.capture(idIn(page), bank.paymentOf(idIn(page)).amount),
    void: async (page) => bank.set(idIn(page), 'canceled'),
    refund: async (page, amount) => void bank.refundSome(idIn(page), amount),
    refundsGo: bank.setRefunds,
    finishRefunds: bank.finishRefunds,
    dispute: async (page, outcome) => bank.dispute(idIn(page), outcome),
    revokeKeys,
    changeCurrency: (page, currency) => {
      const payment = bank.paymentOf(idIn(page))
      payment.amount = { ...payment.amount, currency }
    },
    payments: () => bank.payments.size,
    refunds: () => [...bank.refunds.values()].flat().length,
    moneyOf: (page) => {
      const payment = bank.paymentOf(idIn(page))
      const isPaid = String(payment.status) === 'paid'
      const back = (bank.refunds.get(payment.id) ?? [])
        .filter(({ status }) => String(status) !== 'failed')
        .reduce((sum, { amount }) => sum + Number(amount.value), 0)
      return {
        asked: payment.amount.value,
        captured: isPaid ? (payment.amountCaptured ?? payment.amount).value : '0',
        refunded: back === 0 ? '0' : back.toFixed(2),
      }
    },
  }
}

/** The page for paying. */
function pages(bank: Bank): FakeRoute[] {
  const path = /^\/checkout\/(\w+)$/
  const show = ({ params: [id = ''] }: FakeRequest): FakeReply => ({
    status: 200,
    body: `<form method="post">${bank.paymentOf(id).amount.value}</form>`,
  })
  const act = ({ params: [id = ''], body }: FakeRequest): FakeReply => {
    const form = new URLSearchParams(body)
    if (form.has('pay')) bank.pay(id)
    if (form.has('declined')) bank.fail(id, form.get('declined') ?? '')
    if (form.has('debit')) bank.set(id, 'pending')
    if (form.has('leave')) bank.set(id, 'canceled')
    return { status: 303, body: '', headers: { location: bank.paymentOf(id).redirectUrl ?? '' } }
  }
  return [
    { method: 'GET', path, answer: show, isPage: true },
    { method: 'POST', path, answer: act, isPage: true },
  ]
}
