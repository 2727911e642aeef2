import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { editOf } from './draft.fixture.ts'
import { giftCardProduct } from './gift-card.fixture.ts'
import { lampInStock, readyWith } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { enter, rehearsedCheckout, rehearsing } from './rehearsal.fixture.ts'
import { agreedReturn } from './return.fixture.ts'

let shop: TestServer
let parcel: string
let transfer: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { methods } = await api().payments.listMethods({})
  transfer = methods.find(({ provider }) => provider === 'BANK_TRANSFER')?.id ?? ''
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const drafts = () => api().draftOrders
const inFrancs = async (act: () => Promise<unknown>) => {
  await api().sites.updateSettings({ settings: { currency: 'CHF' } })
  try {
    await act()
  } finally {
    await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  }
}

let count = 0
/** Two orders of one guest, the second created by the given function. */
async function pair(second: (visitor: Visitor) => Promise<string>, isPaid = true) {
  const visitor = shop.people.visitor()
  const email = `pair-${++count}@example.com`
  const orderId = await plainOrder(visitor, isPaid)
  const fromId = await second(visitor)
  for (const id of [orderId, fromId]) await api().orders.updateOrder({ id, email })
  return { orderId, fromId }
}

async function plainOrder(visitor: Visitor, isPaid = true) {
  const productId = await lampInStock(shop, 9)
  const { checkoutId } = await readyWith(visitor, parcel, { productId })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
  if (isPaid) await api().orders.recordPayment({ id: order.id })
  return order.id
}

const reasonsOf = async (merge: { orderId: string; fromId: string }) =>
  (await refusal(drafts().mergeOrders(merge))).data.reasons

describe('two orders cannot be merged', () => {
  test('of which one is fulfilled', async () => {
    const { orderId, fromId } = await pair(plainOrder)
    await api().fulfillments.createFulfillment({ orderId: fromId })
    expect(await reasonsOf({ orderId, fromId })).toContain('SENT')
  })

  test('in another currency than the shop, or when prices of only one include tax', async () => {
    const merge = await pair(plainOrder)
    await inFrancs(async () => expect(await reasonsOf(merge)).toContain('CURRENCY'))
    const { settings } = await api().sites.getSettings({})
    const { pricesIncludeTax } = settings.taxes
    const setTaxes = (included: boolean) =>
      api().sites.updateSettings({ settings: { taxes: { pricesIncludeTax: included } } })
    const mixed = await pair(async (visitor) => {
      await setTaxes(!pricesIncludeTax)
      const id = await plainOrder(visitor)
      await setTaxes(pricesIncludeTax)
      return id
    })
    expect(await reasonsOf(mixed)).toContain('TAX')
  })

  test('whose stock is only reserved until they are paid', async () => {
    await api().sites.updateSettings({ settings: { orders: { takeStock: 'ON_ORDER_PAID' } } })
    const merge = await pair((visitor) => plainOrder(visitor, false), false)
    expect(await reasonsOf(merge)).toContain('STOCK_HELD')
    await api().sites.updateSettings({ settings: { orders: { takeStock: 'ON_ORDER_PLACED' } } })
  })

  test('of a rehearsal', async () => {
    const options = await rehearsing(shop.people.merchant())
    const merge = await pair(async (visitor) => {
      const productId = await lampInStock(shop, 9)
      const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel })
      return (
        await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer }, options)
      ).order.id
    })
    expect(await reasonsOf(merge)).toContain('REHEARSAL')
  })

  test('with an open edit of either', async () => {
    const { orderId, fromId } = await pair(plainOrder)
    await editOf(api(), orderId)
    expect(await reasonsOf({ orderId, fromId })).toEqual(['EDIT_OPEN'])
    expect(await reasonsOf({ orderId: fromId, fromId: orderId })).toEqual(['EDIT_OPEN'])
  })
})

describe('an exchange is refused', () => {
  const exchangeFor = (productId: string, quantity = 1) => ({
    kind: 'EXCHANGE' as const,
    exchange: { lines: [{ productId, quantity }] },
  })

  test('for gift cards, in the preview and when it is made', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const product = await giftCardProduct(shop.people.merchant())
    for (const call of ['previewSettlement', 'settleReturn'] as const) {
      const refused = await refusal(api().returns[call]({ id, ...exchangeFor(product) }))
      expect(refused.violations).toMatchObject([{ field: 'lines' }])
    }
  })

  test('before the return is approved, and after it was declined', async () => {
    const { id, visitor, order, lineId } = await agreedReturn(shop, parcel)
    const other = await lamp(shop.people.merchant(), 3)
    await api().returns.settleReturn({ id, kind: 'REFUND' })
    const asked = await visitor.api.returns.requestReturn({
      order: order.id,
      lines: [{ lineId, quantity: 1, reason: 'DOES_NOT_FIT' }],
    })
    const exchange = { id: asked.return.id, ...exchangeFor(other) }
    expect(await codeOf(api().returns.settleReturn(exchange))).toBe('428 RETURN_STATE_UNSUITABLE')
    await api().returns.declineReturn({ id: asked.return.id })
    expect(await codeOf(api().returns.settleReturn(exchange))).toBe('428 RETURN_STATE_UNSUITABLE')
  })

  test('without goods, and with a quantity of zero', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const none = { id, kind: 'EXCHANGE' as const, exchange: { lines: [] } }
    expect(await codeOf(api().returns.settleReturn(none))).toMatch(/^400/)
    const other = await lamp(shop.people.merchant(), 3)
    expect(await codeOf(api().returns.settleReturn({ id, ...exchangeFor(other, 0) }))).toMatch(
      /^400/,
    )
    expect((await api().returns.getReturn({ id })).return.settlement).toBeNull()
  })
})

describe('two orders of which one is paid by card cannot be merged', () => {
  test('while a payment of one is authorized or pending', async () => {
    const { method } = await api().payments.saveMethod({
      method: { provider: 'TEST_BANK', name: 'Card', active: true },
    })
    const withCard = (number: string) => async (visitor: Visitor) => {
      const productId = await lampInStock(shop, 9)
      const { checkoutId } = await readyWith(visitor, parcel, { productId })
      const { order } = await visitor.api.orders.placeOrder({
        checkoutId,
        paymentMethodId: method.id,
      })
      if (number) await enter(visitor, order.payments[0]?.id ?? '', { card: number })
      return order.id
    }
    const authorized = await pair(withCard('4000000000000044'))
    expect(await reasonsOf(authorized)).toContain('PAYMENT_AUTHORIZED')
    const awaited = await pair(withCard(''))
    expect(await reasonsOf(awaited)).toEqual(expect.arrayContaining(['STATE', 'PAYMENT_AWAITED']))
  })
})

test('the ledger agrees with every order and payment of this file', async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
})
