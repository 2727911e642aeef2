import {
  MAX_CONFIRMATIONS_A_DAY,
  SubscriberAdded,
  SubscriberChanged,
  type SubscriberState,
  TooManyNewsletterRequests,
} from '@vitrine/contract/newsletter'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewsletterConsent, NewsletterDeps, StoredSubscriber } from '../model.ts'
import { factOf, needsConfirmation, stateOf } from '../rules/subscriber.ts'
import { lockAddress, saveSubscriber } from '../store.ts'
import { confirmPathOf } from './links.ts'

const DAY_MINUTES = 24 * 60

/** Whether the address is subscribed or has to confirm first. */
export type NewsletterOutcome = Exclude<SubscriberState, 'UNSUBSCRIBED'>

interface NewsletterRequest {
  readonly email: string
  /** Language of the confirmation mail; null: the shop's. */
  readonly language: string | null
  readonly consent: Omit<NewsletterConsent, 'requestedDate'>
  /** Whether the address has to confirm; default: the shop's setting. */
  readonly mustConfirm?: boolean
  /** Whether too many requests for the address are ignored instead of an error. */
  readonly isOptional?: boolean
}

/**
 * Subscribes an address, at once or after it confirms with the link in a mail. Existing subscribers stay unchanged, and
 * a pending request never replaces an earlier consent.
 */
export async function requestNewsletter(
  tx: Tx,
  deps: NewsletterDeps,
  request: NewsletterRequest,
): Promise<NewsletterOutcome> {
  const before = await lockAddress(tx, request.email)
  if (before && stateOf(before) === 'ACTIVE') return 'ACTIVE'
  const { locale, newsletter } = await deps.settingsOf(tx.siteId)
  const waits = request.mustConfirm ?? needsConfirmation(before, newsletter)
  if (waits && !(await isWithinLimit(tx, deps, request.email))) {
    if (request.isOptional) return 'PENDING'
    throw TooManyNewsletterRequests({ most: MAX_CONFIRMATIONS_A_DAY })
  }
  const inLanguage = { ...request, language: request.language ?? locale }
  const after = subscriberAfter(tx, before, inLanguage, waits)
  await saveSubscriber(tx, after)
  await deps.events.append(tx, {
    definition: before ? SubscriberChanged : SubscriberAdded,
    entityId: after.id,
    ...(before && { before: factOf(before) }),
    after: factOf(after),
  })
  if (waits) await writeConfirmation(tx, deps, after)
  return waits ? 'PENDING' : 'ACTIVE'
}

function subscriberAfter(
  { now }: Pick<Tx, 'now'>,
  before: StoredSubscriber | undefined,
  request: NewsletterRequest & { readonly language: string },
  waits: boolean,
): StoredSubscriber {
  const consent = { ...request.consent, requestedDate: now }
  const { email, language } = request
  if (waits && before?.unsubscribedDate) return { ...before, email, language, request: consent }
  return {
    id: before?.id ?? newId(),
    email,
    language,
    ...consent,
    confirmedDate: waits ? null : now,
    unsubscribedDate: null,
    request: null,
  }
}

const writeConfirmation = (tx: Tx, { platform, mail }: NewsletterDeps, one: StoredSubscriber) =>
  mail.write(tx, {
    to: one.email,
    language: one.language,
    template: 'newsletter-confirm',
    facts: { path: confirmPathOf(tx, platform, { id: one.id, requestedDate: tx.now }) },
  })

/** Counts every request for the address, even if the call fails. */
async function isWithinLimit(
  { siteId }: Tx,
  { platform }: NewsletterDeps,
  email: string,
): Promise<boolean> {
  const key = email.toLowerCase()
  const bucket = { siteId, bucket: 'newsletter', key, windowMinutes: DAY_MINUTES }
  return (await platform.attempts.add(bucket)) <= MAX_CONFIRMATIONS_A_DAY
}
