import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A rendered page, cached until something changes. */
interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Compressed once, for everybody after the first. */
  readonly brotli: Uint8Array
}

interface Visit {
  readonly network?: string
}
type PageHandler = (request: Request, visit: Visit) => Promise<Response | undefined>

const MAX_BYTES = 48 * 1024 * 1024
const SESSION = /(?:^|;\s*)vitrine[-_]session=/
/** Pages of a rehearsal say that they are of one. */
const REHEARSAL = /(?:^|;\s*)vitrine_rehearsal=/
/** Staff in a rehearsal, or with a preview of a closed shop. */
const TRYING = /(?:^|;\s*)vitrine_(?:rehearsal|preview)=/
/** A wish list with something on it: pages show hearts and a link to it. */
const WISHES = /(?:^|;\s*)vitrine_wishes=[1-9]/
/** Theme, language and the visitor's destination, because product pages show delivery prices. */
const PREFERENCES = /(?:^|;\s*)(vitrine(?:-(?:theme|lang)|_place)=[^;]*)/g

interface SiteLookups {
  /** Whether the site at a host is open; undefined when that is not known without asking. */
  isOpen(host: string): boolean | undefined
  /** Scheme and host that a request was sent to. */
  originOf(request: IncomingMessage): string
  /** The address that it came from. */
  networkOf(request: IncomingMessage): string
}

/** A page as served, from the cache or not. */
export interface PageView {
  readonly host: string
  readonly path: string
  readonly userAgent: string
  readonly network: string
  readonly referrer: string
}

interface PageCacheOptions {
  readonly onView?: (view: PageView) => void
}

type ReadHeader = (name: string) => string | null | undefined

/**
 * Caches whole pages for people who are not signed in, have no wish list and do not rehearse, until a fact reports a change.
 * The cache key is address, language, theme and place of delivery; pages that are private or set a cookie are not cached.
 */
export function createPageCache(handler: PageHandler, { onView }: PageCacheOptions = {}) {
  let cache = new Map<string, CachedPage>()
  let bytes = 0
  const forget = () => {
    cache = new Map()
    bytes = 0
  }

  return {
    forget,
    /** Sends cached pages of open sites before routing; false leaves the request to `fetch`. */
    createRawHandler:
      (lookups: SiteLookups) => (request: IncomingMessage, response: ServerResponse) => {
        const page =
          cache.size > 0 ? cache.get(cacheKeyOfRequest(request, lookups) ?? '') : undefined
        if (!page) return false
        const host = hostOf(lookups.originOf(request))
        if (!lookups.isOpen(host) || !send(page, request, response)) return false
        if (onView && isLookedAt(request.headers)) {
          onView({
            host,
            path: request.url ?? '/',
            userAgent: request.headers['user-agent'] ?? '',
            network: lookups.networkOf(request),
            referrer: request.headers.referer ?? '',
          })
        }
        return true
      },
    async fetch(request: Request, visit: Visit = {}): Promise<Response | undefined> {
      const { method, url, headers } = request
      const seen = () =>
        onView &&
        method === 'GET' &&
        isLookedAt(Object.fromEntries(headers)) &&
        onView(viewOf(request, visit))
      const key = cacheKey(method, url, (name) => headers.get(name))
      const cached = key === undefined ? undefined : cache.get(key)
      if (cached) {
        seen()
        return toResponse(cached, request)
      }
      const before = cache
      const response = await handler(request, visit)
      if (response && isPage(response)) seen()
      if (!response || key === undefined || !isCacheable(response)) return response
      const page = await toCachedPage(response)
      // Something changed while the page was made: it is right for this request only.
      if (before === cache) {
        bytes += page.body.byteLength + page.brotli.byteLength
        if (bytes > MAX_BYTES) forget()
        cache.set(key, page)
      }
      return toResponse(page, request)
    },
  }
}

function cacheKey(method: string, url: string, header: ReadHeader): string | undefined {
  const cookies = header('cookie') ?? ''
  const isPersonal = cookies && [SESSION, WISHES, REHEARSAL].some((one) => one.test(cookies))
  if (method !== 'GET' || isPersonal || header('authorization')) return undefined
  const preferences = cookies && [...cookies.matchAll(PREFERENCES)].map((match) => match[1]).sort()
  return [url, header('accept') ?? '', header('accept-language') ?? '', ...preferences].join('\n')
}

const cacheKeyOfRequest = (request: IncomingMessage, lookups: SiteLookups) =>
  request.headers.authorization === undefined
    ? cacheKey(
        request.method ?? '',
        `${lookups.originOf(request)}${request.url}`,
        (name) => request.headers[name] as string | undefined,
      )
    : undefined

const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2)

/** Clients that accept gzip and nothing better are left to the compression step. */
function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const isBrotli = takesBrotli(accepted)
  if (!isBrotli && accepted.includes('gzip')) return false
  const body = isBrotli ? page.brotli : page.body
  response.writeHead(page.status, rawHeadersOf(page, isBrotli))
  response.end(body)
  return true
}

const rawHeadersByPage = new WeakMap<CachedPage, readonly [plain: string[], brotli: string[]]>()

/** The headers of a cached page as a flat list: name, value, name, value. */
function rawHeadersOf(page: CachedPage, isBrotli: boolean): string[] {
  const cached = rawHeadersByPage.get(page)
  if (cached) return cached[isBrotli ? 1 : 0]
  const write = (body: Uint8Array, coding = {}) =>
    Object.entries({ ...page.headers, ...coding, 'content-length': `${body.byteLength}` }).flat()
  rawHeadersByPage.set(page, [write(page.body), write(page.brotli, { 'content-encoding': 'br' })])
  return rawHeadersOf(page, isBrotli)
}

const takesBrotli = (accepted: string) =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted)

/** Whether the request is a visit: not a rehearsal, a preview or a prefetch. */
const isLookedAt = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] === undefined &&
  (headers.cookie === undefined || !TRYING.test(headers.cookie))

function viewOf({ url, headers }: Request, { network = '' }: Visit): PageView {
  const { host, pathname } = new URL(url)
  return {
    host,
    path: pathname,
    userAgent: headers.get('user-agent') ?? '',
    network,
    referrer: headers.get('referer') ?? '',
  }
}

/** A page of its own, or the data of one for a browser that is in the shop already. */
const isPage = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /^(text\/html|application\/vnd\.vitrine\.page)/.test(headers.get('content-type') ?? '')

const isCacheable = ({ status, headers }: Response) =>
  status === 200 &&
  !headers.has('set-cookie') &&
  !(headers.get('cache-control') ?? '').includes('no-store') &&
  (headers.get('content-type') ?? '').includes('text/html')

async function toCachedPage(response: Response): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const vary = response.headers.get('vary')
  const headers = {
    ...Object.fromEntries(response.headers),
    vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
  }
  return { status: response.status, headers, body, brotli: await compress(body, quality) }
}

function toResponse({ status, headers, body, brotli }: CachedPage, request: Request): Response {
  if (!takesBrotli(request.headers.get('accept-encoding') ?? ''))
    return new Response(body as never, { status, headers })
  return new Response(brotli as never, {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
  })
}
