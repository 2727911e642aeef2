import { SubscriptionNotFound } from '@vitrine/contract/subscriptions'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { KnownMethod } from '../../payments/index.ts'
import type { Owner, StoredCycle, Subscription } from '../model.ts'
import { findCycles } from '../store/cycles.ts'
import { findSubscription } from '../store/subscriptions.ts'
import { merchant, type SubscriptionDeps } from './deps.ts'

export interface SubscriptionView {
  readonly subscription: Subscription
  readonly cycles: readonly StoredCycle[]
  readonly savedMethod: KnownMethod | undefined
}

const isOwn = (owner: Owner, { memberId, visitorId }: Subscription): boolean => {
  if (owner.kind === 'all') return true
  return owner.id === (owner.kind === 'member' ? memberId : visitorId)
}

/** A subscription of an owner; one of another owner is not found. */
export async function requireSubscription(tx: Tx, owner: Owner, id: string): Promise<Subscription> {
  const found = isGuid(id) ? await findSubscription(tx, id) : undefined
  if (!found || !isOwn(owner, found)) throw SubscriptionNotFound({ id })
  return found
}

export async function viewSubscription(
  tx: Tx,
  { payments }: Pick<SubscriptionDeps, 'payments'>,
  owner: Owner,
  id: string,
): Promise<SubscriptionView> {
  const subscription = await requireSubscription(tx, owner, id)
  const { paymentId } = subscription
  return {
    subscription,
    cycles: await findCycles(tx, subscription.id),
    savedMethod: paymentId === null ? undefined : await payments.savedMethod(tx, paymentId),
  }
}

const TRIES = 3

/** A subscription, locked. Its open order is locked first, in the same order as when payments are processed. */
export async function lockSubscription(
  tx: Tx,
  { orders }: Pick<SubscriptionDeps, 'orders'>,
  id: string,
): Promise<Subscription> {
  let awaited = (await requireSubscription(tx, { kind: 'all' }, id)).openOrderId
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (awaited !== null) await orders.require(tx, merchant, awaited, true)
    const locked = await findSubscription(tx, id, true)
    if (!locked) throw SubscriptionNotFound({ id })
    if (locked.openOrderId === null || locked.openOrderId === awaited) return locked
    awaited = locked.openOrderId
  }
  throw new Error(`the subscription ${id} changes all the time`)
}
