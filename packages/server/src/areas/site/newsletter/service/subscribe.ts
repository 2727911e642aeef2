import { NewsletterFormNotFound, NewsletterNotOffered } from '@vitrine/contract/newsletter'
import type { Tx } from '../../../../platform/tx.ts'
import type { GivenConsent, NewsletterDeps, SubscriptionRequest } from '../model.ts'
import { type NewsletterOutcome, requestNewsletter } from './request.ts'

/** Subscribes with the form of a page. Submissions of subscribers and bots are ignored. */
export async function subscribe(
  tx: Tx,
  deps: NewsletterDeps,
  { sectionId, email, language, website }: SubscriptionRequest,
): Promise<void> {
  const form = await deps.sitePages.findSection(tx, 'newsletter', sectionId, language)
  if (!form) throw NewsletterFormNotFound()
  if (website !== '') return
  const { title = '', text = '' } = form.section.newsletter ?? {}
  await requestNewsletter(tx, deps, {
    email,
    language: language ?? null,
    consent: {
      source: 'NEWSLETTER_FORM',
      pageId: form.pageId,
      orderNumber: null,
      consentText: [title, text].filter(Boolean).join('\n'),
    },
  })
}

/**
 * Subscribes the address of an account. A verified address is subscribed at once; for any other the result does not
 * reveal whether it is subscribed already.
 */
export async function subscribeMember(
  tx: Tx,
  deps: NewsletterDeps,
  { email, language, text, isVerified }: GivenConsent & { readonly isVerified: boolean },
): Promise<NewsletterOutcome> {
  const { newsletter: settings } = await deps.settingsOf(tx.siteId)
  if (!settings.offer) throw NewsletterNotOffered()
  const outcome = await requestNewsletter(tx, deps, {
    email,
    language,
    mustConfirm: !isVerified,
    consent: { source: 'ACCOUNT', pageId: null, orderNumber: null, consentText: text },
  })
  return isVerified ? outcome : 'PENDING'
}

/**
 * Subscribes with an order, which never fails because of it: an address with too many requests gets no further mail
 * today.
 */
export async function subscribeBuyer(
  tx: Tx,
  deps: NewsletterDeps,
  { email, language, text, orderNumber }: GivenConsent & { readonly orderNumber: string },
): Promise<void> {
  await requestNewsletter(tx, deps, {
    email,
    language,
    isOptional: true,
    consent: { source: 'CHECKOUT', pageId: null, orderNumber, consentText: text },
  })
}
