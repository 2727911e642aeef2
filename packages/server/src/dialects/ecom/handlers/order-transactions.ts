import type { Handlers } from '@vitrine/contract/kit'
import type { orderTransactions } from '@vitrine/contract/order-transactions'
import type { OrdersFeature } from '../../../areas/commerce/orders/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodePayment, decodeStatus, encodeTransactions } from '../codec/order-payments.ts'
import { bulkResults } from './bulk-results.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'

const merchant = { kind: 'merchant' } as const

/** The order with its payments; also for an order that has none. */
export async function transactionsOf(
  tx: Tx,
  orders: OrdersFeature,
  shop: { readonly locale: string },
  id: string,
) {
  return encodeTransactions(shop, await orders.view(tx, await orders.require(tx, merchant, id)))
}

export function orderTransactionsHandlers(deps: OrderCallDeps) {
  const { orders } = deps
  const { shopFor } = orderCalls(deps)
  const answer = async (call: HandlerContext, id: string) => ({
    orderTransactions: await transactionsOf(call.tx, orders, await shopFor(call), id),
  })
  return {
    listTransactionsForSingleOrder: (call) => answer(call, call.input.orderId),
    listTransactionsForMultipleOrders: async (call) => {
      const shop = await shopFor(call)
      const views = await orders.viewAll(call.tx, [...new Set(call.input.orderIds)])
      return { orderTransactions: views.map((view) => encodeTransactions(shop, view)) }
    },
    addPayments: async (call) => {
      const { orderId, payments } = call.input
      const { currency } = await orders.require(call.tx, merchant, orderId)
      const added = payments.map((one, at) => decodePayment(currency, one, `payments[${at}]`))
      const paymentsIds = await orders.addPayments(call.tx, orderId, added)
      return { ...(await answer(call, orderId)), paymentsIds }
    },
    updatePaymentStatus: async (call) => {
      const { orderId, paymentId, status } = call.input
      await orders.setPaymentState(call.tx, orderId, { paymentId, state: decodeStatus(status) })
      return answer(call, orderId)
    },
    bulkUpdatePaymentStatuses: (call) => {
      const { paymentAndOrderIds, status, returnFullEntity } = call.input
      return bulkResults(
        call.tx,
        paymentAndOrderIds,
        ({ paymentId }) => paymentId,
        async ({ orderId, paymentId }) => {
          const state = decodeStatus(status)
          await orders.setPaymentState(call.tx, orderId, { paymentId, state })
          return returnFullEntity ? (await answer(call, orderId)).orderTransactions : undefined
        },
      )
    },
  } satisfies Handlers<typeof orderTransactions, HandlerContext>
}
