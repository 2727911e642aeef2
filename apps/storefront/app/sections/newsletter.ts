import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../flow/errors.ts'
import type { RequestContext } from '../request/context.ts'

/** The hidden field that identifies the sent newsletter form of a page. */
export const NEWSLETTER_SECTION = 'newsletter'

/** The result of a sent form. */
export type NewsletterAnswer = {
  sectionId: string
  email: string
  /** The honeypot field. */
  website: string
  isSent: boolean
  /** By field; `form` is for errors of no single field. */
  errors: Errors
}

/** Subscribes to the newsletter; the response does not reveal whether the address is subscribed already. */
export async function sendNewsletterForm(
  { api, messages, localeChoice }: RequestContext,
  form: FormData,
): Promise<NewsletterAnswer> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const sectionId = read(NEWSLETTER_SECTION)
  const email = read('email')
  const website = read('website')
  const answer = { sectionId, email, website, isSent: false }
  const { refused } = messages.newsletter
  if (email === '') return { ...answer, errors: { email: refused.email } }
  try {
    await api.newsletter.subscribe({ sectionId, email, language: localeChoice.lang, website })
    return { ...answer, isSent: true, errors: {} }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    if (error.status === 429) return { ...answer, errors: { form: refused.busy } }
    if (error.status === 404) return { ...answer, errors: { form: refused.gone } }
    return { ...answer, errors: { email: refused.invalid } }
  }
}
