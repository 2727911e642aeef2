import { parsePageState } from '@vitrine/react'
import { pageDataType } from '../page-data-type.ts'
import type { PageState } from '../page-state.ts'
import type { Errors } from './errors.ts'

/** What came of a form: somewhere to go, a page with its errors, or nothing that can be shown. */
export type FormAnswer =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; state: AnsweredPage }
  | { kind: 'unreachable' }
  | { kind: 'failed' }

export type AnsweredPage = PageState & { props: { errors: Errors } }
type Body = { redirect?: unknown; props?: { errors?: unknown } } | null

/**
 * Sends a form once. Whatever happens after that is an answer: what may have arrived is never sent
 * a second time without its person.
 */
export async function sendForm(address: string, body: URLSearchParams): Promise<FormAnswer> {
  const headers = { accept: pageDataType }
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
  if (!response) return { kind: 'unreachable' }
  // A page that only says what went wrong is no answer to this form: it has no errors to tell.
  const told = parsed(await response.text().catch(() => ''))
  if (typeof told?.redirect === 'string') return { kind: 'redirect', to: told.redirect }
  return typeof told?.props?.errors === 'object'
    ? { kind: 'page', state: told as AnsweredPage }
    : { kind: 'failed' }
}

function parsed(text: string): Body {
  try {
    return parsePageState<Body>(text)
  } catch {
    return null
  }
}
