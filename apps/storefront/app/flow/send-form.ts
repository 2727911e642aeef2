import { pageDataType } from '../page-data-type.ts'

/** What came of a form: somewhere to go, the page again, or nothing that can be shown. */
export type FormAnswer =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; props: object }
  | { kind: 'unreachable' }
  | { kind: 'failed' }

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
  const told = (await response.json().catch(() => null)) as Body
  if (typeof told?.redirect === 'string') return { kind: 'redirect', to: told.redirect }
  const { props } = told ?? {}
  return typeof props?.errors === 'object' ? { kind: 'page', props } : { kind: 'failed' }
}
