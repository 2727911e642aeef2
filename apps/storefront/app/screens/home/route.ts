import type { RequestContext } from '../../../server/context.ts'
import { links } from '../../links.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { pictureAt } from '../../views/picture.ts'
import type { RoomView } from '../../views/room.ts'
import { canFilterSales, onSale } from '../collection/filter-query.ts'
import type { Route } from '../screen.ts'

export type HomeProps = {
  shop: { name: string; tagline: string }
  hero?: CardView
  arrivals: readonly CardView[]
  rooms: readonly RoomView[]
  /** There are more, on a page of their own. */
  hasMoreRooms: boolean
}
export type HomeLater = { sale: readonly CardView[] }

const arrivalCount = 8
const saleCount = 4
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' as const }]

export const homeRoute: Route = {
  load: async (context) => {
    const { api, site } = context
    const [{ products }, rooms, menu] = await Promise.all([
      api.catalogV1.queryProducts({
        query: { sort: newestFirst, paging: { limit: arrivalCount + 4 } },
      }),
      context.rooms(),
      context.menu(),
    ])
    const cards = await viewCards(context, products)
    const hero = heroOf(cards)
    const props: HomeProps = {
      shop: { name: site.name, tagline: site.tagline },
      ...(hero ? { hero } : {}),
      arrivals: cards.filter((card) => card !== hero).slice(0, arrivalCount),
      rooms,
      hasMoreRooms: !menu.isWhole || menu.rooms.length > rooms.length,
    }
    const picture = hero?.pictures[0]
    return {
      kind: 'page',
      head: {
        title: site.tagline ? `${site.name} – ${site.tagline}` : site.name,
        ...(site.tagline ? { description: site.tagline } : {}),
        canonical: links.home(),
        ...(picture ? { image: pictureAt(picture, 1280) } : {}),
        jsonLd: [shopFacts(context)],
      },
      props,
      ...(canFilterSales ? { later: findSale(context) } : {}),
    }
  },
}

/** The newest that can be bought and whose picture is here: one that is not fetched may never come. */
export const heroOf = (cards: readonly CardView[]): CardView | undefined =>
  cards.find(({ pictures, availability }) => pictures[0]?.isStored && availability !== 'out')

async function findSale(context: RequestContext): Promise<HomeLater> {
  const { products } = await context.api.catalogV1.queryProducts({
    query: { filter: onSale, sort: newestFirst, paging: { limit: saleCount } },
  })
  return { sale: await viewCards(context, products) }
}

const shopFacts = ({ site }: RequestContext) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: `${site.url}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${site.url}${links.search()}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})
