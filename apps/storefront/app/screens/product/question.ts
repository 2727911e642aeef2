import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import { VitrineError } from '@vitrine/sdk'
import { nameOf } from '../../account/name-of.ts'
import type { Errors } from '../../flow/errors.ts'
import type { RequestContext } from '../../request/context.ts'

/** The hidden field that identifies a question form. */
export const QUESTION = 'question'

/** The fields of the form. People do not see `website`: only programs fill it in. */
export const questionFields = ['name', 'email', 'message', 'website'] as const
export type QuestionField = (typeof questionFields)[number]
export type QuestionValues = Readonly<Record<QuestionField, string>>

/** The form for a question to the shop, and its result. */
export type QuestionView = {
  state: 'offered' | 'refused' | 'sent'
  values: QuestionValues
  /** By field; `form` is for errors of no single field. */
  errors: Errors
}

/** The initial form, prefilled for a member. */
export async function viewQuestion(context: RequestContext): Promise<QuestionView> {
  const member = context.session.isMember ? await context.member() : undefined
  const name = member ? nameOf(member) : ''
  const email = member?.loginEmail ?? ''
  return { state: 'offered', values: { name, email, message: '', website: '' }, errors: {} }
}

interface QuestionContext {
  readonly product: ShopProduct
  /** The selected variant; undefined while the selection is incomplete. */
  readonly variant: ShopVariant | undefined
}

/** Sends the question to the shop. */
export async function askQuestion(
  { api, messages }: RequestContext,
  { product, variant }: QuestionContext,
  form: FormData,
): Promise<QuestionView> {
  const values = readValues(form)
  const missing = (['name', 'email', 'message'] as const).filter((name) => values[name] === '')
  if (missing.length > 0) {
    const refused = refusals(messages)
    const errors = Object.fromEntries(missing.map((name) => [name, refused[name]]))
    return { state: 'refused', values, errors }
  }
  const named = product.manageVariants && variant ? { variantId: variant.id } : {}
  try {
    await api.contactMessages.askAboutProduct({ productId: product.id, ...named, ...values })
    return { state: 'sent', values, errors: {} }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    return { state: 'refused', values, errors: errorsOf(error, messages) }
  }
}

function readValues(form: FormData): QuestionValues {
  const read = (name: QuestionField) => String(form.get(name) ?? '').trim()
  return {
    name: read('name'),
    email: read('email'),
    message: read('message'),
    website: read('website'),
  }
}

const refusals = ({ contact, question }: RequestContext['messages']) => ({
  name: contact.refused.name,
  email: contact.refused.email,
  message: question.refused.text,
})

function errorsOf(error: VitrineError, messages: RequestContext['messages']): Errors {
  const { contact, question } = messages
  if (error.status === 429) return { form: contact.refused.busy }
  if (error.status === 404) return { form: question.refused.variant }
  const refused = { ...refusals(messages), email: contact.refused.invalid }
  const named = error.violations.flatMap(({ field }) => {
    const known = (['name', 'email', 'message'] as const).find((name) => name === field)
    return known ? [[known, refused[known]] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : { form: question.refused.form }
}
