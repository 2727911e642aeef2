import type { Handlers } from '@vitrine/contract/kit'
import type { orderBilling } from '@vitrine/contract/order-billing'
import {
  InvalidCaptureAmount,
  OrderNotFound,
  PaymentAlreadyCaptured,
  PaymentAlreadyVoided,
  PaymentNotAuthorized,
  PaymentNotFound,
} from '@vitrine/contract/orders'
import { repeatable } from '../../../areas/commerce/cart/index.ts'
import type { OrderView } from '../../../areas/commerce/orders/index.ts'
import type { Payment, PaymentsFeature } from '../../../areas/commerce/payments/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeRefundV1, encodeTransactions } from '../codec/order-payments.ts'
import { decodeRefund, encodeRefundability } from '../codec/order-refunds.ts'
import { amountsIn, decodeAmount } from '../codec/order-shop.ts'
import { calculateRefund } from '../codec/refund-calculation.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'
import { transactionsOf } from './order-transactions.ts'

export interface BillingDeps extends OrderCallDeps {
  readonly payments: PaymentsFeature
}

const merchant = { kind: 'merchant' } as const

export function orderBillingHandlers(deps: BillingDeps) {
  const { orders, payments } = deps
  const { shopFor } = orderCalls(deps)
  const viewOf = async (tx: Tx, id: string) =>
    orders.view(tx, await orders.require(tx, merchant, id))
  const settleAll = async (
    call: HandlerContext,
    orderId: string,
    verb: 'capture' | 'release',
    asked: readonly { readonly paymentId: string; readonly amount?: string | undefined }[],
  ) => {
    const open = await call.transaction(async (tx) =>
      authorizedOf(await viewOf(tx, orderId), asked),
    )
    for (const { payment, amountMinor } of open) {
      await payments.settle(call.caller.siteId, payment, { verb, amountMinor })
    }
    return call.transaction(async (tx) => ({
      orderTransactions: await transactionsOf(tx, orders, await shopFor({ ...call, tx }), orderId),
    }))
  }
  return {
    getOrderRefundability: async (call) =>
      encodeRefundability(await shopFor(call), await viewOf(call.tx, call.input.orderId)),
    calculateRefund: async (call) => {
      const { orderId, refundItems = {} } = call.input
      return calculateRefund(await shopFor(call), await viewOf(call.tx, orderId), refundItems)
    },
    refundPayments: async (call) => {
      const key = payments.keyOf(repeatable(call))
      const { input } = call
      const reserved = await call.transaction((tx) =>
        orders.refund(tx, input.orderId, (view) => decodeRefund(view, input), key),
      )
      await payments.sendRefund(call.caller.siteId, reserved)
      return call.transaction(async (tx) => {
        const view = await viewOf(tx, reserved.orderId)
        const shop = await shopFor({ ...call, tx })
        const refund = view.refunds.find(({ id }) => id === reserved.id)
        if (!refund) throw OrderNotFound({ id: reserved.orderId })
        return {
          refund: encodeRefundV1(amountsIn(shop, view.order.currency), view.order, refund),
          orderTransactions: encodeTransactions(shop, view),
        }
      })
    },
    captureAuthorizedPayments: (call) =>
      settleAll(call, call.input.orderId, 'capture', call.input.payments),
    voidAuthorizedPayments: (call) =>
      settleAll(
        call,
        call.input.orderId,
        'release',
        call.input.paymentIds.map((paymentId) => ({ paymentId })),
      ),
  } satisfies Handlers<typeof orderBilling, HandlerContext>
}

/** The requested payments, if all of them are authorized for at least the amount. */
function authorizedOf(
  { order, payments }: OrderView,
  asked: readonly { readonly paymentId: string; readonly amount?: string | undefined }[],
): { readonly payment: Payment; readonly amountMinor: number | undefined }[] {
  return asked.map(({ paymentId, amount }, at) => {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) throw PaymentNotFound({ paymentId })
    if (payment.state === 'RELEASED') throw PaymentAlreadyVoided({ paymentId })
    if (payment.state === 'CAPTURED') throw PaymentAlreadyCaptured({ paymentId })
    if (payment.state !== 'AUTHORIZED') throw PaymentNotAuthorized({ paymentId })
    if (amount === undefined) return { payment, amountMinor: undefined }
    const amountMinor = decodeAmount(amount, order.currency, `payments[${at}].amount`)
    const authorized = payment.authorizedMinor
    if (amountMinor < 1 || amountMinor > authorized) {
      throw InvalidCaptureAmount({ paymentId, authorized })
    }
    return { payment, amountMinor }
  })
}
