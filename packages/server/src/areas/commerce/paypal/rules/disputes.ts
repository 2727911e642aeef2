import type { EventKind, PaymentEvent } from '../../payments/index.ts'
import { fromPaypalAmount } from './amounts.ts'

/** The fields of a PayPal dispute that are read. */
export interface Dispute {
  readonly dispute_id: string
  readonly create_time?: string
  readonly update_time?: string
  readonly status?: string
  /** INQUIRY: buyer and shop negotiate, and no money is held. */
  readonly dispute_life_cycle_stage?: string
  readonly dispute_amount?: { readonly currency_code: string; readonly value: string }
  readonly dispute_outcome?: { readonly outcome_code?: string }
  readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[]
}

/** Outcomes after which the shop keeps the money. */
const won = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
])
const lost = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/** The disputed capture. */
export const captureOf = ({ disputed_transactions: all = [] }: Dispute): string | undefined =>
  all.find((one) => one.seller_transaction_id)?.seller_transaction_id

/** The events of a dispute. An inquiry takes money only when it is lost. */
export function disputeEvents(
  dispute: Dispute,
  paymentId: string,
  isTest: boolean,
): PaymentEvent[] {
  const { dispute_id: id, dispute_amount: amount, create_time: created } = dispute
  const outcome = dispute.dispute_outcome?.outcome_code ?? ''
  const isInquiry = dispute.dispute_life_cycle_stage === 'INQUIRY'
  if (!amount || (isInquiry && !lost.has(outcome))) return []
  const toEvent = (kind: EventKind, eventId: string, at: string | undefined): PaymentEvent => ({
    provider: 'PAYPAL',
    account: isTest ? 'test' : 'live',
    id: eventId,
    paymentId,
    kind,
    amountMinor: fromPaypalAmount({ currencyCode: amount.currency_code, value: amount.value }),
    currency: amount.currency_code,
    date: new Date(at ?? created ?? 0),
    details: {},
  })
  return [
    toEvent('DISPUTED', `${id}:opened`, created),
    ...(won.has(outcome) ? [toEvent('DISPUTE_WON', `${id}:won`, dispute.update_time)] : []),
  ]
}
