import {
  NewsletterLinkInvalid,
  SubscriberChanged,
  SubscriberDeleted,
  SubscriberNotFound,
} from '@vitrine/contract/newsletter'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewsletterDeps, StoredSubscriber } from '../model.ts'
import { factOf, isConfirmable, stateOf } from '../rules/subscriber.ts'
import { findByAddresses, lockSubscriber, removeSubscriber, saveSubscriber } from '../store.ts'
import { openConfirmLink, openUnsubscribeLink } from './links.ts'

/** Allows the shop to send mails. Repeating it changes nothing. */
export async function confirm(tx: Tx, deps: NewsletterDeps, link: string): Promise<void> {
  const { id, requested } = openConfirmLink(tx, deps.platform, link)
  const before = await lockSubscriber(tx, id)
  if (!before || !isConfirmable(before, requested)) throw NewsletterLinkInvalid()
  if (stateOf(before) === 'ACTIVE') return
  const dates = { confirmedDate: tx.now, unsubscribedDate: null }
  await change(tx, deps, before, { ...before.request, ...dates, request: null })
}

/** The address that a link unsubscribes. */
export async function addressIn(tx: Tx, deps: NewsletterDeps, link: string): Promise<string> {
  const one = await lockSubscriber(tx, openUnsubscribeLink(tx, deps.platform, link))
  if (!one) throw NewsletterLinkInvalid()
  return one.email
}

export async function unsubscribe(tx: Tx, deps: NewsletterDeps, link: string): Promise<void> {
  const before = await lockSubscriber(tx, openUnsubscribeLink(tx, deps.platform, link))
  if (!before) throw NewsletterLinkInvalid()
  if (before.unsubscribedDate) return
  await change(tx, deps, before, { unsubscribedDate: tx.now })
}

export async function unsubscribeSubscriber(
  tx: Tx,
  deps: NewsletterDeps,
  id: string,
): Promise<StoredSubscriber> {
  const before = await lockSubscriber(tx, id)
  if (!before) throw SubscriberNotFound({ id })
  if (before.unsubscribedDate) return before
  return change(tx, deps, before, { unsubscribedDate: tx.now })
}

/** Unsubscribes these addresses; returns whether any of them was subscribed. */
export async function unsubscribeAddresses(
  tx: Tx,
  deps: NewsletterDeps,
  emails: readonly string[],
): Promise<boolean> {
  const subscribers = await findByAddresses(tx, emails, true)
  const active = subscribers.filter((one) => stateOf(one) === 'ACTIVE')
  for (const one of active) await change(tx, deps, one, { unsubscribedDate: tx.now })
  return active.length > 0
}

async function change(
  tx: Tx,
  { events }: NewsletterDeps,
  before: StoredSubscriber,
  dates: Partial<StoredSubscriber>,
): Promise<StoredSubscriber> {
  const after = { ...before, ...dates }
  await saveSubscriber(tx, after)
  await events.append(tx, {
    definition: SubscriberChanged,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
  return after
}

export async function deleteSubscriber(tx: Tx, { events }: NewsletterDeps, id: string) {
  const before = await lockSubscriber(tx, id)
  if (!before) throw SubscriberNotFound({ id })
  await removeSubscriber(tx, id)
  await events.append(tx, {
    definition: SubscriberDeleted,
    entityId: id,
    before: factOf(before),
  })
}
