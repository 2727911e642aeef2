import type { RefundTarget } from '@vitrine/contract/orders'
import { fromMinorUnits, toMinorUnits } from '@vitrine/money'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'
import { refundableOf } from './next-step.ts'
import type { Order, OrderLine, OrderPayment } from './setup.ts'

/** The form of a refund. */
export interface RefundForm {
  /** Pieces by line; empty is none. */
  readonly pieces: Readonly<Record<string, string>>
  /** Lines whose pieces return to stock. */
  readonly restock: readonly string[]
  readonly deliveryGroupIds: readonly string[]
  /** Overrides the amount paid for the lines and deliveries. */
  readonly amount: string
  readonly reason: string
  /** The payment that is paid back; empty: the latest first. */
  readonly paymentId: string
  readonly to: RefundTarget
}

export const emptyRefund: RefundForm = {
  pieces: {},
  restock: [],
  deliveryGroupIds: [],
  amount: '',
  reason: '',
  paymentId: '',
  to: 'PAYMENTS',
}

/** Payments with a refundable amount. */
export const refundablePayments = ({
  payments,
  refunds,
}: Pick<Order, 'payments' | 'refunds'>): readonly OrderPayment[] => {
  const leaving = refunds.flatMap((refund) => refund.payments)
  const reservedOf = (id: string) =>
    leaving
      .filter(({ paymentId, state }) => paymentId === id && state !== 'FAILED')
      .reduce((sum, { amount }) => sum + amount, 0)
  return payments.filter(
    ({ id, captured, refunded }) => captured - Math.max(reservedOf(id), refunded) > 0,
  )
}

/** Pieces that can still be refunded. */
export const refundablePieces = ({ quantity, refunded }: OrderLine): number => quantity - refunded

/** Deliveries that are refunded already, or whose refund is pending. */
export const refundedDeliveries = ({ refunds }: Pick<Order, 'refunds'>): readonly string[] =>
  refunds
    .filter(({ payments }) => payments.some(({ state }) => state !== 'FAILED'))
    .flatMap(({ deliveryGroupIds }) => deliveryGroupIds)

/**
 * Refunds everything that is left; its pieces return to stock. Sets an explicit amount where it differs from
 * the price of products and deliveries: after a partial refund, and for an order that is partly paid or
 * overpaid.
 */
export function wholeRefund(order: Order): Omit<RefundForm, 'reason' | 'paymentId' | 'to'> {
  const { balance, totals, currency } = order
  const lines = order.lines.filter((line) => refundablePieces(line) > 0)
  const gone = refundedDeliveries(order)
  const isWhole = balance.paid === totals.total && balance.refunded + balance.refunding === 0
  return {
    pieces: Object.fromEntries(lines.map((line) => [line.id, String(refundablePieces(line))])),
    restock: lines.filter(({ kind }) => kind === 'PHYSICAL').map(({ id }) => id),
    deliveryGroupIds: order.delivery
      .filter(({ groupId, total }) => total > 0 && !gone.includes(groupId))
      .map(({ groupId }) => groupId),
    amount: isWhole ? '' : fromMinorUnits(BigInt(refundableOf(order)), currency),
  }
}

const piecesOf = (text: string | undefined): number | undefined => {
  const typed = (text ?? '').trim()
  if (typed === '') return 0
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}

/** An amount above 0 in minor units; undefined for anything else. */
export function minorOf(
  text: string,
  { currency, exponent }: Pick<Order, 'currency' | 'exponent'>,
): number | undefined {
  const { value } = parseAmount(text, exponent)
  if (value === undefined) return undefined
  const minor = Number(toMinorUnits(value, currency))
  return minor > 0 && Number.isSafeInteger(minor) ? minor : undefined
}

/** Errors by field; those of lines by `pieces.` and their id. */
export function checkRefund(
  form: RefundForm,
  order: Order,
  { order: { wrong } }: Messages,
): Errors {
  const short = order.lines.flatMap((line) => {
    const count = piecesOf(form.pieces[line.id])
    const most = refundablePieces(line)
    const isRight = count !== undefined && count <= most
    return isRight ? [] : [[`pieces.${line.id}`, wrong.pieces({ n: most })] as const]
  })
  const isWrongAmount = form.amount.trim() !== '' && minorOf(form.amount, order) === undefined
  return { ...Object.fromEntries(short), ...(isWrongAmount && { amount: wrong.amount }) }
}

export type RefundRequest = InputOf<'orders.refundOrder'>

/** The refund of a form that has been checked; undefined while nothing is chosen. */
export function refundOf(form: RefundForm, order: Order): RefundRequest | undefined {
  const lines = order.lines.flatMap(({ id: lineId }) => {
    const quantity = piecesOf(form.pieces[lineId]) ?? 0
    const restock = form.restock.includes(lineId) ? quantity : 0
    return quantity > 0 ? [{ lineId, quantity, restock }] : []
  })
  const amount = minorOf(form.amount, order)
  const reason = form.reason.trim()
  if (lines.length === 0 && form.deliveryGroupIds.length === 0 && amount === undefined) {
    return undefined
  }
  return {
    id: order.id,
    lines,
    deliveryGroupIds: [...form.deliveryGroupIds],
    ...(amount !== undefined && { amount }),
    ...(form.paymentId !== '' && { paymentId: form.paymentId }),
    ...(form.to !== 'PAYMENTS' && { to: form.to }),
    ...(reason !== '' && { reason }),
  }
}
