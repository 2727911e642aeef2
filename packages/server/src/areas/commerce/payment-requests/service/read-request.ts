import { PaymentRequestNotFound } from '@vitrine/contract/payment-requests'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { balanceOf, isGivenUp, leftToPay } from '../../orders/index.ts'
import { isOpen, type Payment, type PaymentMethod } from '../../payments/index.ts'
import type { PaymentRequest } from '../model.ts'
import { statusAt } from '../rules/status.ts'
import { findRequest } from '../store/requests.ts'
import { merchant, type PaymentRequestDeps } from './deps.ts'

/** The current state of a request. */
export async function requireRequest(tx: Tx, id: string): Promise<PaymentRequest> {
  const request = isGuid(id) ? await findRequest(tx, id) : undefined
  if (!request) throw PaymentRequestNotFound({ id })
  return { ...request, status: statusAt(request, tx.now) }
}

/** The same with its order locked, before it is changed. */
export async function lockRequest(
  tx: Tx,
  { orders }: Pick<PaymentRequestDeps, 'orders'>,
  id: string,
): Promise<PaymentRequest> {
  const { orderId } = await requireRequest(tx, id)
  await orders.require(tx, merchant, orderId, true)
  return requireRequest(tx, id)
}

/** A request for the holder of its link. */
export interface PayableView {
  readonly request: PaymentRequest
  /** False if the order is paid otherwise, or was cancelled. */
  readonly isPayable: boolean
  /** The last attempt to pay it. */
  readonly last: Payment | undefined
  readonly methods: readonly PaymentMethod[]
}

export async function viewPayable(
  tx: Tx,
  { orders, payments }: PaymentRequestDeps,
  id: string,
): Promise<PayableView> {
  const request = await requireRequest(tx, id)
  const order = await orders.require(tx, merchant, request.orderId)
  const money = (await payments.of(tx, [order.id])).get(order.id) ?? { payments: [], refunds: [] }
  const last = money.payments.find((one) => one.id === request.attemptIds.at(-1))
  const left = leftToPay(balanceOf(order.totals.total, money))
  const isInReview = money.payments.some(({ state }) => state === 'IN_REVIEW')
  const isPayable =
    request.status === 'UNPAID' &&
    !isGivenUp(order.state) &&
    !isInReview &&
    request.amountMinor <= left
  const payable = {
    ...orders.payableOf(order, request.amountMinor),
    isOnlineOnly: request.onlineOnly,
  }
  const offers = isPayable ? await payments.offers(tx, payable) : []
  return {
    request,
    isPayable,
    last,
    methods: offers.filter(({ offered }) => offered).map(({ method }) => method),
  }
}

/** The buyer's next step for the last attempt; null without one. */
export const stepOf = ({ last }: Pick<PayableView, 'last'>): Payment['step'] =>
  last && isOpen(last) ? last.step : null
