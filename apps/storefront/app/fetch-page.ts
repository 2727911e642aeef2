import { parsePageState } from '@vitrine/react'
import { pageDataType } from './page-data-type.ts'
import type { PageState } from './page-state.ts'

export type PageData = { kind: 'page'; state: PageState }
type Redirected = { kind: 'redirect'; to: string }

/** The data of a page; undefined when the server or the way to it fails. */
export async function fetchPage(
  address: string,
  { part }: { part?: 'later' } = {},
): Promise<PageData | Redirected | undefined> {
  try {
    const response = await fetch(address, {
      headers: { accept: pageDataType, ...(part ? { 'x-vitrine-part': part } : {}) },
    })
    // An answer of the server itself, which holds no page.
    if (response.status === 503) return undefined
    const body = parsePageState<PageState | { redirect: string }>(await response.text())
    return 'redirect' in body
      ? { kind: 'redirect', to: body.redirect }
      : { kind: 'page', state: body }
  } catch {
    return undefined
  }
}
