import { links } from '../app/links.ts'
import type { CollectionLink } from '../app/page-state.ts'
import type { RequestContext } from './context.ts'

/** Products in one file of the sitemap: ten questions of the catalog. Crawlers take up to 50,000. */
const PAGE_SIZE = 1000
/** What one question of the catalog brings at most. */
const QUERY_LIMIT = 100
const DAY_SECONDS = 86_400

const paths = { robots: '/robots.txt', sitemap: '/sitemap.xml', icon: '/favicon.ico' } as const
const partPath = /^\/sitemaps\/(collections|products)-([1-9]\d{0,5})\.xml$/
const privatePaths = ['/account', '/login', '/register', '/forgot-password', '/search', '/sign-in']

export const isForCrawlers = ({ method }: Request, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (Object.values<string>(paths).includes(path) || partPath.test(path))

/** What crawlers and browsers ask of every website by itself; undefined where there is no such file. */
export async function answerCrawler(
  context: RequestContext,
  icon: string | undefined,
): Promise<Response | undefined> {
  const { site, url } = context
  if (url.pathname === paths.icon) return icon ? toIcon(icon) : undefined
  if (url.pathname === paths.robots) return textFile(robots(site.url), 'text/plain')
  if (url.pathname === paths.sitemap)
    return textFile(await sitemapIndex(context), 'application/xml')
  const [, kind, page = ''] = partPath.exec(url.pathname) ?? []
  const entries =
    kind === 'products'
      ? await productsOf(context, Number(page))
      : await collectionsOf(context, Number(page))
  return entries.length > 0 ? textFile(urlSet(site.url, entries), 'application/xml') : undefined
}

const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}${paths.sitemap}`,
    '',
  ].join('\n')

interface Entry {
  readonly path: string
  readonly changed?: Date
}

async function sitemapIndex({ api, site }: RequestContext): Promise<string> {
  const { metadata } = await api.catalogV1.queryProducts({ query: { paging: { limit: 1 } } })
  const count = Math.ceil(metadata.total / PAGE_SIZE)
  const parts = ['collections-1', ...Array.from({ length: count }, (_, at) => `products-${at + 1}`)]
  const files = parts.map(
    (part) => `<sitemap><loc>${site.url}/sitemaps/${part}.xml</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">${files.join('')}</sitemapindex>`
}

async function productsOf({ api }: RequestContext, page: number): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let from = 0; from < PAGE_SIZE; from += QUERY_LIMIT) {
    const { products } = await api.catalogV1.queryProducts({
      query: {
        sort: [{ fieldName: 'numericId', order: 'ASC' }],
        paging: { limit: QUERY_LIMIT, offset: (page - 1) * PAGE_SIZE + from },
      },
    })
    entries.push(
      ...products.map(({ slug, lastUpdated }) => ({
        path: links.product(slug),
        changed: lastUpdated,
      })),
    )
    if (products.length < QUERY_LIMIT) break
  }
  return entries
}

async function collectionsOf({ allRooms }: RequestContext, page: number): Promise<Entry[]> {
  if (page > 1) return []
  const { rooms } = await allRooms()
  return [
    { path: links.home() },
    { path: links.allProducts() },
    ...rooms.flatMap(withInner).map(({ slug }) => ({ path: links.collection(slug) })),
  ]
}

const withInner = (room: CollectionLink): CollectionLink[] => [
  room,
  ...room.rooms.flatMap(withInner),
]

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (siteUrl: string, entries: readonly Entry[]): string => {
  const urls = entries.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${date}</url>`
  })
  return `${declaration}<urlset xmlns="${namespace}">${urls.join('')}</urlset>`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')

const textFile = (body: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })

const toIcon = (icon: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location: icon, 'cache-control': `public, max-age=${DAY_SECONDS}` },
  })
