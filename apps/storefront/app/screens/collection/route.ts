import type { Category } from '@vitrine/contract/categories'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { menuOf, withDescendants } from '../../views/collection-tree.ts'
import { pictureAt } from '../../views/picture.ts'
import type { Route } from '../screen.ts'
import { canFilterSales, pageSize } from './filter-query.ts'
import {
  type Filters,
  filtersFromSearch,
  isFiltered,
  type TypedPrices,
  typedPrices,
} from './filters.ts'
import { findCollectionProducts } from './find-collection-products.ts'

export type CollectionProps = {
  slug: string
  name: string
  /** Short description in the page head. */
  text: string
  filters: Filters
  /** Invalid price limits as entered. */
  typed?: TypedPrices
  canFilterSales: boolean
  currency: string
  total: number
  pages: number
  /** The collection has a manual order. */
  isArranged: boolean
  cards: readonly CardView[]
  /** The collections around this one, outermost first. */
  breadcrumbs: readonly NamedCollection[]
  /** The collections within this one. */
  collections: readonly NamedCollection[]
  /** There are more of them, listed on the collections page. */
  hasMoreCollections: boolean
}
export type NamedCollection = { name: string; slug: string }

/** Maximum of nested collections that the page head lists. */
const maxInner = 40

export const collectionRoute: Route<CollectionProps> = {
  load: async (context, { slug = '' }) => {
    const { api, messages, site, url } = context
    const requested = filtersFromSearch(url.searchParams)
    const typed = typedPrices(url.searchParams)
    const filters = { ...requested, sale: requested.sale && canFilterSales }
    const { category: collection } = await api.categories.getCategoryBySlug({
      slug,
      fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'],
    })
    const innerCollections = await context.collectionsIn(collection.id)
    const ids = withDescendants(collection, innerCollections)
    const menuCollections = menuOf(innerCollections.collections)
    const { products, total, isArranged } = await findCollectionProducts(api, filters, ids)
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
      breadcrumbs: breadcrumbsOf(collection),
      collections: menuCollections.slice(0, maxInner).map(toLink),
      hasMoreCollections: menuCollections.length > maxInner,
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

/** The collections around one, outermost first. */
export const breadcrumbsOf = ({
  breadcrumbsInfo,
}: Pick<Category, 'breadcrumbsInfo'>): NamedCollection[] =>
  (breadcrumbsInfo?.breadcrumbs ?? []).map(({ categoryName, categorySlug }) => ({
    name: categoryName,
    slug: categorySlug,
  }))

const toLink = ({ name, slug }: NamedCollection): NamedCollection => ({ name, slug })

const nameOf = ({ messages }: RequestContext, { id, name }: { id: string; name: string }) =>
  id === ALL_PRODUCTS_ID ? messages.collection.everything : name
