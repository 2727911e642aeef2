import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { isTender } from '../../payments/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { linkOf } from '../rules/link.ts'
import { numberOf } from '../rules/number.ts'
import { findLines } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'

type BuyerMail =
  | 'order-confirmed'
  | 'order-paid'
  | 'order-payment-failed'
  | 'order-cancelled'
  | 'order-edited'
  | 'order-refunded'

/** Data of a mail besides its order. */
export interface Notice {
  /** In minor units; the total by default. */
  readonly amountMinor?: number
  readonly reason?: string | undefined
}

/** Data of a refund mail. Amounts in minor units. */
export interface RefundNotice {
  readonly amountMinor: number
  readonly creditedMinor: number
  readonly reason: string
}

/** Creates a mail to the buyer; it is sent after the commit. Orders without an email address get none. */
export async function notifyBuyer(
  tx: Tx,
  deps: OrderDeps,
  order: Order,
  template: BuyerMail,
  notice: Notice = {},
): Promise<void> {
  const { email: to, language, isRehearsal } = order
  if (to === null) return
  const facts = await mailOf(tx, deps, order, notice)
  await deps.mail.write(tx, { to, language, template, facts, isRehearsal })
}

/** Mails the buyer about a refund; store credit is listed separately. */
export async function notifyOfRefund(
  tx: Tx,
  deps: OrderDeps,
  order: Order,
  { amountMinor, reason, creditedMinor }: RefundNotice,
): Promise<void> {
  const notice = { amountMinor, reason }
  const { email: to, language, currency, isRehearsal } = order
  if (creditedMinor === 0 || to === null) {
    await notifyBuyer(tx, deps, order, 'order-refunded', notice)
    return
  }
  const credit = { value: fromMinorUnits(BigInt(creditedMinor), currency), currency }
  const facts = { ...(await mailOf(tx, deps, order, notice)), credit }
  await deps.mail.write(tx, { to, language, template: 'order-credited', facts, isRehearsal })
}

/** Notifies the owners of the shop of an order. */
export async function notifyOwners(tx: Tx, deps: OrderDeps, order: Order): Promise<void> {
  const owners = await deps.ownersOf(tx.siteId)
  if (owners.length === 0) return
  const facts = await mailOf(tx, deps, order, {})
  const address = `${deps.dashboardUrl}/orders/${order.id}`
  const buyer = order.buyerName || order.email || ''
  for (const { email: to, name } of owners) {
    const template = 'order-received'
    await deps.mail.write(tx, {
      to,
      template,
      facts: { ...facts, buyer, address, name },
      isRehearsal: order.isRehearsal,
    })
  }
}

/** The data of an order for mails. */
export async function mailOf(
  tx: Tx,
  deps: OrderDeps,
  order: Order,
  { amountMinor, reason }: Notice,
) {
  const lines = await findLines(tx, order.id)
  const isAhead = lines.some(({ preorder }) => preorder !== null)
  const today = isAhead ? await deps.todayOf(tx) : ''
  const money = (await deps.payments.of(tx, [order.id])).get(order.id)
  const waiting = money?.payments.findLast((one) => one.state === 'PENDING' && !isTender(one))
  const amount = (units: number) => ({
    value: fromMinorUnits(BigInt(units), order.currency),
    currency: order.currency,
  })
  const { totals, delivery, buyerName } = order
  const transfer = waiting?.step?.transfer
  return {
    number: numberOf(order),
    path: `/orders/${linkOf(deps.linkKey, tx.siteId, order.id)}`,
    amount: amount(amountMinor ?? totals.total),
    lines: lines.map((line) => lineOf(today, line, amount)),
    ...(delivery[0] && {
      delivery: {
        title: delivery[0].title,
        price: amount(totals.delivery - totals.deliveryDiscount),
      },
    }),
    ...(totals.listed !== totals.subtotal - totals.discount && {
      discount: amount(totals.subtotal - totals.discount - totals.listed),
    }),
    total: amount(totals.total),
    ...(reason && { reason }),
    ...(transfer && {
      transfer: {
        holder: transfer.holder,
        iban: transfer.iban,
        reference: transfer.reference,
      },
    }),
    ...(buyerName && { name: buyerName }),
  }
}

const lineOf = (
  today: string,
  { name, quantity, price, preorder }: OrderLine,
  amount: (units: number) => { readonly value: string; readonly currency: string },
) => ({
  name,
  quantity,
  total: amount(price.listed),
  ...(preorder && { preorder: upcomingDay(preorder, today) }),
})

/** A day that has passed is not said. */
const upcomingDay = ({ shipsAt }: NonNullable<OrderLine['preorder']>, today: string) =>
  shipsAt !== null && shipsAt >= today ? { shipsAt } : {}
