import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { itemOf } from './cart-v2.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyWith } from './order.fixture.ts'

/** A shop with a minimum order amount. */
let shop: TestServer
let parcel: string
let paymentMethodId: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({
    settings: { currency: 'EUR', orders: { minimumSubtotal: 2000 } },
  })
  parcel = await deliverToGermany(merchant())
  const { method } = await merchant().api.payments.saveMethod({
    method: { provider: 'BANK_TRANSFER', name: 'Bank transfer', active: true },
  })
  paymentMethodId = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

/** Two lamps of 9.00 and a parcel of 4.90. */
const missing = {
  code: 'SUBTOTAL_BELOW_MINIMUM',
  severity: 'ERROR',
  data: { minimum: 2000, missing: 200, currency: 'EUR' },
}

test('a cart below it shows the missing amount in cart and checkout, and cannot be ordered', async () => {
  const visitor = shop.people.visitor()
  const productId = await lamp(merchant())
  const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 2 })
  const cart = await visitor.api.cart.estimate({})
  expect(cart.violations).toMatchObject([missing])
  const { violations } = await visitor.api.checkout.get({ id: checkoutId })
  expect(violations).toMatchObject([missing])
  const order = (id: string) => visitor.api.orders.placeOrder({ checkoutId: id, paymentMethodId })
  expect(await codeOf(order(checkoutId))).toBe('428 VIOLATIONS_WITH_ERROR_SEVERITY')
  const enough = await readyWith(visitor, parcel, { productId, quantity: 1 })
  expect((await order(enough.checkoutId)).order.totals).toMatchObject({ subtotal: 2700 })
})

test('published clients read it by its published name', async () => {
  const visitor = shop.people.visitor()
  const item = itemOf(await lamp(merchant()), 2)
  await visitor.api.currentCartV2.createCurrentCart({ catalogItems: [item] })
  const { summary } = await visitor.api.currentCartV2.estimateCurrentCart({
    validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
  })
  expect(summary.violations).toMatchObject([
    {
      scope: 'GLOBAL',
      code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: { amount: '20.00' },
        remainingAmount: { amount: '2.00' },
      },
    },
  ])
})

test('coupons do not count against it, discounts of lines do', async () => {
  const visitor = shop.people.visitor()
  await put(visitor, await lamp(merchant(), null, '21.00'), 1)
  await merchant().api.promotions.createPromotion({
    promotion: {
      name: 'A fifth',
      trigger: 'CODE',
      effect: { type: 'PERCENT', percent: '20', level: 'SUM' },
    },
    code: 'FIFTH',
  })
  await visitor.api.cart.applyCode({ code: 'FIFTH' })
  expect((await visitor.api.cart.estimate({})).violations).toEqual([])
  const { promotion } = await merchant().api.promotions.createPromotion({
    promotion: {
      name: 'A tenth',
      trigger: 'AUTOMATIC',
      effect: { type: 'PERCENT', percent: '10', level: 'PIECE' },
    },
  })
  expect((await visitor.api.cart.estimate({})).violations).toMatchObject([
    { code: 'SUBTOTAL_BELOW_MINIMUM', data: { missing: 110 } },
  ])
  await merchant().api.promotions.deletePromotion({ promotionId: promotion.id })
})

test('an order that a merchant creates may be below it', async () => {
  const { draftOrders } = merchant().api
  const { draftOrder } = await draftOrders.createDraftOrder({
    lines: [{ productId: await lamp(merchant()), quantity: 1 }],
    email: 'ada@example.com',
  })
  const { order } = await draftOrders.orderDraftOrder({ id: draftOrder.id })
  expect(order.totals).toMatchObject({ subtotal: 900 })
})
