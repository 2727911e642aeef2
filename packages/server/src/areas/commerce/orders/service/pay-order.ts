import { OrderAlreadyPaid, OrderPlaced, OrderStateUnsuitable } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import {
  isOpen,
  isTender,
  type Payable,
  type Payment,
  type PaymentMethod,
} from '../../payments/index.ts'
import type { Order } from '../model/order.ts'
import { isSubscribed } from '../rules/new-order.ts'
import { numberOf } from '../rules/number.ts'
import { balanceOf, isGivenUp, leftToPay, payLaterOf } from '../rules/states.ts'
import { findLines } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'
import { asPlaced, placedActivities } from './follow-fulfillments.ts'
import { refreshOrder } from './follow-payments.ts'
import { notifyBuyer, notifyOwners } from './notify.ts'
import { saveOrder } from './save-order.ts'
import { requireOrder } from './view-order.ts'

const merchant = { kind: 'merchant' } as const

/** How a buyer pays an open order. */
export interface PayRequest {
  readonly methodId: string | undefined
  readonly returnUrlOf: (orderId: string) => string
}

export interface StartedPayment {
  readonly order: Order
  readonly payment: Payment
}

/**
 * Starts another attempt to pay an open order. An open attempt is voided, unless it uses the same method:
 * that one is continued.
 */
export async function payAgain(
  tx: Tx,
  deps: OrderDeps,
  caller: CartCaller,
  id: string,
  { methodId, returnUrlOf }: PayRequest,
): Promise<StartedPayment> {
  const order = await requireOrder(tx, caller, id, true)
  const { payments, due } = await moneyOf(tx, deps, order)
  if (due <= 0) throw OrderAlreadyPaid()
  if (order.state !== 'AWAITING_PAYMENT') throw OrderStateUnsuitable({ state: order.state })
  const method = await deps.payments.choose(tx, payableOf(order, due), methodId)
  const open = payments.find((one) => one.state === 'PENDING' && !isTender(one))
  if (open?.methodId === method.id) return { order, payment: open }
  await deps.payments.cancelOpen(tx, order.id, (one) => !isTender(one))
  return begin(tx, deps, order, { method, amountMinor: due, returnUrl: returnUrlOf(order.id) })
}

/** How a part of an order is paid. */
export interface PartRequest {
  readonly amountMinor: number
  readonly methodId: string | undefined
  /** Nothing that is paid outside of the shop. */
  readonly isOnlineOnly: boolean
  readonly returnUrl: string
  /** Earlier attempts to pay this part. */
  readonly attemptIds: readonly string[]
}

/**
 * Starts an attempt to pay a part of an order. An earlier one for the same part is continued if it uses the
 * same method, otherwise voided; so are open attempts at providers, which can only collect once.
 */
export async function payPart(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  { amountMinor, methodId, isOnlineOnly, returnUrl, attemptIds }: PartRequest,
): Promise<StartedPayment> {
  const order = await requireOrder(tx, merchant, id, true)
  const { payments, left } = await moneyOf(tx, deps, order)
  if (isGivenUp(order.state)) throw OrderStateUnsuitable({ state: order.state })
  if (payments.some(({ state }) => state === 'IN_REVIEW')) {
    throw OrderStateUnsuitable({ state: 'IN_REVIEW' })
  }
  if (amountMinor > left) throw OrderAlreadyPaid()
  const payable = { ...payableOf(order, amountMinor), isOnlineOnly }
  const method = await deps.payments.choose(tx, payable, methodId)
  const own = payments.filter((one) => attemptIds.includes(one.id))
  const open = own.find((one) => isOpen(one) && one.methodId === method.id)
  if (open) return { order, payment: open }
  await deps.payments.cancelOpen(tx, order.id, (one) => !one.isOffline || own.includes(one))
  return begin(tx, deps, order, { method, amountMinor, returnUrl })
}

/** How an order is paid without its buyer. */
export interface Charge {
  readonly method: PaymentMethod
  /** The payment that has saved the method. */
  readonly chargedFrom: string
  readonly returnUrl: string
}

/**
 * Starts an attempt to charge the amount due without the buyer; voids open attempts at providers. Undefined
 * for an order without amount due, and for one whose payment a provider is checking.
 */
export async function chargeOrder(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  charge: Charge,
): Promise<Payment | undefined> {
  const order = await requireOrder(tx, merchant, id, true)
  const { due } = await moneyOf(tx, deps, order)
  if (due <= 0 || order.state !== 'AWAITING_PAYMENT') return undefined
  await deps.payments.cancelOpen(tx, order.id, (one) => !isTender(one))
  return (await begin(tx, deps, order, { ...charge, amountMinor: due })).payment
}

/** How an amount of an order can be paid. */
export const payableOf = (
  { billing, delivery, isRehearsal }: Order,
  totalMinor: number,
): Payable => {
  const kinds = delivery.map(({ kind }) => kind)
  return {
    totalMinor,
    isRehearsal,
    country: billing?.address?.country ?? null,
    deliveryKinds: kinds.length > 0 ? kinds : (['none'] as const),
  }
}

/** Paid and due amounts of an order. */
async function moneyOf(tx: Tx, deps: OrderDeps, { id, totals, payLaterMinor }: Order) {
  const money = (await deps.payments.of(tx, [id])).get(id) ?? { payments: [], refunds: [] }
  const balance = balanceOf(totals.total, money)
  const due = balance.due - payLaterOf(balance, payLaterMinor)
  return { payments: money.payments, due, left: leftToPay(balance) }
}

interface NewPayment {
  readonly method: PaymentMethod
  readonly amountMinor: number
  readonly returnUrl: string
  readonly chargedFrom?: string
}

/** Begins an attempt; an order that is to be paid outside of the shop is placed with it. */
async function begin(
  tx: Tx,
  deps: OrderDeps,
  order: Order,
  attempt: NewPayment,
): Promise<StartedPayment> {
  const payment = await deps.payments.begin(tx, {
    ...attempt,
    orderId: order.id,
    currency: order.currency,
    orderNumber: numberOf(order),
    email: order.email,
    language: order.language,
    savesMethod: !attempt.chargedFrom && (await findLines(tx, order.id)).some(isSubscribed),
  })
  if (payment.isOffline && order.state === 'AWAITING_PAYMENT') {
    await placeUnpaid(tx, deps, order.id)
  } else await refreshOrder(tx, deps, order.id)
  return { order: await requireOrder(tx, merchant, order.id), payment }
}

/** Places an order that is paid outside of the shop, before its payment. */
export async function placeUnpaid(tx: Tx, deps: OrderDeps, id: string): Promise<void> {
  // Money of gift cards places it on its way.
  if (await deps.payments.captureTenders(tx, id)) return
  const before = await requireOrder(tx, merchant, id)
  const { orders } = await deps.settingsOf(tx.siteId)
  if (orders.takeStock === 'ON_ORDER_PLACED') await deps.stock.commit(tx, id)
  else await deps.stock.postpone(tx, id)
  if (before.checkoutId) await deps.checkouts.completeOrdered(tx, before.checkoutId)
  const placed = await asPlaced(tx, { ...before, paymentState: 'UNPAID' })
  await saveOrder(tx, deps, before, placed, {
    definition: OrderPlaced,
    activities: placedActivities(placed),
  })
  await notifyBuyer(tx, deps, placed, 'order-confirmed')
  await notifyOwners(tx, deps, placed)
}
