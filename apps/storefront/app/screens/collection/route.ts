import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { filtersFromSearch, isFiltered, typedPrices } from '../../filters/filters.ts'
import { collectionQuery, isPlain, pageSize } from '../../filters/list-query.ts'
import { type ListView, viewFacets } from '../../filters/list-view.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { viewCards } from '../../views/card.ts'
import { type DetailView, viewDetails } from '../../views/details.ts'
import { pictureAt } from '../../views/picture.ts'
import type { Route } from '../screen.ts'

export type CollectionProps = {
  slug: string
  name: string
  /** A line below the name. */
  subtitle?: string
  /** Short description in the page head. */
  text: string
  /** Custom fields that everybody sees. */
  details: readonly DetailView[]
  list: ListView
  /** The collections around this one, outermost first. */
  breadcrumbs: readonly NamedCollection[]
  /** The collections within this one. */
  collections: readonly NamedCollection[]
  /** There are more of them, listed on the collections page. */
  hasMoreCollections: boolean
}
export type NamedCollection = { name: string; slug: string }

export const collectionRoute: Route<CollectionProps> = {
  load: async (context, { slug = '' }) => {
    const { api, messages, origin, site, today, url } = context
    const filters = filtersFromSearch(url.searchParams)
    const typed = typedPrices(url.searchParams)
    const page = await api.shop.collectionPage(collectionQuery(slug, filters))
    const { collection, currency, total, breadcrumbs, children } = page
    const cards = viewCards(page.products, currency, { origin, today })
    const props: CollectionProps = {
      slug,
      name: nameOf(context, collection),
      ...(collection.subtitle ? { subtitle: collection.subtitle } : {}),
      text: collection.description,
      details: viewDetails(collection.customFields, messages),
      list: {
        place: { slug },
        filters,
        currency,
        total,
        cards,
        ...(typed ? { typed } : {}),
        pages: Math.ceil(total / pageSize),
        isArranged: page.isArranged && isPlain(filters),
        facets: viewFacets(page.facets),
        relaxations: page.relaxations,
      },
      breadcrumbs: breadcrumbs.slice(0, -1).map(toLink),
      collections: children.map(toLink),
      hasMoreCollections: page.hasMoreChildren,
    }
    const picture = cards[0]?.pictures[0]
    return {
      kind: 'page',
      head: {
        title: `${props.name} – ${site.name}`,
        description:
          props.text ||
          messages.collection.description({ n: total, name: props.name, shop: site.name }),
        canonical: links.collection(slug, { page: filters.page }),
        ...(picture ? { image: pictureAt(picture, 1280) } : {}),
        isHiddenFromSearch: typed !== undefined || isFiltered(filters) || filters.sort !== 'newest',
      },
      props,
    }
  },
}

export const toLink = ({ name, slug }: NamedCollection): NamedCollection => ({ name, slug })

const nameOf = ({ messages }: RequestContext, { id, name }: { id: string; name: string }) =>
  id === ALL_PRODUCTS_ID ? messages.collection.everything : name
