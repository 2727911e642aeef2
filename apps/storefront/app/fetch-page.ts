import { parsePageState } from '@vitrine/react'
import { pageDataType } from './page-data-type.ts'
import type { PageState } from './page-state.ts'

export type PageData = { kind: 'page'; state: PageState }
type PageRedirect = { kind: 'redirect'; to: string }

/** Fetches the data of a page; undefined when the server or the network fails. */
export async function fetchPage(address: string): Promise<PageData | PageRedirect | undefined> {
  try {
    const response = await fetch(address, {
      headers: { accept: pageDataType },
    })
    // A response of the server itself, which is not page data.
    if (response.status === 503) return undefined
    const body = parsePageState<PageState | { redirect: string }>(await response.text())
    return 'redirect' in body
      ? { kind: 'redirect', to: body.redirect }
      : { kind: 'page', state: body }
  } catch {
    return undefined
  }
}
