import type { Navigation, NavigationLink } from '@vitrine/contract/navigation'
import type { ShopLink, ShopNavigation } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage } from '../../../site/pages/index.ts'
import { visibleCollections } from './page-content.ts'
import type { ShopPageDeps } from './page-deps.ts'

type Resolve = (link: NavigationLink) => ShopLink[]

/** The menu and the footer as arranged by the merchant, without dead links; up to three statements. */
export async function shownNavigation(
  tx: Tx,
  deps: ShopPageDeps,
  language: AskedLanguage,
): Promise<ShopNavigation> {
  const { menu, footer } = await deps.navigationOf(tx)
  const resolve = await resolver(tx, deps, { links: allLinks({ menu, footer }), language })
  return {
    menu:
      menu?.flatMap(({ items = [], ...one }) =>
        resolve(one).map((link) => ({ ...link, items: items.flatMap(resolve) })),
      ) ?? null,
    footer: footer && {
      columns: footer.columns.map(({ title, links }) => ({ title, links: links.flatMap(resolve) })),
      text: footer.text,
      legal: footer.legal.flatMap(resolve),
    },
  }
}

const allLinks = ({ menu, footer }: Navigation): NavigationLink[] => [
  ...(menu ?? []).flatMap((one) => [one, ...(one.items ?? [])]),
  ...(footer?.columns ?? []).flatMap(({ links }) => links),
  ...(footer?.legal ?? []),
]

async function resolver(
  tx: Tx,
  deps: ShopPageDeps,
  {
    links,
    language,
  }: { readonly links: readonly NavigationLink[]; readonly language: AskedLanguage },
): Promise<Resolve> {
  const ids = links.flatMap(({ collectionId }) => collectionId ?? [])
  const found = await visibleCollections(tx, deps, ids)
  const collections = new Map(found.map((one) => [one.id, one]))
  const hasPages = links.some(({ pageId }) => pageId !== undefined)
  const listed = hasPages ? await deps.sitePages.listPublished(tx, language) : []
  const pages = new Map(listed.map((one) => [one.id, one]))
  return ({ label, collectionId, pageId, link }) => {
    if (link !== undefined) return [{ label, link }]
    const collection = collections.get(collectionId ?? '')
    if (collection) return [{ label: label || collection.name, collectionSlug: collection.slug }]
    const page = pages.get(pageId ?? '')
    return page ? [{ label: label || page.title, pageSlug: page.slug }] : []
  }
}
