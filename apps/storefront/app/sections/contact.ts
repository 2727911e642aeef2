import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../flow/errors.ts'
import type { RequestContext } from '../request/context.ts'

/** The fields of a contact form. People do not see `website`: only programs fill it in. */
export const contactFields = ['name', 'email', 'phone', 'message', 'website'] as const
type ContactField = (typeof contactFields)[number]
export type ContactValues = Readonly<Record<ContactField, string>>

/** The hidden field that identifies the sent form of a page. */
export const CONTACT_SECTION = 'contact'

/** The result of a submitted form. */
export type ContactAnswer = {
  sectionId: string
  values: ContactValues
  isSent: boolean
  /** By field; `form` is for errors of no single field. */
  errors: Errors
}

/** Sends the message to the shop. */
export async function sendContactForm(
  { api, messages }: RequestContext,
  form: FormData,
): Promise<ContactAnswer> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const values = Object.fromEntries(contactFields.map((name) => [name, read(name)])) as Record<
    ContactField,
    string
  >
  const sectionId = read(CONTACT_SECTION)
  const answer = { sectionId, values, isSent: false }
  const { refused } = messages.contact
  const missing = (['name', 'email', 'message'] as const).filter((name) => values[name] === '')
  if (missing.length > 0) {
    return { ...answer, errors: Object.fromEntries(missing.map((name) => [name, refused[name]])) }
  }
  try {
    await api.contactMessages.sendMessage({ sectionId, ...values })
    return { ...answer, isSent: true, errors: {} }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    return { ...answer, errors: errorsOf(error, refused) }
  }
}

function errorsOf(
  error: VitrineError,
  refused: RequestContext['messages']['contact']['refused'],
): Errors {
  if (error.status === 429) return { form: refused.busy }
  if (error.status === 404) return { form: refused.gone }
  const named = error.violations.flatMap(({ field }) => {
    const known = (['name', 'email', 'message'] as const).find((name) => name === field)
    return known ? [[known, known === 'email' ? refused.invalid : refused[known]] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : { form: refused.form }
}
