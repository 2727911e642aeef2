import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { put, setStock } from './cart.fixture.ts'
import { withLamps } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { issueTo } from './gift-card.fixture.ts'
import { stockOf } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

/** The buyer's data that an order requires. */
const buyer = {
  customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
  deliveryInfo: { address: berlin.address },
  paymentInfo: { billingAddress: berlin.address, billingContact: berlin.contactDetails },
}
const enterBuyer = ({ api }: Visitor) => api.currentCartV2.updateCurrentCart({ cart: buyer })

/** A cart of the second generation that is ready to be ordered. */
async function ready(quantity = 2, stock: number | null = null) {
  const { visitor, productId, cart } = await withLamps(shop, quantity, stock)
  await enterBuyer(visitor)
  await visitor.api.currentCartV2.setDeliveryMethodForCurrentCart({
    deliveryMethod: { code: parcel },
  })
  const { summary } = await visitor.api.cartV2.calculateCart({ cartId: cart.id })
  const priceVerificationToken = summary.priceVerificationToken ?? ''
  return { visitor, productId, cartId: cart.id, priceVerificationToken }
}

/** Disables a gift card while a call waits for it. */
async function whileDisabled<T>(giftCardId: string, call: () => Promise<T>): Promise<T> {
  const { pool, jobPool } = shop.server.platform
  const holder = await jobPool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('UPDATE gift_cards SET disabled_date = now() WHERE id = $1', [giftCardId])
    const answer = call()
    answer.catch(() => undefined)
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await holder.query('COMMIT')
    return await answer
  } finally {
    holder.release()
  }
}

describe('ordering a cart of the second generation', () => {
  test('names a gift card that is disabled at the same moment, and orders nothing', async () => {
    const { visitor, cartId } = await ready(2, 5)
    const { giftCard, code } = await issueTo(merchant(), 5000)
    await visitor.api.currentCartV2.addGiftCardToCurrentCart({ giftCard: { code } })
    const order = whileDisabled(giftCard.id, () => visitor.api.cartV2.placeOrder({ cartId }))
    await expect(order).rejects.toMatchObject({
      status: 428,
      code: 'GIFT_CARD_REDEEM_ERROR',
      data: { giftCardId: giftCard.id, reason: 'REDEEM_GIFT_CARD_ERROR' },
    })
    expect((await visitor.api.cartV2.getCart({ cartId })).cart.orderPlaced).toBe(false)
  })

  test('makes one order of it, at the price that was shown', async () => {
    const { visitor, productId, ...sent } = await ready(2, 5)
    const { orderId, completed } = await visitor.api.cartV2.placeOrder(sent)
    expect(completed).toBe(true)
    const { order } = await visitor.api.orders.getOrder({ id: orderId })
    expect(order).toMatchObject({ totals: { total: 2290 }, email: 'ada@example.com' })
    expect(order.lines).toMatchObject([{ quantity: 2 }])
    expect(await stockOf(merchant(), productId)).toBe(3)
    await expect(visitor.api.cartV2.placeOrder(sent)).rejects.toMatchObject({
      code: 'CART_ALREADY_ORDERED',
      data: { cartId: sent.cartId, orderId },
    })
  })

  test('waits for its payment where a provider collects it', async () => {
    const { methods } = await merchant().api.payments.listMethods({})
    const save = (active: boolean) =>
      Promise.all(
        methods.map(({ id, revision, provider, name }) =>
          merchant().api.payments.saveMethod({
            method: { id, revision: revision + (active ? 1 : 0), provider, name, active },
          }),
        ),
      )
    await save(false)
    const { visitor, ...cart } = await ready()
    const { productId: _, ...sent } = cart
    expect(await codeOf(visitor.api.cartV2.placeOrder(sent))).toBe(
      '428 SITE_NOT_ACCEPTING_PAYMENTS',
    )
    const { method } = await merchant().api.payments.saveMethod({
      method: { provider: 'TEST_BANK', name: 'Card', active: true },
    })
    const placed = await visitor.api.cartV2.placeOrder(sent)
    expect(placed.completed).toBe(false)
    const { order } = await visitor.api.orders.getOrder({ id: placed.orderId })
    expect(order).toMatchObject({
      state: 'AWAITING_PAYMENT',
      payments: [{ id: placed.paymentGatewayOrderId, step: { kind: 'REDIRECT' } }],
    })
    await merchant().api.payments.deleteMethod({ id: method.id })
    await save(true)
  })

  test('is refused at another price than the buyer was shown', async () => {
    const { visitor, productId: _, ...sent } = await ready()
    const { cart } = await visitor.api.cartV2.getCart({ cartId: sent.cartId })
    await visitor.api.currentCartV2.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId: cart.lineItems[0]?.id ?? '', quantity: { newQuantity: 3 } }],
    })
    expect(await codeOf(visitor.api.cartV2.placeOrder(sent))).toBe('428 CART_PRICES_OUT_OF_SYNC')
    const strange = { ...sent, priceVerificationToken: 'cheap' }
    expect(await codeOf(visitor.api.cartV2.placeOrder(strange))).toBe(
      '400 INVALID_PRICE_VERIFICATION_TOKEN',
    )
    const { completed } = await visitor.api.cartV2.placeOrder({ cartId: sent.cartId })
    expect(completed).toBe(true)
  })

  test('is refused while something is missing, with the name of it', async () => {
    const { visitor, cart, lineId } = await withLamps(shop)
    const { currentCartV2, cartV2 } = visitor.api
    const refusal = () => codeOf(cartV2.placeOrder({ cartId: cart.id }))
    expect(await refusal()).toBe('428 MISSING_DELIVERY_ADDRESS')
    await enterBuyer(visitor)
    expect(await refusal()).toBe('428 MISSING_DELIVERY_METHOD')
    await currentCartV2.removeLineItemsFromCurrentCart({ lineItemIds: [lineId] })
    expect(await refusal()).toBe('428 EMPTY_CART')
    const nobody = await withLamps(shop)
    await nobody.visitor.api.currentCartV2.updateCurrentCart({
      cart: { deliveryInfo: buyer.deliveryInfo },
    })
    await nobody.visitor.api.currentCartV2.setDeliveryMethodForCurrentCart({
      deliveryMethod: { code: parcel },
    })
    const anonymous = nobody.visitor.api.cartV2.placeOrder({ cartId: nobody.cart.id })
    expect(await codeOf(anonymous)).toBe('428 VIOLATIONS_WITH_ERROR_SEVERITY')
    expect(await codeOf(shop.people.visitor().api.cartV2.placeOrder({ cartId: cart.id }))).toBe(
      '404 CART_NOT_FOUND',
    )
  })

  test('is refused when something is sold out meanwhile', async () => {
    const { visitor, productId, ...sent } = await ready(2, 5)
    await setStock(merchant(), productId, 0)
    await expect(visitor.api.cartV2.placeOrder(sent)).rejects.toMatchObject({
      code: 'LINE_ITEMS_OUT_OF_STOCK',
      data: { allLineItemsOutOfStock: true },
    })
  })

  test('is refused with a delivery that is not offered any more', async () => {
    const { visitor, productId: _, ...sent } = await ready()
    await visitor.api.currentCartV2.updateCurrentCart({
      cart: {
        deliveryInfo: { address: { ...berlin.address, country: 'FR', postalCode: '75001' } },
      },
    })
    const code = await codeOf(visitor.api.cartV2.placeOrder({ cartId: sent.cartId }))
    expect(code).toBe('428 DELIVERY_METHOD_NO_LONGER_AVAILABLE')
  })
})

test('a way of delivery that takes only a part of the cart makes no order', async () => {
  const { api } = merchant()
  const { profile } = await api.delivery.saveDeliveryProfile({
    profile: {
      name: 'Bulky',
      regions: [
        {
          name: 'Germany',
          active: true,
          destinations: [{ countryCode: 'DE', subdivisions: [], postalCodes: [] }],
          carriers: [],
        },
      ],
    },
  })
  await api.delivery.saveShippingOption({
    option: {
      title: 'Freight',
      estimatedDeliveryTime: 'a week',
      active: true,
      deliveryRegionIds: profile.regions.map(({ id }) => id),
      rates: [{ amount: '49.00', conditions: [], multiplyByQuantity: false }],
      freeFrom: null,
    },
  })
  const { product } = await api.products.saveProduct({
    product: { name: 'Sofa', price: '900', delivery: { deliveryProfileId: profile.id } },
  })
  const { visitor, cartId } = await ready(1)
  await put(visitor, product.id)
  const { summary } = await visitor.api.cartV2.calculateCart({ cartId })
  const priceVerificationToken = summary.priceVerificationToken ?? ''
  const order = visitor.api.cartV2.placeOrder({ cartId, priceVerificationToken })
  expect(await codeOf(order)).toBe('428 DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS')
})
