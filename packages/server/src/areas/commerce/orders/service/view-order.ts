import { OrderNotFound } from '@vitrine/contract/orders'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type CartCaller, findLinkOwner } from '../../cart/index.ts'
import type { Order, OrderView } from '../model/order.ts'
import { findActivitiesOf } from '../store/activities.ts'
import { findLinesOf } from '../store/lines.ts'
import { findOrder, findOrders } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'

/** Owners see their own orders, merchants all. */
function maySee(caller: CartCaller, { visitorId, memberId }: Order): boolean {
  if (caller.kind === 'merchant') return true
  const { owner } = caller
  if (owner.memberId !== null) return memberId === owner.memberId
  return visitorId !== null && visitorId === owner.visitorId
}

/** Whether it is the order of a checkout that the caller reached by a link of its buyer. */
async function reachedByLink(tx: Tx, caller: CartCaller, order: Order): Promise<boolean> {
  if (caller.kind === 'merchant' || order.checkoutId === null) return false
  const linkOwner = await findLinkOwner(tx, caller.owner, order.checkoutId)
  return linkOwner !== undefined && maySee({ kind: 'owner', owner: linkOwner }, order)
}

/** An order that the caller may see; others are not found. */
export async function requireOrder(
  tx: Tx,
  caller: CartCaller,
  id: string,
  lock = false,
): Promise<Order> {
  const order = isGuid(id) ? await findOrder(tx, id, lock) : undefined
  if (!order || !(maySee(caller, order) || (await reachedByLink(tx, caller, order)))) {
    throw OrderNotFound({ id })
  }
  return order
}

/** The ids of orders that the caller may see, in their order, in one statement. */
export async function visibleIds(
  tx: Tx,
  caller: CartCaller,
  ids: readonly string[],
): Promise<string[]> {
  const found = await findOrders(tx, ids)
  const visible = new Set(found.filter((order) => maySee(caller, order)).map(({ id }) => id))
  return [...new Set(ids)].filter((id) => visible.has(id))
}

/** An order with its lines, payments and activities. */
export async function viewOrder(
  tx: Tx,
  deps: Pick<OrderDeps, 'customFields' | 'payments'>,
  order: Order,
): Promise<OrderView> {
  const [view] = await viewOrders(tx, deps, [order])
  return view ?? { order, lines: [], activities: [], payments: [], refunds: [], staffFields: {} }
}

/** Orders with all related data, in a constant number of statements. */
export async function viewOrders(
  tx: Tx,
  { customFields, payments }: Pick<OrderDeps, 'customFields' | 'payments'>,
  orders: readonly Order[],
): Promise<OrderView[]> {
  const ids = orders.map(({ id }) => id)
  const lines = await findLinesOf(tx, ids)
  const activities = await findActivitiesOf(tx, ids)
  const money = await payments.of(tx, ids)
  const values = await customFields.valuesOf(
    tx,
    'ORDER',
    orders.map(({ id, staffFields }) => ({ id, customFields: staffFields })),
  )
  return orders.map((order) => ({
    order,
    lines: lines.get(order.id) ?? [],
    activities: activities.get(order.id) ?? [],
    payments: money.get(order.id)?.payments ?? [],
    refunds: money.get(order.id)?.refunds ?? [],
    staffFields: values.get(order.id) ?? {},
  }))
}

/** Orders by id, in the given order; missing ones are omitted. */
export async function viewOrdersById(
  tx: Tx,
  deps: Pick<OrderDeps, 'customFields' | 'payments'>,
  ids: readonly string[],
): Promise<OrderView[]> {
  const found = new Map((await findOrders(tx, ids)).map((order) => [order.id, order]))
  return viewOrders(
    tx,
    deps,
    ids.flatMap((id) => found.get(id) ?? []),
  )
}
