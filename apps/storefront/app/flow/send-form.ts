import { parsePageState } from '@vitrine/react'
import { pageDataType } from '../page-data-type.ts'
import type { PageState } from '../page-state.ts'
import type { Errors } from './errors.ts'

/** Result of a form: a redirect, a page with errors, or nothing that can be shown. */
export type FormResponse =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; state: PageWithErrors }
  | { kind: 'unreachable' }
  | { kind: 'failed' }

export type PageWithErrors = PageState & { props: { errors: Errors } }
type Body = { redirect?: unknown; props?: { errors?: unknown } } | null

/** Sends a form once. A request that may have arrived is never repeated automatically. */
export async function sendForm(address: string, body: URLSearchParams): Promise<FormResponse> {
  const headers = { accept: pageDataType }
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
  if (!response) return { kind: 'unreachable' }
  // A plain error page does not answer this form: it has no field errors.
  const reply = parsed(await response.text().catch(() => ''))
  if (typeof reply?.redirect === 'string') return { kind: 'redirect', to: reply.redirect }
  return typeof reply?.props?.errors === 'object'
    ? { kind: 'page', state: reply as PageWithErrors }
    : { kind: 'failed' }
}

function parsed(text: string): Body {
  try {
    return parsePageState<Body>(text)
  } catch {
    return null
  }
}
