import { filtersFromSearch, typedPrices } from '../../filters/filters.ts'
import { pageSize, searchQuery } from '../../filters/list-query.ts'
import { type ListView, viewFacets } from '../../filters/list-view.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { type CollectionCardView, viewCollection } from '../../views/collection-card.ts'
import type { Route } from '../screen.ts'

export type SearchProps = {
  words: string
  /** What the words find; absent where they find nothing, whatever the filters. */
  list?: ListView
  /** Searches that may have been meant. */
  queries: readonly string[]
  /** To look at instead, for an empty search or an empty result. */
  newest: readonly CardView[]
  collections: readonly CollectionCardView[]
}

const maxWordsLength = 80

export const searchRoute: Route<SearchProps> = {
  load: async (context) => {
    const { api, origin, url, site, messages } = context
    const words = readWords(url.searchParams.get('q'))
    const filters = filtersFromSearch(url.searchParams, { words })
    const typed = typedPrices(url.searchParams)
    const found = await api.shop.searchPage(searchQuery(words, filters))
    const { currency, products, total, instead } = found
    const isCounted = instead !== null && words !== ''
    if (isCounted) tellMerchant(context, words)
    const list: ListView = {
      place: { words },
      filters,
      currency,
      total,
      ...(typed ? { typed } : {}),
      cards: viewCards(products, currency, origin),
      pages: Math.ceil(total / pageSize),
      isArranged: false,
      facets: viewFacets(found.facets),
      relaxations: found.relaxations,
    }
    const title = words ? messages.search.results({ words }) : messages.search.title
    const props: SearchProps = {
      words,
      ...(instead ? {} : { list }),
      queries: instead?.queries ?? [],
      newest: viewCards(instead?.newest ?? [], currency, origin),
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

/** Counts what was looked for in vain. The page does not wait for it, and shows without it. */
function tellMerchant({ api }: RequestContext, words: string): void {
  void api.search.countNothingFound({ q: words }).catch(() => undefined)
}

export const readWords = (asked: string | null) =>
  (asked ?? '').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, maxWordsLength)
