import type { Input, Output } from '@vitrine/contract/kit'
import type { orderBilling } from '@vitrine/contract/order-billing'
import {
  AdditionalFeeNotFound,
  DeliveryNotRefundable,
  InvalidAdditionalFeeRefundAmount,
  InvalidRestockQuantity,
  InvalidShippingRefundAmount,
} from '@vitrine/contract/orders'
import { counts, type OrderView, type RefundRequest } from '../../../areas/commerce/orders/index.ts'
import {
  type NamedRefund,
  nonRefundableReason,
  type Payment,
  refundableOf,
} from '../../../areas/commerce/payments/index.ts'
import { deliveryOf } from './order-payments.ts'
import { amountsIn, decodeAmount, type OrderShop, type WriteAmount } from './order-shop.ts'

type Operations = (typeof orderBilling)['operations']
type Refundability = Output<Operations['getOrderRefundability']>
type SentRefund = Input<Operations['refundPayments']>
export type SentItems = NonNullable<SentRefund['refundItems']>

/** Paid, refunded and remaining amounts of deliveries and fees. */
export function leftOf(view: OrderView) {
  const { order } = view
  const refunds = view.refunds.filter(counts)
  const amount = order.delivery.reduce((sum, { afterTax }) => sum + afterTax, 0)
  const refunded = refunds.reduce((sum, refund) => sum + deliveryOf(order, refund), 0)
  const feeRefunded = (id: string) =>
    refunds
      .flatMap(({ fees }) => fees)
      .filter((fee) => fee.id === id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    shipping: { amount, refunded, left: amount - refunded },
    fees: order.fees.map(({ id, afterTax }) => ({
      id,
      amount: afterTax,
      refunded: feeRefunded(id),
      left: afterTax - feeRefunded(id),
    })),
  }
}

/** The refundable parts of an order. */
export function encodeRefundability(
  shop: Pick<OrderShop, 'locale'>,
  view: OrderView,
): Refundability {
  const money = amountsIn(shop, view.order.currency)
  const { shipping, fees } = leftOf(view)
  const write = (one: { amount: number; refunded: number; left: number }) => ({
    amount: money(one.amount),
    refundedAmount: money(one.refunded),
    availableRefundAmount: money(one.left),
  })
  return {
    payments: view.payments.map((payment) => ({
      payment: {
        paymentId: payment.id,
        ...(payment.name && { paymentMethod: payment.name }),
        offlinePayment: payment.details?.isOffline ?? payment.isOffline,
        monetary: encodeMonetary(money, view, [payment]),
        ...(payment.card && { creditCardDetails: payment.card }),
      },
      ...wayOf(payment, view),
    })),
    paymentsSummary: { monetary: encodeMonetary(money, view, view.payments) },
    lineItems: view.lines.map(({ id, quantity, refunded }) => ({
      lineItemId: id,
      originalQuantity: quantity,
      refundedQuantity: refunded,
      availableRefundQuantity: quantity - refunded,
    })),
    ...(view.order.delivery.length > 0 && { shipping: write(shipping) }),
    additionalFees: fees.map(({ id, ...fee }) => ({ additionalFeeId: id, ...write(fee) })),
  }
}

/** Whether a payment is refunded by its provider, manually, or not at all. */
function wayOf(payment: Payment, view: OrderView) {
  const reason = nonRefundableReason(payment, view)
  if (reason) return { nonRefundable: { reason } }
  if (!payment.isOffline) return { refundable: true }
  const isCash = payment.details?.isOffline ?? true
  return { manuallyRefundable: { reason: isCash ? 'OFFLINE' : 'NOT_SUPPORTED' } }
}

function encodeMonetary(money: WriteAmount, view: OrderView, payments: readonly Payment[]) {
  const sum = (amountOf: (payment: Payment) => number) =>
    money(payments.reduce((all, payment) => all + amountOf(payment), 0))
  const ids = new Set(payments.map(({ id }) => id))
  const pending = view.refunds
    .flatMap((refund) => refund.payments)
    .filter(({ paymentId, state }) => ids.has(paymentId) && pendingStates.has(state))
    .reduce((all, { amountMinor }) => all + amountMinor, 0)
  return {
    paid: sum(({ capturedMinor }) => capturedMinor),
    refunded: sum(({ refundedMinor }) => refundedMinor),
    refundPending: money(pending),
    maxRefund: sum((payment) =>
      payment.details?.isRefundDisabled ? 0 : refundableOf(payment, view),
    ),
  }
}

const pendingStates = new Set<string>(['RESERVED', 'SENT'])

/** Converts a refund to the domain; refuses amounts above the remaining ones. */
export function decodeRefund(view: OrderView, sent: SentRefund): RefundRequest {
  const { currency } = view.order
  const items = sent.refundItems ?? {}
  return {
    lines: linesOf(items, sent.sideEffects?.restock?.lineItems ?? []),
    notify: sent.sideEffects?.notifications?.sendCustomerEmail === true,
    ...decodeShipping(view, items),
    fees: decodeFees(view, items),
    amountMinor: undefined,
    paymentId: undefined,
    reason: sent.customerReason ?? '',
    payments: sent.paymentRefunds.map(
      ({ paymentId, amount, externalRefund }, at): NamedRefund => ({
        paymentId,
        amountMinor:
          amount === undefined
            ? undefined
            : decodeAmount(amount, currency, `paymentRefunds[${at}].amount`),
        isExternal: externalRefund ?? false,
      }),
    ),
  }
}

interface Pieces {
  readonly lineItemId: string
  readonly quantity: number
}

/** Only pieces refunded with this call return to stock. */
function linesOf({ lineItems = [] }: SentItems, restock: readonly Pieces[]) {
  const left = new Map<string, number>()
  for (const { lineItemId, quantity } of restock) {
    left.set(lineItemId, (left.get(lineItemId) ?? 0) + quantity)
  }
  const lines = lineItems.map(({ lineItemId: lineId, quantity }) => {
    const wanted = left.get(lineId) ?? 0
    const returned = Math.min(wanted, quantity)
    left.set(lineId, wanted - returned)
    return { lineId, quantity, restock: returned }
  })
  for (const [lineId, more] of left) {
    const available = lineItems
      .filter(({ lineItemId }) => lineItemId === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (more > 0) throw InvalidRestockQuantity({ lineId, available })
  }
  return lines
}

/** Deliveries that go back as a whole are named; a part is an amount. */
export function decodeShipping(
  view: OrderView,
  { shipping }: SentItems,
): Pick<RefundRequest, 'deliveryGroupIds' | 'deliveryMinor'> {
  if (!shipping) return { deliveryGroupIds: [] }
  const { amount, left } = leftOf(view).shipping
  if (view.order.delivery.length === 0) throw DeliveryNotRefundable({ groupIds: [] })
  const asked =
    shipping.amount === undefined
      ? left
      : decodeAmount(shipping.amount, view.order.currency, 'refundItems.shipping.amount')
  if (asked > left) throw InvalidShippingRefundAmount({ available: left })
  return asked === amount
    ? { deliveryGroupIds: view.order.delivery.map(({ groupId }) => groupId) }
    : { deliveryGroupIds: [], deliveryMinor: asked }
}

export function decodeFees(
  view: OrderView,
  { additionalFees = [] }: SentItems,
): NonNullable<RefundRequest['fees']> {
  const known = new Map(leftOf(view).fees.map((fee) => [fee.id, fee]))
  return additionalFees.map(({ additionalFeeId: id, amount }, at) => {
    const fee = known.get(id)
    if (!fee) throw AdditionalFeeNotFound({ additionalFeeId: id })
    const field = `refundItems.additionalFees[${at}].amount`
    const asked = amount === undefined ? fee.left : decodeAmount(amount, view.order.currency, field)
    if (asked > fee.left) {
      throw InvalidAdditionalFeeRefundAmount({ additionalFeeId: id, available: fee.left })
    }
    return { id, amountMinor: asked }
  })
}
