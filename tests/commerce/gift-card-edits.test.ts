import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { editOf } from './draft.fixture.ts'
import { giftCardProduct } from './gift-card.fixture.ts'
import { readyNow } from './order.fixture.ts'

/** The price of the product, and so the amount of its gift card. */
const FIFTY = 5000

let shop: TestServer
let parcel: string
let product: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  product = await giftCardProduct(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const drafts = () => api().draftOrders
const cardsOf = async (orderId: string) =>
  (await api().giftCards.queryGiftCards({ query: { filter: { orderId } } })).giftCards
const statesOf = async (orderId: string) =>
  (await cardsOf(orderId)).map(({ status }) => status).toSorted()
const pay = (id: string) => api().orders.recordPayment({ id })

async function booksOf(id: string): Promise<Record<string, number>> {
  const { entries } = await api().orders.listLedger({ id })
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  return sums
}

const newDraft = async (line: object = {}) =>
  (
    await drafts().createDraftOrder({
      lines: [{ productId: product, quantity: 1, ...line }],
      email: 'ada@example.com',
      shipping: berlin,
    })
  ).draftOrder

/** A paid draft order of gift cards, with its line. */
async function sold(line: object = {}) {
  const { id } = await newDraft(line)
  const { order } = await drafts().orderDraftOrder({ id })
  await pay(order.id)
  return { orderId: order.id, lineId: order.lines[0]?.id ?? '' }
}

async function edit(orderId: string, lines: readonly object[], more: object = {}) {
  const { id } = await editOf(api(), orderId)
  await drafts().saveDraftOrder({ id, lines: lines as { quantity: number }[] })
  const { effects } = await drafts().previewDraftOrder({ id })
  return { id, effects, apply: () => drafts().applyDraftOrder({ id, ...more }) }
}

/** Buys a lamp with a gift card. */
async function spend(to: string) {
  const { mails } = await api().mailbox.listMails({})
  const text = mails.find((one) => one.to === to && /gift card/i.test(one.text))?.text ?? ''
  const code = text.match(/([2-9A-Z]{4}-){3}[2-9A-Z]{4}/)?.[0] ?? ''
  const visitor = shop.people.visitor()
  await put(visitor, await lamp(shop.people.merchant()))
  const { checkoutId } = await readyNow(visitor, parcel)
  await visitor.api.checkout.applyGiftCard({ id: checkoutId, code })
  await visitor.api.orders.placeOrder({ checkoutId })
}

describe('a draft order of gift cards', () => {
  test('has no tax and no delivery, and issues its cards once it is paid', async () => {
    const draft = await newDraft({ texts: { recipientName: 'Grace' }, quantity: 2 })
    expect(draft.totals).toMatchObject({ total: 2 * FIFTY, tax: 0, delivery: 0 })
    const { effects } = await drafts().previewDraftOrder({ id: draft.id })
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'GIFT_CARDS_ISSUED', pieces: 2 }),
    )
    const { order } = await drafts().orderDraftOrder({ id: draft.id })
    expect(order.lines).toMatchObject([{ kind: 'GIFT_CARD', shippable: false }])
    expect(await cardsOf(order.id)).toEqual([])
    await pay(order.id)
    expect(await cardsOf(order.id)).toMatchObject([
      { amount: FIFTY, recipientName: 'Grace', recipientEmail: 'ada@example.com' },
      { amount: FIFTY },
    ])
    expect(await booksOf(order.id)).toMatchObject({ GIFT_CARDS: -2 * FIFTY, RECEIVABLE: 0 })
    expect(await booksOf(order.id)).not.toHaveProperty('SALES')
  })

  test('may issue cards of another amount, but not of zero', async () => {
    const { orderId } = await sold({ price: 2500 })
    expect(await cardsOf(orderId)).toMatchObject([{ amount: 2500 }])
    expect((await refusal(newDraft({ price: 0 }))).violations).toMatchObject([
      { field: 'lines[0].price' },
    ])
  })
})

test('gift cards that are sold are valid for as long as the shop sets', async () => {
  const setMonths = (validMonths: number) =>
    api().sites.updateSettings({ settings: { giftCards: { validMonths } } })
  const endOf = async () => (await cardsOf((await sold()).orderId))[0]?.expirationDate ?? null
  expect(await endOf()).toBeNull()
  await setMonths(36)
  const end = (await endOf()) as Date
  const now = shop.clock.now()
  expect(end.getUTCFullYear()).toBe(now.getUTCFullYear() + 3)
  expect(end.getUTCMonth()).toBe(now.getUTCMonth())
  await setMonths(0)
  expect(await codeOf(setMonths(241))).toMatch(/^400/)
})

describe('an edit of an order', () => {
  test('adds gift cards, which are issued when they are paid', async () => {
    const { orderId, lineId } = await sold()
    const { apply } = await edit(orderId, [{ id: lineId, quantity: 3 }])
    await apply()
    expect(await cardsOf(orderId)).toHaveLength(1)
    await pay(orderId)
    expect(await statesOf(orderId)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
    expect((await booksOf(orderId)).GIFT_CARDS).toBe(-3 * FIFTY)
  })

  test('cancels the cards of a removed line, and issues those of a line that is added again', async () => {
    const { orderId, lineId } = await sold({ quantity: 2 })
    const { effects, apply } = await edit(orderId, [{ id: lineId, quantity: 1 }])
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'GIFT_CARDS_TAKEN_BACK', pieces: 1 }),
    )
    await apply()
    expect(await statesOf(orderId)).toEqual(['ACTIVE', 'DISABLED'])
    expect((await booksOf(orderId)).GIFT_CARDS).toBe(-FIFTY)
    await (await edit(orderId, [{ id: lineId, quantity: 2 }])).apply()
    expect(await statesOf(orderId)).toEqual(['ACTIVE', 'ACTIVE', 'DISABLED'])
  })

  test('issues a card at once when removed goods cover its price', async () => {
    const { orderId, lineId } = await sold({ price: 2 * FIFTY })
    const lines = [
      { id: lineId, quantity: 0 },
      { productId: product, quantity: 1 },
    ]
    await (await edit(orderId, lines, { settle: 'REFUND' })).apply()
    expect(await statesOf(orderId)).toEqual(['ACTIVE', 'DISABLED'])
    expect((await booksOf(orderId)).GIFT_CARDS).toBe(-FIFTY)
  })

  test('refuses to remove a card that was spent, with advice', async () => {
    const { orderId, lineId } = await sold({ texts: { recipientEmail: 'eve@example.com' } })
    await spend('eve@example.com')
    const lines = [
      { id: lineId, quantity: 0 },
      { productId: product, quantity: 1 },
    ]
    const { apply } = await edit(orderId, lines)
    await expect(apply()).rejects.toThrow(/leave its piece in the order/)
    expect(await refusal(apply())).toMatchObject({
      code: 'SOLD_GIFT_CARD_IS_SPENT',
      data: { lastFour: [expect.any(String)] },
    })
    expect(await statesOf(orderId)).not.toContain('DISABLED')
  })

  test('does not change the amount of a card that was sold', async () => {
    const { orderId, lineId } = await sold()
    const { id } = await editOf(api(), orderId)
    const dearer = drafts().saveDraftOrder({
      id,
      lines: [{ id: lineId, quantity: 1, price: 9000 }],
    })
    expect((await refusal(dearer)).violations).toMatchObject([{ field: 'lines[0].price' }])
  })

  test('in the published form cancels cards, or is refused', async () => {
    const edited = async (email: string, isSpent: boolean) => {
      const { orderId, lineId } = await sold({ texts: { recipientEmail: email }, quantity: 2 })
      if (isSpent) await spend(email)
      const { id } = await editOf(api(), orderId)
      await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: isSpent ? 0 : 1 }] })
      if (isSpent) {
        const productId = await lamp(shop.people.merchant())
        await drafts().saveDraftOrder({ id, lines: [{ productId, quantity: 1 }] })
      }
      return { orderId, draftOrderId: id }
    }
    const unused = await edited('una@example.com', false)
    await api().draftOrdersV1.commitDraftOrder({ draftOrderId: unused.draftOrderId })
    expect(await statesOf(unused.orderId)).toEqual(['ACTIVE', 'DISABLED'])
    const { draftOrderId } = await edited('sven@example.com', true)
    expect(await codeOf(api().draftOrdersV1.commitDraftOrder({ draftOrderId }))).toMatch(
      'SOLD_GIFT_CARD_IS_SPENT',
    )
  })

  test('of an order with gift cards cannot be a merge', async () => {
    const [one, other] = [await sold(), await sold()]
    const merging = drafts().previewMerge({ orderId: one.orderId, fromId: other.orderId })
    expect((await refusal(merging)).data.reasons).toContain('GIFT_CARDS')
  })
})

test('the ledger agrees with every order and payment of this file', async () => {
  const { orders, differences } = await shop.server.platform.work(
    { siteId: shop.site.id, actor: { type: 'system', id: 'test' } },
    (tx) => shop.server.orders.verifyLedger(tx),
  )
  expect(orders).toBeGreaterThan(5)
  expect(differences).toEqual([])
})
