import { links } from '../../links.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { type CollectionCardView, viewCollection } from '../../views/collection-card.ts'
import type { Route } from '../screen.ts'

export type SearchProps = {
  words: string
  total: number
  page: number
  pages: number
  cards: readonly CardView[]
  /** To look at instead, for an empty search or an empty result. */
  newest: readonly CardView[]
  collections: readonly CollectionCardView[]
}

const pageSize = 24
const maxWordsLength = 80

export const searchRoute: Route<SearchProps> = {
  load: async ({ api, origin, url, site, messages }) => {
    const words = readWords(url.searchParams.get('q'))
    const page = readPage(url.searchParams.get('page'))
    const found = await api.shop.searchPage({
      q: words,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const { currency, products, total, instead } = found
    const title = words ? messages.search.results({ words }) : messages.search.title
    const props: SearchProps = {
      words,
      total,
      page,
      pages: Math.ceil(total / pageSize),
      cards: viewCards(products, currency, origin),
      newest: viewCards(instead?.newest ?? [], currency, origin),
      collections: (instead?.collections ?? []).map((one) => viewCollection(one, origin)),
    }
    return {
      kind: 'page',
      head: {
        title: `${title} – ${site.name}`,
        canonical: links.search(),
        isHiddenFromSearch: words !== '',
      },
      props,
    }
  },
}

export const readWords = (asked: string | null) =>
  (asked ?? '').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, maxWordsLength)

const readPage = (asked: string | null) =>
  asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
