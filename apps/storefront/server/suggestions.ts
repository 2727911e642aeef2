import { type Filters, noFilters, type SelectedFacet } from '../app/filters/filters.ts'
import { searchQuery } from '../app/filters/list-query.ts'
import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { readColourWords } from '../app/screens/search/colour-words.ts'
import { readPriceWords } from '../app/screens/search/price-words.ts'
import { readWords, reportToMerchant } from '../app/screens/search/route.ts'
import { type FoundView, viewFiltered, viewFound } from '../app/search/view-found.ts'
import { baseHeaders } from './security.ts'

/** Number of suggested products without filters. */
const PRODUCTS = 6

export const isSuggestionsRequest = ({ method }: Request, pathname: string): boolean =>
  (method === 'GET' || method === 'POST') && pathname === links.suggestions()

/** Suggestions as JSON. A form reports a search without results. */
export async function suggestionsResponse(context: RequestContext): Promise<Response> {
  const words = readWords(context.url.searchParams.get('q'))
  const headers = { ...baseHeaders, 'cache-control': 'no-store' }
  if (context.request.method === 'POST') {
    if (words) reportToMerchant(context, words)
    return new Response(null, { status: 204, headers })
  }
  return Response.json(await suggestionsOf(context, words), { headers })
}

/** Interprets the words like the search page: prices and colours among them become filters. */
async function suggestionsOf(context: RequestContext, words: string): Promise<FoundView> {
  const { api, asked, mainLanguage, origin, today } = context
  const price = readPriceWords(words)
  const rest = price?.words ?? words
  const filters: Filters = {
    ...noFilters,
    sort: 'relevance',
    ...(price && { min: price.min, max: price.max }),
  }
  const selected = await selectedByWords(context, rest, filters)
  if (!price && selected.length === 0) {
    const found = await api.shop.suggestions({ q: words, ...asked })
    return viewFound(found, { origin, today }, mainLanguage)
  }
  const found = await api.shop.searchPage({
    ...searchQuery(rest, { ...filters, selected }),
    facets: false,
    limit: PRODUCTS,
    ...asked,
  })
  return viewFiltered(found, { origin, today }, mainLanguage)
}

/** A colour alone is no filter, so a single word needs no lookup. */
async function selectedByWords(
  { api, asked }: RequestContext,
  words: string,
  filters: Filters,
): Promise<SelectedFacet[]> {
  if (!words.includes(' ')) return []
  const found = await api.shop.searchPage({ ...searchQuery(words, filters), limit: 1, ...asked })
  return readColourWords(words, found)
}
