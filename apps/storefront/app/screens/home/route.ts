import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { type CollectionCardView, viewCollection } from '../../views/collection-card.ts'
import { pictureAt } from '../../views/picture.ts'
import type { Route } from '../screen.ts'

export type HomeProps = {
  shop: { name: string; tagline: string }
  hero?: CardView
  arrivals: readonly CardView[]
  sale: readonly CardView[]
  collections: readonly CollectionCardView[]
  /** There are more, on the collections page. */
  hasMoreCollections: boolean
}

const arrivalCount = 8

export const homeRoute: Route<HomeProps> = {
  load: async (context) => {
    const { api, origin, site } = context
    const [page, menu] = await Promise.all([api.shop.homePage({}), context.menu()])
    const { currency, collections } = page
    const cards = viewCards(page.newest, currency, origin)
    const hero = heroOf(cards)
    const props: HomeProps = {
      shop: { name: site.name, tagline: site.tagline },
      ...(hero ? { hero } : {}),
      arrivals: cards.filter((card) => card !== hero).slice(0, arrivalCount),
      sale: viewCards(page.onSale, currency, origin),
      collections: collections.map((one) => viewCollection(one, origin)),
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
    }
  },
}

/**
 * The newest product that can be bought and whose picture is stored here: an external one may never
 * load.
 */
export const heroOf = (cards: readonly CardView[]): CardView | undefined =>
  cards.find(({ pictures, state }) => pictures[0]?.isStored && state !== 'out')

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
