import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyWith, stockOf } from './order.fixture.ts'
import { ledgerDifferences, NOBODY, orderedByClient } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const transactions = () => merchant().api.orderTransactions
const billing = () => merchant().api.orderBilling
const orderOf = async (id: string) => (await merchant().api.ordersV1.getOrder({ id })).order
const cash = (amount: string, more: object = {}) => ({
  amount: { amount },
  regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Cash' },
  ...more,
})
const byGateway = (amount: string, more: object = {}) => ({
  amount: { amount },
  regularPaymentDetails: { gatewayTransactionId: 'gw-1', paymentMethod: 'Card' },
  ...more,
})

/** Records payments of an order; returns their ids. */
const add = async (orderId: string, ...payments: ReturnType<typeof cash | typeof byGateway>[]) =>
  (await transactions().addPayments({ orderId, payments })).paymentsIds

const setStatus = (orderId: string, paymentId: string, status: 'APPROVED' | 'CANCELED' | string) =>
  transactions().updatePaymentStatus({ orderId, paymentId, status: status as 'APPROVED' })

describe('recorded payments', () => {
  test('pay the order, in parts and beyond what is due', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const [first] = await add(orderId, cash('10'))
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '10.00' }, balance: { amount: '3.90' } },
    })
    await add(orderId, byGateway('5.00', { status: 'APPROVED' }))
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { balance: { amount: '-1.10' } },
    })
    const { orderTransactions } = await transactions().listTransactionsForSingleOrder({ orderId })
    expect(orderTransactions).toMatchObject({
      orderId,
      payments: [
        { status: 'PENDING', amount: { amount: '13.90' } },
        {
          id: first,
          status: 'APPROVED',
          amount: { amount: '10.00', formattedAmount: '€10.00' },
          regularPaymentDetails: {
            status: 'APPROVED',
            offlinePayment: true,
            paymentMethod: 'Cash',
          },
        },
        {
          status: 'APPROVED',
          regularPaymentDetails: { gatewayTransactionId: 'gw-1', offlinePayment: false },
        },
      ],
      refunds: [],
    })
    const listed = await transactions().listTransactionsForMultipleOrders({
      orderIds: [orderId, NOBODY],
    })
    expect(listed.orderTransactions.map((one) => one.orderId)).toEqual([orderId])
  })

  test('are all refused when one is wrong', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const both = { ...cash('1'), giftcardPaymentDetails: { giftCardPaymentId: 'g' } }
    for (const wrong of [cash('-1'), cash('x'), { amount: { amount: '1' } }, both]) {
      const sent = transactions().addPayments({ orderId, payments: [cash('1'), wrong] })
      expect((await refusal(sent)).status).toBe(400)
    }
    const stated = transactions().addPayments({
      orderId,
      payments: [byGateway('1', { status: 'REFUNDED' }) as never],
    })
    expect(await codeOf(stated)).toBe('428 STATUS_NOT_ALLOWED')
    expect((await orderOf(orderId)).paymentStatus).toBe('NOT_PAID')
    const missing = transactions().addPayments({ orderId: NOBODY, payments: [cash('1')] })
    expect(await codeOf(missing)).toBe('404 ORDER_NOT_FOUND')
    expect(await codeOf(transactions().listTransactionsForSingleOrder({ orderId: NOBODY }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
  })

  test('change to the status that merchants set, where that is possible', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const [paymentId = ''] = await add(orderId, byGateway('13.90'))
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'PENDING',
      balanceSummary: { balance: { amount: '0.00' }, pending: { amount: '13.90' } },
    })
    const statuses = []
    for (const status of ['DECLINED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'APPROVED']) {
      await setStatus(orderId, paymentId, status)
      statuses.push((await orderOf(orderId)).paymentStatus)
    }
    expect(statuses).toEqual(['DECLINED', 'PENDING', 'PENDING', 'CANCELED', 'PAID'])
    await setStatus(orderId, paymentId, 'APPROVED')
    for (const status of ['PENDING', 'CANCELED', 'REFUNDED', 'UNDEFINED']) {
      expect(await codeOf(setStatus(orderId, paymentId, status))).toBe('428 STATUS_NOT_ALLOWED')
    }
    const { orderId: other } = await orderedByClient(shop, parcel)
    expect(await codeOf(setStatus(other, paymentId, 'PENDING'))).toBe('404 PAYMENT_NOT_FOUND')
    expect(await codeOf(setStatus(NOBODY, paymentId, 'PENDING'))).toBe('404 ORDER_NOT_FOUND')
    const [cashId = ''] = await add(other, cash('13.90'))
    await setStatus(other, cashId, 'CANCELED')
    expect((await orderOf(other)).paymentStatus).toBe('CANCELED')
    const { entries } = await merchant().api.orders.listLedger({ id: other })
    const clearing = entries.filter(({ account }) => account === 'CLEARING')
    expect(clearing.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  test('change many at once, each independently', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const [paymentId = ''] = await add(orderId, byGateway('13.90'))
    const { results, bulkActionMetadata } = await transactions().bulkUpdatePaymentStatuses({
      paymentAndOrderIds: [
        { orderId, paymentId },
        { orderId, paymentId: NOBODY },
      ],
      status: 'APPROVED',
      returnFullEntity: true,
    })
    expect(results).toMatchObject([
      { itemMetadata: { id: paymentId, originalIndex: 0, success: true }, item: { orderId } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'PAYMENT_NOT_FOUND' } } },
    ])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  })

  test('are for merchants only', async () => {
    const { visitor, orderId } = await orderedByClient(shop, parcel)
    const own = visitor.api.orderTransactions.listTransactionsForSingleOrder({ orderId })
    expect((await refusal(own)).status).toBe(403)
  })
})

describe('a refund', () => {
  test('refunds lines and delivery, restocks pieces, and is visible in every format', async () => {
    const productId = await lampInStock(shop, 10)
    const visitor = shop.people.visitor()
    const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 3 })
    const { orderId } = await visitor.api.checkoutV1.createOrder({ id: checkoutId })
    const lineItemId = (await orderOf(orderId)).lineItems[0]?.id ?? ''
    const [paymentId = ''] = await add(orderId, cash('31.90'))
    expect(await billing().getOrderRefundability({ orderId })).toMatchObject({
      payments: [
        { nonRefundable: { reason: 'NOT_PAID' } },
        {
          payment: {
            paymentId,
            offlinePayment: true,
            monetary: { maxRefund: { amount: '31.90' } },
          },
          manuallyRefundable: { reason: 'OFFLINE' },
        },
      ],
      paymentsSummary: { monetary: { paid: { amount: '31.90' } } },
      lineItems: [{ lineItemId, originalQuantity: 3, availableRefundQuantity: 3 }],
      shipping: { amount: { amount: '4.90' }, availableRefundAmount: { amount: '4.90' } },
      additionalFees: [],
    })
    const refundItems = { lineItems: [{ lineItemId, quantity: 2 }], shipping: { amount: '1.90' } }
    const calculated = await billing().calculateRefund({ orderId, refundItems })
    expect(calculated).toMatchObject({
      available: true,
      summary: { total: { amount: '19.90' }, subtotal: { amount: '18.00' } },
      calculatedRefundItems: {
        lineItems: [{ item: { quantity: 2 }, summary: { total: { amount: '18.00' } } }],
        shipping: { amount: { amount: '1.90' } },
      },
    })
    const { refund, orderTransactions } = await billing().refundPayments({
      orderId,
      paymentRefunds: [{ paymentId, amount: '19.90', externalRefund: true }],
      refundItems,
      sideEffects: { restock: { lineItems: [{ lineItemId, quantity: 1 }] } },
      customerReason: 'Too bright',
    })
    expect(refund).toMatchObject({
      transactions: [{ paymentId, refundStatus: 'SUCCEEDED', externalRefund: true }],
      details: {
        lineItems: [{ lineItemId, quantity: 2 }],
        items: [{ lineItemId, quantity: 2 }],
        shipping: { amount: { amount: '1.90' } },
        shippingIncluded: true,
        reason: 'Too bright',
      },
      summary: { requestedRefund: { amount: '19.90' }, refunded: { amount: '19.90' } },
    })
    expect(orderTransactions.payments[1]?.status).toBe('PARTIALLY_REFUNDED')
    expect(await stockOf(merchant(), productId)).toBe(8)
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      lineItems: [{ refundQuantity: 2, restockQuantity: 1 }],
      balanceSummary: { refunded: { amount: '19.90' }, balance: { amount: '0.00' } },
    })
    const rest = { lineItems: [{ lineItemId, quantity: 1 }], shipping: {} }
    const left = await billing().calculateRefund({ orderId, refundItems: rest })
    expect(left.summary?.total.amount).toBe('12.00')
    await billing().refundPayments({
      orderId,
      paymentRefunds: [{ paymentId, externalRefund: true }],
      refundItems: rest,
    })
    const order = await orderOf(orderId)
    expect(order.paymentStatus).toBe('FULLY_REFUNDED')
    expect(order.activities.at(-1)).toMatchObject({
      activityType: 'ORDER_REFUNDED',
      orderRefunded: { manual: true, amount: { amount: '12.00' } },
    })
  })

  test('of the same delivery is paid once, however many request it at once', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const [paymentId = ''] = await add(orderId, cash('13.90'))
    const ask = () =>
      billing().refundPayments({
        orderId,
        paymentRefunds: [{ paymentId, amount: '4.90', externalRefund: true }],
        refundItems: { shipping: { amount: '4.90' } },
      })
    const results = await Promise.allSettled([ask(), ask(), ask()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codeOf(ask())).toBe('400 INVALID_SHIPPING_REFUND_AMOUNT')
    const { shipping } = await billing().getOrderRefundability({ orderId })
    expect(shipping?.availableRefundAmount.amount).toBe('0.00')
    const part = () =>
      billing().refundPayments({
        orderId,
        paymentRefunds: [{ paymentId, amount: '5.00', externalRefund: true }],
      })
    const money = await Promise.allSettled([part(), part(), part()])
    expect(money.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await orderOf(orderId)).balanceSummary.refunded.amount).toBe('9.90')
  })

  test('is refused for unknown lines, for more than is left, and when the provider cannot refund', async () => {
    const { orderId, lineId } = await orderedByClient(shop, parcel)
    const [paid = ''] = await add(orderId, cash('13.90'))
    const [locked = ''] = await add(orderId, cash('1.00', { refundDisabled: true }))
    const ask = (
      more: object,
      paymentRefunds: object[] = [{ paymentId: paid, externalRefund: true }],
    ) =>
      codeOf(
        billing().refundPayments({ orderId, paymentRefunds: paymentRefunds as never, ...more }),
      )
    expect(await ask({}, [{ paymentId: NOBODY }])).toBe('404 PAYMENT_NOT_FOUND')
    expect(await ask({}, [{ paymentId: paid }])).toBe('428 EXTERNAL_REFUND_EXPECTED')
    expect(await ask({}, [{ paymentId: locked, externalRefund: true }])).toBe(
      '428 PAYMENT_NOT_REFUNDABLE',
    )
    expect(await ask({}, [{ paymentId: paid, amount: '13.91', externalRefund: true }])).toBe(
      '400 INVALID_PAYMENT_REFUND_AMOUNT',
    )
    const lineItems = (quantity: number, lineItemId = lineId) => [{ lineItemId, quantity }]
    expect(await ask({ refundItems: { lineItems: lineItems(1, NOBODY) } })).toBe(
      '404 LINE_ITEM_NOT_FOUND',
    )
    expect(await ask({ refundItems: { lineItems: lineItems(2) } })).toBe(
      '400 INVALID_LINE_ITEM_REFUND_QUANTITY',
    )
    const restock = { restock: { lineItems: lineItems(1) } }
    expect(await ask({ sideEffects: restock })).toBe('400 INVALID_LINE_ITEM_RESTOCK_QUANTITY')
    expect(await ask({ refundItems: { shipping: { amount: '4.91' } } })).toBe(
      '400 INVALID_SHIPPING_REFUND_AMOUNT',
    )
    const fees = [{ additionalFeeId: 'none' }]
    expect(await ask({ refundItems: { additionalFees: fees } })).toBe(
      '404 ADDITIONAL_FEE_NOT_FOUND',
    )
    expect(
      await billing().calculateRefund({ orderId, refundItems: { additionalFees: fees } }),
    ).toMatchObject({
      notAvailable: {
        errors: [{ error: { applicationError: { code: 'ADDITIONAL_FEE_NOT_FOUND' } } }],
      },
    })
    expect(await codeOf(billing().getOrderRefundability({ orderId: NOBODY }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
    expect((await orderOf(orderId)).balanceSummary.refunded.amount).toBe('0.00')
  })
})

describe('an authorized payment', () => {
  test('is captured in full or in part, or voided', async () => {
    const { orderId } = await orderedByClient(shop, parcel)
    const authorized = byGateway('13.90', { status: 'AUTHORIZED' })
    const [first = '', second = '', third = ''] = await add(
      orderId,
      authorized,
      authorized,
      byGateway('1.00', { status: 'DECLINED' }),
    )
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'NOT_PAID',
      balanceSummary: { authorized: { amount: '27.80' } },
    })
    const capture = (paymentId: string, amount?: string) =>
      billing().captureAuthorizedPayments({
        orderId,
        payments: [{ paymentId, ...(amount && { amount }) }],
      })
    expect(await codeOf(capture(first, '13.91'))).toBe('400 INVALID_AMOUNT')
    expect(await codeOf(capture(third))).toBe('428 PAYMENT_NOT_AUTHORIZED')
    expect(await codeOf(capture(NOBODY))).toBe('404 PAYMENT_NOT_FOUND')
    const captured = await capture(first, '10.00')
    expect(captured.orderTransactions.payments[1]).toMatchObject({ id: first, status: 'APPROVED' })
    expect(await codeOf(capture(first))).toBe('428 PAYMENT_ALREADY_CAPTURED')
    const release = (paymentId: string) =>
      billing().voidAuthorizedPayments({ orderId, paymentIds: [paymentId] })
    const voided = await release(second)
    expect(voided.orderTransactions.payments[2]).toMatchObject({
      status: 'VOIDED',
      regularPaymentDetails: { authorizationDetails: { void: { status: 'SUCCEEDED' } } },
    })
    expect(await codeOf(release(second))).toBe('428 PAYMENT_ALREADY_VOIDED')
    expect(await orderOf(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '10.00' } },
    })
  })
})

test('the ledger agrees with all orders of this file', async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
})
