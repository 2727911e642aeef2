import type { Refund as WireRefund } from '@vitrine/contract/orders'
import type {
  PaymentMethod as WireMethod,
  PaymentOffer as WireOffer,
  Payment as WirePayment,
} from '@vitrine/contract/payments'
import type { Payment, PaymentMethod, Refund, RefundPayment } from '../model/payment.ts'
import type { Offer } from '../rules/offers.ts'

export const encodePayment = (payment: Payment): WirePayment => ({
  id: payment.id,
  methodId: payment.methodId,
  provider: payment.provider,
  name: payment.name,
  isOffline: payment.isOffline,
  state: payment.state,
  amount: payment.amountMinor,
  captured: payment.capturedMinor,
  refunded: payment.refundedMinor,
  reference: payment.reference,
  card: payment.card,
  step: payment.step,
  failure: payment.failure,
  createdDate: payment.createdDate,
  updatedDate: payment.updatedDate,
})

export const encodeRefund = (refund: Refund): WireRefund => ({
  id: refund.id,
  amount: refund.amountMinor,
  state: stateOfRefund(refund),
  reason: refund.reason,
  lines: [...refund.lines],
  deliveryGroupIds: [...refund.deliveryGroupIds],
  payments: refund.payments.map(encodeRefundPart),
  createdDate: refund.createdDate,
})

export const encodeRefundPart = ({
  amountMinor: amount,
  toStoreCredit = false,
  toOrderId = null,
  ...part
}: RefundPayment): WireRefund['payments'][number] => ({
  ...part,
  amount,
  toStoreCredit,
  toOrderId,
})

/** A refund is in the least advanced state of its parts; it has failed if any part has failed. */
export function stateOfRefund({ payments }: Refund): WireRefund['state'] {
  const states = new Set(payments.map(({ state }) => state))
  const order = ['FAILED', 'RESERVED', 'SENT', 'DONE'] as const
  return order.find((state) => states.has(state)) ?? 'DONE'
}

export const encodeMethod = ({ position: _, ...method }: PaymentMethod): WireMethod => ({
  ...method,
  countries: [...method.countries],
})

export const encodeOffer = ({ method, offered, reason, have, need }: Offer): WireOffer => ({
  id: method.id,
  provider: method.provider,
  name: method.name,
  description: method.description,
  offered,
  reason,
  have: have ?? null,
  need: need ?? null,
})
