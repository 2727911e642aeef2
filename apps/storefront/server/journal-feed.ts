import { VitrineError } from '@vitrine/sdk'
import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { escapeXml, textFile, xmlDeclaration } from './text-file.ts'

const ENTRIES = 20

type Article = Awaited<ReturnType<RequestContext['api']['shop']['journalPage']>>['articles'][number]

/** The newest articles as an Atom feed (RFC 4287); undefined where there are none. */
export async function journalFeed({ api, site }: RequestContext): Promise<Response | undefined> {
  const articles = await newestOf(api)
  if (articles.length === 0) return undefined
  const self = site.url + links.journalFeed()
  const journal = site.url + links.journal()
  const newest = articles[0]?.date ?? new Date(0)
  const feed = [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.locale)}">`,
    `<id>${escapeXml(journal)}</id><title>${escapeXml(site.name)}</title>`,
    `<updated>${newest.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(journal)}"/>`,
    ...articles.map((one) => entryOf(one, site)),
    '</feed>',
  ]
  return textFile(xmlDeclaration + feed.join(''), 'application/atom+xml')
}

async function newestOf(api: RequestContext['api']): Promise<readonly Article[]> {
  try {
    return (await api.shop.journalPage({ limit: ENTRIES })).articles
  } catch (error) {
    if (error instanceof VitrineError && error.status === 404) return []
    throw error
  }
}

function entryOf(
  { slug, title, summary, author, date, tags }: Article,
  site: RequestContext['site'],
): string {
  const url = escapeXml(site.url + links.article(slug))
  return [
    `<entry><id>${url}</id><title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${date.toISOString()}</published><updated>${date.toISOString()}</updated>`,
    `<author><name>${escapeXml(author || site.name)}</name></author>`,
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    summary === '' ? '' : `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('')
}
