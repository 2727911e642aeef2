import type {
  NewPublishedPayment,
  OrderTransactions,
  PaymentStatus,
  PublishedPayment,
  PublishedRefund,
} from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import { StatusNotAllowed } from '@vitrine/contract/orders'
import type { AddedPayment, Order, OrderView } from '../../../areas/commerce/orders/index.ts'
import type { Payment, Refund, RefundState } from '../../../areas/commerce/payments/index.ts'
import { GIFT_CARD_PROVIDER } from '../../../areas/commerce/payments/index.ts'
import { GIFT_CARD_APP_ID } from './gift-card.ts'
import { amountsIn, decodeAmount, type OrderShop, type WriteAmount } from './order-shop.ts'

/** The payments and refunds of an order. */
export function encodeTransactions(
  shop: Pick<OrderShop, 'locale'>,
  { order, payments, refunds }: Pick<OrderView, 'order' | 'payments' | 'refunds'>,
): OrderTransactions {
  const money = amountsIn(shop, order.currency)
  return {
    orderId: order.id,
    payments: payments.map((payment) => encodePaymentV1(money, payment)),
    refunds: refunds.map((refund) => encodeRefundV1(money, order, refund)),
  }
}

const statuses: Readonly<Record<Payment['state'], PaymentStatus>> = {
  PENDING: 'PENDING',
  IN_REVIEW: 'PENDING_MERCHANT',
  AUTHORIZED: 'AUTHORIZED',
  CAPTURED: 'APPROVED',
  FAILED: 'DECLINED',
  CANCELLED: 'CANCELED',
  RELEASED: 'VOIDED',
}

function statusOf({ state, capturedMinor, refundedMinor }: Payment): PaymentStatus {
  if (refundedMinor === 0) return statuses[state]
  return refundedMinor >= capturedMinor ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

function encodePaymentV1(money: WriteAmount, payment: Payment): PublishedPayment {
  const { details } = payment
  const { chargeCorrelationId, giftcardPaymentDetails, membershipPaymentDetails } =
    (details?.fields ?? {}) as Partial<PublishedPayment>
  const isOwn = payment.provider === GIFT_CARD_PROVIDER
  const ownGiftCard = isOwn ? encodeOwnGiftCard(payment) : giftcardPaymentDetails
  const isRegular = !ownGiftCard && !membershipPaymentDetails
  return {
    id: payment.id,
    createdDate: payment.createdDate,
    updatedDate: payment.updatedDate,
    amount: money(payment.amountMinor),
    refundDisabled: details?.isRefundDisabled ?? false,
    ...(chargeCorrelationId && { chargeCorrelationId }),
    status: statusOf(payment),
    ...(isRegular && { regularPaymentDetails: encodeRegular(money, payment) }),
    ...(ownGiftCard && { giftcardPaymentDetails: ownGiftCard }),
    ...(membershipPaymentDetails && { membershipPaymentDetails }),
  }
}

/** A gift card of the shop itself. */
const encodeOwnGiftCard = ({ id, state }: Payment) => ({
  giftCardPaymentId: id,
  appId: GIFT_CARD_APP_ID,
  voided: state === 'CANCELLED',
})

type Regular = NonNullable<PublishedPayment['regularPaymentDetails']>

function encodeRegular(money: WriteAmount, payment: Payment): Regular {
  const { details, card, reference, name } = payment
  const fields = (details?.fields.regularPaymentDetails ?? {}) as Partial<Regular>
  return {
    ...(details === null && { paymentOrderId: payment.id }),
    ...(reference && { providerTransactionId: reference }),
    ...(name && { paymentMethod: name, paymentMethodName: { buyerLanguageName: name } }),
    ...fields,
    offlinePayment: details?.isOffline ?? payment.isOffline,
    status: statusOf(payment),
    savedPaymentMethod: false,
    ...(card && { creditCardDetails: card }),
    ...encodeAuthorization(money, payment),
    chargebacks: [],
  }
}

function encodeAuthorization(money: WriteAmount, payment: Payment) {
  const { state, authorizedMinor, capturedMinor, updatedDate, id } = payment
  const isVoided = state === 'RELEASED'
  if (authorizedMinor === 0 && !isVoided) return {}
  const captured = { id, status: 'SUCCEEDED' as const, amount: money(capturedMinor) }
  return {
    authorizationDetails: {
      delayedCapture: true,
      authorizedAmount: money(authorizedMinor || payment.amountMinor),
      captures: capturedMinor > 0 ? [captured] : [],
      ...(isVoided && {
        void: { status: 'SUCCEEDED', voidedDate: updatedDate, reason: 'MANUAL' },
      }),
    },
  }
}

const refundStatus = {
  RESERVED: 'SCHEDULED',
  SENT: 'STARTED',
  DONE: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const satisfies Record<RefundState, string>

/** The refunded amount of deliveries. */
export const deliveryOf = (
  { delivery }: Pick<Order, 'delivery'>,
  { deliveryGroupIds, deliveryMinor }: Pick<Refund, 'deliveryGroupIds' | 'deliveryMinor'>,
): number =>
  delivery
    .filter(({ groupId }) => deliveryGroupIds.includes(groupId))
    .reduce((sum, { afterTax }) => sum + afterTax, deliveryMinor)

export function encodeRefundV1(
  money: WriteAmount,
  order: Pick<Order, 'delivery'>,
  refund: Refund,
): PublishedRefund {
  const { id, createdDate, payments, reason, lines, fees, amountMinor } = refund
  const shipping = deliveryOf(order, refund)
  const lineItems = lines.map(({ lineId: lineItemId, quantity }) => ({ lineItemId, quantity }))
  const sum = (...states: readonly RefundState[]) =>
    payments
      .filter(({ state }) => states.includes(state))
      .reduce((all, one) => all + one.amountMinor, 0)
  const pending = sum('RESERVED', 'SENT')
  return {
    id,
    createdDate,
    transactions: payments.map((part) => ({
      paymentId: part.paymentId,
      amount: money(part.amountMinor),
      refundStatus: refundStatus[part.state],
      externalRefund: part.isExternal || part.toStoreCredit === true || part.toOrderId != null,
    })),
    details: {
      lineItems,
      items: lineItems,
      additionalFees: fees.map((fee) => ({
        additionalFeeId: fee.id,
        amount: money(fee.amountMinor),
      })),
      ...(shipping > 0 && { shipping: { amount: money(shipping) } }),
      shippingIncluded: shipping > 0,
      ...(reason && { reason }),
    },
    summary: {
      requestedRefund: money(amountMinor),
      pendingRefund: money(pending),
      refunded: money(sum('DONE')),
      failedRefundAmount: money(sum('FAILED')),
      pending: pending > 0,
    },
  }
}

const states: Readonly<Partial<Record<PaymentStatus, Payment['state']>>> = {
  APPROVED: 'CAPTURED',
  PENDING: 'PENDING',
  PENDING_MERCHANT: 'IN_REVIEW',
  CANCELED: 'CANCELLED',
  DECLINED: 'FAILED',
  AUTHORIZED: 'AUTHORIZED',
  VOIDED: 'RELEASED',
}

/** The state of a status that may be set; refunds alone make others. */
export function decodeStatus(status: PaymentStatus): Payment['state'] {
  const state = states[status]
  if (!state) throw StatusNotAllowed({ to: status })
  return state
}

const kinds = [
  'regularPaymentDetails',
  'giftcardPaymentDetails',
  'membershipPaymentDetails',
] as const

/** A payment that a merchant records. */
export function decodePayment(
  currency: string,
  sent: NewPublishedPayment,
  field: string,
): AddedPayment {
  const given = kinds.filter((kind) => sent[kind])
  if (given.length !== 1) {
    throw violation(field, 'ONE_OF_ALIGNMENT', `needs exactly one of ${kinds.join(', ')}`)
  }
  const { regularPaymentDetails: regular, giftcardPaymentDetails: giftcard } = sent
  const isOffline = regular?.offlinePayment ?? false
  const status = sent.status ?? regular?.status ?? (isOffline || giftcard ? 'APPROVED' : 'PENDING')
  const card = regular?.creditCardDetails
  return {
    amountMinor: decodeAmount(sent.amount.amount, currency, `${field}.amount.amount`),
    name: nameOf(regular),
    state: decodeStatus(status),
    card: card ? { brand: card.brand ?? '', lastFourDigits: card.lastFourDigits ?? '' } : undefined,
    createdDate: sent.createdDate,
    details: {
      isOffline,
      isRefundDisabled: sent.refundDisabled ?? false,
      fields: fieldsOf(sent),
    },
  }
}

type SentRegular = NewPublishedPayment['regularPaymentDetails']

function nameOf(regular: SentRegular): string {
  const { buyerLanguageName, userDefinedName } = regular?.paymentMethodName ?? {}
  const { custom, predefined } = userDefinedName ?? {}
  return regular?.paymentMethod || buyerLanguageName || custom || predefined || ''
}

/** Fields stored in addition to the payment's own, without absent ones. */
function fieldsOf(sent: NewPublishedPayment): Record<string, unknown> {
  const { regularPaymentDetails, giftcardPaymentDetails, membershipPaymentDetails } = sent
  const {
    status: _,
    creditCardDetails: __,
    offlinePayment: ___,
    ...regular
  } = regularPaymentDetails ?? {}
  return {
    ...(sent.chargeCorrelationId && { chargeCorrelationId: sent.chargeCorrelationId }),
    ...(regularPaymentDetails && { regularPaymentDetails: present(regular) }),
    ...(giftcardPaymentDetails && { giftcardPaymentDetails: present(giftcardPaymentDetails) }),
    ...(membershipPaymentDetails && { membershipPaymentDetails }),
  }
}

const present = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  )
