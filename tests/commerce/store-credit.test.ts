import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { expireOrders, readyToOrder } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { creditOf, entriesOf, giveTo, readyAgain, readyWithCredit } from './store-credit.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290

let shop: TestServer
let parcel: string
let card: string
let transfer: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  const { methods } = await api().payments.listMethods({})
  transfer = methods[0]?.id ?? ''
  const { method } = await api().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  card = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api
const give = (memberId: string, amount: number, fields: object = {}) =>
  giveTo(merchant(), memberId, amount, fields)
const leftOf = (memberId: string) => creditOf(merchant(), memberId)
const ready = (amount: number) => readyWithCredit(shop, parcel, amount)
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
async function booksOf(id: string): Promise<Record<string, number>> {
  const { entries } = await api().orders.listLedger({ id })
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  return sums
}
const pay = (page: string, number = '4242424242424242') =>
  shop.server.fetch(
    new Request(page, { method: 'POST', body: new URLSearchParams({ card: number }) }),
  )

describe('a merchant', () => {
  test('adds credit, which the member sees with its reason', async () => {
    const member = await shop.people.member()
    const expirationDate = inDays(90)
    const { storeCredit, entry } = await give(member.id, 1500, { expirationDate })
    expect(storeCredit).toMatchObject({ memberId: member.id, balance: 1500, currency: 'EUR' })
    expect(storeCredit).toMatchObject({ nextExpirationDate: expirationDate, nextExpiring: 1500 })
    expect(entry).toMatchObject({ kind: 'GIVEN', amount: 1500, left: 1500 })
    await give(member.id, 500)
    const own = await member.api.storeCredit.getOwnStoreCredit({})
    expect(own.storeCredits).toMatchObject([{ balance: 2000, nextExpiring: 1500 }])
    expect(own.entries).toMatchObject([
      { amount: 500, expirationDate: null },
      { amount: 1500, reason: 'Sorry for the delay', expirationDate },
    ])
    const { storeCredits } = await api().storeCredit.queryStoreCredits({
      query: { filter: { memberId: member.id, balance: { $gt: 100 } } },
    })
    expect(storeCredits).toMatchObject([{ memberId: member.id, balance: 2000 }])
  })

  test('reverses credit, as far as it is left', async () => {
    const { member, entry, checkoutId } = await ready(3000)
    await member.api.orders.placeOrder({ checkoutId, expectedDue: 0 })
    const entryId = entry.id
    const { storeCredit } = api()
    const tooMuch = storeCredit.takeBackStoreCredit({ entryId, amount: 3000 - TOTAL + 1 })
    expect(await codeOf(tooMuch)).toBe('428 STORE_CREDIT_NOT_LEFT')
    const part = await storeCredit.takeBackStoreCredit({ entryId, amount: 10, reason: 'Twice' })
    expect(part.entry).toMatchObject({ kind: 'TAKEN_BACK', amount: -10, reason: 'Twice' })
    const rest = await storeCredit.takeBackStoreCredit({ entryId })
    expect(rest.storeCredit.balance).toBe(0)
    expect(await codeOf(storeCredit.takeBackStoreCredit({ entryId }))).toBe(
      '428 STORE_CREDIT_NOT_LEFT',
    )
    expect(await codeOf(storeCredit.takeBackStoreCredit({ entryId: rest.entry.id }))).toBe(
      '428 STORE_CREDIT_NOT_GIVEN',
    )
    expect(await codeOf(storeCredit.takeBackStoreCredit({ entryId: member.id }))).toBe(
      '404 STORE_CREDIT_ENTRY_NOT_FOUND',
    )
    expect(await leftOf(member.id)).toBe(0)
  })

  test('adds credit once by a repeated call', async () => {
    const { id: memberId } = await shop.people.member()
    const send = async (amount: number) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/store-credit`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': 'give once',
          },
          body: JSON.stringify({ storeCredit: { memberId, amount, reason: 'Once' } }),
        }),
      )
      return { status: response.status, body: await response.json() }
    }
    const first = await send(1000)
    expect((await send(1000)).body).toEqual(first.body)
    expect((await send(2000)).status).toBe(422)
    expect(await leftOf(memberId)).toBe(1000)
  })

  test('gets errors for unknown members, past expiry dates and an amount of zero', async () => {
    const { id } = await shop.people.member()
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await codeOf(give(nobody, 100))).toBe('404 STORE_CREDIT_MEMBER_NOT_FOUND')
    expect(await codeOf(give(id, 100, { expirationDate: inDays(-1) }))).toMatch(/^400/)
    expect(await codeOf(give(id, 0))).toMatch(/^400/)
    expect(await codeOf(give(id, 100, { reason: '' }))).toMatch(/^400/)
    const visitor = shop.people.visitor()
    expect(await codeOf(visitor.api.storeCredit.getOwnStoreCredit({}))).toMatch(/^40[13]/)
    const member = await shop.people.member()
    expect(await codeOf(member.api.storeCredit.getMemberStoreCredit({ memberId: id }))).toMatch(
      /^403/,
    )
  })
})

describe('a member', () => {
  test('pays a whole order with credit, and no provider is asked', async () => {
    const { member, checkoutId, view } = await ready(3000)
    expect(view.checkout.useStoreCredit).toBe(true)
    expect(view.estimate).toMatchObject({
      totals: { total: TOTAL },
      due: 0,
      storeCredit: { amount: TOTAL, balance: 3000 },
    })
    expect(await leftOf(member.id)).toBe(3000)
    const { order, step } = await member.api.orders.placeOrder({ checkoutId, expectedDue: 0 })
    expect(step.kind).toBe('NONE')
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PAID', balance: { due: 0 } })
    expect(order.payments).toMatchObject([
      { provider: 'STORE_CREDIT', amount: TOTAL, name: 'Store credit' },
    ])
    expect(await leftOf(member.id)).toBe(3000 - TOTAL)
    expect(await booksOf(order.id)).toMatchObject({ STORE_CREDIT: TOTAL, RECEIVABLE: 0 })
    const { entries } = await member.api.storeCredit.getOwnStoreCredit({})
    expect(entries[0]).toMatchObject({ kind: 'SPENT', orderNumber: order.number })
  })

  test('can turn it off in a checkout, where it remains off', async () => {
    const { member, checkoutId: id } = await ready(3000)
    const left = await member.api.checkout.update({ id, useStoreCredit: false })
    expect(left.estimate).toMatchObject({ due: TOTAL, storeCredit: null })
    const again = await member.api.checkout.update({ id, note: 'Ring twice' })
    expect(again.checkout.useStoreCredit).toBe(false)
  })

  test('pays a part with it and the rest by card, which are spent together', async () => {
    const { member, checkoutId, view } = await ready(1000)
    expect(view.estimate.due).toBe(TOTAL - 1000)
    const ordering = { checkoutId, paymentMethodId: card }
    const { order, step } = await member.api.orders.placeOrder(ordering)
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', balance: { paid: 0, due: 1290 } })
    expect(await leftOf(member.id)).toBe(0)
    await pay(step.url ?? '')
    expect(await orderOf(order.id)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    const books = { STORE_CREDIT: 1000, CLEARING: 1290, RECEIVABLE: 0 }
    expect(await booksOf(order.id)).toMatchObject(books)
  })

  test('gets it back when the order is not paid in time, and when it is cancelled and refunded', async () => {
    const { member, checkoutId } = await ready(1000)
    const placed = await member.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
    await pay(placed.step.url ?? '', '4000000000000002')
    expect(await leftOf(member.id)).toBe(0)
    shop.clock.pass({ hours: 2 })
    await expireOrders(shop)
    expect(await orderOf(placed.order.id)).toMatchObject({ state: 'EXPIRED' })
    expect(await entriesOf(merchant(), member.id)).toEqual([
      { kind: 'RETURNED', amount: 1000 },
      { kind: 'SPENT', amount: -1000 },
      { kind: 'GIVEN', amount: 1000 },
    ])
    const other = await readyAgain(shop, member, parcel)
    const { order } = await member.api.orders.placeOrder({
      checkoutId: other.checkoutId,
      paymentMethodId: transfer,
    })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PARTLY_PAID' })
    expect(await leftOf(member.id)).toBe(0)
    // Cancelling refunds nothing by itself, as for every payment method.
    await api().orders.cancelOrder({ id: order.id })
    expect(await leftOf(member.id)).toBe(0)
    await api().orders.refundOrder({ id: order.id, amount: 1000 })
    expect(await leftOf(member.id)).toBe(1000)
  })

  test('uses gift cards first, and then the credit that expires first', async () => {
    const member = await shop.people.member()
    await give(member.id, 1000)
    const { entry: soon } = await give(member.id, 800, { expirationDate: inDays(5) })
    const { checkoutId: id } = await readyAgain(shop, member, parcel)
    const { code } = await api().giftCards.issueGiftCard({ giftCard: { amount: 1000 } })
    const { estimate } = await member.api.checkout.applyGiftCard({ id, code })
    expect(estimate).toMatchObject({
      giftCards: [{ amount: 1000 }],
      storeCredit: { amount: 1290, balance: 1800 },
      due: 0,
    })
    await member.api.orders.placeOrder({ checkoutId: id })
    const { storeCredits } = await member.api.storeCredit.getOwnStoreCredit({})
    expect(storeCredits).toMatchObject([{ balance: 510, nextExpirationDate: null }])
    const spent = api().storeCredit.takeBackStoreCredit({ entryId: soon.id })
    expect(await codeOf(spent)).toBe('428 STORE_CREDIT_NOT_LEFT')
  })

  test('is refused when there is less than was shown, and nothing is ordered', async () => {
    const { member, entry, checkoutId } = await ready(3000)
    await api().storeCredit.takeBackStoreCredit({ entryId: entry.id })
    const placing = member.api.orders.placeOrder({
      checkoutId,
      expectedDue: 0,
      paymentMethodId: transfer,
    })
    expect(await codeOf(placing)).toMatch('CHECKOUT_CHANGED')
  })

  test('is needed: a guest is refused, and sees no balance', async () => {
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel)
    const asked = visitor.api.checkout.update({ id, useStoreCredit: true })
    expect(await codeOf(asked)).toBe('428 STORE_CREDIT_NEEDS_MEMBER')
    expect((await visitor.api.checkout.get({ id })).estimate.storeCredit).toBeNull()
  })
})

test('lists take as many statements for a few balances and entries as for many', async () => {
  const count = async (work: () => Promise<unknown>) =>
    (await shop.countStatements(work)).statements.length
  const members = [await shop.people.member(), await shop.people.member()]
  const counts: number[][] = []
  for (const more of [1, 8]) {
    for (const { id } of members) for (let at = 0; at < more; at += 1) await give(id, 100)
    const memberId = members[0]?.id ?? ''
    const query = { filter: { memberId: { $in: members.map(({ id }) => id) } } }
    counts.push([
      await count(() => api().storeCredit.queryStoreCredits({ query })),
      await count(() => api().storeCredit.getMemberStoreCredit({ memberId })),
    ])
  }
  expect(counts[1]).toEqual(counts[0])
})

test('published clients see what is left to pay, and credit is no gift card', async () => {
  const { member, checkoutId: id } = await ready(1000)
  const { checkout } = await api().checkoutV1.getCheckout({ id })
  expect(checkout.giftCard).toBeUndefined()
  expect(checkout.payNow?.total?.amount).toBe('12.90')
  const { order } = await member.api.orders.placeOrder({
    checkoutId: id,
    paymentMethodId: transfer,
  })
  const { orderTransactions } = await api().orderTransactions.listTransactionsForSingleOrder({
    orderId: order.id,
  })
  const [own] = orderTransactions.payments.filter(({ amount }) => amount.amount === '10.00')
  expect(own?.giftcardPaymentDetails).toBeUndefined()
  expect(own?.regularPaymentDetails).toMatchObject({
    offlinePayment: true,
    paymentMethod: 'Store credit',
  })
})

test('reports count payments with credit as sales, not as discounts', async () => {
  const day = shop.clock.now().toISOString().slice(0, 10)
  const sold = async () => (await api().reports.getSales({ from: '2026-01-01', to: day })).totals
  const before = await sold()
  const { member, checkoutId } = await ready(3000)
  await member.api.orders.placeOrder({ checkoutId })
  const after = await sold()
  expect(after.total - before.total).toBe(TOTAL)
  expect(after.discounts).toBe(before.discounts)
})

test('whatever happened, the ledger agrees with payments and balances', async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
})
