import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import type { CollectionCardView } from '../../views/collection-card.ts'
import { pictureAt } from '../../views/picture.ts'
import { canFilterSales, onSale } from '../collection/filter-query.ts'
import type { Route } from '../screen.ts'

export type HomeProps = {
  shop: { name: string; tagline: string }
  hero?: CardView
  arrivals: readonly CardView[]
  collections: readonly CollectionCardView[]
  /** There are more, on the collections page. */
  hasMoreCollections: boolean
}
export type DeferredHomeProps = { sale: readonly CardView[] }

const arrivalCount = 8
const saleCount = 4
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' as const }]

export const homeRoute: Route<HomeProps> = {
  load: async (context) => {
    const { api, site } = context
    const [{ products }, collections, menu] = await Promise.all([
      api.catalogV1.queryProducts({
        query: { sort: newestFirst, paging: { limit: arrivalCount + 4 } },
      }),
      context.collections(),
      context.menu(),
    ])
    const cards = await viewCards(context, products)
    const hero = heroOf(cards)
    const props: HomeProps = {
      shop: { name: site.name, tagline: site.tagline },
      ...(hero ? { hero } : {}),
      arrivals: cards.filter((card) => card !== hero).slice(0, arrivalCount),
      collections,
      hasMoreCollections: !menu.isWhole || menu.collections.length > collections.length,
    }
    const picture = hero?.pictures[0]
    return {
      kind: 'page',
      head: {
        title: site.tagline ? `${site.name} – ${site.tagline}` : site.name,
        ...(site.tagline ? { description: site.tagline } : {}),
        canonical: links.home(),
        ...(picture ? { image: pictureAt(picture, 1280) } : {}),
        jsonLd: [shopJsonLd(context)],
      },
      props,
      ...(canFilterSales ? { later: findSale(context) } : {}),
    }
  },
}

/**
 * The newest product that can be bought and whose picture is stored here: an external one may never
 * load.
 */
export const heroOf = (cards: readonly CardView[]): CardView | undefined =>
  cards.find(({ pictures, availability }) => pictures[0]?.isStored && availability !== 'out')

async function findSale(context: RequestContext): Promise<DeferredHomeProps> {
  const { products } = await context.api.catalogV1.queryProducts({
    query: { filter: onSale, sort: newestFirst, paging: { limit: saleCount } },
  })
  return { sale: await viewCards(context, products) }
}

const shopJsonLd = ({ site }: RequestContext) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: `${site.url}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${site.url}${links.searchTemplate('search_term_string')}`,
    'query-input': 'required name=search_term_string',
  },
})
