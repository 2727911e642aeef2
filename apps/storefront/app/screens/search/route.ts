import {
  filtersFromSearch,
  isFiltered,
  type SearchPlace,
  typedPrices,
} from '../../filters/filters.ts'
import { pageSize, searchQuery } from '../../filters/list-query.ts'
import { type ListView, viewFacets } from '../../filters/list-view.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type FoundPageView, viewInstead, viewPages } from '../../search/view-found.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { type CollectionCardView, viewCollection } from '../../views/collection-card.ts'
import type { ViewContext } from '../../views/view-context.ts'
import { type Route, redirectTo } from '../screen.ts'
import { readColourWords } from './colour-words.ts'
import { readPriceWords } from './price-words.ts'

export type SearchProps = {
  words: string
  /** The typed words, where some of them became filters. */
  typed?: string
  /** The results; absent if there are none, regardless of the filters. */
  list?: ListView
  /** Pages of the merchant and articles that the words find. */
  pages: readonly FoundPageView[]
  /** Suggested searches. */
  queries: readonly string[]
  /** Alternatives for an empty search or an empty result. */
  cards: readonly CardView[]
  /** Whether these are the best-selling products; otherwise the newest. */
  isBestSelling: boolean
  collections: readonly CollectionCardView[]
}

type SearchResult = Awaited<ReturnType<RequestContext['api']['shop']['searchPage']>>

const maxWordsLength = 80

export const searchRoute: Route<SearchProps> = {
  load: async (context) => {
    const { api, asked, mainLanguage, origin, today, url, site, messages } = context
    const place = readPlace(url.searchParams)
    const given = filtersFromSearch(url.searchParams, place)
    const typed = typedPrices(url.searchParams)
    const mayRead = !place.typed && !place.isExact && !isFiltered(given) && !typed
    const price = mayRead ? readPriceWords(place.words) : undefined
    const words = price?.words ?? place.words
    const filters = price ? { ...given, min: price.min, max: price.max } : given
    if (price && words === '') return redirectTo(links.allProducts(filters))
    const found = await api.shop.searchPage({ ...searchQuery(words, filters), ...asked })
    const selected = mayRead ? readColourWords(words, found) : []
    if (price || selected.length > 0) {
      return redirectTo(links.search(words, { ...filters, selected }, { typed: place.words }))
    }
    const { currency, products, total, instead } = found
    const isCounted = instead !== null && words !== '' && found.pages.length === 0
    if (isCounted) reportToMerchant(context, words)
    const list: ListView = {
      place,
      filters,
      currency,
      total,
      ...(typed ? { typed } : {}),
      cards: viewCards(products, currency, { origin, today }),
      pages: Math.ceil(total / pageSize),
      isArranged: false,
      facets: viewFacets(found.facets),
      relaxations: found.relaxations,
    }
    const title = words ? messages.search.results({ words }) : messages.search.title
    const props: SearchProps = {
      words,
      ...(place.typed && { typed: place.typed }),
      ...(instead ? {} : { list }),
      pages: viewPages(found.pages, mainLanguage),
      queries: instead?.queries ?? [],
      ...cardsInstead(found, context),
      collections: (instead?.collections ?? []).map((one) => viewCollection(one, origin)),
    }
    return {
      kind: 'page',
      head: {
        title: `${title} – ${site.name}`,
        canonical: links.search(),
        isHiddenFromSearch: words !== '',
        ...(isCounted && { isPrivate: true }),
      },
      props,
    }
  },
}

function cardsInstead({ instead, currency }: SearchResult, shown: ViewContext) {
  if (!instead) return { cards: [], isBestSelling: false }
  const { cards, isBestSelling } = viewInstead(instead, currency, shown)
  return { cards, isBestSelling }
}

function readPlace(search: URLSearchParams): SearchPlace {
  const typed = readWords(search.get('typed'))
  return {
    words: readWords(search.get('q')),
    ...(typed && { typed }),
    ...(search.get('exact') === '1' && { isExact: true }),
  }
}

/** Counts searches without results, without delaying or failing the page. */
export function reportToMerchant({ api }: RequestContext, words: string): void {
  void api.search.countNothingFound({ q: words }).catch(() => undefined)
}

export const readWords = (asked: string | null) =>
  (asked ?? '').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, maxWordsLength)
