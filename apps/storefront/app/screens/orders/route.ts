import type { OrderSummary } from '@vitrine/contract/orders'
import { fromMinorUnits } from '@vitrine/money'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Route } from '../screen.ts'

export type OrderRow = Pick<
  OrderSummary,
  'id' | 'number' | 'state' | 'paymentState' | 'fulfillmentState' | 'hasDelivery' | 'firstLine'
> & {
  /** Number of pieces besides those of the first line. */
  others: number
  total: string
  currency: string
  /** ISO 8601, UTC. */
  date: string
}
export type OrdersProps = AccountPageProps & {
  orders: readonly OrderRow[]
  /** Continues the list. */
  next?: string
}

const PER_PAGE = 20

/** The orders of the member, the latest first. */
export const ordersRoute: Route<OrdersProps> = {
  load: async (context) => redirectUnlessMember(context) ?? ordersPage(context),
}

async function ordersPage(context: RequestContext) {
  const { api, url, messages } = context
  const cursor = url.searchParams.get('after')
  const { orders, pagingMetadata } = await api.orders.queryOrders({
    query: { cursorPaging: { limit: PER_PAGE, ...(cursor && { cursor }) } },
  })
  const next = pagingMetadata.cursors?.next
  return accountPage(
    context,
    { title: messages.orders.title },
    { orders: orders.map(rowOf), ...(next && { next }) },
  )
}

const rowOf = (order: OrderSummary): OrderRow => ({
  id: order.id,
  number: order.number,
  state: order.state,
  paymentState: order.paymentState,
  fulfillmentState: order.fulfillmentState,
  hasDelivery: order.hasDelivery,
  firstLine: order.firstLine,
  others: order.itemCount - 1,
  total: fromMinorUnits(BigInt(order.total), order.currency),
  currency: order.currency,
  date: order.createdDate.toISOString(),
})
