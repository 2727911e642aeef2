import { violation } from '@vitrine/contract/kit'
import {
  DeliveryNotRefundable,
  InvalidRefundQuantity,
  InvalidRestockQuantity,
  OrderLineNotFound,
} from '@vitrine/contract/orders'
import { type RefundPart, refundParts } from '@vitrine/pricing'
import type { Entry } from '../../ledger/index.ts'
import type { NamedRefund, Refund } from '../../payments/index.ts'
import type { OrderView } from '../model/order.ts'
import { refundEntries } from './sale-entries.ts'

/** A refund by a merchant. */
export interface RefundRequest {
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    readonly restock?: number | undefined
  }[]
  readonly deliveryGroupIds: readonly string[]
  /** In minor units; absent: the price paid for the lines and deliveries. */
  readonly amountMinor: number | undefined
  readonly paymentId: string | undefined
  /** Whether the member gets store credit in place of money; default no. */
  readonly toStoreCredit?: boolean | undefined
  /** The order that it pays in place of money. */
  readonly toOrderId?: string | undefined
  readonly reason: string
  /** Whether the buyer gets a mail; default no. */
  readonly notify?: boolean
  /** Payments that pay back, instead of `amountMinor` and `paymentId`. */
  readonly payments?: readonly NamedRefund[]
  /** Partial refunds of deliveries and of fees. */
  readonly deliveryMinor?: number
  readonly fees?: Refund['fees']
}

/** The result of planning a request. */
export interface RefundPlan {
  readonly amountMinor: number
  readonly taxMinor: number
  readonly entries: readonly Entry[]
  /** Pieces by line. */
  readonly pieces: ReadonlyMap<string, number>
  readonly restocked: ReadonlyMap<string, number>
}

/** Plans the payments and ledger entries of a refund, or throws why it is not possible. */
export function planRefund(view: OrderView, request: RefundRequest): RefundPlan {
  const pieces = piecesOf(view, request)
  const restocked = restockOf(request)
  checkDeliveries(view, request)
  const parts = partsOf(view, pieces, request)
  const amountMinor =
    request.amountMinor ?? parts.reduce((sum: number, { afterTax }) => sum + afterTax, 0)
  if (amountMinor < 1) {
    const sentence = 'name lines, deliveries or an amount: there is nothing to pay back'
    throw violation('amount', 'REQUIRED_FIELD', sentence)
  }
  const sold = { lines: view.lines, delivery: view.order.delivery, taxes: view.order.taxes }
  return { amountMinor, pieces, restocked, ...refundEntries(sold, parts, amountMinor) }
}

/** Pieces by line; refuses unknown lines, and more pieces than are left. */
export function piecesOf(
  { lines }: OrderView,
  request: Pick<RefundRequest, 'lines'>,
): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { lineId, quantity } of request.lines) {
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity)
  }
  const known = new Map(lines.map((line) => [line.id, line]))
  const unknown = [...pieces.keys()].filter((id) => !known.has(id))
  if (unknown.length > 0) throw OrderLineNotFound({ lineIds: unknown })
  const short = [...pieces].flatMap(([lineId, count]) => {
    const line = known.get(lineId)
    const available = line ? line.quantity - line.refunded : 0
    return count > available ? [{ lineId, available }] : []
  })
  if (short.length > 0) throw InvalidRefundQuantity({ lines: short })
  return pieces
}

function restockOf(request: RefundRequest): Map<string, number> {
  const restocked = new Map<string, number>()
  for (const { lineId, quantity, restock = 0 } of request.lines) {
    if (restock > quantity) throw InvalidRestockQuantity({ lineId, available: quantity })
    restocked.set(lineId, (restocked.get(lineId) ?? 0) + restock)
  }
  return restocked
}

/** A refund that failed as a whole has paid nothing back. */
export const counts = ({ payments }: Pick<Refund, 'payments'>): boolean =>
  payments.some(({ state }) => state !== 'FAILED')

/** Deliveries that are refunded already, or whose refund is pending. */
export const refundedDeliveries = ({ refunds }: Pick<OrderView, 'refunds'>): string[] =>
  refunds.filter(counts).flatMap(({ deliveryGroupIds }) => deliveryGroupIds)

function checkDeliveries(view: OrderView, { deliveryGroupIds }: RefundRequest): void {
  const isPart = view.refunds.some((one) => one.deliveryMinor > 0 && counts(one))
  const gone = isPart ? view.order.delivery.map((one) => one.groupId) : refundedDeliveries(view)
  const known = new Set(view.order.delivery.map(({ groupId }) => groupId))
  const wrong = deliveryGroupIds.filter(
    (id, at) => !known.has(id) || gone.includes(id) || deliveryGroupIds.indexOf(id) !== at,
  )
  if (wrong.length > 0) throw DeliveryNotRefundable({ groupIds: wrong })
}

/** The amounts paid for pieces of lines and for deliveries, including tax. */
export function partsOf(
  view: OrderView,
  pieces: ReadonlyMap<string, number>,
  { deliveryGroupIds }: Pick<RefundRequest, 'deliveryGroupIds'>,
): RefundPart[] {
  const sold = {
    lines: view.lines.map(({ price }) => price),
    delivery: view.order.delivery,
    fees: [],
  }
  const before = Object.fromEntries(view.lines.map(({ id, refunded }) => [id, refunded]))
  return refundParts(
    sold,
    { pieces: Object.fromEntries(pieces), deliveryGroupIds },
    { pieces: before },
  )
}
