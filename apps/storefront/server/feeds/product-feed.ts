import { randomUUID } from 'node:crypto'
import type { FeedPlatform } from '@vitrine/contract/shop'
import { links } from '../../app/links.ts'
import type { RequestContext } from '../../app/request/context.ts'
import type { CacheVersion } from '../cached-lookup.ts'
import { escapeXml, textFileHeaders, xmlDeclaration } from '../text-file.ts'
import { type FeedShop, feedFields, isTaken } from './feed-item.ts'

type FeedPage = Awaited<ReturnType<RequestContext['api']['shop']['listFeedItems']>>

const platforms: readonly FeedPlatform[] = ['google', 'meta']

/** The platform in a feed's path; undefined for other paths. */
export const feedPlatformOf = (path: string): FeedPlatform | undefined =>
  platforms.find((platform) => links.productFeed(platform) === path)

/** Version counters start over in each process. */
const processTag = randomUUID().slice(0, 8)

/**
 * All products of the shop as RSS 2.0 for a platform, read and sent page by page, so that a feed of any length takes
 * little memory. 304 while nothing has changed; undefined if the shop has no feeds.
 */
export async function productFeed(
  context: RequestContext,
  platform: FeedPlatform,
  changes: CacheVersion | undefined,
): Promise<Response | undefined> {
  const { api, asked, request, site, today, url } = context
  if (!site.offersProductFeeds) return undefined
  const headers = new Headers({
    ...textFileHeaders('application/xml'),
    vary: 'Accept-Encoding',
  })
  // Preorders depend on the day.
  const tag = changes && `W/"${processTag}-${changes.count}-${today}"`
  if (tag) headers.set('etag', tag)
  if (tag && request.headers.get('if-none-match')?.includes(tag))
    return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const language = url.searchParams.has('lang') ? asked.language : undefined
  const first = await api.shop.listFeedItems({})
  const shop = { platform, siteUrl: site.url, currency: first.currency, today, language }
  const parts = feedParts(first, (after) => api.shop.listFeedItems({ after }), {
    ...shop,
    name: site.name,
    about: site.tagline,
  })
  return compressed(request, new Response(streamOf(parts), { headers }))
}

/** Compression reduces feeds, which are long and repetitive, to a tenth. */
function compressed({ headers }: Request, response: Response): Response {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(
    headers.get('accept-encoding') ?? '',
  )
  if (!takesGzip || !response.body) return response
  const body = response.body.pipeThrough(new CompressionStream('gzip'))
  const encoded = new Headers(response.headers)
  encoded.set('content-encoding', 'gzip')
  return new Response(body, { headers: encoded })
}

interface NamedShop extends FeedShop {
  readonly name: string
  readonly about: string
}

/** The document in parts: its start, the items of each page, and its end. */
export async function* feedParts(
  first: FeedPage,
  pageAfter: (after: string) => Promise<FeedPage>,
  shop: NamedShop,
): AsyncGenerator<string> {
  const channel = [
    `<link>${escapeXml(`${shop.siteUrl}/`)}</link>`,
    `<description>${escapeXml(shop.about || shop.name)}</description>`,
  ]
  yield `${xmlDeclaration}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escapeXml(shop.name)}</title>${channel.join('')}\n`
  for (let page = first; ; page = await pageAfter(page.next)) {
    yield page.items.map((item) => (isTaken(item, shop) ? itemXml(item, shop) : '')).join('')
    if (page.next === null) break
  }
  yield '</channel></rss>\n'
}

const itemXml = (item: FeedPage['items'][number], shop: FeedShop): string => {
  const fields = feedFields(item, shop).map(
    ([name, text]) => `<g:${name}>${escapeXml(text)}</g:${name}>`,
  )
  return `<item>${fields.join('')}</item>\n`
}

/** Reads the next part only after the previous one was consumed (backpressure). */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
}
