import type { RequestContext } from '../request/context.ts'
import { type ContactAnswer, sendContactForm } from './contact.ts'
import { NEWSLETTER_SECTION, type NewsletterAnswer, sendNewsletterForm } from './newsletter.ts'

/** The result of a submitted form of a page. */
export type SentForm = {
  readonly contact?: ContactAnswer
  readonly newsletter?: NewsletterAnswer
}

/** Sends whichever form of a page was filled in. */
export const sendForm = async (context: RequestContext, form: FormData): Promise<SentForm> =>
  form.has(NEWSLETTER_SECTION)
    ? { newsletter: await sendNewsletterForm(context, form) }
    : { contact: await sendContactForm(context, form) }
