import { links } from '../../links.ts'
import { menuCollectionsWithin } from '../../request/find-collections.ts'
import { breadcrumbsOf, type NamedCollection } from '../collection/route.ts'
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
  load: async ({ api: { categories }, url, site, messages }) => {
    const slug = url.searchParams.get('within') ?? ''
    const page = readPage(url.searchParams.get('page'))
    const parent = slug
      ? (await categories.getCategoryBySlug({ slug, fields: ['BREADCRUMBS_INFO'] })).category
      : undefined
    const filter = menuCollectionsWithin(parent ? { $eq: parent.id } : { $exists: false })
    const [{ count: total }, { categories: categoryRows }] = await Promise.all([
      categories.countCategories({ filter }),
      categories.queryCategories({
        query: {
          filter,
          sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
          paging: { limit: pageSize, offset: (page - 1) * pageSize },
        },
      }),
    ])
    const props: CollectionsProps = {
      ...(parent && { parent: { name: parent.name, slug: parent.slug } }),
      breadcrumbs: parent ? breadcrumbsOf(parent) : [],
      collections: categoryRows.map((collection) => ({
        id: collection.id,
        name: collection.name,
        slug: collection.slug,
        count: collection.itemCounter,
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
        canonical: links.collections({ within: slug, page }),
      },
      props,
    }
  },
}

const readPage = (asked: string | null) =>
  asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
