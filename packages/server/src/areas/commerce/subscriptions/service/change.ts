import type { AddressWithContact } from '@vitrine/contract/carts'
import { violation } from '@vitrine/contract/kit'
import {
  type SubscriptionAction,
  SubscriptionCancelled,
  SubscriptionStatusUnsuitable,
} from '@vitrine/contract/subscriptions'
import type { Tx } from '../../../../platform/tx.ts'
import type { Subscription } from '../model.ts'
import { cycleAfter, withNext } from '../rules/schedule.ts'
import { isEnded, requireAfter } from '../rules/transitions.ts'
import { insertCycle } from '../store/cycles.ts'
import { type SubscriptionDeps, save } from './deps.ts'
import { mailCancelled } from './mails.ts'
import { lockSubscription } from './read.ts'

export interface Change {
  readonly action: SubscriptionAction
  /** For SKIP_NEXT: the cycle to skip. */
  readonly cycle: number | undefined
}

/** Applies a requested change; one that is already in effect changes nothing. */
export async function changeSubscription(
  tx: Tx,
  deps: SubscriptionDeps,
  id: string,
  { action, cycle }: Change,
): Promise<void> {
  const before = await lockSubscription(tx, deps, id)
  switch (action) {
    case 'PAUSE':
      await pause(tx, deps, before)
      return
    case 'RESUME':
      await resume(tx, deps, before)
      return
    case 'SKIP_NEXT':
      if (cycle === undefined) throw violation('cycle', 'REQUIRED_FIELD', 'says which date it is')
      await skip(tx, deps, before, cycle)
      return
    case 'CANCEL':
      if (before.status !== 'CANCELLED') await endNow(tx, deps, before)
      return
    case 'CANCEL_AT_PERIOD_END':
      await endLater(tx, deps, before)
  }
}

async function pause(tx: Tx, deps: SubscriptionDeps, before: Subscription): Promise<void> {
  if (before.status === 'PAUSED') return
  await save(tx, deps, before, { ...before, status: requireAfter(before.status, 'PAUSE') })
}

/** Resumes with the first future date, or reverts a cancellation at the end of the period. */
async function resume(tx: Tx, deps: SubscriptionDeps, before: Subscription): Promise<void> {
  if (before.cancelAtPeriodEnd && !isEnded(before.status)) {
    await save(tx, deps, before, { ...before, cancelAtPeriodEnd: false })
    return
  }
  if (before.status === 'ACTIVE') return
  const status = requireAfter(before.status, 'RESUME')
  const next = before.nextCycle === null ? null : cycleAfter(before, before.nextCycle, tx.now)
  await save(tx, deps, before, { ...withNext(before, next), status })
}

async function skip(
  tx: Tx,
  deps: SubscriptionDeps,
  before: Subscription,
  cycle: number,
): Promise<void> {
  const { status, nextCycle, nextDate } = before
  if (nextCycle !== null && nextCycle > cycle) return
  const isNext = nextCycle === cycle && nextDate !== null && !before.cancelAtPeriodEnd
  if (!isNext || (status !== 'ACTIVE' && status !== 'PAST_DUE')) {
    throw SubscriptionStatusUnsuitable({ status })
  }
  await insertCycle(tx, before.id, {
    cycle,
    outcome: 'SKIPPED',
    orderId: null,
    orderNumber: null,
    problem: null,
    dueDate: nextDate,
  })
  await save(tx, deps, before, withNext(before, cycle + 1))
}

/** Ends the subscription and its unpaid order, and mails the buyer. */
export async function endNow(tx: Tx, deps: SubscriptionDeps, before: Subscription): Promise<void> {
  const after = await end(tx, deps, before)
  await mailCancelled(tx, deps, after, null)
}

/** The same without a mail, at a date that the buyer already knows. */
export async function end(
  tx: Tx,
  deps: SubscriptionDeps,
  before: Subscription,
): Promise<Subscription> {
  const { openOrderId } = before
  const status = requireAfter(before.status, 'CANCEL')
  const ended: Subscription = {
    ...withNext(before, null),
    status,
    cancelAtPeriodEnd: false,
    openOrderId: null,
    retryDate: null,
    endedDate: tx.now,
  }
  const after = await save(tx, deps, before, ended, SubscriptionCancelled)
  if (openOrderId !== null)
    await deps.orders.cancel(tx, openOrderId, {
      restock: false,
      reason: undefined,
      notify: false,
    })
  return after
}

async function endLater(tx: Tx, deps: SubscriptionDeps, before: Subscription): Promise<void> {
  if (before.cancelAtPeriodEnd || before.status === 'CANCELLED') return
  if (before.status === 'PAUSED') {
    await endNow(tx, deps, before)
    return
  }
  const isRunning = before.status === 'ACTIVE' || before.status === 'PAST_DUE'
  if (!isRunning || before.nextDate === null) {
    throw SubscriptionStatusUnsuitable({ status: before.status })
  }
  const after = await save(tx, deps, before, { ...before, cancelAtPeriodEnd: true })
  await mailCancelled(tx, deps, after, before.nextDate)
}

/** Sets the shipping address of later orders. */
export async function changeAddress(
  tx: Tx,
  deps: SubscriptionDeps,
  id: string,
  shipping: AddressWithContact,
): Promise<void> {
  const before = await lockSubscription(tx, deps, id)
  if (isEnded(before.status)) throw SubscriptionStatusUnsuitable({ status: before.status })
  if (!shipping.address?.country) {
    throw violation('shipping.address.country', 'REQUIRED_FIELD', 'is needed to deliver there')
  }
  await save(tx, deps, before, { ...before, shipping })
}
