import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put, setStock } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyToOrder, readyWith } from './order.fixture.ts'
import { NOBODY, orderedByClient } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

describe('createOrder of a checkout, for published clients', () => {
  test('makes the order at once when it is paid by transfer', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel, 2)
    const placed = await visitor.api.checkoutV1.createOrder({ id: checkoutId })
    expect(placed).toEqual({ orderId: expect.any(String) })
    const again = await visitor.api.checkoutV1.createOrder({ id: checkoutId })
    expect(again.orderId).toBe(placed.orderId)
    const { checkout } = await visitor.api.checkoutV1.getCheckout({ id: checkoutId })
    expect(checkout.completed).toBe(true)
    const { order } = await visitor.api.ordersV1.getOrder({ id: placed.orderId })
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{5}$/),
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      currency: 'EUR',
      channelInfo: { type: 'WEB' },
      checkoutId,
      buyerInfo: { email: 'ada@example.com' },
      recipientInfo: berlin,
      shippingInfo: {
        title: 'Parcel',
        cost: { price: { amount: '4.90' } },
        logistics: { shippingDestination: berlin, deliveryTime: '2–3 days' },
      },
      lineItems: [
        {
          quantity: 2,
          productName: { original: 'Lamp' },
          price: { amount: '9.00', formattedAmount: '€9.00' },
          lineItemPrice: { amount: '18.00' },
          totalDiscount: { amount: '0.00' },
        },
      ],
      priceSummary: {
        subtotal: { amount: '18.00' },
        shipping: { amount: '4.90' },
        tax: { amount: '0.00' },
        discount: { amount: '0.00' },
        total: { amount: '22.90' },
      },
      balanceSummary: { balance: { amount: '22.90' }, paid: { amount: '0.00' } },
      activities: [{ activityType: 'ORDER_PLACED', type: 'ORDER_PLACED' }],
    })
  })

  test('waits for the payment where a provider collects it', async () => {
    const { method } = await merchant().api.payments.saveMethod({
      method: { provider: 'TEST_BANK', name: 'Card (test)', active: true },
    })
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    await setTransfer(false)
    const { orderId, paymentGatewayOrderId } = await visitor.api.checkoutV1.createOrder({
      id: checkoutId,
    })
    const { order } = await visitor.api.ordersV1.getOrder({ id: orderId })
    expect(order).toMatchObject({
      status: 'INITIALIZED',
      paymentStatus: 'PENDING',
      balanceSummary: { balance: { amount: '0.00' }, pending: { amount: '13.90' } },
    })
    const { payments } = (await visitor.api.orders.getOrder({ id: orderId })).order
    expect(payments.map(({ id }) => id)).toEqual([paymentGatewayOrderId])
    const found = await visitor.api.ordersV1.searchOrders({})
    expect(found.orders).toEqual([])
    await setTransfer(true)
    await merchant().api.payments.deleteMethod({ id: method.id })
  })

  test('names what is missing', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()))
    const { checkout } = await visitor.api.checkout.create({})
    const { id } = checkout
    const order = () => visitor.api.checkoutV1.createOrder({ id })
    const { code, status, data } = await refusal(order())
    expect([status, code]).toEqual([428, 'CALCULATION_ERROR'])
    expect(data).toMatchObject({
      calculationErrors: {
        orderValidationErrors: [
          { applicationError: { code: 'MISSING_DELIVERY_ADDRESS' } },
          { applicationError: { code: 'MISSING_BILLING_ADDRESS' } },
        ],
      },
    })
    await visitor.api.checkout.update({ id, shipping: berlin })
    expect(await codeOf(order())).toBe('428 NO_SELECTED_CARRIER_SERVICE_OPTION')
    await visitor.api.checkout.update({ id, deliveryChoices: [{ code: parcel }] })
    expect(await codeOf(order())).toBe('428 VIOLATIONS_WITH_ERROR_SEVERITY')
    const lineIds = (await visitor.api.checkoutV1.getCheckout({ id })).checkout.lineItems
    await visitor.api.checkoutV1.removeLineItems({ id, lineItemIds: lineIds.map((one) => one.id) })
    expect(await codeOf(order())).toBe('428 EMPTY_CHECKOUT')
    expect(await codeOf(visitor.api.checkoutV1.createOrder({ id: NOBODY }))).toBe(
      '404 CHECKOUT_NOT_FOUND',
    )
  })

  test('is refused when the delivery, the stock or the way to pay is no longer available', async () => {
    const own = await deliverToGermany(merchant(), 'Courier')
    const { visitor, checkoutId: id } = await readyToOrder(shop, own)
    const { shippingOptions: options } = await merchant().api.delivery.listDelivery({})
    const option = options.find((one) => one.id === own)
    if (!option) throw new Error('There is no courier')
    await merchant().api.delivery.saveShippingOption({ option: { ...option, active: false } })
    expect(await codeOf(visitor.api.checkoutV1.createOrder({ id }))).toBe(
      '428 SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
    )
    parcel = await deliverToGermany(merchant())
    const scarce = await lampInStock(shop, 3)
    const buyer = shop.people.visitor()
    const ready = await readyWith(buyer, parcel, { productId: scarce, quantity: 3 })
    const place = () => buyer.api.checkoutV1.createOrder({ id: ready.checkoutId })
    await setStock(merchant(), scarce, 2)
    expect(await codeOf(place())).toBe('428 PARTIAL_OUT_OF_STOCK')
    await setStock(merchant(), scarce, 0)
    expect(await codeOf(place())).toBe('428 FULL_OUT_OF_STOCK')
    await setStock(merchant(), scarce, 5)
    await setTransfer(false)
    expect(await codeOf(place())).toBe('428 SITE_NOT_ACCEPTING_PAYMENTS')
    await setTransfer(true)
    await merchant().api.checkoutV1.markCheckoutAsCompleted({ id: ready.checkoutId })
    expect(await codeOf(place())).toBe('428 CHECKOUT_ALREADY_PAID')
  })
})

async function setTransfer(active: boolean) {
  const { methods } = await merchant().api.payments.listMethods({})
  const transfer = methods.find(({ provider }) => provider === 'BANK_TRANSFER')
  if (!transfer) throw new Error('There is no bank transfer')
  await merchant().api.payments.saveMethod({ method: { ...transfer, active } })
}

describe('an order', () => {
  test('is read by its buyer and by merchants, and returns 404 for others', async () => {
    const { visitor, orderId: id } = await orderedByClient(shop, parcel)
    await merchant().api.orders.addNote({ id, text: 'A good customer' })
    await merchant().api.orders.updateOrder({ id, tags: ['vip'] })
    const own = (await visitor.api.ordersV1.getOrder({ id })).order
    expect(own.activities.map(({ activityType }) => activityType)).toEqual(['ORDER_PLACED'])
    expect(own).not.toHaveProperty('seenByAHuman')
    expect(own.tags).toEqual({ tags: { tagIds: [] } })
    const seen = (await merchant().api.ordersV1.getOrder({ id })).order
    expect(seen).toMatchObject({
      seenByAHuman: false,
      tags: { privateTags: { tagIds: ['vip'] } },
      activities: [{}, { merchantComment: { message: 'A good customer' } }],
    })
    const other = shop.people.visitor()
    expect(await codeOf(other.api.ordersV1.getOrder({ id }))).toBe('404 ORDER_NOT_FOUND')
    const filter = { id }
    expect((await other.api.ordersV1.searchOrders({ search: { filter } })).orders).toEqual([])
    expect((await visitor.api.ordersV1.searchOrders({ search: { filter } })).orders).toHaveLength(1)
    const { people } = await shop.anotherSite()
    expect(await codeOf(people.merchant().api.ordersV1.getOrder({ id }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
    expect((await people.merchant().api.ordersV1.searchOrders({})).orders).toEqual([])
  })

  test('belongs to the member who signs in, and is found by contact', async () => {
    const { visitor, orderId } = await orderedByClient(shop, parcel)
    const { sessionToken = '' } = await visitor.api.authentication.register({
      loginId: { email: 'buyer@example.com' },
      password: 'a-long-enough-passphrase',
    })
    await shop.people.signIn(visitor, sessionToken)
    const { order } = await visitor.api.ordersV1.getOrder({ id: orderId })
    const { contactId } = order.buyerInfo
    expect(contactId).toBeTruthy()
    const filter = { 'buyerInfo.contactId': contactId }
    const { orders } = await visitor.api.ordersV1.searchOrders({ search: { filter } })
    expect(orders.map(({ id }) => id)).toEqual([orderId])
  })
})

describe('a search', () => {
  test('finds by every field of orders, and compares amounts as numbers', async () => {
    const { order, orderId: id } = await orderedByClient(shop, parcel, 3)
    const matching = [
      { status: 'APPROVED' },
      { status: { $in: ['APPROVED', 'REJECTED'] } },
      { status: { $ne: 'CANCELED' } },
      { paymentStatus: 'NOT_PAID' },
      { fulfillmentStatus: { $ne: 'FULFILLED' } },
      { 'channelInfo.type': 'WEB' },
      { number: order.number },
      { number: { $gte: order.number } },
      { 'priceSummary.total.amount': '31.9' },
      { 'priceSummary.total.amount': { $gt: '9.5', $lt: '100' } },
      { 'buyerInfo.email': 'ADA@example.com' },
      { 'billingInfo.contactDetails.firstName': 'Ada' },
      { 'billingInfo.contactDetails.lastName': { $startsWith: 'love' } },
      { 'shippingInfo.title': 'Parcel' },
      { 'taxInfo.totalTax.amount': { $gte: '0' } },
      { 'balanceSummary.pending.amount': { $eq: '31.9' } },
      { 'balanceSummary.authorized.amount': '0', 'balanceSummary.pendingRefund.amount': '0' },
      { 'shippingInfo.logistics.deliveryTimeSlot.from': { $exists: false } },
      { 'lineItems.catalogReference.appId': { $hasSome: [STORES_APP_ID] } },
      { archived: false, imported: false, seenByAHuman: false, demo: { $ne: true } },
      { checkoutId: order.checkoutId },
      { purchasedDate: { $lte: order.createdDate.toISOString() } },
      { 'lineItems.productName.original': { $hasSome: ['Lamp'] } },
      {
        'lineItems.catalogReference.catalogItemId': {
          $hasAll: [order.lineItems[0]?.catalogReference?.catalogItemId],
        },
      },
      { $not: [{ archived: true }] },
    ]
    for (const filter of matching) {
      const search = { filter: { $and: [filter, { id }] } }
      const { orders } = await merchant().api.ordersV1.searchOrders({ search })
      expect([filter, orders.map((one) => one.id)]).toEqual([filter, [id]])
    }
    const others = [
      { status: 'NOSUCH' },
      { imported: true },
      { 'createdBy.userId': NOBODY },
      { 'channelInfo.externalOrderId': 'A-1' },
      { 'lineItems.catalogReference.appId': NOBODY },
      { 'balanceSummary.authorized.amount': { $gt: '0' } },
      { 'shippingInfo.logistics.deliveryTime': 'Never' },
      { paymentStatus: { $nin: ['NOT_PAID', 'PAID'] } },
    ]
    for (const filter of others) {
      const search = { filter: { $and: [filter, { id }] } }
      const { orders } = await merchant().api.ordersV1.searchOrders({ search })
      expect([filter, orders]).toEqual([filter, []])
    }
    const wrong = merchant().api.ordersV1.searchOrders({ search: { filter: { nosuch: 1 } } })
    expect(await codeOf(wrong)).toBe('400 INVALID_FILTER')
  })

  test('goes from page to page, newest first, while orders are added', async () => {
    const made = []
    for (let count = 0; count < 3; count += 1) {
      shop.clock.pass({ seconds: 1 })
      made.push((await orderedByClient(shop, parcel)).orderId)
    }
    const first = await merchant().api.ordersV1.searchOrders({
      search: { search: { cursorPaging: { limit: 2 } } },
    })
    expect(first.orders.map(({ id }) => id)).toEqual([made[2], made[1]])
    expect(first.metadata).toMatchObject({ count: 2, hasNext: true })
    await orderedByClient(shop, parcel)
    const cursor = first.metadata.cursors.next ?? ''
    const next = await merchant().api.ordersV1.searchOrders({
      search: { cursorPaging: { limit: 1, cursor } },
    })
    expect(next.orders.map(({ id }) => id)).toEqual([made[0]])
    const both = merchant().api.ordersV1.searchOrders({
      search: { filter: { archived: false }, cursorPaging: { cursor } },
    })
    expect((await refusal(both)).status).toBe(400)
  })

  test('takes as many statements for many orders as for one', async () => {
    const count = async (limit: number) => {
      const search = () =>
        merchant().api.ordersV1.searchOrders({ search: { cursorPaging: { limit } } })
      return (await shop.countStatements(search)).statements.length
    }
    expect(await count(5)).toBe(await count(1))
  })
})
