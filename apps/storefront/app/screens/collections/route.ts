import { links } from '../../links.ts'
import { type NamedCollection, toLink } from '../collection/route.ts'
import type { Route } from '../screen.ts'

export type CollectionsProps = {
  /** The collection they are within; absent at the top level. */
  parent?: NamedCollection
  /** The collections around that one, outermost first. */
  breadcrumbs: readonly NamedCollection[]
  collections: readonly (NamedCollection & { id: string; count: number })[]
  total: number
  page: number
  pages: number
}

const pageSize = 60

/** All collections of a shop, or those within one, page by page: the menu has a limit. */
export const collectionsRoute: Route<CollectionsProps> = {
  load: async ({ api, url, site, messages }) => {
    const within = url.searchParams.get('within') ?? ''
    const page = readPage(url.searchParams.get('page'))
    const { parent, breadcrumbs, collections, total } = await api.shop.collectionsPage({
      ...(within && { within }),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const props: CollectionsProps = {
      ...(parent && { parent: toLink(parent) }),
      breadcrumbs: breadcrumbs.slice(0, -1).map(toLink),
      collections: collections.map(({ id, name, slug, productCount }) => ({
        id,
        name,
        slug,
        count: productCount,
      })),
      total,
      page,
      pages: Math.ceil(total / pageSize),
    }
    const title = parent
      ? messages.collection.within({ name: parent.name })
      : messages.collections.title
    return {
      kind: 'page',
      head: {
        title: `${title} – ${site.name}`,
        canonical: links.collections({ within, page }),
      },
      props,
    }
  },
}

const readPage = (asked: string | null) =>
  asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
