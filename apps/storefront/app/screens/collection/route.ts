import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { RequestContext } from '../../../server/context.ts'
import { links } from '../../links.ts'
import { type CardView, viewCard } from '../../views/card.ts'
import { pictureAt } from '../../views/picture.ts'
import type { Route } from '../screen.ts'
import { canFilterSales, filterQuery, pageSize } from './filter-query.ts'
import { type Filters, filtersFromSearch, isFiltered } from './filters.ts'

export type CollectionProps = {
  slug: string
  name: string
  /** One sentence on the wall. */
  text: string
  filters: Filters
  canFilterSales: boolean
  currency: string
  total: number
  pages: number
  cards: readonly CardView[]
}

export const collectionRoute: Route = {
  load: async (context, { slug = '' }) => {
    const { api, origin, site, url } = context
    const asked = filtersFromSearch(url.searchParams)
    const filters = { ...asked, sale: asked.sale && canFilterSales }
    const { collection } = await api.catalogV1.getCollectionBySlug({ slug })
    const { products, metadata } = await api.catalogV1.queryProducts({
      query: filterQuery(filters, collection.id),
    })
    const cards = products.map((product) => viewCard(product, origin))
    const props: CollectionProps = {
      slug,
      name: nameOf(context, collection),
      text: collection.description,
      filters,
      canFilterSales,
      currency: site.currency,
      total: metadata.total,
      pages: Math.ceil(metadata.total / pageSize),
      cards,
    }
    const picture = cards[0]?.pictures[0]
    return {
      kind: 'page',
      head: {
        title: `${props.name} – ${site.name}`,
        ...(props.text ? { description: props.text } : {}),
        canonical: links.collection(slug, { page: filters.page }),
        ...(picture ? { image: pictureAt(picture, 1280) } : {}),
        isHiddenFromSearch: isFiltered(filters) || filters.sort !== 'newest',
      },
      props,
    }
  },
}

const nameOf = ({ messages }: RequestContext, { id, name }: { id: string; name: string }) =>
  id === ALL_PRODUCTS_ID ? messages.t('collection.everything') : name
