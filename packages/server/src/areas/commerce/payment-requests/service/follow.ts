import {
  PaymentRequestExpired,
  PaymentRequestPaid,
  PaymentRequestVoided,
} from '@vitrine/contract/payment-requests'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { findByAttempt, findOverdue, findRequestsOf } from '../store/requests.ts'
import { giveUpAttempts } from './change-request.ts'
import { type PaymentRequestDeps, saveRequest } from './deps.ts'
import { lockRequest } from './read-request.ts'

interface ChangedPayment {
  readonly id: string
  readonly amountMinor: number
  readonly capturedMinor: number
}

/** Marks a request as paid when an attempt for it succeeds, at any time. The order is locked. */
export async function followPayment(
  tx: Tx,
  deps: PaymentRequestDeps,
  { after }: Fact,
): Promise<void> {
  const { id, amountMinor, capturedMinor } = after as ChangedPayment
  if (capturedMinor < amountMinor) return
  const before = await findByAttempt(tx, id)
  if (!before || before.status === 'PAID') return
  await saveRequest(tx, deps, before, { ...before, status: 'PAID' }, PaymentRequestPaid)
}

/** Voids the requests of a cancelled, locked order. Their attempts are voided already. */
export async function followOrder(
  tx: Tx,
  deps: PaymentRequestDeps,
  { entityId }: Fact,
): Promise<void> {
  for (const before of await findRequestsOf(tx, entityId)) {
    if (before.status !== 'UNPAID') continue
    await saveRequest(tx, deps, before, { ...before, status: 'VOIDED' }, PaymentRequestVoided)
  }
}

const AT_ONCE = 200

/** Expires requests, each in its own transaction. */
export async function expireRequests(
  deps: PaymentRequestDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findOverdue(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    const site = { siteId, actor: { type: 'system', id: 'payment-requests' } } as const
    try {
      await work(site, (tx) => expireRequest(tx, deps, id))
    } catch (error) {
      // The next run retries; other requests are not blocked.
      logger.warn({ err: error, requestId: id }, 'a payment request could not expire')
    }
  }
}

async function expireRequest(tx: Tx, deps: PaymentRequestDeps, id: string): Promise<void> {
  const request = await lockRequest(tx, deps, id)
  if (request.status !== 'EXPIRED') return
  await giveUpAttempts(tx, deps, request)
  await saveRequest(tx, deps, { ...request, status: 'UNPAID' }, request, PaymentRequestExpired)
}
