import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { readPriceWords } from '../app/screens/search/price-words.ts'
import { readWords, reportToMerchant } from '../app/screens/search/route.ts'
import { type FoundView, viewFound, viewFoundByPrice } from '../app/search/view-found.ts'
import { baseHeaders } from './security.ts'

/** As many as are suggested without a price. */
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

async function suggestionsOf(
  { api, asked, mainLanguage, origin }: RequestContext,
  words: string,
): Promise<FoundView> {
  const price = readPriceWords(words)
  if (!price) {
    const found = await api.shop.suggestions({ q: words, ...asked })
    return viewFound(found, origin, mainLanguage)
  }
  const { min, max } = price
  const found = await api.shop.searchPage({
    q: price.words,
    ...(min && { minPrice: min }),
    ...(max && { maxPrice: max }),
    facets: false,
    limit: PRODUCTS,
    ...asked,
  })
  return viewFoundByPrice(found, origin, mainLanguage)
}
