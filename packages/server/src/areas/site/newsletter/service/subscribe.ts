import {
  MAX_CONFIRMATIONS_A_DAY,
  NewsletterFormNotFound,
  SubscriberAdded,
  SubscriberChanged,
  TooManyNewsletterRequests,
} from '@vitrine/contract/newsletter'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewsletterDeps, StoredSubscriber, SubscriptionRequest } from '../model.ts'
import { factOf, stateOf } from '../rules/subscriber.ts'
import { lockAddress, saveSubscriber } from '../store.ts'
import { confirmPathOf } from './links.ts'

const DAY_MINUTES = 24 * 60

/** Mails a link to confirm; to who is subscribed, and for what a program has filled in, nothing happens. */
export async function subscribe(
  tx: Tx,
  deps: NewsletterDeps,
  { sectionId, email, language, website }: SubscriptionRequest,
): Promise<void> {
  const form = await deps.sitePages.findSection(tx, 'newsletter', sectionId, language)
  if (!form) throw NewsletterFormNotFound()
  if (website !== '') return
  const before = await lockAddress(tx, email)
  if (before && stateOf(before) === 'ACTIVE') return
  await requireFew(tx, deps, email)
  const { title = '', text = '' } = form.section.newsletter ?? {}
  const after: StoredSubscriber = {
    confirmedDate: null,
    unsubscribedDate: null,
    ...before,
    id: before?.id ?? newId(),
    email,
    language: language ?? (await deps.settingsOf(tx.siteId)).locale,
    pageId: form.pageId,
    consentText: [title, text].filter(Boolean).join('\n'),
    requestedDate: tx.now,
  }
  await saveSubscriber(tx, after)
  await deps.events.append(tx, {
    definition: before ? SubscriberChanged : SubscriberAdded,
    entityId: after.id,
    ...(before && { before: factOf(before) }),
    after: factOf(after),
  })
  await deps.mail.write(tx, {
    to: email,
    language: after.language,
    template: 'newsletter-confirm',
    facts: { path: confirmPathOf(tx, deps.platform, after) },
  })
}

/** Counted for the address, whatever becomes of the call. */
async function requireFew(
  { siteId }: Tx,
  { platform }: NewsletterDeps,
  email: string,
): Promise<void> {
  const key = email.toLowerCase()
  const bucket = { siteId, bucket: 'newsletter', key, windowMinutes: DAY_MINUTES }
  if ((await platform.attempts.add(bucket)) > MAX_CONFIRMATIONS_A_DAY) {
    throw TooManyNewsletterRequests({ most: MAX_CONFIRMATIONS_A_DAY })
  }
}
