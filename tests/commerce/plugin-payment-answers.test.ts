import { definePlugin, type PaymentEvent, PaymentRefused, type Payments } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyWith } from './order.fixture.ts'
import { codeOf } from './providers/harness.ts'

/** The plug-in's responses; tests change them. */
const answers: {
  url: string
  events: (paymentId: string) => readonly unknown[]
  message: unknown
} = { url: '', events: () => [], message: null }

const payments: Payments = {
  title: { en: 'Odd bank', de: 'Seltsame Bank' },
  account: {
    key: { label: 'Key', help: { de: 'Im Konto' } },
    clientId: { label: 'Customer number' },
  },
  start: async ({ payment: { paymentId } }) => ({
    url: answers.url,
    events: answers.events(paymentId) as PaymentEvent[],
  }),
  read: async ({ payment: { paymentId } }) => answers.events(paymentId) as PaymentEvent[],
  refund: async () => {
    throw new PaymentRefused('too_late', 'Too late for that')
  },
  check: async ({ account }) => {
    if (account.key === 'wrong') throw new PaymentRefused('key_refused', 'Nobody here')
    return { account: account.clientId, findings: [] }
  },
  readMessage: async () => answers.message as never,
  follow: async () => [],
}

let shop: TestServer
let methodId: string
let parcel: Awaited<ReturnType<typeof deliverToGermany>>
const merchant = () => shop.people.merchant().api
beforeAll(async () => {
  shop = await startTestServer({
    plugins: [definePlugin({ name: 'odd-bank', ports: { payments } })],
  })
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  await connect()
  const method = { provider: 'ODD_BANK', name: 'Odd', active: true }
  methodId = (await merchant().payments.saveMethod({ method })).method.id
})
afterAll(() => shop.close())
beforeEach(() => {
  Object.assign(answers, { url: 'https://odd.example/pay', events: opened, message: null })
})

const connect = () =>
  merchant().paymentConnections.saveConnection({
    connection: { provider: 'ODD_BANK', key: 'abcdefgh', clientId: '12', isTest: true },
  })
const opened = (paymentId: string) => [event(paymentId, { kind: 'ACTION_REQUIRED', id: 'open' })]
const event = (paymentId: string, values: object) => ({
  id: 'paid',
  paymentId,
  kind: 'CAPTURED',
  amountMinor: 1390,
  currency: 'EUR',
  date: shop.clock.now(),
  ...values,
})

async function placed(visitor = shop.people.visitor()) {
  const productId = await lampInStock(shop, 5)
  const { checkoutId } = await readyWith(visitor, parcel, { productId })
  const { order, step } = await visitor.api.orders.placeOrder({
    checkoutId,
    paymentMethodId: methodId,
    returnUrl: '/orders/{order}',
  })
  return { visitor, id: order.id, link: order.link, step, order }
}

describe('a payment provider of a plug-in', () => {
  test('is shown to merchants with its fields, in the language of the plug-in', async () => {
    const { pluginProviders } = await merchant().payments.listMethods({})
    expect(pluginProviders).toEqual([
      {
        provider: 'ODD_BANK',
        title: { en: 'Odd bank', de: 'Seltsame Bank' },
        about: { en: '' },
        key: { label: { en: 'Key' }, help: { de: 'Im Konto' } },
        clientId: { label: { en: 'Customer number' } },
        webhook: { en: '' },
        asksForTest: true,
      },
    ])
  })

  test('is connected with its credentials, and returns the name of its account', async () => {
    const { paymentConnections } = merchant()
    const { connections } = await paymentConnections.listConnections({})
    expect(connections).toMatchObject([{ provider: 'ODD_BANK', isTest: true, clientId: '12' }])
    const { account } = await paymentConnections.checkConnection({ provider: 'ODD_BANK' })
    expect(account).toBe('12')
    const api = (await shop.anotherSite()).people.merchant().api
    const connection = { provider: 'ODD_BANK', key: 'wrong' }
    expect(await codeOf(api.paymentConnections.saveConnection({ connection }))).toMatch(/^400/)
    await api.paymentConnections.saveConnection({ connection: { ...connection, clientId: '13' } })
    expect(await api.paymentConnections.checkConnection({ provider: 'ODD_BANK' })).toMatchObject({
      findings: [{ problem: 'KEY_REFUSED', says: 'Nobody here' }],
    })
  })

  test('that is not installed is refused by name', async () => {
    const connection = { provider: 'OTHER_BANK', key: 'abcdefgh' }
    await expect(
      merchant().paymentConnections.saveConnection({ connection }),
    ).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('STRIPE, MOLLIE, PAYPAL, ODD_BANK'),
    })
    const method = { provider: 'OTHER_BANK', name: 'Other', active: true }
    await expect(merchant().payments.saveMethod({ method })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('method.provider'),
    })
  })

  test.each<[string, object]>([
    ['a fraction of a cent', { amountMinor: 13.9 }],
    ['less than nothing', { amountMinor: -1390 }],
    ['money without an amount', { amountMinor: undefined }],
    ['a currency in words', { currency: 'Euro' }],
    ['an unknown kind', { kind: 'GIVEN' }],
    ['no date', { date: 'today' }],
    ['a payment that is no payment', { paymentId: 'mine' }],
    ['a name without end', { reference: 'x'.repeat(201) }],
  ])('that answers with %s is treated like one that does not answer', async (_what, values) => {
    answers.events = (paymentId) => [event(paymentId, values)]
    const { id, step } = await placed()
    expect(step.kind).toBe('NONE')
    const { order } = await merchant().orders.getOrder({ id })
    expect([order.state, order.balance.paid]).toEqual(['AWAITING_PAYMENT', 0])
  })

  test.each(['javascript:alert(1)', 'http://odd.example/pay', 'pay'])(
    'does not redirect the buyer to %s',
    async (url) => {
      answers.url = url
      expect((await placed()).step).toMatchObject({ kind: 'NONE', url: null })
    },
  )

  test('accepts payments in whole cents', async () => {
    const { visitor, link, step } = await placed()
    expect(step).toMatchObject({ kind: 'REDIRECT', url: 'https://odd.example/pay' })
    answers.events = (paymentId) => [...opened(paymentId), event(paymentId, { id: 'paid' })]
    const { order } = await visitor.api.orders.checkPayments({ link })
    expect([order.state, order.paymentState]).toEqual(['PLACED', 'PAID'])
  })

  test('that refuses a refund makes the amount refundable again', async () => {
    const { visitor, id, link } = await placed()
    answers.events = (paymentId) => [event(paymentId, { id: `${paymentId}:paid` })]
    await visitor.api.orders.checkPayments({ link })
    const { refund } = await merchant().orders.refundOrder({ id, amount: 390 })
    expect(refund.state).toBe('FAILED')
    const { order } = await merchant().orders.getOrder({ id })
    expect([order.paymentState, order.balance.refunded]).toEqual(['PAID', 0])
  })

  test('whose message is invalid is treated like one that is unavailable', async () => {
    const [connection] = (await merchant().paymentConnections.listConnections({})).connections
    const send = () =>
      shop.server.fetch(new Request(connection?.webhookUrl ?? '', { method: 'POST', body: 'x' }))
    answers.message = { messageId: '', type: 'x', reference: null }
    expect((await send()).status).toBe(503)
    answers.message = { messageId: '1', type: 'x', reference: null }
    expect((await send()).status).toBe(200)
  })
})

describe('a payment provider whose plug-in was removed', () => {
  test('is not offered to buyers, and its orders wait until it is back', async () => {
    const { visitor, id, link, order } = await placed()
    const paymentId = order.payments[0]?.id ?? ''
    const [connection] = (await merchant().paymentConnections.listConnections({})).connections
    await renameProvider('ODD_BANK', 'GONE_BANK')
    const { checkoutId } = await readyWith(visitor, parcel, {
      productId: await lampInStock(shop, 5),
    })
    const { offers } = await visitor.api.payments.listOffers({ checkoutId })
    expect(offers.find((one) => one.id === methodId)).toMatchObject({
      offered: false,
      reason: 'not-connected',
    })
    expect((await visitor.api.orders.checkPayments({ link })).order.state).toBe('AWAITING_PAYMENT')
    expect(await codeOf(merchant().orders.capturePayment({ id, paymentId }))).toMatch(/^428/)
    const message = new Request(connection?.webhookUrl ?? '', { method: 'POST', body: 'x' })
    expect((await shop.server.fetch(message)).status).toBe(503)
    await shop.server.tasks['payment-disputes:ask']({}, run)
    await renameProvider('GONE_BANK', 'ODD_BANK')
    answers.events = (paid) => [event(paid, { id: `${paid}:paid` })]
    expect((await visitor.api.orders.checkPayments({ link })).order.paymentState).toBe('PAID')
  })

  const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
  /** Simulates rows of a plug-in that is not in the configuration any more. */
  async function renameProvider(from: string, to: string) {
    const { db } = shop.server.platform
    await sql`UPDATE payment_methods SET provider = ${to} WHERE provider = ${from}`.execute(db)
    await sql`UPDATE payment_connections SET provider = ${to} WHERE provider = ${from}`.execute(db)
    await sql`UPDATE payments SET provider = ${to} WHERE provider = ${from}`.execute(db)
  }
})
