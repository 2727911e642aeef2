import type { LegalLanguage } from '@vitrine/contract/legal-pages'
import type { Navigation, NavigationFooter } from '@vitrine/contract/navigation'
import { newId } from '../../../../platform/ids.ts'

const MAX_LEGAL_LINKS = 10
const words = {
  de: { products: 'Alle Produkte', collections: 'Alle Kollektionen' },
  en: { products: 'All products', collections: 'All collections' },
} as const

/** Adds links of pages to the footer, as far as there is room; existing links are not repeated. */
export function withLegalLinks(
  { menu, footer }: Navigation,
  pageIds: readonly string[],
  shop: { readonly tagline: string; readonly language: LegalLanguage },
): Navigation {
  const before = footer ?? firstFooter(shop)
  const linked = [...before.columns.flatMap(({ links }) => links), ...before.legal]
  const missing = pageIds.filter((id) => !linked.some(({ pageId }) => pageId === id))
  if (missing.length === 0) return { menu, footer }
  const added = missing.map((pageId) => ({ id: newId(), label: '', pageId }))
  const legal = [...before.legal, ...added].slice(0, MAX_LEGAL_LINKS)
  return { menu, footer: { ...before, legal } }
}

/** The default footer of new shops, which has no custom links. */
function firstFooter({
  tagline,
  language,
}: {
  readonly tagline: string
  readonly language: LegalLanguage
}): NavigationFooter {
  const { products, collections } = words[language]
  const links = [
    { id: newId(), label: products, link: '/collections/all-products' },
    { id: newId(), label: collections, link: '/collections' },
  ]
  return { columns: [{ id: newId(), title: 'Shop', links }], text: tagline, legal: [] }
}
