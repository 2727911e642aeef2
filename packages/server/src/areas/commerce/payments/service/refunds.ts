import type { Tx } from '../../../../platform/tx.ts'
import type { OrderPayments, Payment, PaymentEvent, Refund } from '../model/payment.ts'
import type { KnownPayment } from '../model/provider.ts'
import { findPaymentsOf, type RequestKey } from '../store/payments.ts'
import { findRefundByRequest, findRefundsOf, insertRefund } from '../store/refunds.ts'
import { ownEvent, providerOf } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { type LockOrder, receive, take } from './judge.ts'
import { isRepeated, statePayment } from './recorded.ts'

/** The payments and refunds of orders: two statements however many there are. */
export async function paymentsOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, OrderPayments>> {
  const payments = await findPaymentsOf(tx, orderIds)
  const refunds = await findRefundsOf(tx, orderIds)
  return new Map(
    orderIds.map((id) => [
      id,
      {
        payments: payments.filter(({ orderId }) => orderId === id),
        refunds: refunds.filter(({ orderId }) => orderId === id),
      },
    ]),
  )
}

/** The refund that this call has made before. */
export async function findRepeatedRefund(
  tx: Tx,
  orderId: string,
  request: RequestKey | undefined,
): Promise<string | undefined> {
  if (!request) return undefined
  const earlier = await findRefundByRequest(tx, orderId, request.key)
  return isRepeated(earlier, request) ? earlier?.id : undefined
}

/**
 * Reserves a refund of an order, which is locked. What was paid outside of the shop is paid back outside of it: that is
 * done with recording it.
 */
export async function reserveRefund(
  tx: Tx,
  deps: PaymentsDeps,
  refund: Refund,
  request: RequestKey | undefined,
): Promise<void> {
  await insertRefund(tx, refund, request)
  const payments = await findPaymentsOf(tx, [refund.orderId])
  for (const { paymentId, amountMinor, isExternal } of refund.payments) {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!isExternal || !payment) continue
    const details = { refundId: refund.id }
    await take(tx, deps, paymentId, [ownEvent(tx, payment, 'REFUNDED', { amountMinor, details })])
  }
}

/** Asks providers to pay back what is reserved of a refund, outside of any transaction. */
export async function sendRefund(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  siteId: string,
  { id: refundId, orderId }: Pick<Refund, 'id' | 'orderId'>,
): Promise<void> {
  const site = { siteId, actor: { type: 'system', id: 'payments' } } as const
  const known = await deps.platform.work(site, async (tx) =>
    (await paymentsOf(tx, [orderId])).get(orderId),
  )
  const refund = known?.refunds.find(({ id }) => id === refundId)
  for (const part of refund?.payments ?? []) {
    const payment = known?.payments.find(({ id }) => id === part.paymentId)
    if (!payment || part.isExternal || part.state !== 'RESERVED') continue
    const { amountMinor } = part
    const provider = providerOf(deps, payment.provider)
    const events = await provider.refund?.(knownPayment(siteId, payment), { refundId, amountMinor })
    await receive(deps, lockOrder, siteId, events ?? [])
  }
}

const knownPayment = (
  siteId: string,
  { id: paymentId, amountMinor, currency, reference }: Payment,
): KnownPayment => ({ paymentId, siteId, amountMinor, currency, reference })

/** What is done with an authorized payment. */
export interface Settlement {
  readonly verb: 'capture' | 'release'
  /** How much is captured, in minor units; absent: everything. */
  readonly amountMinor?: number | undefined
}

/** No provider knows a recorded payment: what becomes of it is noted. */
async function settleRecorded(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  siteId: string,
  payment: Payment,
  { verb, amountMinor = payment.authorizedMinor }: Settlement,
): Promise<void> {
  const site = { siteId, actor: { type: 'system', id: 'payments' } } as const
  const state = verb === 'capture' ? 'CAPTURED' : 'RELEASED'
  await deps.platform.work(site, async (tx) => {
    if (!(await lockOrder(tx, payment.orderId))) return
    await statePayment(tx, deps, payment, { state, amountMinor })
  })
}

/** Takes or gives up the money of an authorized payment at its provider, outside of any transaction. */
export async function settleAuthorized(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  siteId: string,
  payment: Payment,
  { verb, amountMinor }: Settlement,
): Promise<void> {
  if (payment.provider === 'RECORDED') {
    await settleRecorded(deps, lockOrder, siteId, payment, { verb, amountMinor })
    return
  }
  const known = { ...knownPayment(siteId, payment), ...(amountMinor && { amountMinor }) }
  const provider = providerOf(deps, payment.provider)
  const events: readonly PaymentEvent[] = (await provider[verb]?.(known)) ?? []
  await receive(deps, lockOrder, siteId, events)
}
