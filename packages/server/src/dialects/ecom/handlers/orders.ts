import type { Handlers } from '@vitrine/contract/kit'
import type { ordersV1 } from '@vitrine/contract/orders-v1'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeOrderV1 } from '../codec/order.ts'
import { decodeOrderSearch } from '../codec/order-search.ts'
import { type OrderCallDeps, orderCalls, ownerOf } from './order-calls.ts'
import { orderChangeHandlers } from './order-changes.ts'
import { orderImportHandlers } from './order-imports.ts'
import { collectorHandlers } from './payments-collector.ts'

export interface PublishedOrderDeps extends OrderCallDeps {
  readonly pages: QueryPages
}

export function ordersV1Handlers(
  deps: PublishedOrderDeps,
): Handlers<typeof ordersV1, HandlerContext> {
  const { orders, pages } = deps
  const { answer, shopFor } = orderCalls(deps)
  return {
    ...orderChangeHandlers(deps),
    ...collectorHandlers(deps),
    ...orderImportHandlers(deps),
    getOrder: async (call) =>
      answer(call, await orders.require(call.tx, cartCallerOf(call), call.input.id)),
    searchOrders: async ({ input, ...call }) => {
      const { search: inner, ...outer } = input.search ?? {}
      const { filter, sort, cursorPaging } = inner ?? outer
      const open = pages.open('ordersV1', call, {
        filter,
        sort: sort ?? null,
        cursorPaging: cursorPaging ?? {},
      })
      const { currency } = await deps.shopOf(call.tx)
      const query = { ...decodeOrderSearch(open, currency), search: [] }
      const found = await orders.query(call.tx, ownerOf(call), query)
      const ids = found.items.map(({ id }) => id)
      const shop = await shopFor(call)
      const views = await orders.viewAll(call.tx, ids)
      const { count, cursors = {} } = open.metadata(query, found)
      return {
        orders: views.map((view) => encodeOrderV1(shop, view)),
        metadata: { count, cursors, hasNext: cursors.next !== undefined },
      }
    },
  }
}
