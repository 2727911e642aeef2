import { createHmac } from 'node:crypto'
import { startFakeServer } from '../fake-server.ts'
import { type ProviderUnderTest, type SentMessage, submit } from '../provider-under-test.ts'
import { bankApi, bankError } from './api.ts'
import { type Bank, type BankMessage, createBank } from './bank.ts'

const KEY = 'test-LampsOfBerlin'
const SECRET = 'secret-of-messages'

function signed(body: string, date: Date): SentMessage {
  const seconds = Math.floor(date.getTime() / 1000)
  const signature = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'bank-link-signature': `t=${seconds},v1=${signature}`,
    },
  }
}

/** A stand-in for the service of the example plug-in. */
export async function startBankLink(now: () => Date): Promise<ProviderUnderTest> {
  let isRevoked = false
  let base = ''
  const bank = createBank({ now, base: () => base })
  const api = await startFakeServer({
    routes: bankApi(bank),
    idempotencyHeader: 'idempotency-key',
    authorize: ({ headers }) =>
      isRevoked || headers.authorization !== `Bearer ${KEY}`
        ? bankError(401, 'The key is not known.')
        : undefined,
    errors: {
      busy: bankError(429, 'Too many requests.'),
      failed: bankError(500, 'Something went wrong.'),
      notFound: bankError(404, 'There is nothing here.'),
      keyReused: bankError(422, 'The key was used for another request.'),
    },
  })
  base = api.url
  const message = (one: BankMessage) => signed(JSON.stringify(one), now())
  return {
    name: 'BANK_LINK',
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
    keys: { key: KEY, webhookSecret: SECRET },
    routes: {
      start: /^POST \/payments$/,
      read: /^GET \/payments/,
      capture: /^POST \/payments\/\w+\/capture$/,
      refund: /^POST \/payments\/\w+\/refunds$/,
    },
    closesPages: true,
    accountName: 'Lamps of Berlin',
    showsCards: true,
    takesLate: true,
    verifiesItself: false,
    declineEnds: true,
    reasons: { generic_decline: 'generic_decline', insufficient_funds: 'insufficient_funds' },
    signs: true,
    signsTime: true,
    units: { 'EUR 1390': '1390' },
    retries: false,
    disputes: true,
    listsDisputes: false,
    pages: () => [...bank.payments.values()].map(({ pageUrl }) => pageUrl),
    takeMessages: () => bank.takeMessages().map(message),
    unknownMessage: () => message({ ...bank.send(null, 'payout.paid') }),
    foreignMessage() {
      const { id } = bank.open({
        paymentId: crypto.randomUUID(),
        siteId: crypto.randomUUID(),
        amount: 100,
        currency: 'EUR',
        returnUrl: 'https://elsewhere.example',
        capture: true,
      })
      return message(bank.send(id))
    },
    signedAt: ({ body }, date) => signed(body, date),
    registerWebhook: () => undefined,
    close: api.close,
  }
}

const idIn = (page: string) => new URL(page).pathname.split('/').at(-1) ?? ''

const backstageOf = (
  bank: Bank,
  revokeKeys: (isRevoked: boolean) => void,
): ProviderUnderTest['backstage'] => ({
  settleDebit: async (page, isFine) => bank.settle(idIn(page), isFine),
  expire: async (page) => bank.end(idIn(page), 'cancelled'),
  capture: async (page) => bank.capture(idIn(page)),
  void: async (page) => bank.end(idIn(page), 'released'),
  refund: async (page, amount) => bank.refund(idIn(page), amount, null),
  refundsGo: bank.setRefunds,
  finishRefunds: bank.finishRefunds,
  dispute: async (page, outcome) => bank.dispute(idIn(page), outcome === 'won'),
  revokeKeys,
  changeCurrency: (page, currency) => {
    bank.paymentOf(idIn(page)).currency = currency
  },
  payments: () => bank.payments.size,
  refunds: () => [...bank.payments.values()].flatMap(({ refunds }) => refunds).length,
  moneyOf: (page) => {
    const payment = bank.paymentOf(idIn(page))
    return {
      asked: String(payment.amount),
      captured: String(payment.captured),
      refunded: String(bank.returned(payment)),
    }
  },
})
