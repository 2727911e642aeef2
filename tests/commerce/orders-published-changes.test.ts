import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyToOrder, readyWith, stockOf } from './order.fixture.ts'
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
const api = () => merchant().api.ordersV1
const types = (activities: readonly { readonly activityType: string }[]) =>
  activities.map(({ activityType }) => activityType)

/** An order that waits for a card payment, and the test bank's page for it. */
async function waiting() {
  const { methods } = await merchant().api.payments.listMethods({})
  const existing = methods.find(({ provider }) => provider === 'TEST_BANK')
  const method =
    existing ??
    (
      await merchant().api.payments.saveMethod({
        method: { provider: 'TEST_BANK', name: 'Card (test)', active: true },
      })
    ).method
  const { visitor, checkoutId } = await readyToOrder(shop, parcel)
  const placed = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: method.id })
  const pay = (fields: Record<string, string>) =>
    shop.server.fetch(
      new Request(placed.step.url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
    )
  return { id: placed.order.id, pay, visitor }
}

describe('a merchant', () => {
  test('changes contact, addresses and marks, and nothing else of a sent order', async () => {
    const { order, orderId: id } = await orderedByClient(shop, parcel)
    const { order: changed } = await api().updateOrder({
      order: {
        id,
        buyerInfo: { email: 'grace@example.com' },
        buyerLanguage: 'fr',
        billingInfo: { address: { country: 'FR', addressLine1: 'Rue 1' } },
        recipientInfo: { contactDetails: { firstName: 'Grace' } },
        archived: true,
        seenByAHuman: true,
        attributionSource: 'FACEBOOK_ADS',
        extendedFields: { namespaces: { '@app/one': { gift: true } } },
        number: '1',
        priceSummary: { total: { amount: '0' } },
      } as never,
    })
    expect(changed).toMatchObject({
      number: order.number,
      priceSummary: order.priceSummary,
      buyerInfo: { email: 'grace@example.com' },
      buyerLanguage: 'fr',
      billingInfo: {
        address: { country: 'FR', addressLine: 'Rue 1' },
        contactDetails: { firstName: 'Ada' },
      },
      recipientInfo: { address: { city: 'Berlin' }, contactDetails: { firstName: 'Grace' } },
      archived: true,
      seenByAHuman: true,
      attributionSource: 'FACEBOOK_ADS',
      extendedFields: { namespaces: { '@app/one': { gift: true } } },
    })
    expect(types(changed.activities)).toEqual([
      'ORDER_PLACED',
      'EMAIL_EDITED',
      'SHIPPING_ADDRESS_EDITED',
    ])
    const removed = await api().updateOrder({ order: { id, buyerInfo: { email: null } } })
    expect(removed.order.buyerInfo).not.toHaveProperty('email')
    for (const wrong of [
      { buyerInfo: null },
      { buyerInfo: { email: 'x' } },
      { billingInfo: { contactDetails: null } },
    ]) {
      const sent = api().updateOrder({ order: { id, ...wrong } as never })
      expect((await refusal(sent)).status).toBe(400)
    }
    expect(await codeOf(api().updateOrder({ order: { id: NOBODY } }))).toBe('404 ORDER_NOT_FOUND')
    const { results } = await api().bulkUpdateOrders({
      orders: [{ order: { id, archived: false } }, { order: { id: NOBODY, archived: true } }],
      returnEntity: true,
    })
    expect(results).toMatchObject([
      { itemMetadata: { id, originalIndex: 0, success: true }, item: { archived: false } },
      { itemMetadata: { id: NOBODY, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ])
  })

  test('gets orders of the older published operation, too, which refuses payment tokens', async () => {
    const visitor = shop.people.visitor()
    const productId = await lampInStock(shop, 5)
    const { checkoutId: id } = await readyWith(visitor, parcel, { productId, quantity: 1 })
    const { checkoutV1 } = visitor.api
    expect(await codeOf(checkoutV1.createOrderAndCharge({ id, paymentToken: 'tok_1' }))).toBe(
      '428 PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    )
    const { orderId } = await checkoutV1.createOrderAndCharge({ id })
    expect(await checkoutV1.createOrder({ id })).toEqual({ orderId })
  })

  test('cancels once, with the pieces back in stock', async () => {
    const productId = await lampInStock(shop, 5)
    const visitor = shop.people.visitor()
    const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 2 })
    const { orderId: id } = await visitor.api.checkoutV1.createOrder({ id: checkoutId })
    const cancel = () =>
      api().cancelOrder({ id, restockAllItems: true, customMessage: 'Sold elsewhere' })
    expect((await cancel()).order).toMatchObject({
      status: 'CANCELED',
      lineItems: [{ restockQuantity: 2 }],
    })
    const { order } = await cancel()
    expect(types(order.activities)).toEqual(['ORDER_PLACED', 'ORDER_CANCELED'])
    expect(await stockOf(merchant(), productId)).toBe(5)
    expect(await codeOf(api().markOrderAsPaid({ ecomOrderId: id }))).toBe('428 ORDER_CANCELED')
    expect(await api().paymentCollectabilityStatus({ ecomOrderId: id })).toMatchObject({
      status: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
      amount: { amount: '0.00' },
    })
    const manual = api().recordManuallyCollectedPayment({ orderId: id, amount: { amount: '1' } })
    expect(await codeOf(manual)).toBe('428 ORDER_CANCELED')
  })

  test('cannot approve or cancel an order while its payment is reviewed, or after it was refused', async () => {
    const { id: orderId, pay } = await waiting()
    await pay({ action: 'cancel' })
    const { paymentsIds } = await merchant().api.orderTransactions.addPayments({
      orderId,
      payments: [
        {
          amount: { amount: '13.90' },
          status: 'PENDING_MERCHANT',
          regularPaymentDetails: { gatewayTransactionId: 'gw-7' },
        },
      ],
    })
    const change = () => api().updateOrder({ order: { id: orderId, archived: true } })
    expect((await api().getOrder({ id: orderId })).order.status).toBe('PENDING')
    expect(await codeOf(api().cancelOrder({ id: orderId }))).toBe('428 ORDER_IS_PENDING')
    expect(await codeOf(change())).toBe('428 ORDER_IS_PENDING')
    const search = async (filter: object) =>
      (await api().searchOrders({ search: { filter: { ...filter, id: orderId } } })).orders.length
    expect([await search({}), await search({ status: 'PENDING' })]).toEqual([0, 1])
    const [paymentId = ''] = paymentsIds
    await merchant().api.orderTransactions.updatePaymentStatus({
      orderId,
      paymentId,
      status: 'DECLINED',
    })
    const { order } = await api().getOrder({ id: orderId })
    expect(order).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' })
    expect(order.activities.at(-1)).toMatchObject({ activityType: 'ORDER_REJECTED' })
    expect(await codeOf(api().cancelOrder({ id: orderId }))).toBe('428 ORDER_IS_REJECTED')
    expect(await codeOf(change())).toBe('428 ORDER_IS_REJECTED')
  })

  test('approves an order that waits, and cancels one that is authorized only after its release', async () => {
    const { id } = await waiting()
    const set = (orderId: string, status: 'APPROVED' | 'CANCELED' | 'PENDING') =>
      api().updateOrderStatus({ orderId, status })
    expect(await codeOf(set(id, 'PENDING'))).toBe('428 STATUS_NOT_SUPPORTED')
    expect((await set(id, 'APPROVED')).order.status).toBe('APPROVED')
    expect(await codeOf(set(id, 'APPROVED'))).toBe('428 STATUS_ALREADY_SET')
    expect((await set(id, 'CANCELED')).order.status).toBe('CANCELED')
    expect(await codeOf(set(id, 'APPROVED'))).toBe('428 UNSUPPORTED_TRANSITION')
    expect(await codeOf(set(NOBODY, 'APPROVED'))).toBe('404 ORDER_NOT_FOUND')
    const authorized = await waiting()
    await authorized.pay({ card: '4000000000000044' })
    expect(await codeOf(api().cancelOrder({ id: authorized.id }))).toBe(
      '428 ORDER_HAS_AUTHORIZED_TRANSACTION',
    )
    expect(await codeOf(set(authorized.id, 'CANCELED'))).toBe(
      '428 ORDER_HAS_AUTHORIZED_TRANSACTION',
    )
    expect(await codeOf(api().cancelOrder({ id: NOBODY }))).toBe('404 ORDER_NOT_FOUND')
  })

  test('adds comments, and applications add activities', async () => {
    const { visitor, orderId: id } = await orderedByClient(shop, parcel)
    const comment = (message: string) => ({ merchantComment: { message } })
    const { activityIds } = await api().addActivities({
      orderId: id,
      orderActivities: [
        comment('First'),
        { activityType: 'MERCHANT_COMMENT', ...comment('Second') },
      ],
    })
    const customActivity = { type: 'printed', additionalData: { copies: 2 } }
    const { activityId } = await api().addActivity({ id, activity: { customActivity } })
    const [first = '', second = ''] = activityIds
    await api().updateActivity({ id, activityId: first, activity: comment('Changed') })
    const { order } = await api().deleteActivity({ id, activityId: second })
    expect(order.activities).toMatchObject([
      { activityType: 'ORDER_PLACED' },
      { id: first, activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Changed' } },
      { id: activityId, type: 'CUSTOM_ACTIVITY', customActivity },
    ])
    const placed = order.activities[0]?.id ?? ''
    expect(await codeOf(api().deleteActivity({ id, activityId: placed }))).toBe(
      '404 ACTIVITY_NOT_FOUND',
    )
    const change = api().updateActivity({ id, activityId: NOBODY, activity: comment('x') })
    expect(await codeOf(change)).toBe('404 ACTIVITY_NOT_FOUND')
    const both = api().addActivity({ id, activity: { ...comment('x'), customActivity } })
    expect((await refusal(both)).status).toBe(400)
    const other = { activityType: 'ORDER_PAID', ...comment('x') } as never
    const wrong = api().addActivities({ orderId: id, orderActivities: [other] })
    expect((await refusal(wrong)).status).toBe(400)
    expect(types((await visitor.api.ordersV1.getOrder({ id })).order.activities)).toEqual([
      'ORDER_PLACED',
    ])
  })

  test('tags many orders at once', async () => {
    const { visitor, orderId: id } = await orderedByClient(shop, parcel)
    const tags = (...tagIds: string[]) => ({ tags: { tagIds } })
    await api().bulkUpdateOrderTags({
      orderIds: [id],
      assignTags: { ...tags('a', 'b'), privateTags: { tagIds: ['vip'] } },
    })
    const { results, bulkActionMetadata } = await api().bulkUpdateOrderTags({
      orderIds: [id, NOBODY],
      assignTags: tags('a', 'c'),
      unassignTags: tags('a', 'b'),
    })
    expect(results).toMatchObject([
      { itemMetadata: { id, success: true } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect((await api().getOrder({ id })).order.tags).toEqual({
      tags: { tagIds: ['a', 'c'] },
      privateTags: { tagIds: ['vip'] },
    })
    expect((await visitor.api.ordersV1.getOrder({ id })).order.tags).toEqual({
      tags: { tagIds: ['a', 'c'] },
    })
  })

  test('counts orders by their statuses', async () => {
    const { orderId: id } = await orderedByClient(shop, parcel)
    const { orderId: other } = await orderedByClient(shop, parcel)
    await api().cancelOrder({ id: other })
    const filter = { id: { $in: [id, other] } }
    const { aggregates } = await api().aggregateOrders({
      filter,
      aggregation: {
        n: { $count: ['status'] },
        both: { $count: ['status', 'archived'] },
      },
    })
    expect(aggregates).toEqual({
      n: { APPROVED: 1, CANCELED: 1 },
      both: { '(APPROVED|false)': 1, '(CANCELED|false)': 1 },
    })
    const wrong = api().aggregateOrders({ aggregation: { n: { $count: ['nosuch'] } } })
    expect((await refusal(wrong)).status).toBe(400)
    const unknown = api().aggregateOrders({ filter: { nosuch: 1 }, aggregation: {} })
    expect(await codeOf(unknown)).toBe('400 INVALID_FILTER')
  })

  test('records that orders were paid', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const collect = (amount: string) =>
      api().recordManuallyCollectedPayment({ orderId, amount: { amount } })
    expect(await api().paymentCollectabilityStatus({ ecomOrderId: orderId })).toMatchObject({
      status: 'COLLECTABLE',
      amount: { amount: '13.90' },
    })
    expect(await codeOf(collect('14'))).toBe('400 INVALID_AMOUNT')
    expect(await collect('3.90')).toEqual({})
    const { order } = await api().markOrderAsPaid({ ecomOrderId: orderId })
    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { paid: { amount: '13.90' }, balance: { amount: '0.00' } },
    })
    expect(types(order.activities)).toEqual(['ORDER_PLACED', 'ORDER_PARTIALLY_PAID', 'ORDER_PAID'])
    expect(await codeOf(api().markOrderAsPaid({ ecomOrderId: orderId }))).toBe(
      '428 ORDER_ALREADY_PAID',
    )
    expect(await codeOf(collect('1'))).toBe('428 ORDER_ALREADY_PAID')
    expect(await api().paymentCollectabilityStatus({ ecomOrderId: orderId })).toMatchObject({
      status: 'NONCOLLECTABLE_ORDER_IS_PAID',
    })
    const { orderId: other } = await orderedByClient(shop, parcel)
    const { results } = await api().bulkMarkOrdersAsPaid({ ecomOrderIds: [other, orderId] })
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { paymentStatus: 'PAID' } },
      { itemMetadata: { success: false, error: { code: 'ORDER_ALREADY_PAID' } } },
    ])
    expect(await codeOf(api().markOrderAsPaid({ ecomOrderId: NOBODY }))).toBe('404 ORDER_NOT_FOUND')
  })

  test('chooses when stock is reduced', async () => {
    const settings = merchant().api.ordersSettings
    expect((await settings.getOrdersSettings({})).ordersSettings).toMatchObject({
      inventoryUpdateTrigger: 'ON_ORDER_PLACED',
      createInvoice: false,
    })
    const { ordersSettings } = await settings.updateOrdersSettings({
      ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
    })
    expect(ordersSettings.inventoryUpdateTrigger).toBe('ON_ORDER_PAID')
    const same = await settings.updateOrdersSettings({ ordersSettings: {} })
    expect(same.ordersSettings.inventoryUpdateTrigger).toBe('ON_ORDER_PAID')
  })
})
