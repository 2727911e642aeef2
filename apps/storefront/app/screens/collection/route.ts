import type { Category } from '@vitrine/contract/categories'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { RequestContext } from '../../../server/context.ts'
import { links } from '../../links.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { pictureAt } from '../../views/picture.ts'
import { menuOf, within } from '../../views/room-tree.ts'
import type { Route } from '../screen.ts'
import { canFilterSales, pageSize } from './filter-query.ts'
import {
  type Filters,
  filtersFromSearch,
  isFiltered,
  type TypedPrices,
  typedPrices,
} from './filters.ts'
import { findThings } from './find-things.ts'

export type CollectionProps = {
  slug: string
  name: string
  /** One sentence on the wall. */
  text: string
  filters: Filters
  /** What was typed as price limits, where it is wrong. */
  typed?: TypedPrices
  canFilterSales: boolean
  currency: string
  total: number
  pages: number
  /** Its merchant has said what comes first. */
  isArranged: boolean
  cards: readonly CardView[]
  /** The rooms around this one, from the outside in. */
  way: readonly RoomLink[]
  /** The rooms within this one. */
  rooms: readonly RoomLink[]
  /** There are more of them, on a page of their own. */
  hasMoreRooms: boolean
}
export type RoomLink = { name: string; slug: string }

/** Rooms that are named on the wall of another one. */
const mostInner = 40

export const collectionRoute: Route = {
  load: async (context, { slug = '' }) => {
    const { api, messages, site, url } = context
    const asked = filtersFromSearch(url.searchParams)
    const typed = typedPrices(url.searchParams)
    const filters = { ...asked, sale: asked.sale && canFilterSales }
    const { category: collection } = await api.categories.getCategoryBySlug({
      slug,
      fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'],
    })
    const inner = await context.roomsIn(collection.id)
    const ids = within(collection, inner)
    const named = menuOf(inner.rooms)
    const { products, total, isArranged } = await findThings(api, filters, ids)
    const cards = await viewCards(context, products)
    const props: CollectionProps = {
      slug,
      name: nameOf(context, collection),
      text: collection.description ?? '',
      filters,
      ...(typed ? { typed } : {}),
      canFilterSales,
      currency: site.currency,
      total,
      pages: Math.ceil(total / pageSize),
      isArranged,
      cards,
      way: wayOf(collection),
      rooms: named.slice(0, mostInner).map(toLink),
      hasMoreRooms: named.length > mostInner,
    }
    const picture = cards[0]?.pictures[0]
    return {
      kind: 'page',
      head: {
        title: `${props.name} – ${site.name}`,
        description:
          props.text ||
          messages.t('collection.description', { n: total, name: props.name, shop: site.name }),
        canonical: links.collection(slug, { page: filters.page }),
        ...(picture ? { image: pictureAt(picture, 1280) } : {}),
        isHiddenFromSearch: typed !== undefined || isFiltered(filters) || filters.sort !== 'newest',
      },
      props,
    }
  },
}

/** The rooms around one, from the outside in. */
export const wayOf = ({ breadcrumbsInfo }: Pick<Category, 'breadcrumbsInfo'>): RoomLink[] =>
  (breadcrumbsInfo?.breadcrumbs ?? []).map(({ categoryName, categorySlug }) => ({
    name: categoryName,
    slug: categorySlug,
  }))

const toLink = ({ name, slug }: RoomLink): RoomLink => ({ name, slug })

const nameOf = ({ messages }: RequestContext, { id, name }: { id: string; name: string }) =>
  id === ALL_PRODUCTS_ID ? messages.t('collection.everything') : name
