import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lampInStock, stockOf } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api.ordersV1
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const line = (more: object = {}) => ({
  productName: { original: 'Vase' },
  quantity: 2,
  price: { amount: '10.00' },
  itemType: { preset: 'PHYSICAL' as const },
  ...more,
})
const create = async (order: object, settings: object = {}) =>
  (
    await api().createOrder({
      order: {
        channelInfo: { type: 'OTHER_PLATFORM' },
        lineItems: [line()],
        priceSummary: {},
        ...order,
      } as never,
      settings,
    })
  ).order

/** The ledger's sums of an order, by account. */
async function booksOf(id: string) {
  const { entries } = await merchant().api.orders.listLedger({ id })
  const accounts: Record<string, number> = {}
  for (const { account, amount } of entries) accounts[account] = (accounts[account] ?? 0) + amount
  return accounts
}

describe('an order that was sold elsewhere', () => {
  test('is recorded with its prices, waits for its payment, and is booked', async () => {
    const order = await create({
      channelInfo: {
        type: 'EBAY',
        externalOrderId: 'E-1',
        externalOrderUrl: 'https://e.example/1',
      },
      purchasedDate: '2020-01-02T03:04:05.000Z',
      buyerInfo: { email: 'ada@example.com' },
      recipientInfo: { address: { country: 'DE' }, contactDetails: { firstName: 'Ada' } },
      shippingInfo: { title: 'Courier', cost: { price: { amount: '5' } } },
      additionalFees: [{ name: 'Gift wrap', price: { amount: '1.50' } }],
      appliedDiscounts: [
        {
          coupon: { code: 'TEN', name: 'Ten', amount: { amount: '2.00' } },
          discountType: 'GLOBAL',
        },
      ],
      priceSummary: { tax: { amount: '3.80' }, discount: { amount: '2.00' } },
      tags: { tags: { tagIds: ['a'] } },
    })
    expect(order).toMatchObject({
      status: 'INITIALIZED',
      paymentStatus: 'NOT_PAID',
      channelInfo: {
        type: 'EBAY',
        externalOrderId: 'E-1',
        externalOrderUrl: 'https://e.example/1',
      },
      purchasedDate: new Date('2020-01-02T03:04:05.000Z'),
      shippingInfo: { title: 'Courier', cost: { price: { amount: '5.00' } } },
      additionalFees: [{ name: 'Gift wrap', price: { amount: '1.50' } }],
      appliedDiscounts: [{ coupon: { code: 'TEN', amount: { amount: '2.00' } } }],
      lineItems: [
        {
          id: '00000000-0000-0000-0000-000000000001',
          price: { amount: '10.00' },
          lineItemPrice: { amount: '20.00' },
          totalDiscount: { amount: '2.00' },
          totalPriceAfterTax: { amount: '21.80' },
        },
      ],
      priceSummary: {
        subtotal: { amount: '20.00' },
        shipping: { amount: '5.00' },
        totalAdditionalFees: { amount: '1.50' },
        tax: { amount: '3.80' },
        discount: { amount: '2.00' },
        total: { amount: '28.30' },
      },
      balanceSummary: { balance: { amount: '28.30' } },
      activities: [{ activityType: 'ORDER_PLACED' }],
    })
    expect(await booksOf(order.id)).toEqual({
      RECEIVABLE: 2830,
      SALES: -2000,
      DELIVERY: -500,
      FEES: -150,
      DISCOUNT: 200,
      TAX: -380,
    })
    const filter = { 'channelInfo.externalOrderId': 'E-1' }
    expect((await api().searchOrders({ search: { filter } })).orders).toEqual([])
    const paid = await api().markOrderAsPaid({ ecomOrderId: order.id })
    expect(paid.order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    const { orders } = await api().searchOrders({ search: { filter } })
    expect(orders.map(({ id }) => id)).toEqual([order.id])
    const all = await merchant().api.orderBilling.calculateRefund({
      orderId: order.id,
      refundItems: {
        lineItems: [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 2 }],
        shipping: {},
        additionalFees: [{ additionalFeeId: order.additionalFees[0]?.id ?? '' }],
      },
    })
    expect(all.summary?.total.amount).toBe('28.30')
    const { orderTransactions } =
      await merchant().api.orderTransactions.listTransactionsForSingleOrder({ orderId: order.id })
    const paymentId = orderTransactions.payments[0]?.id ?? ''
    const additionalFeeId = order.additionalFees[0]?.id ?? ''
    const refund = (amount: string) =>
      merchant().api.orderBilling.refundPayments({
        orderId: order.id,
        paymentRefunds: [{ paymentId, amount: '1.50', externalRefund: true }],
        refundItems: { additionalFees: [{ additionalFeeId, amount }] },
      })
    expect(await codeOf(refund('1.51'))).toBe('400 INVALID_ADDITIONAL_FEE_REFUND_AMOUNT')
    expect((await refund('1.50')).refund.details.additionalFees).toMatchObject([
      { additionalFeeId, amount: { amount: '1.50' } },
    ])
    expect(await codeOf(refund('0.01'))).toBe('400 INVALID_ADDITIONAL_FEE_REFUND_AMOUNT')
  })

  test('is approved when it is free or the request approves it, and numbered by time of recording', async () => {
    const free = await create({ lineItems: [line({ price: { amount: '0' } })] })
    expect(free).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    const waits = await create(
      { lineItems: [line({ price: { amount: '0' } })] },
      { orderApprovalStrategy: 'PAYMENT_RECEIVED' },
    )
    expect(waits.status).toBe('INITIALIZED')
    const approved = await create({ status: 'APPROVED', taxIncludedInPrices: true })
    expect(approved).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' })
    expect(Number(approved.number)).toBe(Number(waits.number) + 1)
  })

  test('takes stock only when it is paid, if the site sets that', async () => {
    const settings = (inventoryUpdateTrigger: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED') =>
      merchant().api.ordersSettings.updateOrdersSettings({
        ordersSettings: { inventoryUpdateTrigger },
      })
    await settings('ON_ORDER_PAID')
    const productId = await lampInStock(shop, 3)
    const reference = { catalogReference: { appId, catalogItemId: productId } }
    for (const status of ['INITIALIZED', 'APPROVED']) {
      const order = await create({ status, lineItems: [line({ ...reference, quantity: 1 })] })
      const before = await stockOf(merchant(), productId)
      await api().markOrderAsPaid({ ecomOrderId: order.id })
      expect(await stockOf(merchant(), productId)).toBe((before ?? 0) - 1)
      await settings('ON_ORDER_PLACED')
      await settings('ON_ORDER_PAID')
    }
    const waiting = await create({ lineItems: [line({ ...reference, quantity: 5 })] })
    expect(await stockOf(merchant(), productId)).toBe(1)
    const given = await create({ lineItems: [line({ ...reference, quantity: 1 })] })
    await api().cancelOrder({ id: given.id, restockAllItems: true })
    expect(await stockOf(merchant(), productId)).toBe(1)
    await api().markOrderAsPaid({ ecomOrderId: waiting.id })
    expect(await stockOf(merchant(), productId)).toBe(0)
    await api().cancelOrder({ id: waiting.id, restockAllItems: true })
    expect(await stockOf(merchant(), productId)).toBe(1)
    await settings('ON_ORDER_PLACED')
  })

  test('takes the available stock, and returns it when it is canceled', async () => {
    const productId = await lampInStock(shop, 3)
    const order = await create({
      status: 'APPROVED',
      lineItems: [line({ quantity: 5, catalogReference: { catalogItemId: productId, appId } })],
    })
    expect(await stockOf(merchant(), productId)).toBe(0)
    await api().cancelOrder({ id: order.id, restockAllItems: true })
    expect(await stockOf(merchant(), productId)).toBe(3)
    const { order: after } = await api().getOrder({ id: order.id })
    expect(after.lineItems[0]?.restockQuantity).toBe(3)
  })

  test('is refused with contradicting data', async () => {
    const checkoutId = crypto.randomUUID()
    await create({ checkoutId })
    expect(await codeOf(create({ checkoutId }))).toBe('409 ORDER_ALREADY_EXISTS')
    expect(await codeOf(create({ purchasedDate: '2999-01-01T00:00:00.000Z' }))).toBe(
      '400 PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
    )
    const strange = { catalogItemId: crypto.randomUUID(), appId, options: { nosuch: 1 } }
    expect(await codeOf(create({ lineItems: [line({ catalogReference: strange })] }))).toMatch(
      'ITEM_NOT_FOUND_IN_CATALOG',
    )
    const fieldsOf = async (order: object) => {
      const { status, violations } = await refusal(create(order))
      expect(status).toBe(400)
      return violations.map(({ field }) => field)
    }
    expect(await fieldsOf({ priceSummary: { total: { amount: '1' } } })).toEqual([
      'order.priceSummary.total',
    ])
    const id = crypto.randomUUID()
    expect(await fieldsOf({ lineItems: [line({ id }), line({ id })] })).toEqual([
      'order.lineItems[1].id',
    ])
    expect(await fieldsOf({ status: 'CANCELED' })).toEqual(['order.status'])
    expect(await fieldsOf({ channelInfo: { type: 'UNSPECIFIED' } })).toEqual([
      'order.channelInfo.type',
    ])
    expect(await fieldsOf({ lineItems: [] })).toEqual(['order.lineItems'])
  })
})

test('the ledger agrees with everything of this file', async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
})
