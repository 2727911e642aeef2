import { NewsletterFormNotFound, NewsletterNotOffered } from '@vitrine/contract/newsletter'
import type { Tx } from '../../../../platform/tx.ts'
import type { GivenConsent, NewsletterDeps, SubscriptionRequest } from '../model.ts'
import { type NewsletterOutcome, requestNewsletter } from './request.ts'

/** By a form of a page. To who is subscribed, and for what a program has filled in, nothing happens. */
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
 * For the address of an account. One that the account has confirmed gets it at once; of any other nobody learns whether
 * it has it already.
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

/** With an order, which never fails of it: an address that was asked to confirm too often is asked no more today. */
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
