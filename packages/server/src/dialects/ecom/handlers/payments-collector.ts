import type { Handlers } from '@vitrine/contract/kit'
import { InvalidPaidAmount, OrderAlreadyPaid } from '@vitrine/contract/orders'
import { OrderIsCanceled, type ordersV1 } from '@vitrine/contract/orders-v1'
import { balanceOf, type OrderView } from '../../../areas/commerce/orders/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { amountsIn, decodeAmount } from '../codec/order-shop.ts'
import { bulkResults } from './bulk-results.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'

type OrderHandlers = Handlers<typeof ordersV1, HandlerContext>
type CollectOperation =
  | 'markOrderAsPaid'
  | 'bulkMarkOrdersAsPaid'
  | 'recordManuallyCollectedPayment'
  | 'paymentCollectabilityStatus'

const merchant = { kind: 'merchant' } as const
const dueOf = (view: OrderView) => balanceOf(view.order.totals.total, view).due

/** Payable amounts of orders, and recording of payments made outside of the shop. */
export function collectorHandlers(deps: OrderCallDeps): Pick<OrderHandlers, CollectOperation> {
  const { orders } = deps
  const { answer, shopFor, show } = orderCalls(deps)
  const record = async (tx: Tx, id: string, amountMinor: number | undefined) => {
    const { state } = await orders.require(tx, merchant, id, true)
    if (state === 'CANCELLED') throw OrderIsCanceled()
    const received = { amountMinor, name: undefined, reference: undefined }
    return orders.recordPayment(tx, id, received, undefined)
  }
  return {
    markOrderAsPaid: async (call) =>
      answer(call, await record(call.tx, call.input.ecomOrderId, undefined)),
    bulkMarkOrdersAsPaid: (call) =>
      bulkResults(
        call.tx,
        call.input.ecomOrderIds,
        (id) => id,
        async (id) => show(call, call.tx, await record(call.tx, id, undefined)),
      ),
    recordManuallyCollectedPayment: async ({ tx, input }) => {
      const order = await orders.require(tx, merchant, input.orderId, true)
      if (order.state === 'CANCELLED') throw OrderIsCanceled()
      const due = dueOf(await orders.view(tx, order))
      if (due <= 0) throw OrderAlreadyPaid()
      const amount = decodeAmount(input.amount.amount, order.currency, 'amount.amount')
      if (amount < 1 || amount > due) throw InvalidPaidAmount({ due })
      await record(tx, order.id, amount)
      return {}
    },
    paymentCollectabilityStatus: async (call) => {
      const order = await orders.require(call.tx, merchant, call.input.ecomOrderId)
      const view = await orders.view(call.tx, order)
      const money = amountsIn(await shopFor(call), order.currency)
      const status = collectabilityOf(view)
      return { status, amount: money(status === 'COLLECTABLE' ? dueOf(view) : 0) }
    },
  }
}

function collectabilityOf(view: OrderView) {
  const { state } = view.order
  if (state === 'CANCELLED' || state === 'EXPIRED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED'
  if (state === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED'
  if (state === 'IN_REVIEW') return 'NONCOLLECTABLE_ORDER_IS_PENDING'
  return dueOf(view) > 0 ? 'COLLECTABLE' : 'NONCOLLECTABLE_ORDER_IS_PAID'
}
