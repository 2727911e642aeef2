import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { expireOrders, readyToOrder, stockOf } from './order.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290

let shop: TestServer
let parcel: string
let card: string
let transfer: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { methods } = await merchant().payments.listMethods({})
  transfer = methods[0]?.id ?? ''
  const { method } = await merchant().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  card = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const issue = async (amount: number, fields: object = {}) =>
  merchant().giftCards.issueGiftCard({ giftCard: { amount, ...fields } })
const balanceOf = async (id: string) => {
  const { giftCard, movements } = await merchant().giftCards.getGiftCard({ id })
  expect(movements.reduce((sum, one) => sum + one.amount, 0)).toBe(giftCard.balance)
  return giftCard.balance
}
const movementsOf = async (id: string) =>
  (await merchant().giftCards.getGiftCard({ id })).movements.map(({ kind, amount }) => ({
    kind,
    amount,
  }))
const orderOf = async (id: string) => (await merchant().orders.getOrder({ id })).order
/** What the ledger says of each account of an order. */
async function booksOf(id: string): Promise<Record<string, number>> {
  const { entries } = await merchant().orders.listLedger({ id })
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  return sums
}
const pay = (page: string, number = '4242424242424242') =>
  shop.server.fetch(
    new Request(page, { method: 'POST', body: new URLSearchParams({ card: number }) }),
  )

/** Two lamps at the checkout, to be paid with a new gift card. */
async function readyWithGiftCard(amount: number) {
  const issued = await issue(amount)
  const ready = await readyToOrder(shop, parcel, 2)
  const { visitor, checkoutId } = ready
  const view = await visitor.api.checkout.applyGiftCard({ id: checkoutId, code: issued.code })
  return { ...ready, ...issued, view }
}

describe('a gift card', () => {
  test('has a code that is shown once, and a balance for whoever has the code', async () => {
    const { giftCard, code } = await issue(5000, { note: 'Raffle' })
    expect(giftCard).toMatchObject({
      status: 'ACTIVE',
      amount: 5000,
      balance: 5000,
      currency: 'EUR',
      lastFour: code.slice(-4),
    })
    const visitor = shop.people.visitor().api
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const found = await visitor.giftCards.checkGiftCard({ code: typed })
    expect(found.giftCard).toMatchObject({ balance: 5000, status: 'ACTIVE', exponent: 2 })
    expect(
      JSON.stringify(await merchant().giftCards.getGiftCard({ id: giftCard.id })),
    ).not.toContain(code)
  })

  test('is issued once by a call that is repeated', async () => {
    const send = async (amount: number) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/gift-cards`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': 'issue once',
          },
          body: JSON.stringify({ giftCard: { amount } }),
        }),
      )
      return { status: response.status, body: await response.json() }
    }
    const first = await send(1000)
    expect((await send(1000)).body).toEqual(first.body)
    expect((await send(2000)).status).toBe(422)
  })

  test('pays a whole order, which needs no other way to pay', async () => {
    const { visitor, checkoutId, giftCard, view, productId } = await readyWithGiftCard(3000)
    expect(view.estimate).toMatchObject({
      totals: { total: TOTAL },
      due: 0,
      giftCards: [{ amount: TOTAL, balance: 3000, reason: 'applies' }],
    })
    expect(await balanceOf(giftCard.id)).toBe(3000)
    const { order, step } = await visitor.api.orders.placeOrder({ checkoutId, expectedDue: 0 })
    expect(step.kind).toBe('NONE')
    expect(order).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
      balance: { paid: TOTAL, due: 0 },
    })
    expect(order.payments).toMatchObject([
      {
        provider: 'GIFT_CARD',
        state: 'CAPTURED',
        amount: TOTAL,
        name: `•••• ${giftCard.lastFour}`,
      },
    ])
    expect(await balanceOf(giftCard.id)).toBe(3000 - TOTAL)
    expect(await booksOf(order.id)).toMatchObject({ GIFT_CARDS: TOTAL, RECEIVABLE: 0 })
    expect(await stockOf(shop.people.merchant(), productId)).not.toBe(0)
  })

  test('pays a part; the rest is paid by card, and both are spent together', async () => {
    const { visitor, checkoutId, giftCard, view } = await readyWithGiftCard(1000)
    expect(view.estimate.due).toBe(TOTAL - 1000)
    const { order, step } = await visitor.api.orders.placeOrder({
      checkoutId,
      paymentMethodId: card,
    })
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', balance: { paid: 0, due: 1290 } })
    expect(await balanceOf(giftCard.id)).toBe(0)
    await pay(step.url ?? '')
    const paid = await orderOf(order.id)
    expect(paid).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    expect(paid.balance).toMatchObject({ paid: TOTAL, due: 0 })
    expect(await booksOf(order.id)).toMatchObject({
      GIFT_CARDS: 1000,
      CLEARING: 1290,
      RECEIVABLE: 0,
    })
  })

  test('pays a part of an order whose rest comes by transfer', async () => {
    const { visitor, checkoutId } = await readyWithGiftCard(1000)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PARTLY_PAID' })
    const { order: paid } = await merchant().orders.recordPayment({ id: order.id, amount: 1290 })
    expect(paid).toMatchObject({ paymentState: 'PAID', balance: { due: 0 } })
  })

  test('waits while a card is declined, and goes on with another way to pay', async () => {
    const { visitor, checkoutId, giftCard } = await readyWithGiftCard(1000)
    const placed = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
    const { id } = placed.order
    await pay(placed.step.url ?? '', '4000000000000002')
    expect(await orderOf(id)).toMatchObject({ paymentState: 'DECLINED', balance: { due: 1290 } })
    const { order } = await visitor.api.orders.payOrder({ id, paymentMethodId: transfer })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PARTLY_PAID' })
    expect(await balanceOf(giftCard.id)).toBe(0)
  })

  test('has its money back when the order is not paid in time', async () => {
    const { visitor, checkoutId, giftCard } = await readyWithGiftCard(1000)
    const placed = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
    expect(await balanceOf(giftCard.id)).toBe(0)
    shop.clock.pass({ hours: 2 })
    await expireOrders(shop)
    expect(await orderOf(placed.order.id)).toMatchObject({ state: 'EXPIRED' })
    expect(await movementsOf(giftCard.id)).toEqual([
      { kind: 'RETURNED', amount: 1000 },
      { kind: 'REDEEMED', amount: -1000 },
      { kind: 'ISSUED', amount: 1000 },
    ])
  })

  test('has its money back when the order is refunded', async () => {
    const { visitor, checkoutId, giftCard } = await readyWithGiftCard(3000)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    const part = { id: order.id, amount: 500 }
    await merchant().orders.refundOrder(part)
    expect(await balanceOf(giftCard.id)).toBe(3000 - TOTAL + 500)
    await merchant().orders.refundOrder({ id: order.id, amount: TOTAL - 500 })
    expect(await balanceOf(giftCard.id)).toBe(3000)
    expect(await orderOf(order.id)).toMatchObject({ paymentState: 'REFUNDED' })
    expect((await booksOf(order.id)).GIFT_CARDS).toBe(0)
  })

  test('of two orders at once pays one', async () => {
    const { code, giftCard } = await issue(TOTAL)
    const buyers = await Promise.all([readyToOrder(shop, parcel, 2), readyToOrder(shop, parcel, 2)])
    for (const { visitor, checkoutId: id } of buyers) {
      await visitor.api.checkout.applyGiftCard({ id, code })
    }
    const results = await Promise.allSettled(
      buyers.map(({ visitor, checkoutId }) => visitor.api.orders.placeOrder({ checkoutId })),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(await balanceOf(giftCard.id)).toBe(0)
  })

  test('that was spent meanwhile stands in the way until it is removed', async () => {
    const { code, giftCard } = await issue(TOTAL)
    const first = await readyToOrder(shop, parcel, 2)
    const second = await readyToOrder(shop, parcel, 2)
    for (const { visitor, checkoutId: id } of [first, second]) {
      await visitor.api.checkout.applyGiftCard({ id, code })
    }
    await first.visitor.api.orders.placeOrder({ checkoutId: first.checkoutId })
    const { checkoutId } = second
    const api = second.visitor.api
    const ordering = { checkoutId, paymentMethodId: transfer }
    expect(await codeOf(api.orders.placeOrder(ordering))).toMatch('VIOLATIONS_WITH_ERROR_SEVERITY')
    const { violations } = await api.checkout.get({ id: checkoutId })
    expect(violations.map((one) => one.code)).toContain('GIFT_CARD_UNUSABLE')
    await api.checkout.removeGiftCard({ id: checkoutId, giftCardId: giftCard.id })
    const { order } = await api.orders.placeOrder(ordering)
    expect(order.balance.due).toBe(TOTAL)
  })

  test('that has less than was shown changes nothing', async () => {
    const { code } = await issue(2000)
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 2)
    await visitor.api.checkout.applyGiftCard({ id, code, amount: 500 })
    const placing = visitor.api.orders.placeOrder({
      checkoutId: id,
      expectedDue: TOTAL - 2000,
      paymentMethodId: transfer,
    })
    expect(await codeOf(placing)).toMatch('CHECKOUT_CHANGED')
  })
})

describe('a code', () => {
  const apply = async (code: string) => {
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 1)
    return codeOf(visitor.api.checkout.applyGiftCard({ id, code }))
  }

  const usable = async (code: string) => {
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 1)
    await visitor.api.checkout.applyGiftCard({ id, code })
  }

  test('that nobody has, or that cannot be spent, is refused with the reason', async () => {
    expect(await apply('2222-2222-2222-2222')).toMatch('GIFT_CARD_NOT_FOUND')
    const disabled = await issue(1000)
    await merchant().giftCards.updateGiftCard({ id: disabled.giftCard.id, disabled: true })
    expect(await apply(disabled.code)).toMatch('GIFT_CARD_DISABLED')
    await merchant().giftCards.updateGiftCard({ id: disabled.giftCard.id, disabled: false })
    await usable(disabled.code)
    const expirationDate = new Date(shop.clock.now().getTime() + 3_600_000)
    const expiring = await issue(1000, { expirationDate })
    shop.clock.pass({ hours: 2 })
    expect(await apply(expiring.code)).toMatch('GIFT_CARD_EXPIRED')
    const spent = await readyWithGiftCard(500)
    const { checkoutId } = spent
    await spent.visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
    expect(await apply(spent.code)).toMatch('GIFT_CARD_IS_EMPTY')
  })

  test('in a cart goes along to its checkout', async () => {
    const { code, giftCard } = await issue(700)
    const { visitor } = await readyToOrder(shop, parcel, 1)
    const { cart } = await visitor.api.cart.applyGiftCard({ code })
    expect(cart.giftCards).toEqual([{ id: giftCard.id, lastFour: giftCard.lastFour }])
    const { estimate } = await visitor.api.checkout.create({})
    expect(estimate.giftCards).toMatchObject([{ amount: 700 }])
    const emptied = await visitor.api.cart.removeGiftCard({ giftCardId: giftCard.id })
    expect(emptied.cart.giftCards).toEqual([])
    const again = visitor.api.cart.removeGiftCard({ giftCardId: giftCard.id })
    expect(await codeOf(again)).toMatch('GIFT_CARD_NOT_FOUND_IN_CART')
  })
})

describe('a recipient', () => {
  const mailTo = async (to: string) =>
    (await merchant().mailbox.listMails({})).mails.find((one) => one.to === to)

  test('gets the code by mail, at once or on the day that was chosen', async () => {
    const recipient = { recipientEmail: 'grace@example.com', message: 'Happy birthday' }
    const now = await issue(1000, recipient)
    expect(now.giftCard.mailedDate).not.toBeNull()
    const mail = await mailTo('grace@example.com')
    expect(mail?.text).toContain(now.code)
    expect(mail?.text).toContain('Happy birthday')
    const sendDate = new Date(shop.clock.now().getTime() + 86_400_000)
    const later = await issue(1000, { recipientEmail: 'eve@example.com', sendDate })
    const send = () =>
      shop.server.tasks['gift-cards:send'](
        {},
        { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
      )
    await send()
    const { id } = later.giftCard
    const read = async () => (await merchant().giftCards.getGiftCard({ id })).giftCard
    expect((await read()).mailedDate).toBeNull()
    shop.clock.pass({ hours: 25 })
    await send()
    expect((await read()).mailedDate).not.toBeNull()
    expect((await mailTo('eve@example.com'))?.text).toContain(later.code)
  })

  test('without an address gets no mail, and a disabled card is not mailed', async () => {
    const { giftCard } = await issue(1000)
    const { giftCards } = merchant()
    expect(await codeOf(giftCards.sendGiftCard({ id: giftCard.id }))).toMatch(
      'GIFT_CARD_WITHOUT_RECIPIENT',
    )
    const recipientEmail = 'later@example.com'
    await giftCards.updateGiftCard({ id: giftCard.id, recipientEmail })
    await giftCards.sendGiftCard({ id: giftCard.id })
    expect(await mailTo(recipientEmail)).toBeDefined()
    await giftCards.updateGiftCard({ id: giftCard.id, disabled: true })
    expect(await codeOf(giftCards.sendGiftCard({ id: giftCard.id }))).toMatch('GIFT_CARD_DISABLED')
  })
})

describe('published clients', () => {
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

  test('pay a checkout with a gift card, one at a time, and up to an amount', async () => {
    const first = await issue(700)
    const { code, giftCard } = await issue(5000)
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 2)
    const { checkoutV1 } = visitor.api
    await checkoutV1.updateCheckout({ checkout: { id }, giftCardCode: first.code })
    const { checkout } = await checkoutV1.updateCheckout({
      checkout: { id },
      giftCardCode: code,
      giftCardRedeemAmount: '10.00',
    })
    expect(checkout).toMatchObject({
      giftCard: { id: giftCard.id, amount: { amount: '10.00' }, appId },
      priceSummary: { total: { amount: '22.90' } },
      payNow: { total: { amount: '12.90' } },
    })
    expect(checkout.giftCard?.obfuscatedCode).toBe(`****${giftCard.lastFour}`)
    const { orderId } = await checkoutV1.createOrder({ id })
    const { orderTransactions } = await merchant().orderTransactions.listTransactionsForSingleOrder(
      {
        orderId: orderId ?? '',
      },
    )
    expect(orderTransactions?.payments).toContainEqual(
      expect.objectContaining({
        status: 'APPROVED',
        giftcardPaymentDetails: expect.objectContaining({ appId }),
      }),
    )
    expect(await balanceOf(giftCard.id)).toBe(4000)
    expect(await balanceOf(first.giftCard.id)).toBe(700)
  })

  test('take a gift card out of a checkout', async () => {
    const { visitor, checkoutId: id } = await readyWithGiftCard(700)
    const { checkout } = await visitor.api.checkoutV1.removeGiftCard({ id })
    expect(checkout.giftCard).toBeUndefined()
    expect(checkout.payNow).toMatchObject({ total: { amount: '22.90' } })
  })

  test('of the second generation add gift cards to a cart and remove them', async () => {
    const { code, giftCard } = await issue(700)
    const { visitor } = await readyToOrder(shop, parcel, 1)
    const api = visitor.api.currentCartV2
    const added = await api.addGiftCardToCurrentCart({ giftCard: { code } })
    expect(added.cart.paymentInfo.giftCards).toMatchObject([
      { id: giftCard.id, obfuscatedCode: `****${giftCard.lastFour}` },
    ])
    const removing = { giftCardId: giftCard.id }
    const removed = await api.removeGiftCardFromCurrentCart(removing)
    expect(removed.cart.paymentInfo.giftCards).toEqual([])
    await merchant().giftCards.updateGiftCard({ id: giftCard.id, disabled: true })
    const refused = api.addGiftCardToCurrentCart({ giftCard: { code } })
    expect(await codeOf(refused)).toMatch('INVALID_GIFT_CARD_STATUS')
  })
})

test('a merchant can fix the gift cards of a checkout', async () => {
  const { code, giftCard } = await issue(700)
  const { checkout } = await merchant().checkoutV1.createCheckout({
    channelType: 'WEB',
    giftCardCode: code,
    customLineItems: [
      {
        quantity: 1,
        price: '9.00',
        productName: { original: 'Lamp' },
        itemType: { preset: 'PHYSICAL' },
      },
    ],
    checkoutInfo: { customSettings: { lockGiftCard: true } },
  })
  const { id } = checkout
  const buyer = shop.people.visitor().api.checkout
  const removing = buyer.removeGiftCard({ id, giftCardId: giftCard.id })
  expect(await codeOf(removing)).toMatch('GIFT_CARD_LOCKED')
  expect(await codeOf(buyer.applyGiftCard({ id, code }))).toMatch('GIFT_CARD_LOCKED')
})

test('a cart takes five gift cards', async () => {
  const { visitor } = await readyToOrder(shop, parcel, 1)
  const { cart } = visitor.api
  for (let n = 0; n < 5; n += 1) await cart.applyGiftCard({ code: (await issue(100)).code })
  const sixth = cart.applyGiftCard({ code: (await issue(100)).code })
  expect(await codeOf(sixth)).toMatch('MAX_GIFT_CARDS_PER_CART_EXCEEDED')
})

test('merchants find gift cards by state, recipient and the end of the code', async () => {
  const { giftCard } = await issue(1234, { recipientEmail: 'find.me@example.com' })
  const { giftCards } = await merchant().giftCards.queryGiftCards({
    query: { filter: { status: 'ACTIVE', recipientEmail: { $startsWith: 'find.me' } } },
  })
  expect(giftCards.map(({ id }) => id)).toEqual([giftCard.id])
  const visitor = shop.people.visitor().api.giftCards
  expect(await codeOf(visitor.queryGiftCards({}))).toMatch('403')
})

test('a gift card in another currency than the shop pays nothing', async () => {
  const { code } = await issue(700)
  await merchant().sites.updateSettings({ settings: { currency: 'USD' } })
  const { visitor } = await readyToOrder(shop, parcel, 1)
  const applied = visitor.api.cart.applyGiftCard({ code })
  expect(await codeOf(applied)).toMatch('GIFT_CARD_OTHER_CURRENCY')
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
})
