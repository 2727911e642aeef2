import type { OrderChangesV1 } from '@vitrine/contract/ecom'
import type { Handlers } from '@vitrine/contract/kit'
import { OrderStateUnsuitable } from '@vitrine/contract/orders'
import {
  OrderIsPending,
  OrderIsRejected,
  type ordersV1,
  StatusAlreadySet,
  StatusNotSupported,
} from '@vitrine/contract/orders-v1'
import type { Order } from '../../../areas/commerce/orders/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeNewOrder } from '../codec/new-order.ts'
import { decodeCount, decodeCountedFilter, encodeCounts } from '../codec/order-aggregates.ts'
import { decodeActivity, decodeChanges, decodeTags } from '../codec/order-changes.ts'
import { orderStatusOf } from '../codec/order-statuses.ts'
import { bulkResults } from './bulk-results.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'

type OrderHandlers = Handlers<typeof ordersV1, HandlerContext>
type ChangeOperation =
  | 'createOrder'
  | 'updateOrder'
  | 'bulkUpdateOrders'
  | 'cancelOrder'
  | 'updateOrderStatus'
  | 'addActivities'
  | 'addActivity'
  | 'updateActivity'
  | 'deleteActivity'
  | 'bulkUpdateOrderTags'
  | 'aggregateOrders'

const merchant = { kind: 'merchant' } as const

/** Changes of orders by merchants. */
export function orderChangeHandlers(deps: OrderCallDeps): Pick<OrderHandlers, ChangeOperation> {
  const { orders } = deps
  const { answer, show } = orderCalls(deps)
  const change = async (tx: Tx, { id, ...sent }: OrderChangesV1 & { readonly id: string }) => {
    const order = await orders.require(tx, merchant, id)
    refuseUnfinished(order)
    return orders.change(tx, id, decodeChanges(order, sent))
  }
  return {
    createOrder: async (call) => {
      const { order, settings } = call.input
      const { currency } = await deps.shopOf(call.tx)
      const shop = { currency, pricesIncludeTax: await deps.pricesIncludeTax(call.tx) }
      const sold = decodeNewOrder(order, shop, settings?.orderApprovalStrategy)
      return answer(call, await orders.recordSold(call.tx, sold))
    },
    updateOrder: async (call) => answer(call, await change(call.tx, call.input.order)),
    bulkUpdateOrders: (call) =>
      bulkResults(
        call.tx,
        call.input.orders,
        ({ order }) => order.id,
        async ({ order }) => {
          const changed = await change(call.tx, order)
          return call.input.returnEntity ? show(call, call.tx, changed) : undefined
        },
      ),
    cancelOrder: async (call) => {
      const {
        id,
        restockAllItems = false,
        customMessage,
        sendOrderCanceledEmail = false,
      } = call.input
      const order = await orders.require(call.tx, merchant, id)
      refuseUnfinished(order)
      if (order.state === 'EXPIRED') return answer(call, order)
      const note = { restock: restockAllItems, isMailed: sendOrderCanceledEmail }
      const options = {
        restock: restockAllItems,
        reason: customMessage,
        notify: sendOrderCanceledEmail,
        note,
      }
      return answer(call, await orders.cancel(call.tx, id, options))
    },
    updateOrderStatus: async (call) => {
      const { orderId, status } = call.input
      const { state } = await orders.require(call.tx, merchant, orderId)
      const accepted = ['APPROVED', 'CANCELED']
      if (!accepted.includes(status)) throw StatusNotSupported({ accepted })
      if (orderStatusOf[state] === status) throw StatusAlreadySet()
      if (status === 'APPROVED') return answer(call, await orders.approve(call.tx, orderId))
      if (state === 'IN_REVIEW' || state === 'REJECTED') throw OrderStateUnsuitable({ state })
      const options = { restock: false, reason: undefined }
      return answer(call, await orders.cancel(call.tx, orderId, options))
    },
    addActivities: async (call) => {
      const { orderId, orderActivities } = call.input
      const notes = orderActivities.map(decodeActivity)
      const { order, ids } = await orders.addNotes(call.tx, orderId, notes)
      return { ...(await answer(call, order)), activityIds: [...ids] }
    },
    addActivity: async (call) => {
      const { id, activity } = call.input
      const { order, ids } = await orders.addNotes(call.tx, id, [decodeActivity(activity)])
      return { ...(await answer(call, order)), activityId: ids[0] ?? '' }
    },
    updateActivity: async (call) => {
      const { id, activityId: noteId, activity } = call.input
      const note = decodeActivity(activity)
      return answer(call, await orders.changeNote(call.tx, id, { noteId, note }))
    },
    deleteActivity: async (call) => {
      const { id, activityId: noteId } = call.input
      return answer(call, await orders.changeNote(call.tx, id, { noteId, note: null }))
    },
    bulkUpdateOrderTags: (call) => {
      const { orderIds, assignTags, unassignTags } = call.input
      return bulkResults(
        call.tx,
        orderIds,
        (id) => id,
        async (id): Promise<undefined> => {
          const order = await orders.require(call.tx, merchant, id, true)
          await orders.change(call.tx, id, decodeTags(order, assignTags, unassignTags))
        },
      )
    },
    aggregateOrders: async ({ tx, input }) => {
      const { currency } = await deps.shopOf(tx)
      const filter = decodeCountedFilter(input.filter, currency)
      const aggregates: Record<string, Record<string, number>> = {}
      for (const [name, { $count }] of Object.entries(input.aggregation)) {
        const fields = decodeCount(name, $count)
        const rows = await orders.count(
          tx,
          filter,
          fields.map(({ field }) => field),
        )
        aggregates[name] = encodeCounts(fields, rows)
      }
      return { aggregates }
    },
  }
}

/** While a payment is under review, and after it was refused, an order cannot change. */
function refuseUnfinished({ state }: Pick<Order, 'state'>): void {
  if (state === 'IN_REVIEW') throw OrderIsPending()
  if (state === 'REJECTED') throw OrderIsRejected()
}
