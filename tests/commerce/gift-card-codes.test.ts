import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { balanceOf, issueTo, readyWithGiftCard } from './gift-card.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

let shop: TestServer
let parcel: string
let transfer: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { methods } = await merchant().payments.listMethods({})
  transfer = methods[0]?.id ?? ''
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const issue = (amount: number, fields: object = {}) =>
  issueTo(shop.people.merchant(), amount, fields)
const leftOn = (id: string) => balanceOf(shop.people.merchant(), id)
const ready = (amount: number) => readyWithGiftCard(shop, parcel, amount)

describe('a code', () => {
  const apply = async (code: string) => {
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 1)
    return codeOf(visitor.api.checkout.applyGiftCard({ id, code }))
  }

  const usable = async (code: string) => {
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 1)
    await visitor.api.checkout.applyGiftCard({ id, code })
  }

  test('that does not exist, or cannot be used, is refused with the reason', async () => {
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
    const spent = await ready(500)
    const { checkoutId } = spent
    await spent.visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
    expect(await apply(spent.code)).toMatch('GIFT_CARD_IS_EMPTY')
  })

  test('in a cart is in its checkout, too', async () => {
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
    expect(await leftOn(giftCard.id)).toBe(4000)
    expect(await leftOn(first.giftCard.id)).toBe(700)
  })

  test('remove a gift card from a checkout', async () => {
    const { visitor, checkoutId: id } = await ready(700)
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
