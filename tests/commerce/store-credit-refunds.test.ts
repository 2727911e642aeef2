import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'
import { lampInStock, readyToOrder, readyWith } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import {
  creditOf,
  entriesOf,
  expireCredit,
  giveTo,
  readyAgain,
  readyWithCredit,
} from './store-credit.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290

let shop: TestServer
let parcel: string
let card: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  const { method } = await api().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  card = method.id
  await saveInvoiceSettings(shop)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api
const leftOf = (memberId: string) => creditOf(merchant(), memberId)
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
const pay = (page: string) =>
  shop.server.fetch(
    new Request(page, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242424242424242' }),
    }),
  )
const mailsAbout = async (words: string) => {
  const { mails } = await api().mailbox.listMails({})
  return mails.filter(({ subject }) => subject.includes(words))
}

/** An order of a member that was paid by card. */
async function paidByCard() {
  const member = await shop.people.member()
  const productId = await lampInStock(shop, 10)
  const { checkoutId } = await readyWith(member, parcel, { productId, quantity: 2 })
  const placing = { checkoutId, paymentMethodId: card }
  const { order, step } = await member.api.orders.placeOrder(placing)
  await pay(step.url ?? '')
  return { member, order, lineId: order.lines[0]?.id ?? '' }
}

/** The journal's sum of an account, in minor units. */
async function journalOf(account: string): Promise<number> {
  const month = shop.clock.now().toISOString().slice(0, 7)
  const { data } = await api().invoices.exportJournal({ month, format: 'CSV' })
  const rows = Buffer.from(data, 'base64').toString('utf8').trim().split(/\r?\n/).slice(1)
  return rows
    .map((row) => row.split(','))
    .filter(([, , , , name]) => name === account)
    .reduce((sum, row) => sum + Math.round(Number(row[7]) * 100), 0)
}

describe('a refund as store credit', () => {
  test('of an order that was paid by card adds credit without a call to the bank', async () => {
    const { member, order } = await paidByCard()
    const asked = { id: order.id, amount: 1000, to: 'STORE_CREDIT' } as const
    const preview = await api().orders.previewRefund(asked)
    expect(preview).toMatchObject({ amount: 1000, left: TOTAL - 1000 })
    expect(preview.payments).toMatchObject([{ amount: 1000, toStoreCredit: true }])
    expect(await leftOf(member.id)).toBe(0)
    const { refund } = await api().orders.refundOrder({ ...asked, notify: true, reason: 'Sorry' })
    expect(refund).toMatchObject({
      state: 'DONE',
      payments: [{ toStoreCredit: true, isExternal: false, state: 'DONE' }],
    })
    expect(await leftOf(member.id)).toBe(1000)
    const after = await orderOf(order.id)
    expect(after).toMatchObject({ paymentState: 'PARTLY_REFUNDED', balance: { refunded: 1000 } })
    const noted = after.activities.find(({ kind }) => kind === 'REFUNDED')
    expect(noted?.content).toMatchObject({ amount: 1000, storeCredit: 1000 })
    const [mail] = await mailsAbout(`store credit for order ${order.number}`)
    expect(mail?.text).toContain('10.00')
    const { entries } = await api().orders.listLedger({ id: order.id })
    const sumOf = (account: string) =>
      entries.reduce((sum, one) => (one.account === account ? sum + one.amount : sum), 0)
    expect([sumOf('CLEARING'), sumOf('STORE_CREDIT'), sumOf('RECEIVABLE')]).toEqual([
      TOTAL,
      -1000,
      0,
    ])
  })

  test('cannot be more than was paid, nor refunded a second time', async () => {
    const { member, order } = await paidByCard()
    const id = order.id
    const all = { id, amount: TOTAL, to: 'STORE_CREDIT' } as const
    const tooMuch = api().orders.refundOrder({ ...all, amount: TOTAL + 1 })
    expect(await codeOf(tooMuch)).toMatch('REFUND_AMOUNT')
    await api().orders.refundOrder(all)
    expect(await codeOf(api().orders.refundOrder({ id, amount: 1 }))).toMatch('REFUND_AMOUNT')
    expect(await orderOf(id)).toMatchObject({ paymentState: 'REFUNDED' })
    expect(await leftOf(member.id)).toBe(TOTAL)
  })

  test('is refused for guests, before anything changes', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const placing = { checkoutId, paymentMethodId: card }
    const { order, step } = await visitor.api.orders.placeOrder(placing)
    await pay(step.url ?? '')
    const asked = { id: order.id, amount: 100, to: 'STORE_CREDIT' } as const
    const refused = '428 STORE_CREDIT_NEEDS_MEMBER'
    expect(await codeOf(api().orders.previewRefund(asked))).toBe(refused)
    expect(await codeOf(api().orders.refundOrder(asked))).toBe(refused)
    expect((await orderOf(order.id)).balance.refunded).toBe(0)
  })

  test('of a repeated call adds credit once', async () => {
    const { member, order } = await paidByCard()
    const send = () =>
      shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/orders/${order.id}/refunds`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': 'credit once',
          },
          body: JSON.stringify({ amount: 700, to: 'STORE_CREDIT' }),
        }),
      )
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    expect(await leftOf(member.id)).toBe(700)
  })

  test('settles a return, and the member gets a mail', async () => {
    const { member, order, lineId } = await paidByCard()
    await api().fulfillments.createFulfillment({ orderId: order.id })
    const asked = await member.api.returns.requestReturn({
      order: order.id,
      lines: [{ lineId, quantity: 1 }],
    })
    const { id, number } = asked.return
    await api().returns.agreeReturn({ id })
    const settling = { id, to: 'STORE_CREDIT' } as const
    expect(await api().returns.previewSettlement(settling)).toMatchObject({
      amount: 900,
      byHand: 0,
      asStoreCredit: 900,
    })
    const { return: settled } = await api().returns.settleReturn({ ...settling, notify: true })
    expect(settled.settlement).toMatchObject({ amount: 900, toStoreCredit: true })
    expect(await leftOf(member.id)).toBe(900)
    expect(await mailsAbout(`store credit for return ${number}`)).toHaveLength(1)
    await api().returns.settleReturn(settling)
    expect(await leftOf(member.id)).toBe(900)
  })
})

describe('an order that was paid with credit in part', () => {
  test('is refunded to the credit first, and then to the card', async () => {
    const { member, checkoutId } = await readyWithCredit(shop, parcel, 1000)
    const placing = { checkoutId, paymentMethodId: card }
    const { order, step } = await member.api.orders.placeOrder(placing)
    await pay(step.url ?? '')
    await api().orders.refundOrder({ id: order.id, amount: 600 })
    expect(await leftOf(member.id)).toBe(600)
    const { refund } = await api().orders.refundOrder({ id: order.id, amount: 500 })
    expect(refund.payments.map(({ amount }) => amount).toSorted()).toEqual([100, 400])
    expect(await leftOf(member.id)).toBe(1000)
    await api().orders.refundOrder({ id: order.id, amount: 300, to: 'STORE_CREDIT' })
    expect(await leftOf(member.id)).toBe(1300)
    expect(await entriesOf(merchant(), member.id)).toEqual([
      { kind: 'REFUNDED', amount: 300 },
      { kind: 'RETURNED', amount: 400 },
      { kind: 'RETURNED', amount: 600 },
      { kind: 'SPENT', amount: -1000 },
      { kind: 'GIVEN', amount: 1000 },
    ])
  })
})

describe('the expiry of credit', () => {
  test('is booked once, and expired credit cannot be spent before that either', async () => {
    const member = await shop.people.member()
    await giveTo(merchant(), member.id, 500, { expirationDate: inDays(2) })
    await giveTo(merchant(), member.id, 300)
    shop.clock.pass({ hours: 49 })
    const own = await member.api.storeCredit.getOwnStoreCredit({})
    expect(own.storeCredits).toMatchObject([{ balance: 300, nextExpirationDate: null }])
    const { view } = await readyAgain(shop, member, parcel)
    expect(view.estimate.storeCredit).toEqual({ amount: 300, balance: 300 })
    await expireCredit(shop)
    await expireCredit(shop)
    expect((await entriesOf(merchant(), member.id))[0]).toEqual({ kind: 'EXPIRED', amount: -500 })
    expect(await leftOf(member.id)).toBe(300)
  })

  test('does not void the amount of a refund', async () => {
    const member = await shop.people.member()
    await giveTo(merchant(), member.id, 3000, { expirationDate: inDays(2) })
    const { checkoutId } = await readyAgain(shop, member, parcel)
    const { order } = await member.api.orders.placeOrder({ checkoutId })
    shop.clock.pass({ hours: 49 })
    await expireCredit(shop)
    expect(await leftOf(member.id)).toBe(0)
    await api().orders.refundOrder({ id: order.id, amount: TOTAL })
    expect(await leftOf(member.id)).toBe(TOTAL)
    await expireCredit(shop)
    expect(await leftOf(member.id)).toBe(TOTAL)
  })
})

test('balance and entries of an erased member remain, without name and reasons', async () => {
  const member = await shop.people.member()
  await giveTo(merchant(), member.id, 400, { reason: `For ${member.email}` })
  const { body } = await api().personalData.getMemberData({ id: member.id })
  expect(Buffer.from(body as Uint8Array).toString('utf8')).toContain(`For ${member.email}`)
  await api().personalData.eraseMember({ id: member.id, reason: 'Asked for it' })
  const { storeCredits } = await api().storeCredit.queryStoreCredits({})
  expect(storeCredits.some(({ memberId }) => memberId === member.id)).toBe(false)
  expect(storeCredits).toContainEqual(expect.objectContaining({ memberId: null, balance: 400 }))
})

test('the ledger equals the balances of members to the cent', async () => {
  await expireCredit(shop)
  const { storeCredits } = await api().storeCredit.queryStoreCredits({
    query: { paging: { limit: 100 } },
  })
  const owed = storeCredits.reduce((sum, { balance }) => sum + balance, 0)
  expect(owed).toBeGreaterThan(0)
  expect(await journalOf('STORE_CREDIT')).toBe(-owed)
  expect(await journalOf('STORE_CREDIT_EXPIRED')).toBe(-(500 + 3000 - TOTAL))
  expect(await ledgerDifferences(shop)).toEqual([])
})
