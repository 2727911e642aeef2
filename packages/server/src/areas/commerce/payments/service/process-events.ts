import { isDeepStrictEqual } from 'node:util'
import { PaymentChanged } from '@vitrine/contract/payments'
import type { Tx } from '../../../../platform/tx.ts'
import type { Entry } from '../../ledger/index.ts'
import type { EventKind, Fold, Payment, PaymentEvent, RefundState } from '../model/payment.ts'
import { foldEvents } from '../rules/fold.ts'
import {
  GIFT_CARD_PROVIDER,
  ORDER_CREDIT_PROVIDER,
  STORE_CREDIT_PROVIDER,
} from '../rules/tenders.ts'
import { findEvents, findUnprocessed, insertEvents, markProcessed } from '../store/events.ts'
import { findPayment, updateFold } from '../store/payments.ts'
import { updateRefundPayments } from '../store/refunds.ts'
import type { PaymentsDeps } from './deps.ts'

/** Applies a payment's events to it. The caller locks the order. */
export async function processEvents(
  tx: Tx,
  deps: PaymentsDeps,
  paymentId: string,
): Promise<Payment | undefined> {
  const before = await findPayment(tx, paymentId)
  if (!before) return undefined
  const { after, refunds } = await bringUpToDate(tx, deps, before)
  if (after === before && refunds.length === 0) return before
  await deps.events.append(tx, changedFact(before, after, refunds))
  return after
}

type ChangedRefunds = Awaited<ReturnType<typeof updateRefundPayments>>

/** Folds the events of a payment, stores and books the result; returns the same payment if nothing has changed. */
export async function bringUpToDate(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'ledger'>,
  before: Payment,
): Promise<{ readonly after: Payment; readonly refunds: ChangedRefunds }> {
  const { id } = before
  await markProcessed(tx, id, before.currency)
  const events = await findEvents(tx, id)
  const fold = foldEvents(events)
  const refunds = await updateRefundPayments(tx, id, refundStates(events))
  const isSame = isDeepStrictEqual(fold, foldOf(before))
  if (isSame && refunds.length === 0) return { after: before, refunds }
  if (!isSame) await updateFold(tx, id, fold)
  const after: Payment = { ...before, ...fold, updatedDate: tx.now }
  await bookMoney(tx, deps, before, after)
  return { after, refunds }
}

export const changedFact = (before: Payment, after: Payment, refunds: ChangedRefunds) => ({
  definition: PaymentChanged,
  entityId: after.id,
  before: factOf(before),
  after: { ...factOf(after), refunds },
})

/** Folds the events of a payment without a fact; a changed payment is a new object. */
export async function foldAgain(tx: Tx, deps: Pick<PaymentsDeps, 'ledger'>, paymentId: string) {
  const before = await findPayment(tx, paymentId)
  return before && { before, ...(await bringUpToDate(tx, deps, before)) }
}

const foldOf = (payment: Payment): Fold => ({
  state: payment.state,
  authorizedMinor: payment.authorizedMinor,
  capturedMinor: payment.capturedMinor,
  refundedMinor: payment.refundedMinor,
  creditedMinor: payment.creditedMinor,
  disputedMinor: payment.disputedMinor,
  reference: payment.reference,
  card: payment.card,
  failure: payment.failure,
})

/** The fact of a payment. */
export const factOf = (payment: Payment) => ({
  id: payment.id,
  orderId: payment.orderId,
  provider: payment.provider,
  state: payment.state,
  amountMinor: payment.amountMinor,
  capturedMinor: payment.capturedMinor,
  refundedMinor: payment.refundedMinor,
  creditedMinor: payment.creditedMinor,
  currency: payment.currency,
})

const stateByEvent: Partial<Record<EventKind, RefundState>> = {
  REFUND_SENT: 'SENT',
  REFUNDED: 'DONE',
  REFUND_FAILED: 'FAILED',
}
/** The higher state wins in any order: banks return money that they reported as paid. */
const weights: Readonly<Record<RefundState, number>> = { RESERVED: 0, SENT: 1, DONE: 2, FAILED: 3 }

/** The state of each refund in the events. */
function refundStates(events: readonly PaymentEvent[]): Map<string, RefundState> {
  const states = new Map<string, RefundState>()
  for (const { kind, details } of events) {
    const { refundId } = details
    const state = stateByEvent[kind]
    if (!refundId || !state) continue
    if (weights[state] > weights[states.get(refundId) ?? 'RESERVED']) states.set(refundId, state)
  }
  return states
}

/**
 * Books money received and refunded since. Payments by gift card and credit reduce what the shop owes the buyer;
 * refunds to store credit or to another order increase it. Refunded credit of another order leaves the shop as money.
 */
async function bookMoney(
  tx: Tx,
  { ledger }: Pick<PaymentsDeps, 'ledger'>,
  before: Payment,
  after: Payment,
): Promise<void> {
  const { orderId, currency, provider } = after
  const received = after.capturedMinor - before.capturedMinor
  const credited = after.creditedMinor - before.creditedMinor
  const returned = after.refundedMinor - before.refundedMinor - credited
  const disputed = after.disputedMinor - before.disputedMinor
  const group = { orderId, currency }
  const entries = (
    account: Entry['account'],
    amountMinor: number,
    other: Entry['account'] = accountOf(after),
  ): Entry[] => [
    { account: other, detail: provider, amountMinor },
    { account, amountMinor: -amountMinor },
  ]
  if (received !== 0) {
    await ledger.post(tx, { ...group, kind: 'PAYMENT', entries: entries('RECEIVABLE', received) })
  }
  if (returned !== 0) {
    const from = provider === ORDER_CREDIT_PROVIDER ? 'CLEARING' : accountOf(after)
    const paidBack = entries('RECEIVABLE', -returned, from)
    await ledger.post(tx, { ...group, kind: 'REFUND', entries: paidBack })
  }
  if (credited !== 0) {
    const owed = entries('RECEIVABLE', -credited, 'STORE_CREDIT')
    await ledger.post(tx, { ...group, kind: 'REFUND', entries: owed })
  }
  if (disputed !== 0) {
    await ledger.post(tx, { ...group, kind: 'PAYMENT', entries: entries('DISPUTES', -disputed) })
  }
}

/** The account that a payment's money is on. */
function accountOf({ provider }: Payment): Entry['account'] {
  if (provider === GIFT_CARD_PROVIDER) return 'GIFT_CARDS'
  const isCredit = provider === STORE_CREDIT_PROVIDER || provider === ORDER_CREDIT_PROVIDER
  return isCredit ? 'STORE_CREDIT' : 'CLEARING'
}

/** Stores events and applies them to their payments, in a transaction that has locked the order. */
export async function take(
  tx: Tx,
  deps: PaymentsDeps,
  paymentId: string,
  events: readonly PaymentEvent[],
): Promise<Payment | undefined> {
  await insertEvents(tx, events)
  return processEvents(tx, deps, paymentId)
}

/** Locks an order until the transaction ends; false if it does not exist. */
export type LockOrder = (tx: Tx, orderId: string) => Promise<boolean>

/**
 * Receives events of a provider, any number of times. They are stored first, in a transaction of their own, so that
 * nothing is lost if processing fails; events of a payment that is not stored yet are processed later.
 */
export async function receive(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  siteId: string,
  events: readonly PaymentEvent[],
): Promise<void> {
  const { platform } = deps
  if (events.length === 0) return
  const site = { siteId, actor: { type: 'system', id: 'payments' } } as const
  await platform.work(site, (tx) => insertEvents(tx, events))
  for (const paymentId of new Set(events.map((event) => event.paymentId))) {
    await platform.work(site, (tx) => processLocked(tx, deps, lockOrder, paymentId))
  }
}

async function processLocked(
  tx: Tx,
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (payment && (await lockOrder(tx, payment.orderId))) await processEvents(tx, deps, paymentId)
}

const AT_ONCE = 200
/** The receiver processes events at once; those still unprocessed after this time have no process any more. */
const LEFT_OVER_MS = 30_000

/** Processes events that were stored but not processed, such as when a process ended in between. */
export async function processLeftOver(deps: PaymentsDeps, lockOrder: LockOrder): Promise<void> {
  const { db, clock, work } = deps.platform
  const before = new Date(clock.now().getTime() - LEFT_OVER_MS)
  for (const { siteId, paymentId } of await findUnprocessed(db, before, AT_ONCE)) {
    const site = { siteId, actor: { type: 'system', id: 'payments' } } as const
    await work(site, (tx) => processLocked(tx, deps, lockOrder, paymentId))
  }
}
