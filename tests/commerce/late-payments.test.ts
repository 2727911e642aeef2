import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { itemOf } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  const { method } = await merchant().api.payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card (test)', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

const deposit = (depositAmount: string) => ({
  paymentOption: { value: 'DEPOSIT_ONLINE' as const },
  depositAmount,
})
const onDelivery = { paymentOption: { value: 'FULL_PAYMENT_OFFLINE' as const } }

type LineItems = NonNullable<
  Parameters<Visitor['api']['checkoutV1']['createCheckout']>[0]['lineItems']
>
type Overrides = LineItems[number]['catalogOverrideFields']

/** A merchant's checkout with two lamps with these overrides, delivered for 4.90. */
async function prepared(catalogOverrideFields: Overrides, more: LineItems = []) {
  const item = itemOf(await lamp(merchant()), 2)
  const { checkout } = await merchant().api.checkoutV1.createCheckout({
    channelType: 'WEB',
    lineItems: [{ ...item, catalogOverrideFields }, ...more],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: {
        shippingDestination: berlin,
        selectedCarrierServiceOption: { code: parcel },
      },
    },
  })
  return checkout
}

const pay = (page: string, card: string) =>
  shop.server.fetch(
    new Request(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ card }),
      redirect: 'manual',
    }),
  )
const GOOD_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'

const orderOf = async (id: string) => (await merchant().api.orders.getOrder({ id })).order

describe('a deposit', () => {
  test('is paid in the checkout, and the rest of the order later', async () => {
    const checkout = await prepared(deposit('2.50'))
    expect(checkout.lineItems[0]).toMatchObject({
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: { amount: '2.50' },
      catalogOverrideFields: { depositAmount: '2.50' },
    })
    expect([checkout.payNow.total.amount, checkout.payLater.total.amount]).toEqual([
      '9.90',
      '13.00',
    ])
    const visitor = shop.people.visitor()
    const { estimate } = await visitor.api.checkout.get({ id: checkout.id })
    expect(estimate).toMatchObject({ due: 990, payLater: 1300, totals: { total: 2290 } })
    const { order, step } = await visitor.api.orders.placeOrder({
      checkoutId: checkout.id,
      paymentMethodId: methodId,
    })
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', balance: { payLater: 1300 } })
    await pay(step.url ?? '', GOOD_CARD)
    expect(await orderOf(order.id)).toMatchObject({
      state: 'PLACED',
      paymentState: 'PARTLY_PAID',
      balance: { paid: 990, due: 1300, payLater: 1300 },
    })
    const { order: published } = await merchant().api.ordersV1.getOrder({ id: order.id })
    expect(published).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      lineItems: [{ paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '2.50' } }],
    })
    await merchant().api.orders.recordPayment({ id: order.id, name: 'Cash' })
    expect(await orderOf(order.id)).toMatchObject({
      paymentState: 'PAID',
      balance: { paid: 2290, due: 0, payLater: 0 },
    })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('is also the amount of the second attempt, after a card was declined', async () => {
    const { id } = await prepared(deposit('2.50'))
    const visitor = shop.people.visitor()
    const first = await visitor.api.orders.placeOrder({
      checkoutId: id,
      paymentMethodId: methodId,
    })
    await pay(first.step.url ?? '', DECLINED_CARD)
    const second = await visitor.api.orders.payOrder({
      id: first.order.id,
      paymentMethodId: methodId,
    })
    await pay(second.step.url ?? '', GOOD_CARD)
    expect(await orderOf(first.order.id)).toMatchObject({
      state: 'PLACED',
      balance: { paid: 990, due: 1300 },
    })
  })

  test('is never more than the piece costs, also after its price has fallen', async () => {
    const productId = await lamp(merchant())
    const { cart } = await merchant().api.cartV1.createCart({
      lineItems: [{ ...itemOf(productId), catalogOverrideFields: deposit('8') }],
    })
    await merchant().api.catalogV1.updateProduct({
      product: { id: productId, priceData: { price: '5' } },
    })
    const { payNow, payLater } = await merchant().api.cartV1.estimateTotals({ id: cart.id })
    expect([payNow.total.amount, payLater.total.amount]).toEqual(['5.00', '0.00'])
  })
})

describe('payment on delivery', () => {
  test('makes an order without a payment, which is due', async () => {
    const checkout = await prepared(onDelivery)
    expect(checkout.payNow.total.amount).toBe('0.00')
    expect(checkout.payLater.total.amount).toBe('22.90')
    const visitor = shop.people.visitor()
    await visitor.api.checkoutV1.getCheckout({ id: checkout.id })
    const answer = await visitor.api.checkoutV1.createOrder({ id: checkout.id })
    expect(answer).toEqual({ orderId: answer.orderId })
    expect(await orderOf(answer.orderId)).toMatchObject({
      state: 'PLACED',
      paymentState: 'UNPAID',
      payments: [],
      balance: { paid: 0, due: 2290, payLater: 2290 },
    })
    const { checkout: after } = await visitor.api.checkoutV1.getCheckout({ id: checkout.id })
    expect(after.completed).toBe(true)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('is combined with items that are paid now, which include the delivery', async () => {
    const checkout = await prepared(onDelivery, [itemOf(await lamp(merchant()))])
    expect(checkout.payNow).toMatchObject({
      subtotal: { amount: '9.00' },
      shipping: { amount: '4.90' },
      total: { amount: '13.90' },
    })
    expect(checkout.payLater.total.amount).toBe('18.00')
  })
})

describe('custom items of a merchant', () => {
  const service = {
    productName: { original: 'Fitting' },
    itemType: { preset: 'SERVICE' as const },
    price: '40',
  }

  test('can be paid both ways, in both generations', async () => {
    const { cart } = await merchant().api.cartV1.createCart({
      customLineItems: [
        { ...service, paymentOption: 'DEPOSIT_ONLINE', depositAmount: '10' },
        { ...service, paymentOption: 'FULL_PAYMENT_OFFLINE' },
      ],
    })
    expect(cart.lineItems.map(({ paymentOption }) => paymentOption)).toEqual([
      'DEPOSIT_ONLINE',
      'FULL_PAYMENT_OFFLINE',
    ])
    const { cart: second } = await merchant().api.cartV2.createCart({
      customItems: [
        {
          name: { original: 'Fitting' },
          pricing: { price: { amount: '40' } },
          attributes: { itemType: { preset: 'SERVICE' } },
          paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '10' } },
        },
      ],
    })
    expect(second.lineItems[0]?.paymentConfig).toEqual({
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: { amount: '10.00', convertedAmount: '10.00' },
      savePaymentMethod: false,
    })
    const { summary } = await merchant().api.cartV2.calculateCart({ cartId: second.id })
    expect(summary.paymentSummary).toMatchObject({
      payNow: { amount: '10.00' },
      payLater: { amount: '30.00' },
    })
  })

  test('are refused by name where the payment does not fit', async () => {
    const create = (line: object) =>
      merchant().api.cartV1.createCart({ customLineItems: [{ ...service, ...line }] as never })
    expect(
      await refusal(create({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '40.01' })),
    ).toMatchObject({
      code: 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
      data: { depositAmount: '40.01', unitPrice: '40' },
    })
    expect(await refusal(create({ paymentOption: 'MEMBERSHIP' }))).toMatchObject({
      code: 'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
      data: { field: 'customLineItems[0].paymentOption' },
    })
    const { violations } = await refusal(create({ paymentOption: 'DEPOSIT_ONLINE' }))
    expect(violations[0]?.field).toBe('customLineItems[0].depositAmount')
  })
})

test('nothing of the catalog is sold for a membership', async () => {
  const item = itemOf(await lamp(merchant()))
  const membership = { id: 'gold', appId: 'plans' }
  const first = shop.people.visitor().api.currentCart.addToCurrentCart({
    lineItems: [{ ...item, selectedMembership: membership }],
  })
  expect(await codeOf(first)).toBe('428 CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM')
  const second = merchant().api.cartV2.createCart({
    catalogItems: [
      { ...item, catalogOverrideFields: { paymentOption: { value: 'MEMBERSHIP_OFFLINE' } } },
    ],
  })
  expect(await codeOf(second)).toBe('428 INVALID_MEMBERSHIP_PAYMENT_OPTION')
})

test('the calculator divides lines by when they are paid', async () => {
  const line = { id: 'a', price: '100', itemType: { preset: 'SERVICE' } }
  const { payNow, payLater } = await shop.people.visitor().api.totalsCalculator.calculateTotals({
    lineItems: [
      { ...line, paymentOption: 'DEPOSIT_ONLINE', depositAmount: '30' },
      { ...line, id: 'b', paymentOption: 'FULL_PAYMENT_OFFLINE' },
    ],
  })
  expect([payNow.total.amount, payLater.total.amount]).toEqual(['30.00', '170.00'])
})

test('an order that was sold elsewhere asks for its deposit only', async () => {
  const amount = (value: string) => ({ amount: value })
  const { order } = await merchant().api.ordersV1.createOrder({
    order: {
      channelInfo: { type: 'WEB' },
      priceSummary: { subtotal: amount('40'), total: amount('40') },
      lineItems: [
        {
          productName: { original: 'Fitting' },
          itemType: { preset: 'SERVICE' },
          quantity: 1,
          price: amount('40'),
          paymentOption: 'DEPOSIT_ONLINE',
          depositAmount: amount('15'),
        },
      ],
    },
    settings: { orderApprovalStrategy: 'PAYMENT_RECEIVED' },
  })
  expect(await orderOf(order.id)).toMatchObject({ balance: { due: 4000, payLater: 2500 } })
})
