import type { Tx } from '../../../../platform/tx.ts'
import { findNavigation } from '../store.ts'

export interface LegalLinksDeps {
  /** Pages that visitors see. */
  readonly pagesOf: (
    tx: Tx,
  ) => Promise<readonly { readonly id: string; readonly title: string; readonly slug: string }[]>
}

/** The legal links at the end of the footer, such as the imprint; at most two statements. */
export async function legalLinks(tx: Tx, { pagesOf }: LegalLinksDeps, address: string) {
  const { navigation } = await findNavigation(tx)
  const links = navigation.footer?.legal ?? []
  const hasPages = links.some(({ pageId }) => pageId !== undefined)
  const pages = new Map((hasPages ? await pagesOf(tx) : []).map((page) => [page.id, page]))
  return links.flatMap(({ label, pageId = '', link }) => {
    if (link !== undefined) return [{ label, address: new URL(link, `${address}/`).href }]
    const page = pages.get(pageId)
    if (!page) return []
    const path = `/pages/${encodeURIComponent(page.slug)}`
    return [{ label: label || page.title, address: `${address}${path}` }]
  })
}
