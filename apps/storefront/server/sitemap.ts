import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import type { CacheVersion } from './cached-lookup.ts'
import { feedPlatformOf, productFeed } from './feeds/product-feed.ts'
import { journalFeed } from './journal-feed.ts'
import { escapeXml, textFile, xmlDeclaration } from './text-file.ts'

/** URLs per sitemap file, one API call. Crawlers accept up to 50,000. */
const PAGE_SIZE = 1000
const DAY_SECONDS = 86_400

const paths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  icon: '/favicon.ico',
  feed: links.journalFeed(),
} as const
const partPath = /^\/sitemaps\/(collections|products|pages|journal)-([1-9]\d{0,5})\.xml$/
const privatePaths = [
  '/account',
  '/cart',
  '/login',
  '/register',
  '/forgot-password',
  '/search',
  '/sign-in',
]

export const isCrawlerRequest = ({ method }: Request, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (Object.values<string>(paths).includes(path) ||
    partPath.test(path) ||
    feedPlatformOf(path) !== undefined)

interface CrawlerParts {
  readonly icon?: string | undefined
  /** Version of the catalog, for caching feeds. */
  readonly changes?: CacheVersion | undefined
}

/** `robots.txt`, sitemaps, feeds and the icon; undefined for other paths and if there is no content. */
export async function crawlerResponse(
  context: RequestContext,
  { icon, changes }: CrawlerParts,
): Promise<Response | undefined> {
  const { site, url } = context
  if (url.pathname === paths.icon) return icon ? toIcon(icon) : undefined
  if (url.pathname === paths.robots)
    return textFile(site.opensSoon ? nothing : robots(site.url), 'text/plain')
  if (site.opensSoon) return undefined
  if (url.pathname === paths.feed) return journalFeed(context)
  const platform = feedPlatformOf(url.pathname)
  if (platform) return productFeed(context, platform, changes)
  if (url.pathname === paths.sitemap)
    return textFile(await sitemapIndex(context), 'application/xml')
  const [, kind, page = ''] = partPath.exec(url.pathname) ?? []
  const entries = await entriesOf(context, kind, Number(page))
  return entries.length > 0 ? textFile(urlSet(context, entries), 'application/xml') : undefined
}

/** Blocks crawlers until the shop is open. */
const nothing = 'User-agent: *\nDisallow: /\n'

const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}${paths.sitemap}`,
    '',
  ].join('\n')

interface Entry {
  readonly path: string
  readonly lastModified?: Date
  /** Further languages in which the page exists. */
  readonly languages?: readonly string[]
}

async function sitemapIndex({ api, site }: RequestContext): Promise<string> {
  const [products, pages, articles] = await Promise.all(
    (['PRODUCTS', 'PAGES', 'ARTICLES'] as const).map((of) =>
      api.shop.listAddresses({ of, limit: 1 }),
    ),
  )
  const count = Math.ceil((products?.total ?? 0) / PAGE_SIZE)
  const parts = [
    'collections-1',
    // All pages and articles of a site fit into one file.
    ...(pages?.total ? ['pages-1'] : []),
    ...(articles?.total ? ['journal-1'] : []),
    ...Array.from({ length: count }, (_, at) => `products-${at + 1}`),
  ]
  const files = parts.map(
    (part) => `<sitemap><loc>${site.url}/sitemaps/${part}.xml</loc></sitemap>`,
  )
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">${files.join('')}</sitemapindex>`
}

function entriesOf(context: RequestContext, kind = '', page: number): Promise<Entry[]> {
  if (kind === 'products') return productsOf(context, page)
  if (kind === 'journal') return articlesOf(context, page)
  return kind === 'pages' ? pagesOf(context, page) : collectionsOf(context, page)
}

const pageOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

async function productsOf({ api }: RequestContext, page: number): Promise<Entry[]> {
  const { addresses } = await api.shop.listAddresses({ of: 'PRODUCTS', ...pageOf(page) })
  return addresses.map(({ slug, updatedDate }) => ({
    path: links.product(slug),
    lastModified: updatedDate,
  }))
}

async function pagesOf({ api }: RequestContext, page: number): Promise<Entry[]> {
  const { addresses } = await api.shop.listAddresses({ of: 'PAGES', ...pageOf(page) })
  return addresses.map(({ slug, updatedDate, languages }) => ({
    path: links.page(slug),
    lastModified: updatedDate,
    languages,
  }))
}

async function articlesOf({ api }: RequestContext, page: number): Promise<Entry[]> {
  const { addresses } = await api.shop.listAddresses({ of: 'ARTICLES', ...pageOf(page) })
  if (addresses.length === 0) return []
  const articles = addresses.map(({ slug, updatedDate, languages }) => ({
    path: links.article(slug),
    lastModified: updatedDate,
    languages,
  }))
  const ofJournal = [...new Set(addresses.flatMap(({ languages }) => languages))]
  return [{ path: links.journal(), languages: ofJournal }, ...articles]
}

async function collectionsOf({ api }: RequestContext, page: number): Promise<Entry[]> {
  if (page > 1) return []
  const { addresses } = await api.shop.listAddresses({ of: 'COLLECTIONS', ...pageOf(page) })
  return [
    { path: links.home() },
    { path: links.allProducts() },
    ...addresses.map(({ slug }) => ({ path: links.collection(slug) })),
  ]
}

const xhtml = 'http://www.w3.org/1999/xhtml'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (
  { site, mainLanguage }: Pick<RequestContext, 'mainLanguage' | 'site'>,
  entries: readonly Entry[],
): string => {
  const urls = entries.flatMap(({ path, lastModified, languages = [] }) => {
    const date = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
    const all = languages.length > 0 ? [mainLanguage, ...languages] : []
    const alternates = [
      ...all.map((lang) => [lang, links.inLanguage(path, lang)] as const),
      ...(all.length > 0 ? [['x-default', path] as const] : []),
    ].map(
      ([lang, to]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(site.url + to)}"/>`,
    )
    // Each language has its own entry, which lists all alternatives.
    const addresses = [path, ...languages.map((lang) => links.inLanguage(path, lang))]
    return addresses.map(
      (one) => `<url><loc>${escapeXml(site.url + one)}</loc>${date}${alternates.join('')}</url>`,
    )
  })
  return `${xmlDeclaration}<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">${urls.join('')}</urlset>`
}

const toIcon = (icon: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location: icon, 'cache-control': `public, max-age=${DAY_SECONDS}` },
  })
