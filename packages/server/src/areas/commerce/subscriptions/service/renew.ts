import { ApplicationError } from '@vitrine/contract/kit'
import { FullOutOfStock, PartialOutOfStock } from '@vitrine/contract/orders'
import { SubscriptionRenewed } from '@vitrine/contract/subscriptions'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'
import type { Problem, Subscription } from '../model.ts'
import { cycleAfter, isComplete, payUntil, retryAfter, withNext } from '../rules/schedule.ts'
import { insertCycle } from '../store/cycles.ts'
import { type SubscriptionDeps, save } from './deps.ts'
import { completed } from './follow-orders.ts'
import { mailOwnersUnavailable, mailUnavailable, openRequest } from './mails.ts'
import { charge } from './unpaid.ts'

/** A subscription with a next date. */
export type Due = Subscription & { readonly nextCycle: number; readonly nextDate: Date }

/**
 * Creates the order of a date, in one transaction with its facts: a date has one row, and so one order. The payment is
 * started after the commit.
 */
export async function renew(
  tx: Tx,
  deps: SubscriptionDeps,
  due: Due,
): Promise<{ readonly paymentId: string } | undefined> {
  const made = await orderNext(tx, deps, due)
  if (typeof made === 'string') return leaveOut(tx, deps, due, made)
  const { renewed, order } = made
  if (renewed.openOrderId === null) return undefined
  const charged = await charge(tx, deps, renewed, order.id)
  if (charged) return charged
  await askForPayment(tx, deps, renewed, order)
  return undefined
}

/** Creates the order of the next date, or returns why there is none. */
export async function orderNext(
  tx: Tx,
  deps: SubscriptionDeps,
  due: Due,
): Promise<{ readonly renewed: Subscription; readonly order: Order } | Problem> {
  if (due.openOrderId !== null) return 'UNPAID'
  const { currency } = await deps.settingsOf(tx.siteId)
  if (currency !== due.currency) return 'CURRENCY'
  const sale = await deps.draftOrders.priceSale(tx, contentOf(due))
  const problem = problemOf(sale.problems)
  if (problem) return problem
  const order = await write(tx, deps, due, sale)
  await noteCycle(tx, due, { outcome: 'ORDERED', order, problem: null })
  const renewed = await save(tx, deps, due, afterOrder(tx, due, order), SubscriptionRenewed)
  return { renewed, order }
}

/** Another buyer took the stock between the check and the order. */
export const isOutOfStock = (error: unknown): boolean =>
  error instanceof ApplicationError &&
  [FullOutOfStock.code, PartialOutOfStock.code].includes(error.definition.code)

/** The same product at the agreed price, with the same delivery. */
const contentOf = (due: Subscription) => ({
  lines: [
    {
      id: newId(),
      isOfOrder: false,
      reference: due.reference,
      item: null,
      quantity: due.quantity,
      unitPrice: due.unitPrice,
      priceReason: 'subscription',
    },
  ],
  delivery:
    due.deliveryOptionId === null
      ? null
      : { kind: 'OPTION' as const, optionId: due.deliveryOptionId },
  memberId: due.memberId,
  email: due.email,
  shipping: due.shipping,
  billing: due.billing,
  language: due.language,
})

const problemsOfSales: Readonly<Record<string, Problem>> = {
  SHORT: 'SOLD_OUT',
  GONE: 'GONE',
  CHOICES: 'GONE',
  DELIVERY_MISSING: 'NO_DELIVERY',
}

const problemOf = ([first]: readonly string[]): Problem | undefined =>
  first === undefined ? undefined : (problemsOfSales[first] ?? 'GONE')

const write = (
  tx: Tx,
  { orders }: SubscriptionDeps,
  { channel, memberId, email, shipping, billing, language, nextDate }: Due,
  { lines, result, snapshot }: Awaited<ReturnType<SubscriptionDeps['draftOrders']['priceSale']>>,
): Promise<Order> =>
  orders.write(tx, {
    lines,
    result,
    snapshot,
    fields: { channel, memberId, email, shipping, billing, note: '', extendedFields: null },
    language,
    notifyBuyer: true,
    notifyOwners: true,
    // An early order is charged on its date.
    awaitsPaymentUntil: payUntil(nextDate > tx.now ? nextDate : tx.now),
  })

/** A free order is not open. Dates missed in the meantime are skipped. */
function afterOrder(tx: Tx, due: Due, order: Order): Subscription {
  const openOrderId = order.state === 'AWAITING_PAYMENT' ? order.id : null
  const one: Subscription = { ...due, openOrderId, ordersCount: due.ordersCount + 1 }
  if (!isComplete(one)) return withNext(one, cycleAfter(due, due.nextCycle + 1, tx.now))
  return openOrderId === null ? completed(tx, one) : withNext(one, null)
}

/** Without a chargeable method the buyer gets a payment link and some days. */
async function askForPayment(
  tx: Tx,
  deps: SubscriptionDeps,
  renewed: Subscription,
  order: Order,
): Promise<void> {
  const request = await openRequest(tx, deps, order.id)
  if (order.email !== null) await deps.paymentRequests.mail(tx, request.id)
  await save(tx, deps, renewed, { ...renewed, retryDate: retryAfter(tx.now, 1) ?? null })
}

/** Records a date without an order and moves to the next one. */
export async function leaveOut(
  tx: Tx,
  deps: SubscriptionDeps,
  due: Due,
  problem: Problem,
): Promise<undefined> {
  await noteCycle(tx, due, { outcome: 'UNAVAILABLE', order: null, problem })
  const next = cycleAfter(due, due.nextCycle + 1, tx.now)
  const after = await save(tx, deps, due, withNext(due, next))
  // A buyer who has not paid was already notified.
  if (problem === 'UNPAID') return
  await mailUnavailable(tx, deps, after)
  await mailOwnersUnavailable(tx, deps, after)
}

async function noteCycle(
  tx: Tx,
  { id, nextCycle: cycle, nextDate: dueDate }: Due,
  {
    outcome,
    order,
    problem,
  }: {
    readonly outcome: 'ORDERED' | 'UNAVAILABLE'
    readonly order: Order | null
    readonly problem: Problem | null
  },
): Promise<void> {
  const [orderId, orderNumber] = [order?.id ?? null, order?.number ?? null]
  const row = { cycle, outcome, orderId, orderNumber, problem, dueDate }
  const isNew = await insertCycle(tx, id, row)
  if (!isNew) throw new Error(`the date ${cycle} of the subscription ${id} was there already`)
}
