import { PaymentProviderRefused, PaymentProviderUnavailable } from '@vitrine/contract/payments'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../../../transport/idempotency-key.ts'
import type {
  OrderPayments,
  Payment,
  PaymentEvent,
  Refund,
  RefundPayment,
} from '../model/payment.ts'
import { ProviderRefused, ProviderUnavailable } from '../model/provider.ts'
import { findPaymentsOf } from '../store/payments.ts'
import { findRefundByRequest, findRefundsOf, insertRefund } from '../store/refunds.ts'
import { knownPayment, ownEvent, providerOf } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { type LockOrder, receive, take } from './process-events.ts'
import { isRepeated, statePayment } from './recorded.ts'

/** The payments and refunds of orders, in two statements for any number of orders. */
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

/** The refund that an earlier request with this key made. */
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
 * Reserves a refund of an order, locked by the caller. Payments made outside of the shop are refunded outside of it, so
 * their part is done once recorded. Store credit is granted by the caller.
 */
export async function reserveRefund(
  tx: Tx,
  deps: PaymentsDeps,
  refund: Refund,
  request: RequestKey | undefined,
): Promise<void> {
  await insertRefund(tx, refund, request)
  const payments = await findPaymentsOf(tx, [refund.orderId])
  if (!refund.payments.every(isDoneHere)) await addRefundJob(tx, deps, refund)
  for (const part of refund.payments.filter(isDoneHere)) {
    const { paymentId, amountMinor, toStoreCredit, toOrderId } = part
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) continue
    const details = {
      refundId: refund.id,
      ...(toStoreCredit && { toStoreCredit }),
      ...(toOrderId && { toOrder: true }),
    }
    await take(tx, deps, paymentId, [ownEvent(tx, payment, 'REFUNDED', { amountMinor, details })])
  }
}

/** No provider is called: the refund happens outside of the shop, becomes store credit, or pays another order. */
const isDoneHere = ({ isExternal, toStoreCredit = false, toOrderId = null }: RefundPayment) =>
  isExternal || toStoreCredit || toOrderId !== null

/** How long the request has for calling the provider before the job does. */
const SEND_BY_JOB_SECONDS = 30

async function addRefundJob(
  tx: Tx,
  { platform: { jobs, clock } }: PaymentsDeps,
  { id: refundId, orderId }: Refund,
): Promise<void> {
  const runAt = clock.after(tx.now, { seconds: SEND_BY_JOB_SECONDS })
  const payload = { siteId: tx.siteId, orderId, refundId }
  await jobs.add(tx, 'payments:refund', payload, { key: `payments:refund:${refundId}`, runAt })
}

/**
 * Asks providers to pay the reserved parts of a refund, outside of any transaction; its id is their idempotency key.
 * Refused parts have failed.
 */
export async function requestRefund(
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
    if (!payment || isDoneHere(part) || part.state !== 'RESERVED') continue
    const events = await refundEvents(deps, siteId, payment, { ...part, refundId })
    await receive(deps, lockOrder, siteId, events)
  }
}

async function refundEvents(
  deps: PaymentsDeps,
  siteId: string,
  payment: Payment,
  { refundId, amountMinor }: { readonly refundId: string; readonly amountMinor: number },
): Promise<readonly PaymentEvent[]> {
  const provider = providerOf(deps, payment.provider)
  try {
    return (await provider.refund?.(knownPayment(siteId, payment), { refundId, amountMinor })) ?? []
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const details = { refundId, raw: { code: error.code, says: error.message } }
    const now = deps.platform.clock.now()
    const refused = ownEvent({ now }, payment, 'REFUND_FAILED', { amountMinor, details })
    return [{ ...refused, id: `${refundId}:refused` }]
  }
}

/** The same while a merchant waits: if a provider does not answer, the job retries. */
export async function sendRefund(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  siteId: string,
  refund: Pick<Refund, 'id' | 'orderId'>,
): Promise<void> {
  try {
    await requestRefund(deps, lockOrder, siteId, refund)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.platform.logger.warn({ err: error, siteId, refundId: refund.id }, 'a refund waits')
  }
}

/** The capture or release of an authorized payment. */
export interface Settlement {
  readonly verb: 'capture' | 'release'
  /** The captured amount in minor units; absent: everything. */
  readonly amountMinor?: number | undefined
}

/** A recorded payment has no provider: its change is only noted. */
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

/** Captures or releases an authorized payment at its provider, outside of any transaction. */
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
  const events = await answerOf(payment, async () => (await provider[verb]?.(known)) ?? [])
  await receive(deps, lockOrder, siteId, events)
}

/** Turns errors of a provider into errors for the merchant. */
async function answerOf(
  { provider }: Payment,
  call: () => Promise<readonly PaymentEvent[]>,
): Promise<readonly PaymentEvent[]> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw PaymentProviderUnavailable({ provider })
    if (!(error instanceof ProviderRefused)) throw error
    throw PaymentProviderRefused({ provider, code: error.code, says: error.message })
  }
}
